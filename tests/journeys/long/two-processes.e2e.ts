import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { section, story } from '../../support/content.ts';
import { describeOnPostgres, type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { eventually } from '../../support/eventually.ts';
import { loadOn } from '../../support/programs/load.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

/** The longest time in ms from the answer of the ingest API until each process shows the new text. */
const withinMs = 1_000;

const at = (id: string, path: string, headline: string) =>
	story(id, { website: 'tn', website_url: path, headlines: { basic: headline }, display_date: '2026-11-01T12:00:00Z' });

describeOnPostgres('two processes on one database', () => {
	let database: OwnPostgres;
	let first: Program;
	let second: Program;
	const sender = () => senderTo(first, 'tn');
	const both = () => [first, second];
	beforeAll(async () => {
		database = await ownPostgres();
		const environment = { DATABASE_URL: database.databaseUrl, DEMO_CONTENT: 'off', LOG_LEVEL: 'debug' };
		// At the same time: two processes may migrate one empty database.
		[first, second] = await Promise.all([startProgram({ environment }), startProgram({ environment })]);
		await sender().putAll([section('/deportes'), at('A', '/deportes/a/', 'Primera versión'), at('B', '/deportes/b/', 'Otra nota')]);
	});
	afterAll(async () => {
		await Promise.all([first?.stop(), second?.stop()]);
		await database?.drop();
	});

	const pages = (path: string) => Promise.all(both().map((program) => program.get('tn', path)));
	const have = (text: string) => (answers: readonly { body: string }[]) => answers.every(({ body }) => body.includes(text));

	/** How often a program has rendered a page, by its log. */
	const rendersOf = (program: Program, path: string) =>
		program
			.output()
			.split('\n')
			.filter((line) => line.includes('"page made"') && line.includes(`"tn html ${path}"`)).length;

	it('L05 show a corrected headline on the story, the home and the section within a second', async () => {
		const surfaces = ['/deportes/a/', '/', '/deportes/', '/ultimas-noticias/'];
		for (const path of surfaces) await eventually(() => pages(path), have('Primera versión'), withinMs);
		expect((await sender().put(at('A', '/deportes/a/', 'Segunda versión'))).status).toBe(201);
		const all = async () => (await Promise.all(surfaces.map(pages))).flat();
		await eventually(all, (answers) => have('Segunda versión')(answers) && !answers.some(({ body }) => body.includes('Primera')), withinMs);
	});

	it('C08 stop showing an unpublished story within a second, also in lists', async () => {
		await sender().put(at('C', '/deportes/c/', 'Nota que se retira'));
		await eventually(() => pages('/deportes/c/'), have('Nota que se retira'), withinMs);
		await pages('/');
		expect((await sender().unpublish('C')).status).toBe(200);
		await eventually(
			async () => [...(await pages('/deportes/c/')), ...(await pages('/'))],
			([one, other, ...homes]) => one?.status === 410 && other?.status === 410 && !homes.some(({ body }) => body.includes('se retira')),
			withinMs,
		);
	});

	it('show a new story within a second at an address that was not found before', async () => {
		expect((await pages('/deportes/d/')).map(({ status }) => status)).toEqual([404, 404]);
		await sender().put(at('D', '/deportes/d/', 'Recién llegada'));
		await eventually(() => pages('/deportes/d/'), have('Recién llegada'), withinMs);
	});

	it.each(['/deportes/a/', '/deportes/'])('L03 render %s once each for 500 requests at the same time after a purge', async (path) => {
		await pages(path);
		const before = both().map((program) => rendersOf(program, path));
		const headline = `Purgada ${randomBytes(4).toString('hex')}`;
		expect((await sender().put(at('A', '/deportes/a/', headline))).status).toBe(201);
		const answers = await Promise.all(Array.from({ length: 500 }, () => first.get('tn', path)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(answers.every(({ body }) => body.includes(headline))).toBe(true);
		expect(rendersOf(first, path) - (before[0] ?? 0)).toBe(1);
	});

	it('L03 render a story that nobody has read once for 500 requests at the same time', async () => {
		await sender().put(at('E', '/deportes/e/', 'Exclusiva'));
		// The other process has read of the publication by now, and purges nothing more for it.
		await eventually(
			() => second.get('tn', '/deportes/'),
			({ body }) => body.includes('Exclusiva'),
			withinMs,
		);
		const answers = await Promise.all(Array.from({ length: 500 }, () => second.get('tn', '/deportes/e/')));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(rendersOf(second, '/deportes/e/')).toBe(1);
	});

	it('L09 render a page once for 1,000 unknown query strings', async () => {
		await first.get('tn', '/deportes/b/');
		const before = rendersOf(first, '/deportes/b/');
		for (let at = 0; at < 1_000; at += 50) {
			const paths = Array.from({ length: 50 }, (_none, index) => `/deportes/b/?utm_${at + index}=${randomBytes(4).toString('hex')}`);
			const answers = await Promise.all(paths.map((path) => first.get('tn', path)));
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		}
		expect(rendersOf(first, '/deportes/b/')).toBe(before);
	});

	it('L05 serve the last of 30 publications under load, and no reader gets an error', async () => {
		const load = loadOn(both(), ['/', '/deportes/', '/deportes/a/', '/deportes/b/']);
		for (let version = 1; version <= 30; version += 1) {
			expect((await sender().put(at('A', '/deportes/a/', `Último momento ${version}.`))).status).toBe(201);
		}
		await eventually(() => pages('/deportes/a/'), have('Último momento 30.'), withinMs);
		const { statuses, faults } = await load.end();
		expect(faults).toEqual([]);
		expect([...statuses.keys()]).toEqual([200]);
		expect(statuses.get(200)).toBeGreaterThan(100);
	});
});
