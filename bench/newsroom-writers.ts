import { TOTP } from 'otpauth';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { addStaff } from '../tests/support/programs/commands.ts';
import { type Program, startProgram } from '../tests/support/programs/program.ts';
import { senderTo } from '../tests/support/sender.ts';
import { chromiumFlags } from '../tools/chromium-flags.ts';
import { chromiumPath } from '../tools/debian-programs.ts';
import { type Bench, newDatabase } from './bench-run.ts';

const brand = 'tn';
const desktop = { viewport: { width: 1440, height: 900 }, locale: 'es-AR' };

/** Somebody who is signed in, on two machines, to the newsroom of a program that has no other stories. */
export type Writers = {
	/** Stores a draft. */
	store(document: Readonly<Record<string, unknown>>): Promise<void>;
	/** Opens a story in a new window, until it can be typed in; default: on the first machine. */
	open(id: string, machine?: number): Promise<Page>;
	close(): Promise<void>;
};

export async function openWriters({ cleanup }: Bench): Promise<Writers> {
	const databaseUrl = await newDatabase(cleanup);
	const program = await startProgram({ environment: { DEMO_CONTENT: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) } });
	cleanup.add(() => program.stop());
	const browser = await openBrowser(cleanup);
	const first = await browser.newContext(desktop);
	const page = await first.newPage();
	await signIn(page, program, await setUpPath(program, databaseUrl));
	await page.close();
	const machines = [first, await browser.newContext({ ...desktop, storageState: await first.storageState() })];
	return {
		store: async (document) => {
			const { status, body } = await senderTo(program, brand).put(document);
			if (status >= 300) throw new Error(`the story was answered with ${status}: ${body}`);
		},
		open: (id, machine = 0) => openStory(machines[machine] ?? first, program.url('redaccion', `/${brand}/notas/${id}/`)),
		close: async () => {
			await browser.close();
			await program.stop();
		},
	};
}

/** The path of the page on which a new member of staff sets their account up. */
async function setUpPath({ dataDir }: Program, databaseUrl = ''): Promise<string> {
	const { output } = await addStaff({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, 'julia@diario.test');
	const [path] = /\/preparar\/\?clave=[\w-]+/.exec(output) ?? [];
	if (path === undefined) throw new Error(`nobody was added to the newsroom: ${output}`);
	return path;
}

/** Sets the account up, which signs in. */
async function signIn(page: Page, program: Program, path: string): Promise<void> {
	await page.goto(program.url('redaccion', path));
	const totp = new TOTP({ secret: (await page.locator('code').innerText()).trim() });
	await page.getByLabel('Nombre', { exact: true }).fill('Julia');
	await page.getByLabel('Contraseña', { exact: true }).fill('una frase larga para la redacción');
	await page.getByLabel('Código', { exact: true }).fill(totp.generate());
	await page.getByRole('button', { name: 'Guardar y entrar', exact: true }).click();
	await page.waitForURL(`**/${brand}/notas/`);
}

async function openBrowser(cleanup: Bench['cleanup']): Promise<Browser> {
	const browser = await chromium.launch({ executablePath: chromiumPath() ?? 'chromium', args: [...chromiumFlags] });
	cleanup.add(() => browser.close());
	return browser;
}

/** The body of the open story. */
export const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Cuerpo de la nota' });

async function openStory(context: BrowserContext, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	await bodyOf(page).waitFor();
	return page;
}
