import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { serverAnswers, serverUrl, withServer } from './server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** The id of the run. The names of its databases begin with `kiosco_test_` and this id. */
		run: string;
	}
}

/** Drops the databases of a run at its end, also those of killed workers. */
export function setup({ provide }: TestProject): () => Promise<void> {
	const run = randomBytes(4).toString('hex');
	provide('run', run);
	const urls = new Set([serverUrl, process.env.TEST_DATABASE_URL ?? serverUrl]);
	return async () => {
		for (const url of urls) if (await serverAnswers(url)) await dropAll(url, run);
	};
}

async function dropAll(url: string, run: string): Promise<void> {
	await withServer(url, async (server) => {
		const { rows } = await server.query('select datname from pg_database where starts_with(datname, $1)', [`kiosco_test_${run}_`]);
		for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
	});
}
