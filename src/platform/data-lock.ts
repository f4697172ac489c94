// The lock of the data directory: a file that names the process that uses it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';

const holderSchema = v.object({
	pid: v.number(),
	/** Distinguishes a process from a later one with the same pid; empty where the system does not tell. */
	birth: v.string(),
	since: v.string(),
	port: v.optional(v.number()),
});
/** The process that holds the lock. */
type Holder = v.InferOutput<typeof holderSchema>;

/** Another process uses the data directory (X15). PGlite itself takes no lock, and two processes would lose rows silently. */
export class DataDirInUse extends Error {
	override readonly name = 'DataDirInUse';

	constructor(file: string, holder: Holder) {
		const port = holder.port === undefined ? '' : ` on port ${holder.port}`;
		super(`the data directory is in use by process ${holder.pid}${port} since ${holder.since} (${file}); set another DATA_DIR and PORT`);
	}
}

/** A lock that this process holds until `release`. */
export type DataLock = { readonly release: () => Promise<void> };

/** Time in ms after which two processes that replace the same dead lock see which of them won. */
const SETTLE_MS = 100;

/** Locks the directory for this process. Replaces the lock of a process that died. Throws `DataDirInUse` when a process holds it. */
export async function lockDataDir(dataDir: string, port: number | undefined): Promise<DataLock> {
	const file = join(dataDir, 'kiosco.lock');
	const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), since: new Date().toISOString(), port });
	if (!create(file, mine)) await replaceDeadLock(file, mine);
	const release = () => {
		process.off('exit', release);
		if (read(file) === mine) rmSync(file, { force: true });
	};
	process.once('exit', release);
	return { release: async () => release() };
}

async function replaceDeadLock(file: string, mine: string): Promise<void> {
	const holder = await readHolder(file);
	if (holder && isAlive(holder)) throw new DataDirInUse(file, holder);
	rmSync(file, { force: true });
	create(file, mine);
	await sleep(SETTLE_MS);
	const winner = parseHolder(read(file));
	if (read(file) !== mine) throw new DataDirInUse(file, winner ?? { pid: 0, birth: '', since: 'just now' });
}

function create(file: string, content: string): boolean {
	try {
		writeFileSync(file, content, { flag: 'wx' });
		return true;
	} catch (error) {
		if (isErrno(error, 'EEXIST')) return false;
		throw error;
	}
}

function read(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (isErrno(error, 'ENOENT')) return '';
		throw error;
	}
}

/** Reads the holder. An incomplete file gets a second look, because another process may just be writing it. */
async function readHolder(file: string): Promise<Holder | undefined> {
	const holder = parseHolder(read(file));
	if (holder) return holder;
	await sleep(SETTLE_MS);
	return parseHolder(read(file));
}

function parseHolder(text: string): Holder | undefined {
	try {
		return v.parse(v.pipe(v.string(), v.parseJson(), holderSchema), text);
	} catch {
		// The process that wrote it died while writing.
		return undefined;
	}
}

function isAlive({ pid, birth }: Holder): boolean {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (isErrno(error, 'ESRCH')) return false;
	}
	return birth === '' || birthOf(pid) === birth;
}

/** On Linux: the id of the boot, and the start of the process in clock ticks since that boot (proc(5), field 22 of stat). */
function birthOf(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		const ticks = fields[18];
		// A zombie has ended; its parent has not read the exit code yet.
		if (state === 'Z') return '';
		return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
	} catch {
		return '';
	}
}

function isErrno(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
