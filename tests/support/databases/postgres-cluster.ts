import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, it } from 'vitest';
import { freePort } from '../programs/free-port.ts';

/** A PostgreSQL server that belongs to one test, which may stop it. */
export type PostgresCluster = {
	readonly databaseUrl: string;
	start(): Promise<void>;
	/** Stops it at once, as a power loss would. Acknowledged changes survive. */
	kill(): Promise<void>;
	remove(): Promise<void>;
};

const run = promisify(execFile);

/** The folder with the programs of each version on Debian. */
const versions = '/usr/lib/postgresql';

const programs = await programsFolder();

/** Tests that stop their database server. Without the programs of PostgreSQL they are skipped, and fail in CI (CI=true). */
export function describeOnCluster(name: string, tests: () => void): void {
	if (programs !== undefined) describe(name, tests);
	else if (process.env.CI === 'true') it(`${name}: PostgreSQL is installed`, () => Promise.reject(new Error(`not in ${versions}`)));
	else describe.skip(`${name} (SKIPPED: no PostgreSQL in ${versions})`, tests);
}

/** Makes a cluster in a temporary directory, at a free port, and starts it. */
export async function startCluster(): Promise<PostgresCluster> {
	const folder = await mkdtemp('/tmp/kiosco-cluster-');
	await giveAway(folder);
	const port = await freePort();
	const data = join(folder, 'data');
	await command('initdb', ['--pgdata', data, '--username', 'kiosco', '--auth', 'trust', '--no-sync', '--encoding', 'UTF8']);
	const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
	const start = () => command('pg_ctl', ['start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', settings]);
	const kill = () => command('pg_ctl', ['stop', '--pgdata', data, '--mode', 'immediate']);
	await start();
	return {
		databaseUrl: `postgres://kiosco@127.0.0.1:${port}/postgres`,
		start,
		kill,
		remove: async () => {
			await kill().catch(() => {});
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function programsFolder(): Promise<string | undefined> {
	const found = await readdir(versions).catch(() => []);
	const newest = found.toSorted((one, other) => Number(other) - Number(one))[0];
	return newest === undefined ? undefined : join(versions, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;

async function command(name: string, args: readonly string[]): Promise<void> {
	const program = join(programs ?? '', name);
	const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
	// The server inherits the pipes, so waiting for their end would never finish.
	await run(file ?? program, rest, { cwd: '/tmp', timeout: 60_000 });
}

async function giveAway(folder: string): Promise<void> {
	await chmod(folder, 0o755);
	if (!isRoot) return;
	const { stdout } = await run('id', ['-u', 'postgres']);
	await chown(folder, Number(stdout), -1);
}
