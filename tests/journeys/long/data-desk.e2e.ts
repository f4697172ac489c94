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

/** Checks that a page is accessible and fits into its width. Takes a screenshot if TEST_PICTURES names a folder for it. */
async function look(page: Page, name: string): Promise<void> {
	expect(await violationsOn(page), name).toEqual([]);
	expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), name).toBe(true);
	const folder = process.env.TEST_PICTURES;
	if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

describe('an editor at the data desk', () => {
	it('RULE-22 opens a collection by its address, and finds its stories to choose from, on each width, light and dark', async () => {
		for (const colorScheme of ['light', 'dark'] as const)
			for (const width of [390, 1_024, 1_440]) {
				const page = await context.newPage();
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 900 });
				await page.goto(program.url('redaccion', '/tn/datos/'));
				await page.getByRole('link', { name: 'Colecciones' }).click();
				const address = page.getByLabel('Id de colección o URL');
				await page.getByRole('button', { name: 'Abrir' }).click();
				await page.getByRole('alert').getByText('Debe ingresar un Id de colección o una URL.').waitFor();
				await address.fill(program.url('tn', '/deportes/'));
				await page.getByRole('button', { name: 'Abrir' }).click();
				await page.getByRole('alert').getByText('La URL ingresada no es correcta.').waitFor();
				await look(page, `collections-${width}-${colorScheme}`);
				await page.locator('.documents a').first().click();
				const shown = (await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')) ?? '';
				await page.getByLabel('Dónde estás').getByRole('link', { name: 'Colecciones' }).click();
				await address.fill(shown);
				await page.getByRole('button', { name: 'Abrir' }).click();
				await page.getByRole('button', { name: 'Agregar una nota' }).click();
				expect(await page.locator('input[list=lista-stories]').count()).toBeGreaterThan(0);
				expect(await page.locator('.list summary').first().innerText()).not.toMatch(/Sin completar|^[A-Z0-9]{26}$/);
				expect(await page.locator('#lista-stories option').count()).toBeGreaterThan(0);
				await look(page, `collection-${width}-${colorScheme}`);
				await page.close();
			}
	});

	it('finds lists, forms and menus on a phone, each within its width', async () => {
		const page = await context.newPage();
		await page.setViewportSize({ width: 360, height: 800 });
		for (const path of ['datos/', 'datos/schedule/', 'datos/weather/', 'datos/masthead/documento/masthead/', 'menus/primary/']) {
			await page.goto(program.url('redaccion', `/tn/${path}`));
			await look(page, path.replaceAll('/', '-'));
		}
	});

	it('keeps what is not ready as a draft, discards it from the list, takes that back and goes on with it', async () => {
		const page = await context.newPage();
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(program.url('redaccion', '/tn/datos/redirect/nuevo/'));
		await page.getByLabel('Dirección vieja').fill('/a-medias/');
		await page.getByRole('button', { name: 'Guardar borrador' }).click();
		await page.getByRole('status').getByText('Se guardó como borrador. Los lectores no lo ven.').waitFor();
		await look(page, 'draft');
		await page.getByLabel('Dónde estás').getByRole('link', { name: 'Redirecciones' }).click();
		await look(page, 'drafts');
		await page.getByRole('button', { name: 'Descartar' }).click();
		await look(page, 'discarded');
		await page.getByRole('button', { name: 'Deshacer' }).click();
		expect(await page.getByLabel('Dirección vieja').inputValue()).toBe('/a-medias/');
		await page.getByLabel('Adónde lleva').fill('/deportes/');
		await page.getByRole('button', { name: 'Publicar' }).click();
		await page.getByText(/^Publicado\./).waitFor();
		await page.getByLabel('Dónde estás').getByRole('link', { name: 'Redirecciones' }).click();
		expect(await page.getByRole('heading', { name: 'Borradores' }).count()).toBe(0);
	});

	it('is asked before leaving what is not saved, and finds a draft above the form', async () => {
		const page = await context.newPage();
		const asked: string[] = [];
		page.on('dialog', (dialog) => {
			asked.push(dialog.type());
			void dialog.dismiss();
		});
		await page.goto(program.url('redaccion', '/tn/datos/weather/'));
		await page.locator('.documents a').first().click();
		await page.getByRole('button', { name: 'Revisar' }).last().click();
		await page.getByText('Todo está bien. Todavía no se publicó.').waitFor();
		await page.getByLabel('Dónde estás').getByRole('link', { name: 'Datos' }).click();
		await expect.poll(() => asked).toEqual(['beforeunload']);
		await page.getByRole('button', { name: 'Guardar borrador' }).click();
		await page.getByText('Se guardó como borrador.').waitFor();
		const [drafts, form] = [page.getByRole('heading', { name: 'Borradores' }), page.locator('form.data-form')];
		expect((await drafts.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
		await page.getByLabel('Dónde estás').getByRole('link', { name: 'Datos' }).click();
		await page.waitForURL('**/tn/datos/');
		expect(asked).toHaveLength(1);
	});

	it('sends readers from an old address to another page by a redirect', async () => {
		const page = await context.newPage();
		await page.goto(program.url('redaccion', '/tn/datos/redirect/'));
		await page.getByRole('link', { name: 'Agregar una redirección' }).click();
		await page.getByLabel('Dirección vieja').fill('/especial-viejo/');
		await page.getByLabel('Adónde lleva').fill('/deportes/');
		await look(page, 'redirect');
		await page.getByRole('button', { name: 'Publicar' }).click();
		await page.getByText(/Publicado\. Los lectores ya lo ven: tardó \d,\d\ss\./).waitFor();
		await page.goto(program.url('tn', '/especial-viejo/'));
		expect(new URL(page.url()).pathname).toBe('/deportes/');
	});
});
