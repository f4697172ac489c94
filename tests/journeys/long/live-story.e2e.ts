import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { listenTo } from '../../support/browser/browser.ts';
import { phone } from '../../support/browser/demo-readers.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { section } from '../../support/content.ts';
import { describeOnPostgres, type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { onePerValue } from '../../support/demo.ts';
import { coveragePath, liveCoverage, type PlannedEntry } from '../../support/live-coverage.ts';
import { openStream } from '../../support/programs/event-stream.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const kickOff: PlannedEntry = { id: 'inicio', minute: 0, title: 'Empieza la final' };
const goal: PlannedEntry = { id: 'gol', minute: 20, title: 'Gol de Ferro', mark: 'key' };
const table = { type: 'table', header: [{ type: 'text', content: 'Equipo' }], rows: [[{ type: 'text', content: 'Ferro' }]] };
const halfTime: PlannedEntry = { id: 'entretiempo', minute: 45, title: 'Terminó el primer tiempo', more: [table] };
const secondGoal: PlannedEntry = { id: 'gol-2', minute: 70, title: 'Otro gol de Ferro', mark: 'key' };

const browser = fileBrowser();

describeOnPostgres('a live story, written through one process and read from another', () => {
	let database: OwnPostgres;
	let writer: Program;
	let reader: Program;
	beforeAll(async () => {
		database = await ownPostgres();
		const environment = { DATABASE_URL: database.databaseUrl, DEMO_CONTENT: 'off' };
		[writer, reader] = await Promise.all([startProgram({ environment }), startProgram({ environment })]);
	});
	afterAll(async () => {
		await Promise.all([writer?.stop(), reader?.stop()]);
		await database?.drop();
	});

	const versionOn = async (program: Program, brand: string) =>
		/&quot;version&quot;:&quot;([\w-]+)/.exec((await program.get(brand, coveragePath)).body)?.[1];
	/** Publishes a version of the story. The process that readers ask has it a moment later. */
	const publish = async (brand: string, entries: readonly PlannedEntry[]) => {
		await senderTo(writer, brand).putAll([section('/deportes'), liveCoverage(brand, entries)]);
		const version = await versionOn(writer, brand);
		await expect.poll(() => versionOn(reader, brand)).toBe(version);
	};
	const open = async (brand: string, options: BrowserContextOptions = {}) => {
		const page = await (await browser().newContext(options)).newPage();
		await page.goto(reader.url(brand, coveragePath));
		return page;
	};
	const following = async (brand: string, options?: BrowserContextOptions) => {
		const page = await open(brand, options);
		await page.locator('kiosco-island[data-island="live-story"][data-state="ready"]').waitFor({ state: 'attached' });
		return page;
	};
	const entryIds = (page: Page) => page.locator('[data-entries] > li').evaluateAll((all) => all.map(({ id }) => id));
	const news = (page: Page) => page.locator('button[data-news]');

	describe.each(onePerValue(() => 'the same', brandList))('on $id', ({ id }) => {
		it('announces entries that are new, and shows them when the reader asks', async () => {
			await publish(id, [kickOff]);
			const page = await following(id, { viewport: phone });
			const complaints = listenTo(page);
			await publish(id, [kickOff, goal, halfTime]);
			await expect.poll(() => news(page).textContent()).toBe('2 nuevas');
			expect(await page.title()).toMatch(/^\(2\) /);
			expect(await entryIds(page)).toEqual(['inicio']);
			expect(await violationsOn(page)).toEqual([]);
			await news(page).focus();
			await page.keyboard.press('Enter');
			expect(await entryIds(page)).toEqual(['entretiempo', 'gol', 'inicio']);
			expect(await page.title()).not.toMatch(/^\(/);
			expect(await news(page).isVisible()).toBe(false);
			expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('entretiempo');
			expect(await page.locator('#entretiempo table').evaluate((element) => getComputedStyle(element).borderCollapse)).toBe('collapse');
			expect(complaints).toMatchObject({ console: [], foreign: [], failed: [] });
		});
	});

	it('brings a correction into the page and takes away what was withdrawn, without asking', async () => {
		await publish('tn', [kickOff, goal]);
		const page = await following('tn');
		await publish('tn', [{ ...kickOff, title: 'Empieza la final con lluvia' }]);
		await expect.poll(() => page.locator('#inicio h3').textContent()).toBe('Empieza la final con lluvia');
		await expect.poll(() => entryIds(page)).toEqual(['inicio']);
		expect(await news(page).isVisible()).toBe(false);
	});

	it('tells a reader who comes back what they missed, and where the last visit ended', async () => {
		await publish('tn', [kickOff]);
		const page = await following('tn');
		await publish('tn', [kickOff, goal, halfTime]);
		await expect.poll(() => news(page).textContent()).toBe('2 nuevas');
		await page.reload();
		const missed = page.getByRole('link', { name: 'Desde tu última visita hay 2 entradas nuevas' });
		await missed.click();
		expect(page.url()).toMatch(/#gol$/);
		expect(await page.locator('#gol').getAttribute('data-mark')).toBe('Hasta acá habías leído');
	});

	it('keeps its summary on top, lists its key moments, and shares an entry', async () => {
		await publish('tn', [kickOff, goal, halfTime, secondGoal, { id: 'resumen', minute: 50, title: 'Ferro gana 2 a 0', mark: 'pinned' }]);
		const page = await following('tn', { permissions: ['clipboard-read', 'clipboard-write'] });
		expect(await page.getByRole('region', { name: 'Lo importante' }).innerText()).toContain('Ferro gana 2 a 0');
		expect(await entryIds(page)).toEqual(['gol-2', 'entretiempo', 'gol', 'inicio']);
		const moments = page.getByRole('navigation', { name: 'Momentos clave' });
		expect(await moments.getByRole('link').allInnerTexts()).toEqual([
			expect.stringContaining('Otro gol de Ferro'),
			expect.stringContaining('Gol de Ferro'),
		]);
		await page.getByRole('button', { name: 'Compartir la entrada de las 12:20' }).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${reader.url('tn', coveragePath)}#gol`);
	});

	it('brings a newer summary and key moments into the page, and shows the entry of a moment that a reader presses', async () => {
		const summary = (title: string): PlannedEntry => ({ id: 'resumen', minute: 50, title, mark: 'pinned' });
		await publish('tn', [kickOff, summary('Empatan 0 a 0')]);
		const page = await following('tn');
		await publish('tn', [kickOff, goal, secondGoal, summary('Ferro gana 2 a 0')]);
		const pinned = page.getByRole('region', { name: 'Lo importante' });
		await expect.poll(() => pinned.innerText()).toContain('Ferro gana 2 a 0');
		expect(await entryIds(page)).toEqual(['inicio']);
		await page.getByRole('navigation', { name: 'Momentos clave' }).getByRole('link', { name: 'Gol de Ferro', exact: false }).last().click();
		expect(await entryIds(page)).toEqual(['gol-2', 'gol', 'inicio']);
		expect(page.url()).toMatch(/#gol$/);
	});

	it('says when it was updated, and that entries may be missing where its version is not kept any more', async () => {
		const many = Array.from({ length: 60 }, (_, minute) => ({ id: `e${minute}`, minute, title: `Minuto ${minute}` }));
		await publish('tn', many);
		const page = await (await browser().newContext()).newPage();
		await page.route('**/_site/live-story?*', (route, request) =>
			route.continue({ url: request.url().replace(/version=[\w-]+/, 'version=forgotten') }),
		);
		const before = new Date().toISOString();
		await page.goto(reader.url('tn', coveragePath));
		await page.getByText('Pasó mucho desde que abriste esta página').waitFor();
		const updated = page.locator('[data-updated]');
		expect(await updated.innerText()).toContain('Actualizado');
		expect((await updated.locator('time').getAttribute('datetime')) ?? '').toSatisfy((at: string) => at >= before);
		expect(await entryIds(page)).toHaveLength(60);
	});

	it('moves an entry to its summary and back', async () => {
		await publish('tn', [kickOff, goal]);
		const page = await following('tn');
		const pinned = page.getByRole('region', { name: 'Lo importante' });
		await publish('tn', [kickOff, { ...goal, mark: 'pinned' }]);
		await expect.poll(() => pinned.locator('#gol').count()).toBe(1);
		expect(await entryIds(page)).toEqual(['inicio']);
		await publish('tn', [kickOff, goal]);
		await expect.poll(() => news(page).textContent()).toBe('1 nueva');
		expect(await pinned.count()).toBe(0);
	});

	it.each<[string, (route: Route) => unknown, number]>([
		['is refused', (route) => route.fulfill({ status: 502 }), 0],
		['is held back', () => 'unanswered', 10_000],
	])('polls where the stream %s', async (_, answer, ms) => {
		await publish('tn', [kickOff]);
		const page = await (await browser().newContext()).newPage();
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(60_000);
		await page.route('**/_site/live-story?*', (route, request) =>
			request.headers().accept === 'text/event-stream' ? answer(route) : route.continue(),
		);
		const streamed = page.waitForRequest((request) => request.headers().accept === 'text/event-stream');
		const asked = page.waitForResponse((response) => response.url().includes('live-story') && response.status() === 204);
		await page.goto(reader.url('tn', coveragePath));
		await page.clock.runFor(1_000);
		await streamed;
		await page.clock.runFor(ms);
		await asked;
		await publish('tn', [kickOff, goal]);
		await expect
			.poll(async () => {
				await page.clock.runFor(15_000);
				return news(page).textContent();
			})
			.toBe('1 nueva');
	});

	it('gets newer by a link without scripts', async () => {
		await publish('tn', [kickOff]);
		const page = await open('tn', { javaScriptEnabled: false });
		await publish('tn', [kickOff, goal]);
		await expect
			.poll(async () => {
				await page.getByRole('link', { name: 'Actualizar' }).click();
				return entryIds(page);
			})
			.toEqual(['gol', 'inicio']);
	});

	it('says that the coverage is over when it is not published any more', async () => {
		await publish('tn', [kickOff]);
		const page = await following('tn');
		await senderTo(writer, 'tn').unpublish('FINAL');
		await page.getByText('La cobertura en vivo terminó.').waitFor();
	});
});

describe('the stream of a live story', () => {
	let program: Program;
	beforeAll(async () => {
		program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
	});
	afterAll(() => program?.stop());
	const address = (version: string, path = coveragePath) => `/_site/live-story?path=${path}&version=${version}`;
	const publish = (entries: readonly PlannedEntry[], more: object = {}) =>
		senderTo(program, 'tn').putAll([section('/deportes'), { ...liveCoverage('tn', entries), ...more }]);
	const minutes = (count: number): readonly PlannedEntry[] =>
		Array.from({ length: count }, (_, minute) => ({ id: `e${minute}`, minute, title: `Minuto ${minute}` }));
	const follow = (lastId?: string) => openStream(program, 'tn', { path: address('unknown'), ...(lastId && { lastId }) });

	it('continues from the last id that a reader has, with what was added, changed and removed since', async () => {
		await publish([...minutes(3), { id: 'resumen', minute: 9, title: 'Lo que pasó', mark: 'pinned' }]);
		const first = await follow();
		const known = await first.next();
		first.close();
		expect(known).toMatchObject({ event: 'change', data: { scope: 'all', entries: [{ id: 'e2' }, { id: 'e1' }, { id: 'e0' }] } });
		const witness = await follow(known?.id);
		const corrected = { id: 'e1', minute: 1, title: 'Otro título' };
		const [, , ...others] = minutes(5);
		for (const entries of [[corrected], [corrected, ...others]]) {
			await publish(entries);
			await witness.next();
		}
		const late = await (await follow(known?.id)).next();
		expect(late?.data).toMatchObject({
			scope: 'since',
			entries: [{ id: 'e4' }, { id: 'e3', after: 'e4' }, { id: 'e1', after: 'e2' }],
			removed: ['e0'],
		});
	});

	it('sends a reader whose version is not known the newest fifty, and says that others are missing', async () => {
		await publish(minutes(60));
		await expect.poll(async () => JSON.parse((await program.get('tn', address('unknown'))).body)).toMatchObject({ scope: 'newest' });
		const { entries, version } = JSON.parse((await program.get('tn', address('unknown'))).body);
		expect(entries).toHaveLength(50);
		expect((await program.get('tn', address(version))).status).toBe(204);
	});

	it('has nothing of a story for registered readers that visitors may not read', async () => {
		await publish(minutes(20), { content_restrictions: { content_code: 'registro' } });
		await expect.poll(async () => (await program.get('tn', address('unknown'))).body).not.toContain('Minuto');
		const { status, body } = await program.get('tn', address('unknown'));
		expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ scope: 'all', entries: [] })]);
	});

	it('ends when the program stops, which does not wait for its readers', async () => {
		await publish(minutes(2));
		const own = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
		await senderTo(own, 'tn').putAll([section('/deportes'), liveCoverage('tn', minutes(2))]);
		const stream = await openStream(own, 'tn', { path: address('unknown') });
		await stream.next();
		const stopped = own.stop();
		expect(await stream.next()).toBeUndefined();
		expect(await stopped).toBe(0);
	});

	it.each([
		['/no/hay/', 'v', 404],
		['/deportes/', 'v', 404],
		['no-path', 'v', 400],
		[coveragePath, 'with spaces', 400],
	])('is not there for %s with the version %s', async (path, version, status) => {
		expect((await program.get('tn', address(encodeURIComponent(version), path))).status).toBe(status);
	});
});
