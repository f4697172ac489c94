import { randomBytes } from 'node:crypto';
import { serverAnswers, serverUrl, withServer } from './server.ts';

/** Names the run for its workers in TEST_RUN. At its end, drops its databases, also those of killed workers. */
export function setup(): () => Promise<void> {
	const run = randomBytes(4).toString('hex');
	process.env.TEST_RUN = run;
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
