import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { listenTo } from '../../support/browser/browser.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { section, story } from '../../support/content.ts';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { signInStaff } from '../../support/identity/staff-visits.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

let postgres: OwnPostgres;
let program: Program;
let context: BrowserContext;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
const browser = fileBrowser();
const brand = 'tn';

const newContext = () => browser().newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-AR', storageState: session });

beforeAll(async () => {
	postgres = await ownPostgres();
	program = await startProgram({ environment: { DATABASE_URL: postgres.databaseUrl, DEMO_CONTENT: 'off' } });
	await senderTo(program, brand).putAll([section('/politica', { name: 'Política' }), section('/deportes', { name: 'Deportes' })]);
	const signing = await browser().newContext();
	await signInStaff(await signing.newPage(), brand, { program, databaseUrl: postgres.databaseUrl });
	session = await signing.storageState();
	await signing.close();
});
beforeEach(async () => {
	context = await newContext();
});
afterAll(async () => {
	await program?.stop();
	await postgres?.drop();
});

const body = (page: Page) => page.getByRole('textbox', { name: 'Cuerpo de la nota' });
const says = (page: Page, text: string) => page.locator('.safety', { hasText: text }).waitFor();

/** Opens the desk and begins a story from there. */
async function newStory(): Promise<Page> {
	const page = await context.newPage();
	await page.goto(program.url('redaccion', '/'));
	await page.getByRole('link', { name: 'Nueva nota' }).click();
	await page.getByLabel('Título', { exact: true }).waitFor();
	return page;
}

const idOf = (page: Page): string => /notas\/([^/]+)\//.exec(page.url())?.[1] ?? '';

async function openAgain(id: string, within = context): Promise<Page> {
	const page = await within.newPage();
	await page.goto(program.url('redaccion', `/${brand}/notas/${id}/`));
	await page.getByLabel('Título', { exact: true }).waitFor();
	return page;
}

describe('somebody who writes in the newsroom', () => {
	it('writes a story with the keyboard, sees its page, publishes it, and readers read it', async () => {
		const page = await newStory();
		const complaints = listenTo(page);
		const { keyboard } = page;
		await page.getByLabel('Volanta').focus();
		await keyboard.type('Congreso');
		await keyboard.press('Enter');
		await keyboard.type('El Senado votó la ley');
		await keyboard.press('Enter');
		await keyboard.type('Fueron 41 votos a favor.');
		await keyboard.press('Tab');
		expect(await page.evaluate('document.activeElement.textContent')).toBe('Elegir la imagen principal');
		await keyboard.press('Shift+Tab');
		await keyboard.press('Enter');
		await keyboard.type('La sesión fue ');
		await keyboard.press('Control+b');
		await keyboard.type('larga');
		await keyboard.press('Control+b');
		await keyboard.type(' y <tranquila>.');
		for (const line of ['## Los votos', '- A favor: 41', 'En contra: 29']) {
			await keyboard.press('Enter');
			await keyboard.type(line);
		}
		for (const key of ['Enter', 'Enter']) await keyboard.press(key);
		await keyboard.type('> Ganó la gente');
		for (const key of ['Enter', 'Enter']) await keyboard.press(key);
		await keyboard.type('Ana Paz');
		await keyboard.press('Enter');
		await keyboard.type('---');
		await keyboard.type('Final.');
		await page.getByLabel('Sección').selectOption('/politica');
		const buffer = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#336699' } })
			.png()
			.toBuffer();
		await page.getByLabel('Elegir la imagen principal').setInputFiles({ name: 'senado.png', mimeType: 'image/png', buffer });
		await page.getByLabel('Texto alternativo').fill('El recinto del Senado');
		const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);
		await expect.poll(() => page.locator('.lead img').evaluate(widthOf)).toBeGreaterThan(0);
		await says(page, 'Guardado');
		await page.frameLocator('.preview iframe:not(.loading)').getByRole('heading', { name: 'El Senado votó la ley' }).waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await page.getByRole('button', { name: 'Redes y buscadores' }).click();
		await page.locator('.shares figcaption').getByText('El Senado votó la ley').waitFor();

		await page.reload();
		expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('El Senado votó la ley');
		await page.getByRole('button', { name: 'Publicar', exact: true }).click();
		expect(await page.locator('.lacks').innerText()).toContain('La nota no tiene firma.');
		await page.getByRole('button', { name: 'Publicar ahora' }).click();
		await page.getByText(/: visible para los lectores en \d+,\d\ss\./).waitFor();
		const address = await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href');
		const path = new URL(address ?? '').pathname;
		expect(path).toMatch(/^\/politica\/\d{4}\/\d\d\/\d\d\/el-senado-voto-la-ley\/$/);
		const { status, body: html } = await program.get(brand, path);
		expect(status).toBe(200);
		expect(html).toMatch(/<img[^>]*alt="El recinto del Senado"/);
		const written = /<p[^>]*>La sesión.*Final\./s.exec(html)?.[0];
		for (const part of [
			'El Senado votó la ley',
			'<strong>larga</strong> y &lt;tranquila&gt;.',
			'Los votos</span></h2>',
			'A favor: 41',
			'<blockquote',
			'Ganó la gente',
			'Ana Paz</cite>',
			'<hr',
			'Final.',
		])
			expect(part.startsWith('El') ? html : written).toContain(part);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		await page.close();
	});

	it('loads no more than 350 kB for it with gzip, less with Brotli, and no coding that it does not take', async () => {
		const page = await context.newPage();
		await page.goto(program.url('redaccion', `/${brand}/notas/`));
		const files = await page
			.locator('script[src], link[rel="stylesheet"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? ''));
		const load = (coding: string) => Promise.all(files.map((file) => program.get('redaccion', file, { 'accept-encoding': coding })));
		const bytesOf = (answers: Awaited<ReturnType<typeof load>>) => answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
		const [plain, gzip, best] = [await load('br;q=0'), await load('gzip'), await load('gzip, deflate, br, zstd')];
		const codings = [plain, gzip, best].map((answers) => answers.map(({ headers }) => headers['content-encoding']));
		expect(codings).toEqual([undefined, 'gzip', 'br'].map((coding) => [coding, coding]));
		expect(bytesOf(gzip)).toBeLessThan(350_000);
		expect(bytesOf(best)).toBeLessThan(bytesOf(gzip));
		await page.close();
	});

	it('reaches the content of a page by the first key', async () => {
		const page = await context.newPage();
		for (const path of ['notas/', 'datos/']) {
			await page.goto(program.url('redaccion', `/${brand}/${path}`));
			await page.getByRole('heading', { level: 1 }).waitFor();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('main');
		}
	});

	it('closes the menu of brands with Escape, on pages without scripts too', async () => {
		const page = await context.newPage();
		for (const path of ['notas/', 'datos/']) {
			await page.goto(program.url('redaccion', `/${brand}/${path}`));
			await page.getByRole('button', { name: 'cambiar de marca' }).click();
			const other = page.getByRole('link', { name: 'Ciudad', exact: true });
			await other.waitFor();
			expect(await violationsOn(page)).toEqual([]);
			await page.keyboard.press('Escape');
			await other.waitFor({ state: 'hidden' });
		}
	});

	it('has a desk and an editor without barriers, light and dark, on a phone too', async () => {
		await senderTo(program, brand).put(
			story('BARRIERS', {
				website: brand,
				website_url: '/deportes/barreras/',
				content_elements: [
					{ type: 'text', content: 'Uno' },
					{ type: 'image', url: 'https://img.test/a.jpg', caption: 'x' },
					{ type: 'raw_html', content: '<b>x</b>' },
					{ type: 'table', rows: [[{ type: 'text', content: 'x' }]] },
					{ type: 'hologram' },
				],
			}),
		);
		for (const colorScheme of ['light', 'dark'] as const)
			for (const width of [390, 1_440]) {
				const page = await context.newPage();
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 900 });
				await page.goto(program.url('redaccion', `/${brand}/notas/`));
				await page.getByRole('tab', { name: 'Publicadas' }).click();
				await page.getByRole('link', { name: 'Titular de BARRIERS' }).waitFor();
				expect(await violationsOn(page), `desk ${colorScheme} ${width}`).toEqual([]);
				await page.goto(program.url('redaccion', `/${brand}/notas/BARRIERS/`));
				await body(page).waitFor();
				expect(await violationsOn(page), `story ${colorScheme} ${width}`).toEqual([]);
				await page.getByRole('button', { name: 'Publicar', exact: true }).click();
				expect(await violationsOn(page), `publish ${colorScheme} ${width}`).toEqual([]);
				expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
				await page.close();
			}
	});

	it('N06 loses no word when the page is killed without a network', async () => {
		const page = await newStory();
		await page.getByLabel('Título', { exact: true }).fill('Una nota que casi se pierde');
		await says(page, 'Guardado');
		const id = idOf(page);
		await page.route(`**/${brand}/api/**`, (route) => route.abort());
		await body(page).focus();
		await page.keyboard.type('Esto se escribió sin conexión.');
		await says(page, 'Sin conexión: guardado en este equipo');
		const devTools = await context.newCDPSession(page);
		const crashed = page.waitForEvent('crash');
		devTools.send('Page.crash').catch(() => {});
		await crashed;
		const again = await openAgain(id);
		await again.getByText('Recuperamos lo que se escribió en este equipo').waitFor();
		expect(await body(again).innerText()).toContain('Esto se escribió sin conexión.');
		await says(again, 'Guardado');
		await again.close();
		const third = await openAgain(id);
		expect(await body(third).innerText()).toContain('Esto se escribió sin conexión.');
		expect(await third.getByText('Recuperamos').count()).toBe(0);
		await third.close();
	});

	it('N06 writes on when the session ends, and the text is saved after signing in again', async () => {
		const page = await newStory();
		await page.getByLabel('Título', { exact: true }).fill('Una sesión que se termina');
		await says(page, 'Guardado');
		const cookies = await context.cookies();
		await context.clearCookies();
		await page.getByLabel('Bajada').fill('Se sigue escribiendo.');
		await says(page, 'Se cerró tu sesión: guardado en este equipo');
		await context.addCookies(cookies);
		await page.getByLabel('Bajada').fill('Se sigue escribiendo y se guarda.');
		await says(page, 'Guardado');
		await page.reload();
		expect(await page.getByLabel('Bajada').inputValue()).toBe('Se sigue escribiendo y se guarda.');
		await page.close();
	});

	it('N05 sees both texts when somebody else wrote the same words while it was offline, and chooses', async () => {
		const mine = await newStory();
		await mine.getByLabel('Título', { exact: true }).fill('Uno');
		await says(mine, 'Guardado');
		await mine.context().setOffline(true);
		await mine.getByLabel('Título', { exact: true }).fill('El mío');
		await says(mine, 'Sin conexión');
		const other = await openAgain(idOf(mine), await newContext());
		await other.getByLabel('Título', { exact: true }).fill('El de otra persona');
		await says(other, 'Guardado');
		await mine.context().setOffline(false);
		await says(mine, 'Otra persona cambió esta nota');
		const both = mine.getByRole('alert');
		for (const text of ['El de otra persona', 'El mío']) await both.getByRole('heading', { name: text, exact: true }).waitFor();
		await both.locator('.differences del', { hasText: 'mío' }).waitFor();
		await both.locator('.differences ins', { hasText: 'otra persona' }).waitFor();
		expect(await violationsOn(mine)).toEqual([]);
		await both.getByRole('button', { name: 'Seguir con el otro' }).click();
		await says(mine, 'Guardado');
		expect(await mine.getByLabel('Título', { exact: true }).inputValue()).toBe('El de otra persona');
		for (const page of [mine, other]) await page.close();
	});
});
