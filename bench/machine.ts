import { cpus, release, totalmem, type } from 'node:os';
import pg from 'pg';
import type { Bench } from './bench-run.ts';
import { canPin } from './cores.ts';

/** A sentence that names the machine and the day of a run. */
export async function describeMachine({ databaseUrl }: Bench): Promise<string> {
	const pinned = canPin() ? 'the server on one core, the load on another' : 'server and load share the cores';
	return `${await describeInstallation(databaseUrl)}; ${pinned}.`;
}

/** The machine, the day and the database of a run. */
export async function describeInstallation(databaseUrl: string | undefined): Promise<string> {
	const processors = cpus();
	const day = new Date().toISOString().slice(0, 10);
	const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
	return `Measured on ${day}: ${processors.length} × ${processors[0]?.model.trim()}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}, ${await database(databaseUrl)}`;
}

async function database(url: string | undefined): Promise<string> {
	if (url === undefined) return 'the embedded database';
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query<{ server_version: string }>('show server_version').finally(() => client.end());
	return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
}
