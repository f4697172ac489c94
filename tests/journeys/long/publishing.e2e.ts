import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { section, story } from '../../support/content.ts';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { signInStaff } from '../../support/identity/staff-visits.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

let postgres: OwnPostgres;
let program: Program;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
const browser = fileBrowser();

/** If this names a folder, screenshots for the documents are written into it. */
const pictureFolder = process.env.TEST_PICTURES;

beforeAll(async () => {
	postgres = await ownPostgres();
	program = await startProgram({ environment: { DATABASE_URL: postgres.databaseUrl, DEMO_CONTENT: 'off' } });
	for (const brand of ['tn', 'ciudad'] as const)
		await senderTo(program, brand).putAll([section('/politica', { name: 'Política' }), section('/deportes', { name: 'Deportes' })]);
	const draft = { revision: { revision_id: '1', published: false } };
	await senderTo(program, 'tn').putAll([
		...['Uno', 'Dos', 'Tres'].map((name) =>
			story(`DRAFT-${name.toUpperCase()}`, {
				website: 'tn',
				headlines: { basic: `Borrador ${name}` },
				website_url: `/deportes/${name.toLowerCase()}/`,
				...draft,
			}),
		),
		story('SHOWN', { website: 'tn', website_url: '/deportes/mostrada/' }),
	]);
	const signing = await browser().newContext();
	await signInStaff(await signing.newPage(), 'tn', { program, databaseUrl: postgres.databaseUrl });
	session = await signing.storageState();
	await signing.close();
});
afterAll(async () => {
	await program?.stop();
	await postgres?.drop();
});

const image = () =>
	sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#336699' } })
		.png()
		.toBuffer();

async function openDesk(width: number, height = 900): Promise<Page> {
	const context = await browser().newContext({
		viewport: { width, height },
		locale: 'es-AR',
		timezoneId: 'America/Argentina/Buenos_Aires',
		storageState: session,
	});
	const page = await context.newPage();
	// Pictures wait for their turn on a busy machine.
	page.setDefaultTimeout(60_000);
	page.on('dialog', (dialog) => void dialog.accept());
	await page.goto(program.url('redaccion', '/tn/notas/'));
	await page.getByRole('link', { name: 'Nueva nota' }).waitFor();
	return page;
}

const saved = (page: Page) => page.locator('.safety', { hasText: 'Guardado' }).waitFor();
const panel = (page: Page) => page.getByRole('region', { name: 'Publicar' });
const openPublish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true }).click();

/** Checks that a page is accessible and fits into its width. Takes a screenshot if there is a folder for it. */
async function look(page: Page, name: string): Promise<void> {
	expect(await violationsOn(page), name).toEqual([]);
	expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), name).toBe(true);
	if (pictureFolder === undefined) return;
	await mkdir(pictureFolder, { recursive: true });
	const picture = await page.screenshot();
	await sharp(picture)
		.webp({ quality: 80 })
		.toFile(join(pictureFolder, `${name}.webp`));
}

const read = async (brand: 'tn' | 'ciudad', path: string) => program.get(brand, path);

/** The newest text of the open story, as its ANS. */
async function stored(page: Page) {
	const id = /notas\/([^/]+)\//.exec(page.url())?.[1];
	const text: string = await page.evaluate(async (path) => (await (await fetch(path)).json()).newest.text, `/tn/api/notas/${id}/`);
	return JSON.parse(text);
}

/** Writes a story, and waits until it is saved. */
async function write(page: Page, headline: string): Promise<void> {
	await page.getByRole('link', { name: 'Nueva nota' }).click();
	await page.getByLabel('Título', { exact: true }).fill(headline);
	await page.getByLabel('Bajada').fill('Fueron 41 votos a favor.');
	await page.getByRole('textbox', { name: 'Cuerpo de la nota' }).fill('La sesión terminó a la madrugada.');
	await page.getByLabel('Sección', { exact: true }).selectOption('/politica');
	await saved(page);
}

/** Publishes the text of a published story, and waits until readers see it. */
async function publishChanges(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Publicar los cambios' }).click();
	await panel(page)
		.getByText(/TN: visible para los lectores/i)
		.waitFor();
	expect(await panel(page).getByRole('button', { name: 'Sin cambios para publicar' }).isDisabled()).toBe(true);
}

describe('somebody who publishes from the newsroom', () => {
	it('shows a story on two brands with what differs, corrects it, and takes it from readers with its changes and corrections', async () => {
		const page = await openDesk(1_440);
		await look(page, 'desk-1440');
		await write(page, 'El Senado votó la ley');
		await page.getByLabel('Elegir la imagen principal').setInputFiles({ name: 'senado.png', mimeType: 'image/png', buffer: await image() });
		await page.locator('.lead img').waitFor();
		await saved(page);
		await openPublish(page);
		expect(await panel(page).evaluate((region) => region === document.activeElement)).toBe(true);
		await panel(page).getByText('La imagen principal no tiene texto alternativo.').click();
		await page.keyboard.type('El recinto del Senado');
		expect(await page.getByLabel('Texto alternativo').inputValue()).toBe('El recinto del Senado');
		await panel(page).getByText('La imagen principal no tiene crédito.').click();
		await page.keyboard.type('Ana Paz');
		expect(await page.getByLabel('Crédito').inputValue()).toBe('Ana Paz');
		await panel(page).getByText('También en otros sitios').click();
		await panel(page).getByLabel('Ciudad', { exact: true }).check();
		await panel(page).getByLabel('Título', { exact: true }).fill('La ley, en Ciudad');
		await panel(page).getByRole('combobox', { name: 'Sección' }).selectOption('/deportes');
		await saved(page);
		await panel(page).getByText('Qué va a cambiar').click();
		await panel(page).getByRole('heading', { name: 'Ciudad' }).waitFor();
		await look(page, 'publish-1440');
		await page.getByRole('button', { name: 'Publicar ahora' }).click();
		for (const name of ['TN', 'Ciudad'])
			await panel(page)
				.getByText(new RegExp(`^${name}: visible para los lectores en \\d`, 'mi'))
				.waitFor();
		const path = new URL((await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')) ?? '').pathname;
		expect((await read('tn', path)).body).toContain('El Senado votó la ley');
		const elsewhere = (await panel(page).locator('.effects code').allInnerTexts()).at(-1) ?? '';
		const other = (await read('ciudad', elsewhere)).body;
		expect(other).toContain('La ley, en Ciudad');
		expect(/<link rel="canonical" href="([^"]+)"/.exec(other)?.[1]).toBe(program.url('tn', path));

		await page.getByLabel('Bajada').fill('Fueron 42 votos a favor.');
		await panel(page)
			.getByText(/^La publicación anterior, sin los cambios de ahora:/)
			.waitFor();
		await panel(page).getByText('Corregir').click();
		await panel(page).getByLabel('Qué estaba mal y cómo es').fill('Los votos fueron 42, no 41.');
		await saved(page);
		await look(page, 'correction-1440');
		await panel(page).getByRole('button', { name: 'Publicar la corrección' }).click();
		await panel(page).getByText('Los lectores la tienen al pie de la nota.').waitFor();
		const corrected = (await read('tn', path)).body;
		for (const text of ['Fueron 42 votos', 'Los votos fueron 42, no 41.', 'CorrectionComment']) expect(corrected).toContain(text);

		await page.getByRole('button', { name: 'Versiones' }).click();
		await page.getByRole('region', { name: 'Versiones' }).getByRole('button', { name: 'Publicada' }).click();
		await page.getByRole('button', { name: 'Volver a esta versión' }).click();
		await page
			.getByRole('region', { name: 'Versiones' })
			.getByText(/^Vuelta a la versión del /)
			.waitFor();
		expect((await stored(page)).corrections).toBeUndefined();
		await look(page, 'restored-1440');
		await openPublish(page);
		await panel(page)
			.getByText(/Los lectores tienen la corrección “Los votos fueron 42, no 41.”, y este texto no\./)
			.click();
		await look(page, 'lost-correction-1440');
		await panel(page).getByRole('button', { name: 'Volver a ponerla' }).click();
		await publishChanges(page);
		const former = (await read('tn', path)).body;
		for (const text of ['Fueron 41 votos', 'Los votos fueron 42, no 41.']) expect(former, 'readers keep the correction').toContain(text);

		await page.getByRole('button', { name: 'Retirar del sitio' }).click();
		await panel(page).getByText('Los lectores ya no la ven.').waitFor();
		await expect.poll(async () => [(await read('tn', path)).status, (await read('ciudad', elsewhere)).status]).toEqual([410, 410]);

		await page.getByLabel('Bajada').fill('Fueron 43 votos a favor.');
		await page.getByText('Retirada, con cambios').waitFor();
		expect(await panel(page).getByLabel('Qué estaba mal y cómo es').inputValue()).toBe('Los votos fueron 42, no 41.');
		await look(page, 'withdrawn-1440');
		await panel(page).getByRole('button', { name: 'Quitar' }).click();
		await saved(page);
		await page.getByRole('link', { name: 'Volver a las notas' }).click();
		await page.getByRole('tab', { name: 'Retiradas' }).click();
		await page.locator('.rows .mark', { hasText: 'Retirada, con cambios' }).waitFor();
		await look(page, 'withdrawn-list-1440');
		await page.getByRole('link', { name: 'El Senado votó la ley' }).click();
		await openPublish(page);
		await page.getByRole('button', { name: 'Publicar ahora' }).click();
		await panel(page)
			.getByText(/TN: visible para los lectores/i)
			.waitFor();
		const again = (await read('tn', path)).body;
		expect(again).toContain('Fueron 43 votos');
		expect(again).not.toContain('Los votos fueron 42, no 41.');
		await page.context().close();
	});

	it('is told that readers lose a published story that is discarded, in the story and on the desk', async () => {
		const page = await openDesk(1_440);
		const asked: string[] = [];
		page.on('dialog', (dialog) => asked.push(dialog.message()));
		await write(page, 'Se descarta');
		await page.getByLabel('Firmas').fill('Cami');
		await page.keyboard.press('Enter');
		await openPublish(page);
		await panel(page).getByText('“Cami” no está entre los autores: la firma sale así, sin página.').waitFor();
		await page.getByRole('button', { name: 'Publicar ahora' }).click();
		await panel(page)
			.getByText(/TN: visible para los lectores/i)
			.waitFor();
		await panel(page).getByRole('button', { name: 'Descartar' }).click();
		await panel(page).getByText('La nota está en “Descartadas”.').waitFor();
		await page.goto(program.url('redaccion', '/tn/notas/?state=published'));
		const choose = () =>
			page
				.getByRole('checkbox', { name: /Titular/ })
				.first()
				.check();
		await choose();
		// Until the list of the new view is there, nothing of the former one is or can be chosen.
		const answer = Promise.withResolvers<void>();
		await page.route('**/api/notas/?*', (route) => answer.promise.then(() => route.continue()), { times: 1 });
		await page.getByRole('tab', { name: 'En trabajo' }).click();
		await page.getByRole('checkbox').first().waitFor({ state: 'detached' });
		expect(await page.getByRole('region', { name: 'Notas elegidas' }).count()).toBe(0);
		await page.getByRole('tab', { name: 'Publicadas' }).click();
		await choose();
		// An answer that comes late is of a view that is shown no more.
		const late = page.waitForResponse((response) => response.url().includes('/api/notas/?state=working'));
		answer.resolve();
		await (await late).finished();
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await page.getByRole('region', { name: 'Notas elegidas' }).getByRole('button', { name: 'Descartar' }).click();
		await expect
			.poll(() => asked)
			.toEqual([expect.stringMatching(/^Los lectores dejan de ver/), expect.stringMatching(/^Los lectores dejan de ver/)]);
		await page.context().close();
	});

	it('sets a time, and the story comes out by itself', async () => {
		const page = await openDesk(1_024);
		await look(page, 'desk-1024');
		await write(page, 'Sale a su hora');
		await openPublish(page);
		await panel(page).getByText('A una hora').click();
		// Half a minute ahead at least, and one and a half at most: forms have no seconds.
		const soon = new Date(Date.now() + 90_000 - 3 * 3_600_000).toISOString().slice(0, 16);
		await panel(page)
			.getByLabel(/^Fecha y hora/)
			.fill(soon);
		await panel(page).getByRole('button', { name: 'Programar', exact: true }).click();
		await panel(page).getByText('Quedó programada.').waitFor();
		await panel(page)
			.getByText(/Se publica el/)
			.waitFor();
		await look(page, 'planned-1024');
		await page.goto(program.url('redaccion', '/tn/notas/?state=scheduled'));
		await page.getByRole('link', { name: 'Sale a su hora' }).waitFor();
		await expect
			.poll(async () => (await program.get('tn', '/politica/')).body.includes('Sale a su hora'), { timeout: 120_000, interval: 1_000 })
			.toBe(true);
		await page.goto(program.url('redaccion', '/tn/notas/?state=published'));
		await page.getByRole('link', { name: 'Sale a su hora' }).waitFor();
		await page.context().close();
	});

	it('publishes with the keyboard alone', async () => {
		const page = await openDesk(1_440);
		const { keyboard } = page;
		const nameOf = () =>
			page.evaluate(() => {
				const one = document.activeElement;
				return one?.getAttribute('aria-label') ?? one?.getAttribute('placeholder') ?? one?.textContent ?? '';
			});
		const tabTo = async (name: string, key = 'Tab') => {
			for (let pressed = 0; pressed < 120; pressed += 1) {
				await keyboard.press(key);
				if ((await nameOf()).trim() === name) return;
			}
			throw new Error(`no way to ${name} by ${key}`);
		};
		await tabTo('Nueva nota');
		await keyboard.press('Enter');
		await page.getByLabel('Título', { exact: true }).waitFor();
		await tabTo('Título');
		await keyboard.type('Con el teclado solo');
		await tabTo('Cuerpo de la nota');
		await keyboard.type('Sin tocar el ratón.');
		await page.locator('body').press('Escape');
		for (let pressed = 0; pressed < 60 && !(await page.locator('#section').evaluate((one) => one === document.activeElement)); pressed += 1)
			await keyboard.press('Tab');
		await keyboard.type('Política');
		await saved(page);
		await tabTo('Publicar', 'Shift+Tab');
		await keyboard.press('Enter');
		await panel(page).waitFor();
		await tabTo('Publicar ahora');
		await keyboard.press('Enter');
		await panel(page)
			.getByText(/visible para los lectores en/i)
			.waitFor();
		await page.context().close();
	});

	it('writes, looks and publishes on a phone', async () => {
		const page = await openDesk(390, 844);
		await look(page, 'desk-390');
		await write(page, 'Desde la calle');
		await page.getByRole('button', { name: 'Vista previa' }).click();
		await page.frameLocator('.preview iframe:not(.loading)').getByRole('heading', { name: 'Desde la calle' }).waitFor();
		await page.getByText(/^Pesa \d/).waitFor();
		for (const form of ['Liviana', 'AMP']) {
			await page.getByRole('button', { name: form, exact: true }).click();
			await page.frameLocator('.preview iframe:not(.loading)').getByRole('heading', { name: 'Desde la calle' }).waitFor();
		}
		await page.getByRole('button', { name: 'Redes y buscadores' }).click();
		await page.getByText(/^La tarjeta pesa \d/).waitFor();
		await look(page, 'preview-390');
		await openPublish(page);
		await look(page, 'publish-390');
		await page.getByRole('button', { name: 'Publicar ahora' }).click();
		await panel(page)
			.getByText(/visible para los lectores en/i)
			.waitFor();
		await page.context().close();
	});

	it('N09 lends a preview to somebody outside, and ends it', async () => {
		const page = await openDesk(1_440);
		await write(page, 'Para mirar antes');
		await page.getByText('Enlace para alguien de afuera').click();
		await page.getByRole('button', { name: 'Por una hora' }).click();
		const address = await page.getByLabel(/Copialo ahora/).inputValue();
		const outside = await browser().newContext();
		const guest = await outside.newPage();
		await guest.goto(address);
		await guest.getByRole('heading', { name: 'Para mirar antes' }).waitFor();
		await page.getByRole('button', { name: 'Anular' }).click();
		await page.getByRole('button', { name: 'Anular' }).waitFor({ state: 'detached' });
		await guest.reload();
		await guest.getByRole('heading', { name: 'Este enlace no funciona' }).waitFor();
		await outside.close();
		await page.context().close();
	});

	it('N12 moves and puts away many stories at once, brings them back, and finds its view again', async () => {
		const page = await openDesk(1_024);
		const choose = async () => {
			for (const name of ['Uno', 'Dos', 'Tres']) await page.getByLabel(`Elegir “Borrador ${name}”`).check();
		};
		await choose();
		// Keys go through the sections, and nothing is moved until it is asked for.
		for (let step = 0; step < 2; step += 1) await page.getByLabel('Cambiar de sección').press('ArrowDown');
		await page.getByRole('button', { name: 'Mover' }).click();
		await page.getByText(/Cambiaste de sección 3 notas/).waitFor();
		await page.getByRole('button', { name: 'Deshacer' }).click();
		await page.getByText('Deshecho: las notas están como estaban.').waitFor();
		await choose();
		await look(page, 'bulk-1024');
		await page.getByRole('button', { name: 'Descartar' }).click();
		await page.getByText(/Descartaste 3 notas/).waitFor();
		await page.getByRole('link', { name: 'Borrador Uno' }).waitFor({ state: 'detached' });
		await page.reload();
		await page.getByRole('button', { name: 'Deshacer' }).click();
		await page.getByRole('link', { name: 'Borrador Uno' }).waitFor();
		await page.getByLabel('Sección', { exact: true }).selectOption('/deportes');
		await page.getByRole('button', { name: 'Guardar esta vista' }).click();
		await page.getByLabel('Nombre de la vista').fill('Mis deportes');
		await page.getByRole('button', { name: 'Guardar', exact: true }).click();
		await page.goto(program.url('redaccion', '/tn/notas/'));
		await page.getByRole('button', { name: 'Mis deportes' }).click();
		await look(page, 'view-1024');
		await page.getByRole('link', { name: 'Borrador Uno' }).click();
		await page.getByRole('link', { name: 'Volver a las notas' }).click();
		await page.waitForURL((url) => url.searchParams.get('section') === '/deportes');
		await page.context().close();
	});

	it('sees what differs between versions, comes back to one, and undoes it', async () => {
		const page = await openDesk(1_440);
		await write(page, 'Primera idea');
		await page.getByRole('button', { name: 'Versiones' }).click();
		await page.getByText('Guardar esta versión con nombre').click();
		await page.getByLabel('Nombre', { exact: true }).fill('Antes del recorte');
		await page.getByRole('button', { name: 'Guardar', exact: true }).click();
		await page.getByText('Antes del recorte.').waitFor();
		await page.getByLabel('Título', { exact: true }).fill('Segunda idea');
		await saved(page);
		await page.getByText('Antes del recorte.').click();
		await page.locator('.differences del', { hasText: 'Primera' }).waitFor();
		await page.locator('.differences ins', { hasText: 'Segunda' }).waitFor();
		await look(page, 'versions-1440');
		await page.getByRole('button', { name: 'Volver a esta versión' }).click();
		expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Primera idea');
		const versions = page.getByRole('region', { name: 'Versiones' });
		await versions.getByText('La nota volvió a “Antes del recorte”.').waitFor();
		await versions.getByText('Vuelta a “Antes del recorte”.').waitFor();
		await versions.getByRole('button', { name: 'Deshacer' }).click();
		expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Segunda idea');
		await versions.getByText('La nota está como antes de volver.').waitFor();
		await page.context().close();
	});

	it('keeps pictures with their words and crops, and names a bad file', async () => {
		const page = await openDesk(1_440);
		await page.getByRole('link', { name: 'Imágenes' }).click();
		const files = [
			{ name: 'recinto.png', mimeType: 'image/png', buffer: await image() },
			{ name: 'rota.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
		];
		await page.getByLabel('Subir imágenes', { exact: true }).last().setInputFiles(files);
		await page.getByText(/^rota.png: El archivo no es una imagen/).waitFor();
		await page.locator('.pictures button').first().click();
		await page.getByLabel('Texto alternativo').fill('El recinto vacío');
		await page.getByRole('button', { name: /^Punto que conservan/ }).press('ArrowLeft');
		await page.getByRole('button', { name: 'Guardar', exact: true }).click();
		await page.getByText('Guardado.').waitFor();
		await expect
			.poll(() =>
				page.locator('.crops img').evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
			)
			.toBe(true);
		await look(page, 'pictures-1440');
		await page.getByRole('link', { name: 'Notas', exact: true }).click();
		await page.getByRole('link', { name: 'Nueva nota' }).click();
		await page.getByRole('button', { name: 'De la biblioteca' }).click();
		await page.getByRole('dialog').locator('.pictures button').first().click();
		await page.getByRole('button', { name: 'Usar esta imagen' }).click();
		expect(await page.locator('.lead').getByLabel('Texto alternativo').inputValue()).toBe('El recinto vacío');
		await saved(page);
		const story = page.url();
		await page.goto(program.url('redaccion', '/tn/imagenes/'));
		const pictures = page.locator('.pictures button');
		await pictures.filter({ hasText: 'El recinto vacío' }).click();
		await page.getByRole('button', { name: 'Quitar de la biblioteca' }).click();
		await pictures.filter({ hasText: 'El recinto vacío' }).waitFor({ state: 'detached' });
		await page.goto(story);
		const isDrawn = (drawn: Element) => drawn instanceof HTMLImageElement && drawn.naturalWidth > 0;
		await expect.poll(() => page.locator('.lead img').evaluate(isDrawn), { message: 'the story keeps it' }).toBe(true);
		await page.context().close();
	});
});
