import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { demoBrands, structureBrands } from '../../../../support/demo.ts';

const { arrive, pathOf, sites } = demoReaders({ flags: withoutPictures });

/** Resolves when the service worker answers for the page. */
const isServed = (page: Page) =>
	page.evaluate(async () => {
		const { serviceWorker } = navigator;
		if (serviceWorker.controller === null) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
	});

/** The addresses that are kept on the device. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
		return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
	});

const isKept = (page: Page, path: string) => expect.poll(() => kept(page)).toContain(path);

async function withoutConnection(context: BrowserContext, page: Page, url: string): Promise<void> {
	await context.setOffline(true);
	await page.goto(url, { waitUntil: 'domcontentloaded' });
}

describe.each(demoBrands)('a reader of $id', ({ id, texts: { offline } }) => {
	it('reads without a connection what they read before, and sees a list of it where they never were', async () => {
		const context = await arrive({ viewport: phone, serviceWorkers: 'allow' });
		const page = await context.newPage();
		const story = await pathOf(id, 'article');
		await page.goto(sites.url(id, story));
		const headline = await page.locator('h1').innerText();
		await isServed(page);
		await isKept(page, story);
		await withoutConnection(context, page, sites.url(id, `${story}?utm_source=mail`));
		expect(await page.locator('h1').innerText()).toBe(headline);
		await page.goto(sites.url(id, '/politica/'), { waitUntil: 'domcontentloaded' });
		expect(await page.locator('h1').innerText()).toBe(offline.title);
		expect(await violationsOn(page)).toEqual([]);
		await page.locator('main').getByRole('link', { name: headline }).click();
		await page.waitForURL(sites.url(id, story));
		expect(await page.locator('h1').innerText()).toBe(headline);
	});
});

describe.each(structureBrands)('the device of a reader of $id', ({ id, texts: { offline } }) => {
	it('P10 keeps no account page, no search and no answer to one reader', async () => {
		const page = await (await arrive({ serviceWorkers: 'allow' })).newPage();
		await page.goto(sites.url(id, '/'));
		await isServed(page);
		for (const path of ['/ingresar/', '/registrarse/', '/buscar/agua/', '/perfil/', '/estadisticas/']) await page.goto(sites.url(id, path));
		await isKept(page, '/estadisticas/');
		const pages = (await kept(page)).filter((path) => !path.startsWith('/assets/') && !path.startsWith('/fonts/'));
		expect(pages.toSorted()).toEqual(['/', '/estadisticas/', '/sin-conexion/']);
	});

	it('says so when nothing is kept, or what is kept cannot be read, and removes all at a press', async () => {
		const context = await arrive({ serviceWorkers: 'allow' });
		const page = await context.newPage();
		const story = await pathOf(id, 'article');
		await page.goto(sites.url(id, story));
		await isServed(page);
		await isKept(page, story);
		await page.goto(sites.url(id, '/sin-conexion/'));
		await page.getByRole('button', { name: offline.remove }).click();
		await page.getByText(offline.none).waitFor();
		expect(await kept(page)).not.toContain(story);
		await context.addInitScript(() => Object.defineProperty(window.caches, 'open', { value: () => Promise.reject(new Error('damaged')) }));
		await page.goto(sites.url(id, '/sin-conexion/'));
		await page.getByText(offline.unreadable).waitFor();
	});
});
