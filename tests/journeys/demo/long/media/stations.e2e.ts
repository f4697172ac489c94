import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { readEdition } from '../../../../../demo/read-edition.ts';
import { fileAddress } from '../../../../../demo/video-document.ts';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { listenTo } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { playedSeconds, playNothing, start } from '../../../../support/browser/player.ts';
import { demoBrands, structureBrands } from '../../../../support/demo.ts';

const { open, arrive, sites } = demoReaders();

/** The brands that have a radio, with its id and title. */
const radios = (await Promise.all(demoBrands.map(({ id }) => readEdition(id, 'demo')))).flatMap(({ brand, signals }) =>
	signals.filter(({ kind }) => kind === 'radio').map(({ id, title }) => ({ brand, id, title: String(title) })),
);

it('the demo has a radio', () => expect(radios.length).toBeGreaterThan(0));

describe.each(radios)('the radio $id of $brand', ({ brand, id, title }) => {
	const { texts } = brands[brand];

	it('is reached from the live page, and plays with what is on air and what comes next', async () => {
		const page = await open(brand, '/envivo/', { viewport: phone });
		await page.getByRole('region', { name: texts.schedule.otherStations }).getByRole('link', { name: title }).click();
		await page.waitForURL(`**/envivo/${id}/`);
		expect(await page.locator('h1').innerText()).toBe(title);
		expect(await page.getByRole('region', { name: texts.schedule.onAir }).innerText()).toMatch(/\d?\d:\d\d – \d?\d:\d\d/);
		expect(await page.locator('main ol > li').count()).toBeGreaterThanOrEqual(3);
		await start(page);
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
		expect(await page.locator('main [data-start]').count()).toBe(0);
		expect(await page.locator('main video').count()).toBe(0);
	});

	it('is played by a library where the browser cannot play it, and loads nothing of it before', async () => {
		const context = await arrive();
		await playNothing(context);
		const page = await context.newPage();
		const complaints = listenTo(page);
		const loaded: string[] = [];
		page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
		await page.goto(sites.url(brand, `/envivo/${id}/`), { waitUntil: 'load' });
		expect(loaded.filter((path) => /\.m3u8|\.mp4|hls/.test(path))).toEqual([]);
		await start(page);
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
		expect(loaded).toContain(fileAddress('signal-1-audio.mp4'));
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('that is cut says so, and plays again when the reader asks', async () => {
		const page = await open(brand, `/envivo/${id}/`);
		await page.route('**/*.m3u8', (route) => route.abort());
		const notice = page.getByRole('alert').filter({ hasText: texts.schedule.cut });
		await start(page);
		await expect.poll(() => notice.isVisible(), { timeout: 30_000 }).toBe(true);
		await page.unroute('**/*.m3u8');
		await notice.getByRole('button', { name: texts.tryAgain }).click();
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
		expect(await notice.isVisible()).toBe(false);
	});

	it('ROUTE-17 plays in a frame, and its title leads to its page', async () => {
		const page = await open(brand, `/reproductor/envivo/${id}/`);
		await start(page);
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
		expect(new URL((await page.getByRole('link', { name: title }).getAttribute('href')) ?? '').pathname).toBe(`/envivo/${id}/`);
	});

	it('has no violation that axe knows, in the light and in the dark scheme', async () => {
		const page = await open(brand, `/envivo/${id}/`, { viewport: phone, reducedMotion: 'reduce' });
		expect(await violationsOn(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		expect(await violationsOn(page, 'colors')).toEqual([]);
	});
});

describe.each(structureBrands)('the poster of $id', ({ id }) => {
	it('is in the player of the live page, and on the card that it has in social networks', async () => {
		const page = await open(id, '/envivo/');
		const poster = (await page.locator('main video').getAttribute('poster')) ?? '';
		const [, picture = ''] = /^\/resizer\/v2\/(?:.*-)?(\w+)\.jpg/.exec(poster) ?? [];
		expect(picture).not.toBe('');
		const card = await page.locator('meta[property="og:image"]').getAttribute('content');
		expect(Buffer.from(new URL(card ?? '').searchParams.get('card') ?? '', 'base64url').toString()).toContain(picture);
	});
});

describe.each(structureBrands)('a station that $id does not have', ({ id }) => {
	it('is no page, and says so in the dress of the brand', async () => {
		const page = await open(id, '/envivo/no-existe/');
		expect(await page.locator('h1').innerText()).toMatch(/No encontramos/);
		expect(await page.locator('header').isVisible()).toBe(true);
		expect((await sites.get(id, '/envivo/no-existe/')).status).toBe(404);
	});
});
