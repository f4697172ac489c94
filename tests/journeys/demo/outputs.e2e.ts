import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoReaders, phone } from '../../support/browser/demo-readers.ts';
import { structureBrands } from '../../support/demo.ts';

const { arrive, open, pathOf, sites } = demoReaders();

const offer = (page: Page) => page.getByRole('link', { name: '¿Ahorrás datos? Leé la versión liviana de esta página.' });

describe.each(structureBrands)('a reader of $id who saves data', ({ id }) => {
	it('is offered the light version of a page, and goes back from there to the whole one', async () => {
		const context = await arrive({ viewport: phone });
		await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
		const page = await context.newPage();
		const path = await pathOf(id, 'article');
		await page.goto(sites.url(id, path));
		await offer(page).click();
		await page.waitForURL(sites.url(id, `/lite${path}`));
		await page.getByRole('link', { name: 'Versión completa' }).click();
		await page.waitForURL(sites.url(id, path));
	});

	it('is one of all readers: others find the light version at the foot of the page', async () => {
		const page = await open(id, '/');
		expect(await offer(page).isVisible()).toBe(false);
		await page.getByRole('link', { name: 'Versión liviana' }).click();
		await page.waitForURL(sites.url(id, '/lite/'));
	});

	it('searches on light pages alone, with the keyboard', async () => {
		const page = await open(id, '/lite/buscar/', { javaScriptEnabled: false });
		await page.getByRole('searchbox').focus();
		await page.keyboard.type('copa');
		await page.keyboard.press('Enter');
		await page.waitForURL(sites.url(id, '/lite/buscar/copa/'));
		expect(await page.locator('body').getAttribute('data-output')).toBe('lite');
	});
});
