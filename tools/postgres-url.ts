import { spawnSync } from 'node:child_process';

const usual = 'postgres://root@127.0.0.1:5432/postgres';

/** A PostgreSQL server that answers and on which tests may create databases of their own. */
export function postgresUrl(): string | undefined {
	const url = process.env.TEST_POSTGRES_URL ?? usual;
	const probe =
		"import('pg').then(async ({ default: { Client } }) => { const c = new Client({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 }); await c.connect(); await c.end(); })";
	return spawnSync(process.execPath, ['-e', probe, url], { stdio: 'ignore' }).status === 0 ? url : undefined;
}
