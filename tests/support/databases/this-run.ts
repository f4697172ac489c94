import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serverAnswers, serverUrl, withServer } from './server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Names the run: its databases on a server begin with `kiosco_test_` and it, its folder is `kiosco-test-` and it. */
		run: string;
	}
}

/** Where a run keeps its embedded databases. */
export const folderOf = (run: string): string => join(tmpdir(), `kiosco-test-${run}`);

/** Removes at the end of a run what its workers had open until theirs, killed ones included. */
export function setup({ provide }: TestProject): () => Promise<void> {
	const run = randomBytes(4).toString('hex');
	provide('run', run);
	return async () => {
		await rm(folderOf(run), { recursive: true, force: true });
		for (const url of new Set([serverUrl, process.env.TEST_DATABASE_URL ?? serverUrl]))
			if (await serverAnswers(url)) await dropAll(url, run);
	};
}

async function dropAll(url: string, run: string): Promise<void> {
	await withServer(url, async (server) => {
		const { rows } = await server.query('select datname from pg_database where starts_with(datname, $1)', [`kiosco_test_${run}_`]);
		for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
	});
}
