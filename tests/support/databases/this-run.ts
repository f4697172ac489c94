import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { serverAnswers, serverUrl, withServer } from './server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Names the run: its databases on a server begin with `kiosco_test_` and it. */
		run: string;
	}
}

/** Drops at the end of a run the databases that its workers had open until theirs, killed ones included. */
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
