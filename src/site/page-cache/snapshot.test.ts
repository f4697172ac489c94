import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { PageCache } from './page-cache.ts';
import { restoreSnapshot, saveSnapshot } from './snapshot.ts';
import type { RenderedPage } from './stored-page.ts';

const newCache = () => new PageCache({ maxBytes: 10_000_000, clock: () => new Date(), log: silentLog() });
const down = () => Promise.reject(new Error('database down'));
const page = (body: string): RenderedPage => ({ status: 200, contentType: 'text/html', body, headers: {}, keys: [], freshFor: 60 });

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

	it('are ignored when the file is broken', async () => {
		await writeFile(join(folder, 'pages'), 'half a fi');
		const cache = newCache();
		await restoreSnapshot(cache, join(folder, 'pages'), silentLog());
		await expect(cache.fetch('tn html /', down)).rejects.toThrow('database down');
	});
});
