import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { signInStaff } from '../../support/identity/staff-visits.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

let postgres: OwnPostgres;
let program: Program;
let context: BrowserContext;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
const browser = fileBrowser();

beforeAll(async () => {
	postgres = await ownPostgres();
	program = await startProgram({ environment: { DATABASE_URL: postgres.databaseUrl } });
	const signing = await browser().newContext();
	await signInStaff(await signing.newPage(), 'tn', { program, databaseUrl: postgres.databaseUrl });
	session = await signing.storageState();
	await signing.close();
});
beforeEach(async () => {
	context = await browser().newContext({ locale: 'es-AR', storageState: session });
});
afterAll(async () => {
	await program?.stop();
	await postgres?.drop();
});

const isShown = (page: Page) =>
	expect
		.poll(() =>
			page
				.locator('.pictures img')
				.first()
				.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
		)
		.toBe(true);

describe('an editor of a brand whose stories came from elsewhere', () => {
	it('finds their pictures in the library, with the credit and the stories, before anybody uploads one', async () => {
		for (const colorScheme of ['light', 'dark'] as const)
			for (const width of [390, 1_024, 1_440]) {
				const page = await context.newPage();
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 900 });
				await page.goto(program.url('redaccion', '/tn/notas/'));
				await page.getByRole('link', { name: 'Imágenes' }).click();
				await page.getByRole('button', { name: 'De notas publicadas', pressed: true }).waitFor();
				await isShown(page);
				const picture = page.locator('.pictures button').first();
				const credit = await picture.locator('.mark').innerText();
				await picture.click();
				const details = page.getByRole('region', { name: 'La imagen elegida' });
				expect(await details.innerText()).toContain(credit);
				expect(await details.getByRole('link').count()).toBeGreaterThan(0);
				expect(await violationsOn(page), `${colorScheme} ${width}`).toEqual([]);
				expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${width}`).toBe(true);
				const folder = process.env.TEST_PICTURES;
				if (folder) await page.screenshot({ path: join(folder, `pictures-${width}-${colorScheme}.png`) });
				await page.close();
			}
	});

	it('puts one of them into a new story, with its words', async () => {
		const page = await context.newPage();
		await page.goto(program.url('redaccion', '/tn/notas/'));
		await page.getByRole('link', { name: 'Nueva nota' }).click();
		await page.getByRole('button', { name: 'De la biblioteca' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.locator('.pictures button').first().click();
		const words = await dialog.locator('dd').first().innerText();
		await dialog.getByRole('button', { name: 'Usar esta imagen' }).click();
		expect(await page.locator('.lead').getByLabel('Texto alternativo').inputValue()).toBe(words);
	});
});
