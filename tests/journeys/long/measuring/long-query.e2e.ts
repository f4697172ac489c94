import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { section, story } from '../../../support/content.ts';
import { eventually } from '../../../support/eventually.ts';
import { measuresTheMachine } from '../../../support/form.ts';
import { loadOn } from '../../../support/programs/load.ts';
import { type Program, startProgram } from '../../../support/programs/program.ts';
import { senderTo } from '../../../support/sender.ts';
import { silentLog } from '../../../support/silent-log.ts';

const kept = '/deportes/leida/';
/** One for each try. */
const unseen = ['/deportes/sin-leer/', '/deportes/tampoco/', '/deportes/ni-esta/'];

let dataDir: string;
let program: Program;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'kiosco-long-query-'));
	const environment = { DEMO_CONTENT: 'off' };
	program = await startProgram({ dataDir, environment });
	const stories = [kept, ...unseen].map((path, index) => story(`S${index}`, { website: 'tn', website_url: path }));
	await senderTo(program, 'tn').putAll([section('/deportes'), ...stories]);
	await program.stop();
	await makeSearchEndless();
	program = await startProgram({ dataDir, environment });
});
afterAll(async () => {
	await program?.stop('SIGKILL');
	if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** Any reader can ask for a search, so it stands for every query that may take long one day. */
async function makeSearchEndless(): Promise<void> {
	const database = await openDatabase({ dataDir, log: silentLog() });
	await sql`create or replace function content.matched(of_brand text, asked tsquery, of_section text, at timestamptz, most integer)
		returns table (id text, displayed_at timestamptz, words tsvector) language sql volatile
		as 'select null::text, null::timestamptz, null::tsvector from pg_sleep(20)'`.execute(database.sql);
	await database.close();
}

const title = 'X16 a query of 20 s on the embedded database is 503 within 5 s; pages go on meanwhile, and all of the site right after';
it(title, measuresTheMachine, async () => {
	const path = unseen.shift() ?? '';
	expect((await program.get('tn', kept)).status).toBe(200);
	const answers: string[] = [];
	const ask = async (asked: string) => {
		const { status, headers } = await program.get('tn', asked);
		answers.push(`${asked} ${status}, again in ${headers['retry-after']} s`);
	};
	const start = performance.now();
	const load = loadOn([program], [kept], { pauseMs: 20 });
	await Promise.all([ask('/buscar/gol/'), ask(path)]);
	const ms = performance.now() - start;
	const { statuses, faults, within } = await load.end();
	expect(answers).toEqual([`${path} 503, again in 2 s`, '/buscar/gol/ 503, again in 2 s']);
	expect(ms).toBeLessThan(5_000);
	expect(faults).toEqual([]);
	expect([...statuses.keys()]).toEqual([200]);
	expect(within(0.99)).toBeLessThan(250);
	await eventually(
		() => program.get('tn', path),
		({ status }) => status === 200,
		15_000,
	);
});
