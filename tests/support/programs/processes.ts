import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { residentBytes } from '../../../bench/usage.ts';

const run = promisify(execFile);

/** Ids of the processes that a process started. */
export async function childrenOf(pid: number): Promise<readonly number[]> {
	const { stdout } = await run('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }));
	return stdout.split('\n').flatMap((line) => (line === '' ? [] : [Number(line)]));
}

/** Bytes of memory that processes hold together. */
export function memoryOf(pids: readonly number[]): number {
	return pids.reduce((sum, pid) => sum + (residentBytes(pid) ?? 0), 0);
}
