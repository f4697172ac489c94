import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresUrl } from '../tools/postgres-url.ts';
import { Cleanup } from './cleanup.ts';

/** One run of the benchmark: its folder, how long it measures, and what it must undo. */
export type Bench = {
	readonly folder: string;
	readonly cleanup: Cleanup;
	/** Rounds of each contender. */
	readonly rounds: number;
	/** Length of a round (s). */
	readonly seconds: number;
	/** How many stories are imported into each kind of database. */
	readonly imports: { readonly postgres: number; readonly pglite: number };
	/** How many sign-ins come within how many seconds in the burst. */
	readonly burst: { readonly signIns: number; readonly seconds: number };
	/** How long requests come at a steady pace while the memory is watched (s). */
	readonly soakSeconds: number;
	/** Database of the run on PostgreSQL, seeded by the first start of the program; undefined for the embedded one. */
	readonly databaseUrl: string | undefined;
};

/** Creates the folder and the database of a run. A quick run has fewer and shorter rounds. */
export async function startBench({ quick }: { readonly quick: boolean }): Promise<Bench> {
	const cleanup = new Cleanup();
	const folder = mkdtempSync(join(tmpdir(), 'kiosco-bench-'));
	cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
	const burst = quick ? { signIns: 1_000, seconds: 60 } : { signIns: 10_000, seconds: 600 };
	const imports = quick ? { postgres: 10_000, pglite: 5_000 } : { postgres: 100_000, pglite: 20_000 };
	const lengths = quick ? { rounds: 3, seconds: 2, soakSeconds: 120 } : { rounds: 7, seconds: 5, soakSeconds: 1_200 };
	return { folder, cleanup, ...lengths, burst, imports, databaseUrl: await newDatabase(cleanup) };
}

/** Creates an empty database on the PostgreSQL server and drops it at the end of the run. Undefined when no server answers. */
export async function newDatabase(cleanup: Cleanup): Promise<string | undefined> {
	const server = postgresUrl();
	if (server === undefined) return undefined;
	const name = `kiosco_bench_${process.pid}_${randomBytes(4).toString('hex')}`;
	await command(server, `create database ${name}`);
	cleanup.add(() => command(server, `drop database ${name} with (force)`));
	const url = new URL(server);
	url.pathname = `/${name}`;
	return url.href;
}

async function command(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(text).finally(() => client.end());
}
