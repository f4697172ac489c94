import { spawnSync } from 'node:child_process';

const defaultUrl = 'postgres://root@127.0.0.1:5432/postgres';

/** The URL of the PostgreSQL server for tests (TEST_POSTGRES_URL), or undefined when it does not answer. Tests create databases on it. */
export function postgresUrl(): string | undefined {
	const url = process.env.TEST_POSTGRES_URL ?? defaultUrl;
	const probe =
		"import('pg').then(async ({ default: { Client } }) => { const c = new Client({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 }); await c.connect(); await c.end(); })";
	return spawnSync(process.execPath, ['-e', probe, url], { stdio: 'ignore' }).status === 0 ? url : undefined;
}
