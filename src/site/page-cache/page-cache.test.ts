import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type LoggedEvent, silentLog } from '../../../tests/support/silent-log.ts';
import { PageCache } from './page-cache.ts';
import { type RenderedPage, type StoredPage, sizeOf } from './stored-page.ts';

const keySchema = v.pipe(v.string(), v.brand('PurgeKey'));
const key = (name: string) => v.parse(keySchema, name);

function rendered(body: string, more: Partial<RenderedPage> = {}): RenderedPage {
	return { status: 200, contentType: 'text/html', body, headers: {}, keys: [key('tn/all')], freshFor: 60, ...more };
}

function setUp() {
	let now = Date.parse('2026-11-20T12:00:00Z');
	const log = silentLog();
	const cache = new PageCache({ maxBytes: 10_000_000, clock: () => new Date(now), log });
	return {
		cache,
		told: (level: LoggedEvent['level']) => log.told.filter((one) => one.level === level).map(({ fields, event }) => [fields, event]),
		wait: (seconds: number) => {
			now += seconds * 1000;
		},
	};
}

/** Bytes in use after garbage collection. */
function bytesInUse(): number {
	setFlagsFromString('--expose-gc');
	const collect: () => void = runInNewContext('gc');
	// The second collection frees the buffers that the first one found.
	collect();
	collect();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}

const brotliText = (bytes?: Uint8Array) => bytes && brotliDecompressSync(bytes).toString();
const text = async (page: Promise<StoredPage>) => new TextDecoder().decode((await page).representations.identity.bytes);
/** A page in the cache, without serving it. */
const kept = (cache: PageCache, name: string) => new Map(cache.pages()).get(name);
const serve = (cache: PageCache, name: string, times: number) => {
	const unused = () => Promise.reject(new Error('is not called'));
	for (let time = 0; time < times; time += 1) expect(cache.serveNow(name, unused, 'identity')).toBeDefined();
};
/** Lets all work finish that does not wait for time to pass. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the page cache', () => {
	it('L03 renders an expired page once for 500 requests at once, and serves the stale copy meanwhile', async () => {
		const { cache, wait } = setUp();
		await cache.fetch('/', async () => rendered('old'));
		wait(61);
		let renders = 0;
		const render = async () => {
			renders += 1;
			await settled();
			return rendered('new');
		};
		const answers = await Promise.all(Array.from({ length: 500 }, () => text(cache.fetch('/', render))));
		expect(new Set(answers)).toEqual(new Set(['old']));
		await expect.poll(() => text(cache.fetch('/', render))).toBe('new');
		expect(renders).toBe(1);
	});

	it('L03 renders a purged page once for 500 requests at once', async () => {
		const { cache } = setUp();
		let renders = 0;
		const render = async () => {
			renders += 1;
			await settled();
			return rendered(`render ${renders}`);
		};
		await cache.fetch('/', render);
		cache.purge({ keys: [key('tn/all')], gone: [] });
		const answers = await Promise.all(Array.from({ length: 500 }, () => text(cache.fetch('/', render))));
		expect(new Set(answers)).toEqual(new Set(['render 2']));
	});

	it('L10 stays within its bytes through 20,000 missing addresses, and keeps the page that is still requested', {
		tags: 'slow',
	}, async () => {
		const { cache } = setUp();
		const nothing = 'x'.repeat(2_000);
		let made = 0;
		const cover = async () => {
			made += 1;
			return rendered('cover');
		};
		const grown: number[] = [];
		for (let at = 0; at < 20_000; at += 1) {
			await cache.fetch(`/nada-${at}/`, async () => rendered(nothing, { status: 404, keys: [key(`tn/path:/nada-${at}/`)] }));
			if (at % 100 === 0) await cache.fetch('/', cover);
			if (at % 10_000 === 9_999) grown.push(bytesInUse());
		}
		const sizes = [...cache.pages()].map(([, page]) => sizeOf(page));
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000_000);
		expect(sizes.length).toBeLessThan(5_000);
		expect(made).toBe(1);
		expect(Number(grown[1]) - Number(grown[0])).toBeLessThan(5_000_000);
	});

	it('X01 serves a purged page when the next one cannot be rendered', async () => {
		const { cache, told } = setUp();
		await cache.fetch('/', async () => rendered('good'));
		cache.purge({ keys: [key('tn/all')], gone: [] });
		expect(await text(cache.fetch('/', () => Promise.reject(new Error('database down'))))).toBe('good');
		const event = 'a page could not be made anew; its stale copy is served';
		expect(told('warn')).toEqual([[{ error: new Error('database down'), key: '/' }, event]]);
	});

	it('P10 keeps a page for registered readers private when it serves the stale copy', async () => {
		const { cache } = setUp();
		await cache.fetch('/', async () => rendered('good', { audience: 'registered' }));
		cache.purge({ keys: [key('tn/all')], gone: [] });
		const { representations, notModified } = await cache.fetch('/', () => Promise.reject(new Error('database down')), 'br');
		for (const headers of [representations.br?.headers, representations.identity.headers, notModified]) {
			expect(headers).toContain('private, no-store');
			expect(headers?.join(' ')).not.toContain('public');
		}
	});

	it('X01 marks the stale copy of a page that cannot be rendered', async () => {
		const { cache } = setUp();
		await cache.fetch('/', async () => rendered('good'));
		cache.purge({ keys: [key('tn/all')], gone: [] });
		const { representations, notModified } = await cache.fetch('/', () => Promise.reject(new Error('database down')), 'br');
		for (const headers of [representations.br?.headers, representations.identity.headers, notModified]) {
			expect(headers).toContain('kiosco; hit; detail=stale');
			expect(headers).toContain('public, max-age=0, s-maxage=1');
		}
	});

	it('X01 serves an expired page while it cannot be rendered, and tries again later', async () => {
		const { cache, wait } = setUp();
		await cache.fetch('/', async () => rendered('good'));
		wait(3600);
		for (let request = 0; request < 5; request += 1) {
			expect(await text(cache.fetch('/', () => Promise.reject(new Error('database down'))))).toBe('good');
		}
		await settled();
		wait(3);
		await expect.poll(() => text(cache.fetch('/', async () => rendered('fresh')))).toBe('fresh');
	});

	it('X01 asks a database that is down once in two seconds, however many readers come', async () => {
		const { cache, wait, told } = setUp();
		const down = () => Promise.reject(new Error('database down'));
		await cache.fetch('/', async () => rendered('good'));
		wait(60);
		await Promise.all(Array.from({ length: 5 }, () => cache.fetch('/', down)));
		await settled();
		wait(1.999);
		await cache.fetch('/', down);
		expect([cache.stats.renders, told('warn').length]).toEqual([2, 1]);
		wait(0.001);
		await cache.fetch('/', down);
		expect(cache.stats.renders).toBe(3);
	});

	it('knows which page is being rendered', async () => {
		const { cache } = setUp();
		const page = cache.fetch('/', async () => rendered('page'));
		expect([cache.isRendering('/'), cache.isRendering('/other/')]).toEqual([true, false]);
		await page;
		expect(cache.isRendering('/')).toBe(false);
	});

	it('keeps a page for as long as it is fresh', async () => {
		const { cache, wait } = setUp();
		await cache.fetch('/', async () => rendered('old'));
		wait(59.999);
		await cache.fetch('/', async () => rendered('new'));
		expect(cache.stats.renders).toBe(1);
	});

	it('L03 has the next page in the encoding that its reader asked for', async () => {
		const { cache, wait } = setUp();
		await cache.fetch('/', async () => rendered('old'), 'br');
		wait(61);
		await cache.fetch('/', async () => rendered('new'), 'br');
		await expect.poll(() => brotliText(kept(cache, '/')?.representations.br?.bytes)).toBe('new');
	});

	it('renders no page again for content that it was made from before', async () => {
		const { cache } = setUp();
		await cache.fetch('/', async () => rendered('one', { keys: [key('story/A'), key('tn/all')] }));
		cache.purge({ keys: [key('tn/all')], gone: [] });
		await cache.fetch('/', async () => rendered('two', { keys: [key('story/B')] }));
		cache.purge({ keys: [key('story/A')], gone: [] });
		expect(await text(cache.fetch('/', async () => rendered('three')))).toBe('two');
	});

	it('X01 serves the stale copy of a changed document, also when another one is gone', async () => {
		const { cache } = setUp();
		await cache.fetch('/nota/', async () => rendered('nota', { keys: [key('story/A')], subject: key('story/A') }));
		cache.purge({ keys: [key('story/A'), key('story/B')], gone: [key('story/B')] });
		expect(await text(cache.fetch('/nota/', () => Promise.reject(new Error('down'))))).toBe('nota');
	});

	it('X02 has the old copy of a purged page, marked as stale, for a request that cannot wait, and none that it never made', async () => {
		const { cache } = setUp();
		await cache.fetch('/', async () => rendered('old'));
		cache.purge({ keys: [key('tn/all')], gone: [] });
		expect(cache.serveNow('/', async () => rendered('new'), 'identity')).toBeUndefined();
		const copy = cache.staleCopy('/');
		expect([copy?.representations.identity.bytes.toString(), copy?.representations.identity.headers]).toEqual([
			'old',
			expect.arrayContaining(['kiosco; hit; detail=stale']),
		]);
		expect(cache.staleCopy('/nada/')).toBeUndefined();
	});

	it('C08 removes the page of an unpublished document, so that no stale copy is served', async () => {
		const { cache } = setUp();
		await cache.fetch('/nota/', async () => rendered('nota', { keys: [key('story/A')], subject: key('story/A') }));
		await cache.fetch('/', async () => rendered('home', { keys: [key('story/A')] }));
		cache.purge({ keys: [key('story/A')], gone: [key('story/A')] });
		await expect(cache.fetch('/nota/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
		expect(await text(cache.fetch('/', () => Promise.reject(new Error('down'))))).toBe('home');
	});

	it('renders a page again that was purged during its render', async () => {
		const { cache } = setUp();
		let content = 'old';
		const render = async () => {
			const read = content;
			await settled();
			return rendered(read);
		};
		const first = cache.fetch('/', render);
		content = 'new';
		cache.purge({ keys: [key('tn/all')], gone: [] });
		expect(await text(first)).toBe('new');
	});

	it('renders every page again when all were purged, also one whose render was under way', async () => {
		const { cache } = setUp();
		await cache.fetch('/', async () => rendered('old', { keys: [] }));
		let renders = 0;
		const late = cache.fetch('/nota/', async () => {
			renders += 1;
			const body = `render ${renders}`;
			await settled();
			return rendered(body, { keys: [] });
		});
		cache.purgeAll();
		expect(await text(cache.fetch('/', async () => rendered('new', { keys: [] })))).toBe('new');
		expect(await text(late)).toBe('render 2');
	});

	it('L03 renders a page at most three times while purges arrive, and does not keep the last one as fresh', async () => {
		const { cache } = setUp();
		let content = 0;
		const purgedMeanwhile = async () => {
			const read = content;
			await settled();
			content += 1;
			cache.purge({ keys: [key('tn/all')], gone: [] });
			return rendered(`revision ${read}`);
		};
		expect(await text(cache.fetch('/', purgedMeanwhile))).toBe('revision 2');
		expect(cache.stats.renders).toBe(3);
		expect(await text(cache.fetch('/', async () => rendered(`revision ${content}`)))).toBe('revision 3');
	});

	it('compresses a page on the first request for an encoding, once', async () => {
		const { cache } = setUp();
		const render = async () => rendered('x'.repeat(10_000));
		expect((await cache.fetch('/', render)).representations).not.toHaveProperty('br');
		expect(cache.serveNow('/', render, 'br')).toBeUndefined();
		const [one, other] = await Promise.all([cache.fetch('/', render, 'br'), cache.fetch('/', render, 'br')]);
		expect(one.representations.br?.bytes).toBe(other.representations.br?.bytes);
		expect(Object.keys(cache.serveNow('/', render, 'br')?.representations ?? {})).toEqual(['identity', 'br']);
		await cache.fetch('/', render, 'gzip');
		expect(Object.keys(cache.serveNow('/', render, 'gzip')?.representations ?? {})).toEqual(['identity', 'br', 'gzip']);
	});

	it('compresses a page thoroughly once it was served fifty times, and keeps the bytes while the page says the same', async () => {
		const { cache, wait } = setUp();
		const body = Array.from({ length: 2_000 }, (_none, at) => `<p>Nota ${at * at}</p>`).join('');
		const render = async () => rendered(body);
		const quick = (await cache.fetch('/', render, 'zstd')).representations.zstd;
		const served = () => cache.serveNow('/', render, 'zstd')?.representations.zstd;
		for (let time = 1; time < 50; time += 1) expect(served()?.bytes).toBe(quick?.bytes);
		expect([quick?.coding, served()?.coding]).toEqual(['zstd', 'zstd']);
		await expect.poll(() => served()?.coding).toBe('br');
		const smallest = served()?.bytes;
		expect(smallest?.length).toBeLessThan(Number(quick?.bytes.length) * 0.9);
		expect(cache.serveNow('/', render, 'br')?.representations.br?.bytes).toBe(smallest);
		wait(61);
		expect((await cache.fetch('/', render, 'zstd')).representations.zstd?.bytes).toBe(smallest);
		cache.purge({ keys: [key('tn/all')], gone: [] });
		expect((await cache.fetch('/', render, 'zstd')).representations.zstd?.bytes).toBe(smallest);
		cache.purge({ keys: [key('tn/all')], gone: [] });
		expect((await cache.fetch('/', async () => rendered('otra'), 'zstd')).representations.zstd?.coding).toBe('zstd');
	});

	it('compresses no page thoroughly that was served less than fifty times', async () => {
		const { cache } = setUp();
		for (const path of ['/rare/', '/often/']) await cache.fetch(path, async () => rendered('nota'));
		serve(cache, '/rare/', 49);
		serve(cache, '/often/', 50);
		// Both have the same text, so a compression of the rare page would end first.
		await expect.poll(() => Object.keys(kept(cache, '/often/')?.representations ?? {})).toContain('br');
		expect(Object.keys(kept(cache, '/rare/')?.representations ?? {})).toEqual(['identity']);
	});

	it('serves no bytes of a former text whose compression was under way', async () => {
		const { cache } = setUp();
		for (const path of ['/', '/same/']) {
			await cache.fetch(path, async () => rendered('old', { keys: [key(`tn/path:${path}`)] }));
			serve(cache, path, 50);
		}
		cache.purge({ keys: [key('tn/path:/')], gone: [] });
		await cache.fetch('/', async () => rendered('new'));
		// Both wait for one compression, the page that changed first.
		await expect.poll(() => brotliText(kept(cache, '/same/')?.representations.br?.bytes)).toBe('old');
		expect(Object.keys(kept(cache, '/')?.representations ?? {})).toEqual(['identity']);
		expect(brotliText((await cache.fetch('/', () => Promise.reject(new Error('down')), 'br')).representations.br?.bytes)).toBe('new');
	});

	it('C08 does not bring back a removed page whose compression was under way', async () => {
		const { cache } = setUp();
		const render = async () => rendered('nota', { keys: [key('story/A')], subject: key('story/A') });
		await cache.fetch('/nota/', render);
		const compressed = cache.fetch('/nota/', render, 'br');
		cache.purge({ keys: [key('story/A')], gone: [key('story/A')] });
		await compressed;
		expect(cache.serveNow('/nota/', render, 'br')).toBeUndefined();
		await expect(cache.fetch('/nota/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
	});

	it('keeps pages that the purge does not name', async () => {
		const { cache } = setUp();
		await cache.fetch('/a/', async () => rendered('a', { keys: [key('tn/section:/a')] }));
		cache.purge({ keys: [key('tn/section:/b')], gone: [] });
		expect(await text(cache.fetch('/a/', async () => rendered('again')))).toBe('a');
	});

	it('counts the pages that it serves from memory, those that it makes with their time, and the old copies', async () => {
		const { cache, told } = setUp();
		const begin = performance.now();
		await cache.fetch('/', async () => rendered('page'));
		const seconds = (performance.now() - begin) / 1000;
		serve(cache, '/', 3);
		cache.purge({ keys: [key('tn/all')], gone: [] });
		const { renderSeconds, ...counts } = cache.stats;
		expect(counts).toEqual({ hits: 3, renders: 1, staleServed: 0, bytes: expect.any(Number) });
		expect(renderSeconds).toBeGreaterThan(0);
		expect(renderSeconds).toBeLessThanOrEqual(seconds);
		await cache.fetch('/', () => Promise.reject(new Error('down')));
		cache.staleCopy('/');
		expect(cache.stats).toMatchObject({ hits: 3, renders: 2, staleServed: 2 });
		expect(told('debug')).toEqual([[{ key: '/', status: 200, ms: expect.any(Number) }, 'page made']]);
	});

	it('stays within its bytes', async () => {
		const { cache } = setUp();
		const body = 'x'.repeat(500_000);
		for (let n = 0; n < 40; n += 1) await cache.fetch(`/${n}/`, async () => rendered(body));
		expect([...cache.pages()].length).toBeLessThan(20);
	});
});
