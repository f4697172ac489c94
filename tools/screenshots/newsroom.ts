import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { addStaff } from '../../tests/support/programs/commands.ts';
import type { Program } from '../../tests/support/programs/program.ts';

/** A screenshot of the documents: what to do at the desk of tn first. */
type Subject = { readonly name: string; readonly prepare: (page: Page) => Promise<void> };

async function showPublished(page: Page): Promise<void> {
	await page.getByRole('tab', { name: 'Publicadas' }).click();
	await page.locator('.rows li').nth(9).waitFor();
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLImageElement>('.thumbnail img')].slice(0, 6).every(({ complete }) => complete),
	);
}

const openFirst = (page: Page): Promise<void> => page.locator('.rows .headline').first().click();

const subjects: readonly Subject[] = [
	{ name: 'desk', prepare: showPublished },
	{
		name: 'editor',
		prepare: async (page) => {
			await showPublished(page);
			await openFirst(page);
			await page.locator('.weight', { hasText: 'Pesa' }).waitFor();
		},
	},
	{
		name: 'publish',
		prepare: async (page) => {
			await openFirst(page);
			await page.getByRole('button', { name: 'Publicar', exact: true }).click();
			await page.getByText('Qué va a cambiar').waitFor();
		},
	},
];

/** Lets an editor in by the command for it, and sets her up, which signs her in. */
async function signIn(page: Page, program: Program): Promise<void> {
	const { output } = await addStaff({ DATA_DIR: program.dataDir }, 'julia@diario.example');
	const link = /\/preparar\/\?clave=[\w-]+/.exec(output)?.[0];
	if (link === undefined) throw new Error(`no link in: ${output}`);
	await page.goto(program.url('redaccion', link));
	const totp = new TOTP({ secret: (await page.locator('code').innerText()).trim() });
	await page.getByLabel('Nombre').fill('Julia Ríos');
	await page.getByLabel('Contraseña').fill('una frase larga para la redacción');
	await page.getByLabel('Código', { exact: true }).fill(totp.generate());
	await page.getByRole('button', { name: 'Guardar y entrar' }).click();
	await page.waitForURL('**/notas/');
}

/** Takes the screenshots of the newsroom that the documents show, into a folder, as `newsroom-{name}.webp`. */
export async function takeNewsroom(browser: Browser, program: Program, folder: string): Promise<void> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-AR', reducedMotion: 'reduce' });
	const page = await context.newPage();
	await signIn(page, program);
	for (const { name, prepare } of subjects) {
		await page.goto(program.url('redaccion', '/tn/notas/'));
		await prepare(page);
		await sharp(await page.screenshot())
			.webp({ quality: 72, effort: 6 })
			.toFile(`${folder}/newsroom-${name}.webp`);
	}
	await context.close();
}
