import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { BrandId } from '#brands';
import { openBrowser } from '../browser/browser.ts';
import { type Program, type ProgramOptions, startProgram } from '../programs/program.ts';
import { goodPassword, newAccount } from './identity.ts';
import { linkOfMail } from './outbox.ts';

/** Readers at the account pages of a program of the file's own, each from a network that no request came from yet. */
export type AccountVisits = {
	readonly program: () => Program;
	readonly browser: () => Browser;
	/** A network that no request came from yet. */
	elsewhere(): Record<string, string>;
	/** A new reader, whose browser knows nothing yet. */
	reader(): Promise<{ readonly context: BrowserContext; readonly page: Page }>;
	/** Opens an account page and waits for its form to be in the hands of the browser. */
	open(page: Page, brand: BrandId, path: string): Promise<void>;
	/** Makes a reader by the calls of the service, who has verified her e-mail. */
	newReader(brand: BrandId, email: string): Promise<void>;
	/** Fills in the form of `/ingresar/` and sends it. */
	signIn(page: Page, brand: BrandId, email: string, password?: string): Promise<void>;
};

type Environment = ProgramOptions['environment'];

/** Starts the program for the tests of a file; what its environment is made of may be there only then. */
export function accountVisits(environment: () => Environment | Promise<Environment> = () => ({})): AccountVisits {
	let program: Program | undefined;
	let browser: Browser | undefined;
	let networks = 0;
	beforeAll(async () => {
		program = await startProgram({ environment: { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1', ...(await environment()) } });
		browser = await openBrowser();
	});
	afterAll(async () => {
		await browser?.close();
		await program?.stop();
	});
	const elsewhere = () => {
		networks += 1;
		return { 'x-forwarded-for': `13.${networks >> 8}.${networks & 255}.1` };
	};
	const visits: AccountVisits = {
		program: () => there(program),
		browser: () => there(browser),
		elsewhere,
		reader: async () => {
			const context = await there(browser).newContext({ extraHTTPHeaders: elsewhere(), viewport: { width: 1280, height: 900 } });
			return { context, page: await context.newPage() };
		},
		open: async (page, brand, path) => {
			await page.goto(there(program).url(brand, path));
			await page.waitForSelector('kiosco-island[data-state="ready"]', { state: 'attached' });
		},
		newReader: async (brand, email) => {
			const headers = { 'content-type': 'application/json', ...elsewhere() };
			const sent = { method: 'POST', headers, body: JSON.stringify(newAccount(email)) };
			await there(program).send(brand, '/identity/public/v1/signup', sent);
			const { searchParams } = new URL(await linkOfMail(there(program), email, '/validar-registro/'));
			await there(program).get(brand, `/identity/public/v1/email/verify/${searchParams.get('nonce')}`, elsewhere());
		},
		signIn: async (page, brand, email, password = goodPassword) => {
			await visits.open(page, brand, '/ingresar/');
			await field(page, 'Mail').fill(email);
			await field(page, 'Contraseña').fill(password);
			await button(page, 'Ingresar').click();
		},
	};
	return visits;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const arriveAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

function there<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the program is there only while tests run');
	return value;
}
