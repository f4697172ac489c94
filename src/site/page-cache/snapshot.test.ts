import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { PageCache } from './page-cache.ts';
import { restoreSnapshot, saveSnapshot } from './snapshot.ts';
import type { RenderedPage } from './stored-page.ts';

const newCache = () => new PageCache({ maxBytes: 10_000_000, clock: () => new Date(), log: silentLog() });
const down = () => Promise.reject(new Error('database down'));
const page = (body: string, status = 200): RenderedPage => ({
	status,
	contentType: 'text/html',
	body,
	headers: {},
	keys: [],
	freshFor: 60,
});

/** A log that keeps its entries. */
function keptLog() {
	const told: unknown[] = [];
	const keep = (fields: unknown, event: string) => void told.push([fields, event]);
	return { log: { ...silentLog(), info: keep, warn: keep }, told };
}

let folder = '';
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the pages of a snapshot', () => {
	it('X02 are served while the database is down after a restart', async () => {
		const before = newCache();
		await before.fetch('tn html /', async () => page('portada'));
		await saveSnapshot(before, join(folder, 'pages'));
		const after = newCache();
		await restoreSnapshot(after, join(folder, 'pages'), silentLog());
		const { representations, etag } = await after.fetch('tn html /', down);
		expect(Buffer.from(representations.identity.bytes).toString()).toBe('portada');
		expect(etag).toMatch(/^W\/"/);
	});

	it('X02 are replaced by pages that can be rendered', async () => {
		const before = newCache();
		await before.fetch('tn html /', async () => page('ayer'));
		await saveSnapshot(before, join(folder, 'pages'));
		const after = newCache();
		await restoreSnapshot(after, join(folder, 'pages'), silentLog());
		const { representations } = await after.fetch('tn html /', async () => page('hoy'));
		expect(Buffer.from(representations.identity.bytes).toString()).toBe('hoy');
	});

	it('X02 have the order of their use, so that a smaller cache keeps those that readers ask for', async () => {
		const before = newCache();
		for (const key of ['/a/', '/b/', '/a/', '/c/']) await before.fetch(key, async () => page(key));
		await saveSnapshot(before, join(folder, 'pages'));
		const after = newCache();
		const { log, told } = keptLog();
		await restoreSnapshot(after, join(folder, 'pages'), log);
		expect([...after.pages()].map(([key]) => key)).toEqual(['/c/', '/a/', '/b/']);
		expect(told).toEqual([[{ pages: 3 }, 'pages of the last run were restored']]);
	});

	it('X02 are whole when processes that share the folder save at the same time', async () => {
		const before = newCache();
		await before.fetch('/a/', async () => page('a'));
		await Promise.all([1, 2, 3].map(() => saveSnapshot(before, join(folder, 'pages'))));
		expect(await readdir(folder)).toEqual(['pages']);
	});

	it('X02 have the bytes of each encoding in which they were asked for', async () => {
		const before = newCache();
		for (const encoding of ['zstd', 'br', 'gzip'] as const) await before.fetch('/', async () => page('portada'), encoding);
		await saveSnapshot(before, join(folder, 'pages'));
		const after = newCache();
		await restoreSnapshot(after, join(folder, 'pages'), silentLog());
		const bytesIn = (cache: PageCache) =>
			[...cache.pages()].flatMap(([, { representations }]) =>
				Object.entries(representations).map(([encoding, { coding, bytes }]) => [encoding, coding, Buffer.from(bytes).toString('hex')]),
			);
		expect(bytesIn(after)).toHaveLength(4);
		expect(bytesIn(after)).toEqual(bytesIn(before));
	});

	it('X02 are found at a start, however old, and only what a killed process left unfinished is removed', async () => {
		const before = newCache();
		await before.fetch('/', async () => page('portada'));
		await saveSnapshot(before, join(folder, 'pages'));
		for (const name of ['pages.0123456789ab', 'other']) await writeFile(join(folder, name), 'half a fi');
		for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
		const after = newCache();
		await restoreSnapshot(after, join(folder, 'pages'), silentLog());
		expect((await readdir(folder)).toSorted()).toEqual(['other', 'pages']);
		expect([...after.pages()].map(([key]) => key)).toEqual(['/']);
	});

	it('that cannot be saved leave no file, and the error says why', async () => {
		const cache = newCache();
		await cache.fetch('/', async () => page('portada'));
		await mkdir(join(folder, 'pages'));
		await expect(saveSnapshot(cache, join(folder, 'pages'))).rejects.toMatchObject({ syscall: 'rename' });
		expect(await readdir(folder)).toEqual(['pages']);
		await expect(saveSnapshot(cache, join(folder, 'nowhere', 'pages'))).rejects.toMatchObject({ syscall: 'open' });
	});

	it('X02 P10 are for the same readers as before', async () => {
		const before = newCache();
		const audiences = ['all', 'visitors', 'registered'] as const;
		for (const audience of audiences) await before.fetch(`/${audience}/`, async () => ({ ...page(audience), audience }));
		await saveSnapshot(before, join(folder, 'pages'));
		const after = newCache();
		await restoreSnapshot(after, join(folder, 'pages'), silentLog());
		expect([...after.pages()].map(([key, { audience }]) => [key, audience])).toEqual(
			[...before.pages()].map(([key, { audience }]) => [key, audience]),
		);
		expect((await after.fetch('/registered/', down)).audience).toBe('registered');
	});

	it('are those of addresses that are there, up to 64 MB', { tags: 'slow' }, async () => {
		const before = new PageCache({ maxBytes: 100_000_000, clock: () => new Date(), log: silentLog() });
		await before.fetch('/old/', async () => page('x'.repeat(33_000_000)));
		await before.fetch('/new/', async () => page('x'.repeat(33_000_000)));
		await before.fetch('/nada/', async () => page('nada', 404));
		await saveSnapshot(before, join(folder, 'pages'));
		const after = new PageCache({ maxBytes: 100_000_000, clock: () => new Date(), log: silentLog() });
		await restoreSnapshot(after, join(folder, 'pages'), silentLog());
		expect([...after.pages()].map(([key]) => key)).toEqual(['/new/']);
	});

	it('are ignored when the file is broken, and the log says so', async () => {
		await writeFile(join(folder, 'pages'), 'half a fi');
		const cache = newCache();
		const { log, told } = keptLog();
		await restoreSnapshot(cache, join(folder, 'pages'), log);
		await expect(cache.fetch('tn html /', down)).rejects.toThrow('database down');
		expect(told).toEqual([[{ error: expect.any(Error) }, 'the pages of the last run could not be read']]);
	});

	it('are not missed at the first start', async () => {
		const { log, told } = keptLog();
		await restoreSnapshot(newCache(), join(folder, 'pages'), log);
		expect(told).toEqual([]);
	});
});
