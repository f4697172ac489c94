import { describe, expect, it } from 'vitest';
import { listenTo, withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, desktop, phone } from '../../../support/browser/demo-readers.ts';
import { drawPictures } from '../../../support/browser/drawn-pictures.ts';
import { movesOn, noteMoves } from '../../../support/browser/moves.ts';
import { drawn, followRequests, scrollToEnd } from '../../../support/browser/scroll.ts';
import { demoBrands, structureBrands } from '../../../support/demo.ts';
import { demoKinds } from '../../../support/demo-stories.ts';
import { byForm } from '../../../support/form.ts';

const withPictures = demoReaders();
const { arrive, pathOf, sites } = withPictures;
const faster = demoReaders({ flags: withoutPictures });

const kB = 1000;

describe.each(demoBrands)('a page of $id', ({ id }) => {
	it('loads at most 60 kB of type', async () => {
		for (const path of [...byForm([], ['/ultimas-noticias/']), '/', await pathOf(id, 'article')]) {
			const page = await (await faster.arrive()).newPage();
			const { settled } = followRequests(page);
			const sizes: Promise<number>[] = [];
			page.on('response', (response) => response.url().includes('/fonts/') && sizes.push(response.body().then(({ length }) => length)));
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
			await scrollToEnd(page);
			await settled();
			const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
			expect(total, path).toBeGreaterThan(10 * kB);
			expect(total, path).toBeLessThanOrEqual(60 * kB);
		}
	});
});

describe.each(structureBrands)('a reader of $id', ({ id }) => {
	it.each(byForm([phone], [phone, desktop]))(
		'sees nothing move on a screen of $width px, though pictures and type come late',
		async (viewport) => {
			const context = await arrive({ viewport });
			await noteMoves(context);
			const page = await context.newPage();
			// Late means after the page has been drawn without them; a page that is left meanwhile is drawn no more.
			const later = () => drawn(page).catch(() => undefined);
			await context.route(/\/(resizer|fonts)\//, (route) => later().then(() => route.continue()));
			if (byForm(true, false)) await drawPictures(context, later);
			const { settled } = followRequests(page);
			const kinds = await Promise.all((['article', 'longform_cover', 'gallery'] as const).map((kind) => pathOf(id, kind)));
			for (const path of ['/', '/ultimas-noticias/', ...kinds]) {
				await page.goto(sites.url(id, path), { waitUntil: 'domcontentloaded' });
				await scrollToEnd(page);
				await settled();
				expect(await movesOn(page), path).toEqual([]);
			}
		},
	);

	it('sees nothing move on a phone that is eight times slower, whose browser parses a page in pieces', async () => {
		const context = await faster.arrive({ viewport: phone });
		await noteMoves(context);
		const page = await context.newPage();
		const devTools = await context.newCDPSession(page);
		await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
		for (const path of ['/', '/ultimas-noticias/', await pathOf(id, 'article'), await pathOf(id, 'video')]) {
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
			await drawn(page);
			expect(await movesOn(page), path).toEqual([]);
		}
	});

	it('meets no error on any kind of page, and no other host is asked', async () => {
		// The pictures of some of these pages are asked for in SITE-02.
		const page = await byForm(faster, withPictures).open(id, '/');
		const complaints = listenTo(page);
		const kinds = await Promise.all(demoKinds.map((kind) => pathOf(id, kind)));
		const lists = ['/', '/deportes/', '/ultimas-noticias/', '/tags/', '/autor/', '/buscar/la/', '/videos/', '/envivo/', '/ingresar/'];
		for (const path of [...lists, ...kinds]) await page.goto(sites.url(id, path), { waitUntil: 'load' });
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});
});
