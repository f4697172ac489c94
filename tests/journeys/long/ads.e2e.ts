import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

/** The stand-in for an ad server: what it does with a request for its script, and how many came. */
let answer: (response: ServerResponse) => void;
let asked = 0;
let standIn: Server;
let program: Program;
const browser = fileBrowser();

/** A script like that of Google: it runs what waits for it, and says of each slot whether an ad came. */
const script = (isEmpty: boolean) =>
	`const heard=[];const pubads={addEventListener:(_,listener)=>heard.push(listener)};
	const slot={addService:()=>slot};
	const waiting=window.googletag.cmd;
	window.googletag={defineSlot:()=>slot,pubads:()=>pubads,enableServices(){},cmd:{push:(run)=>run()},
		display(id){document.getElementById(id).textContent="anuncio";for(const listener of heard)listener({isEmpty:${isEmpty}})}};
	for(const run of waiting)run();`;

const sends = (isEmpty: boolean) => (response: ServerResponse) =>
	response.writeHead(200, { 'content-type': 'text/javascript' }).end(script(isEmpty));

beforeAll(async () => {
	standIn = createServer((_request, response) => {
		asked++;
		answer(response);
	});
	await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
	const address = standIn.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	program = await startProgram({ environment: { AD_NETWORKS: 'tn=21812345678', AD_TAG_URL: `http://127.0.0.1:${port}/gpt.js` } });
});
afterAll(async () => {
	await program?.stop();
	standIn?.closeAllConnections();
	standIn?.close();
});
beforeEach(() => {
	asked = 0;
});

async function openHome(consent?: 'accepted' | 'rejected'): Promise<Page> {
	const context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
	if (consent) await context.addInitScript((given) => localStorage.setItem('kiosco-consent', given), consent);
	const page = await context.newPage();
	await page.goto(program.url('tn', '/'), { waitUntil: 'load' });
	return page;
}

const boxOn = (page: Page) => page.locator('[data-ad-box]').first();
const heightOf = async (page: Page) => (await boxOn(page).boundingBox())?.height;
const showBox = (page: Page) => boxOn(page).scrollIntoViewIfNeeded();
const isMounted = (page: Page) =>
	page.locator('kiosco-island[data-island="ad-frame"][data-state="ready"]').first().waitFor({ state: 'attached' });

describe('an ad server', () => {
	it('P06 is asked for nothing before the reader consents, and then fills the box without moving the page', async () => {
		answer = sends(false);
		const page = await openHome();
		await showBox(page);
		await isMounted(page);
		expect(asked).toBe(0);
		const before = await heightOf(page);
		await page.locator('[data-answer="accepted"]').click();
		await page.frameLocator('[data-ad-box] iframe').first().getByText('anuncio').waitFor();
		await expect.poll(() => boxOn(page).locator('iframe[data-waiting]').count()).toBe(0);
		expect(await boxOn(page).locator('[data-ad-label]').textContent()).toBe('Publicidad');
		expect(await boxOn(page).getByRole('link').count()).toBe(0);
		expect(await heightOf(page)).toBe(before);
	});

	it('P06 is asked for nothing when the reader refuses', async () => {
		answer = sends(false);
		const page = await openHome('rejected');
		await showBox(page);
		await isMounted(page);
		expect([asked, await page.locator('[data-ad-box] iframe').count()]).toEqual([0, 0]);
	});

	it.each([
		['W17 that never answers holds no page: it is loaded, and our own ad stays', () => undefined],
		['W17 that ends the connection leaves our own ad', (response: ServerResponse) => response.destroy()],
		['that has no ad leaves our own', sends(true)],
	])('%s', async (_name, answers) => {
		answer = answers;
		const page = await openHome('accepted');
		await showBox(page);
		await expect.poll(() => asked).toBeGreaterThan(0);
		const link = boxOn(page).getByRole('link');
		expect(await link.isVisible()).toBe(true);
		await expect.poll(() => page.locator('[data-ad-box] iframe').count()).toBe(0);
		expect(await link.isEnabled()).toBe(true);
	});

	it('runs in an origin of its own, which can read nothing of the reader', async () => {
		answer = sends(false);
		const page = await openHome('accepted');
		await showBox(page);
		await page.frameLocator('[data-ad-box] iframe').first().getByText('anuncio').waitFor();
		const frame = page.frames().find((one) => one.url().includes('/_site/ads/'));
		expect(await frame?.evaluate(() => self.origin)).toBe('null');
	});
});
