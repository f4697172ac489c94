// Locks the data directory for one process. The operating system releases the lock when the process ends, even after a crash, and processes
// in other containers see it. A second file says who holds the lock, for people.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

const holderSchema = v.object({ pid: v.number(), host: v.string(), since: v.string(), port: v.optional(v.number()) });
/** The process that holds the lock. */
type Holder = v.InferOutput<typeof holderSchema>;

/** Another process uses the data directory (X15). PGlite itself takes no lock, and two processes would lose rows silently. */
export class DataDirInUse extends Error {
	override readonly name = 'DataDirInUse';

	constructor(file: string, holder: Holder | undefined) {
		const by = holder ? `process ${holder.pid}${portOf(holder)} since ${holder.since}, at ${holder.host}` : 'another process';
		super(`the data directory is in use by ${by} (${file}); set another DATA_DIR and PORT`);
	}
}

/** A lock that this process holds until `release`. */
export type DataLock = { readonly release: () => Promise<void> };

const portOf = ({ port }: Holder): string => (port === undefined ? '' : ` on port ${port}`);

/** Error code of SQLite for a lock that another process or connection has. */
const SQLITE_BUSY = 5;

/**
 * Locks the directory for this process. Throws `DataDirInUse` when a process has it locked, in this PID namespace or another. Nothing may
 * open the lock file: POSIX drops a process's locks when it closes any descriptor of their file (fcntl(2)).
 */
export async function lockDataDir(dataDir: string, port: number | undefined): Promise<DataLock> {
	const holderFile = join(dataDir, 'kiosco.lock');
	const unlock = lockFile(join(dataDir, 'kiosco.flock'));
	if (!unlock) throw new DataDirInUse(holderFile, readHolder(holderFile));
	const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), ...(port !== undefined && { port }) };
	writeFileSync(holderFile, JSON.stringify(holder));
	const release = () => {
		process.off('exit', release);
		rmSync(holderFile, { force: true });
		unlock();
	};
	process.once('exit', release);
	return { release: async () => release() };
}

/** Locks a file with SQLite: Node can take no other lock of the kernel. Returns the function that unlocks it; undefined when it is locked. */
function lockFile(file: string): (() => void) | undefined {
	const lock = new DatabaseSync(file);
	try {
		lock.exec('begin exclusive');
		return () => lock.close();
	} catch (error) {
		lock.close();
		if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
		throw error;
	}
}

/** Who holds the lock; undefined while the holder has not written it yet. */
function readHolder(file: string): Holder | undefined {
	try {
		return v.parse(v.pipe(v.string(), v.parseJson(), holderSchema), readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}
