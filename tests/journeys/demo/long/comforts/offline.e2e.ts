import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { demoBrands, structureBrands } from '../../../../support/demo.ts';
import { gzippedSize } from '../../../../support/gzipped-size.ts';
import { signIn } from '../../../../support/identity/identity.ts';
import { verifiedReader } from '../../../../support/identity/verified-reader.ts';

const { arrive, pathOf, sites } = demoReaders({ flags: withoutPictures });

/** Resolves when the service worker answers for the page. */
const isServed = (page: Page) =>
	page.evaluate(async () => {
		const { serviceWorker } = navigator;
		if (serviceWorker.controller === null) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
	});

/** The addresses that are kept on the device: in all caches, or in those with this name. */
const kept = (page: Page, name = '') =>
	page.evaluate(async (wanted) => {
		const names = (await window.caches.keys()).filter((one) => one.includes(wanted));
		const caches = await Promise.all(names.map((one) => window.caches.open(one)));
		return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
	}, name);

const isKept = (page: Page, path: string, name = '') => expect.poll(() => kept(page, name)).toContain(path);

const saveButton = (page: Page) => page.locator('main [data-island=keep][data-state=ready] button').first();
/** The list of the page that is shown without a connection. */
const listed = (page: Page, part: 'saved' | 'read') => page.locator(`main [data-${part}] li a`);

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

describe.each(structureBrands)('a story that a reader of $id saved', ({ id, texts: { keeping } }) => {
	/** Opens a story with two others on the list of saved ones: one that was saved elsewhere, and what is no story for all. */
	async function openWithSaved(context: BrowserContext): Promise<{ page: Page; open: string; other: string }> {
		const [open, other] = [await pathOf(id, 'article'), await pathOf(id, 'gallery')];
		const entries = [other, '/perfil/', 'https://otro.example/'].map((path) => ({ key: path, path, title: path, at: 1 }));
		await context.addInitScript(
			(list) => localStorage.getItem('kiosco.saved') ?? localStorage.setItem('kiosco.saved', list),
			JSON.stringify(entries),
		);
		const page = await context.newPage();
		await page.goto(sites.url(id, open));
		await isServed(page);
		return { page, open, other };
	}

	it('is read without a connection, opened here or not, until they remove it from the list', async () => {
		const context = await arrive({ viewport: phone, serviceWorkers: 'allow' });
		const { page, open, other } = await openWithSaved(context);
		await saveButton(page).click();
		for (const path of [open, other]) await isKept(page, path, 'saved');
		expect((await kept(page, 'saved')).toSorted()).toEqual([open, other].toSorted());
		await withoutConnection(context, page, sites.url(id, '/politica/'));
		await expect.poll(() => listed(page, 'saved').count()).toBe(2);
		expect(await listed(page, 'read').count()).toBe(0);
		expect(await violationsOn(page)).toEqual([]);
		await page.goto(sites.url(id, other), { waitUntil: 'domcontentloaded' });
		expect(await page.locator('body').getAttribute('data-page-type')).toBe('story');
		await context.setOffline(false);
		await page.goto(sites.url(id, open));
		await expect.poll(() => saveButton(page).getAttribute('aria-pressed')).toBe('true');
		await saveButton(page).click();
		await expect.poll(() => kept(page, 'saved')).toEqual([other]);
	});

	it('P10 goes from the device when the reader whose account has it signs out', async () => {
		const email = `sin-conexion-${id}@mail.test`;
		await verifiedReader(sites, { brand: id, email, from: '127.0.0.9' });
		const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(signIn(email)) };
		const session = (await sites.send(id, '/identity/public/v1/auth/login', login)).body;
		const page = await (await arrive({ serviceWorkers: 'allow' })).newPage();
		const open = await pathOf(id, 'article');
		await page.goto(sites.url(id, open));
		await isServed(page);
		await page.evaluate((text) => localStorage.setItem('ArcId.USER_INFO', text), session);
		await page.reload();
		await saveButton(page).click();
		await expect.poll(() => page.evaluate(() => localStorage.getItem('kiosco.saved'))).toBeNull();
		await isKept(page, open, 'saved');
		await page.evaluate(() => localStorage.removeItem('ArcId.USER_INFO'));
		await page.reload();
		await expect.poll(() => kept(page, 'saved')).toEqual([]);
	});

	it('stays on a full device, where nothing is said to be kept that is not', async () => {
		const context = await arrive({ serviceWorkers: 'allow' });
		const { page, other } = await openWithSaved(context);
		await isKept(page, other, 'saved');
		await isKept(page, '/sin-conexion/');
		const origin = new URL(sites.url(id, '/')).origin;
		const browser = await context.newCDPSession(page);
		await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
		const video = await pathOf(id, 'video');
		await page.goto(sites.url(id, video));
		await saveButton(page).click();
		await page.getByRole('status').getByText(keeping.savedTold.kept).waitFor();
		await withoutConnection(context, page, sites.url(id, '/politica/'));
		await expect.poll(() => listed(page, 'saved').count()).toBe(1);
		expect(await listed(page, 'saved').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([other]);
		expect(await kept(page)).not.toContain(video);
		await listed(page, 'saved').click();
		await page.waitForURL(sites.url(id, other));
	});
});

describe.each(structureBrands)('the store of a reader of $id', ({ id }) => {
	/** Puts something else in the place of everything that is kept. */
	const damage = (page: Page) =>
		page.evaluate(async () => {
			for (const name of await caches.keys()) {
				const cache = await caches.open(name);
				for (const key of await cache.keys()) await cache.put(key, new Response('\u0000\u0001 no es nada'));
			}
		});

	it('that is damaged is passed over for the network, and mended by it', async () => {
		const context = await arrive({ serviceWorkers: 'allow' });
		const page = await context.newPage();
		const story = await pathOf(id, 'article');
		await page.goto(sites.url(id, story));
		await isServed(page);
		await isKept(page, story);
		await isKept(page, '/sin-conexion/');
		const headline = await page.locator('h1').innerText();
		await damage(page);
		await page.goto(sites.url(id, story));
		expect(await page.locator('h1').innerText()).toBe(headline);
		await saveButton(page).waitFor();
		await expect
			.poll(() => page.evaluate(async () => (await (await caches.match('/sin-conexion/'))?.text())?.includes('data-page-type')))
			.toBe(true);
		await withoutConnection(context, page, sites.url(id, story));
		expect(await page.locator('h1').innerText()).toBe(headline);
		await page.goto(sites.url(id, '/politica/'), { waitUntil: 'domcontentloaded' });
		await expect.poll(() => listed(page, 'read').count()).toBe(1);
	});

	it('that is damaged shows nothing of it without a connection', async () => {
		const context = await arrive({ serviceWorkers: 'allow' });
		const page = await context.newPage();
		const story = await pathOf(id, 'article');
		await page.goto(sites.url(id, story));
		await isServed(page);
		await isKept(page, story);
		await damage(page);
		await context.setOffline(true);
		await expect(page.goto(sites.url(id, story))).rejects.toThrow('net::ERR_');
	});
});

describe.each(structureBrands)('the site of $id', ({ id }) => {
	it('can be installed: browsers find no fault with its manifest and its icons', async () => {
		const page = await (await arrive({ serviceWorkers: 'allow' })).newPage();
		await page.goto(sites.url(id, '/'));
		await isServed(page);
		const browser = await page.context().newCDPSession(page);
		const { errors, data, url } = await browser.send('Page.getAppManifest');
		expect({ errors, url }).toEqual({ errors: [], url: sites.url(id, '/manifest.webmanifest') });
		expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/', display: 'standalone' });
		const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
		expect(installabilityErrors).toEqual([]);
	});

	it('has a service worker of at most 4 kB, which browsers request each time', async () => {
		const { body, headers } = await sites.get(id, '/sw.js');
		expect(gzippedSize(body)).toBeLessThanOrEqual(4_000);
		expect(headers['cache-control']).toBe('no-cache');
	});
});
