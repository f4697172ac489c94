import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder with a file for each running program, named after its process id. It is in the temporary folder of the run. */
const folder = () => join(tmpdir(), 'running-programs');

/** Notes that a program runs, until it ends. */
export function noteStarted(child: ChildProcess): void {
	mkdirSync(folder(), { recursive: true });
	const file = join(folder(), String(child.pid));
	writeFileSync(file, '');
	child.once('exit', () => rmSync(file, { force: true }));
}

/** Kills the programs that still run because the worker that started them was killed. */
export function killLeftPrograms(): void {
	mkdirSync(folder(), { recursive: true });
	for (const pid of readdirSync(folder()).map(Number)) if (isProgram(pid)) process.kill(pid, 'SIGKILL');
}

/** The system may have given the id to another process. */
function isProgram(pid: number): boolean {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server/main.js');
	} catch {
		return false;
	}
}
