import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { Bench } from './bench-run.ts';
import { cpuSeconds, machineCpuSeconds } from './usage.ts';

/** The processor time of some work (s), by process, and the share of the machine that other programs used meanwhile. */
export type Processors = { readonly program: number; readonly database: number; readonly others: number };

/**
 * Measures work; NaN where the system does not tell. `database` is the time of the connections of the program, if the server is on this
 * machine.
 */
export async function processorsOf<Result>(
	{ databaseUrl }: Bench,
	{ pid }: { readonly pid: number },
	work: () => Promise<Result>,
): Promise<Processors & { readonly result: Result }> {
	const before = await snapshot(databaseUrl, pid);
	const result = await work();
	const after = await snapshot(databaseUrl, pid);
	const used = (of: (one: Snapshot) => number) => of(after) - of(before);
	// A connection that was opened meanwhile began with nothing.
	const database = [...after.backends].reduce((sum, [backend, s]) => sum + s - (before.backends.get(backend) ?? 0), 0);
	const program = used((one) => one.program);
	const others = used((one) => one.machine) - used((one) => one.load) - program - database;
	return { result, program, database, others: others / used((one) => one.time) / availableParallelism() };
}

/** Times in s. */
type Snapshot = {
	readonly time: number;
	readonly machine: number;
	readonly program: number;
	readonly load: number;
	readonly backends: ReadonlyMap<number, number>;
};

async function snapshot(databaseUrl: string | undefined, pid: number): Promise<Snapshot> {
	const backends = await backendsOf(databaseUrl);
	const { user, system } = process.cpuUsage();
	return {
		time: performance.now() / 1000,
		machine: machineCpuSeconds() ?? Number.NaN,
		program: cpuSeconds(pid) ?? Number.NaN,
		load: (user + system) / 1e6,
		backends: new Map(backends.map((backend) => [backend, cpuSeconds(backend) ?? Number.NaN])),
	};
}

/** Process ids of the connections to the database of the run. */
export async function backendsOf(databaseUrl: string | undefined): Promise<readonly number[]> {
	if (databaseUrl === undefined) return [];
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const others = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
	return (await client.query<{ pid: number }>(others).finally(() => client.end())).rows.map(({ pid }) => pid);
}
