import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { story } from '../../support/content.ts';
import { freePort } from '../../support/programs/free-port.ts';
import { publishOneStory } from '../../support/programs/one-story.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { newFolder } from '../../support/programs/program-place.ts';
import { senderTo } from '../../support/sender.ts';

let program: Program;
let start: (more?: Record<string, string>) => Promise<Program>;
let dataDir: string;
const browser = fileBrowser();

beforeAll(async () => {
	dataDir = await newFolder();
	const PORT = String(await freePort());
	start = (more) => startProgram({ dataDir, environment: { PORT, DEMO_CONTENT: 'off', ...more } });
	program = await start();
	await publishOneStory(program);
});
afterAll(async () => {
	await program?.stop();
	await rm(dataDir, { recursive: true, force: true });
});

const kept = (page: Page) => page.evaluate(() => caches.keys());
/** Waits until a page is kept in a cache. */
const isKept = (page: Page, name: string) =>
	expect.poll(() => page.evaluate(async (cache) => Boolean(await caches.match('/deportes/a/', { cacheName: cache })), name)).toBe(true);
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

describe('a story that is saved on a device', () => {
	it('is kept there in the form in which it was opened last', async () => {
		const context = await browser().newContext();
		const page = await context.newPage();
		const address = program.url('tn', '/deportes/a/');
		await page.goto(address);
		await page.locator('[data-island=keep][data-state=ready] button').first().click();
		await isKept(page, 'kiosco-saved');
		await senderTo(program, 'tn').put(story('A', { website: 'tn', website_url: '/deportes/a/', headlines: { basic: 'Segunda versión' } }));
		const headline = () => page.locator('h1').innerText();
		await expect.poll(() => page.goto(address).then(headline)).toBe('Segunda versión');
		const savedText = () => page.evaluate(async () => (await caches.match('/deportes/a/', { cacheName: 'kiosco-saved' }))?.text());
		await expect.poll(savedText).toContain('Segunda versión');
		await page.evaluate(() => caches.delete('kiosco-read'));
		await context.setOffline(true);
		await page.goto(address, { waitUntil: 'domcontentloaded' });
		expect(await headline()).toBe('Segunda versión');
	});
});

describe('an operator who switches reading without a connection off', () => {
	it('takes the worker and all that it kept from the devices that had it, and leaves what the site itself stores', async () => {
		const page = await (await browser().newContext()).newPage();
		const address = program.url('tn', '/deportes/a/');
		await page.goto(address);
		await expect.poll(() => kept(page)).toContain('kiosco-read');
		await page.evaluate(async () => (await caches.open('de-otro')).put('/otro/', new Response('otro')));
		await page.evaluate(() => localStorage.setItem('kiosco.saved', '[]'));
		await program.stop();
		program = await start({ OFFLINE_READING: 'off' });
		await page.goto(address);
		await expect.poll(() => workers(page)).toBe(0);
		expect(await kept(page)).toEqual(['de-otro']);
		expect(await page.evaluate(() => localStorage.getItem('kiosco.saved'))).toBe('[]');
		await page.reload();
		expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
		expect([await workers(page), await kept(page)]).toEqual([0, ['de-otro']]);
	});
});
