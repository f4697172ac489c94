import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { BrandId } from '#brands';
import { openBrowser } from '../browser/browser.ts';
import { type Answer, type Program, type ProgramOptions, startProgram } from '../programs/program.ts';
import { goodPassword, newAccount, signIn } from './identity.ts';
import { linkOfMail } from './outbox.ts';

type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** Readers at the account pages of a program that belongs to the test file. Each comes from a new network address. */
export type AccountVisits = {
	readonly program: () => Program;
	readonly browser: () => Browser;
	/** Headers with a new network address. */
	elsewhere(): Record<string, string>;
	/** Opens a new browser context for a reader; default: a desktop viewport. */
	reader(options?: BrowserContextOptions): Promise<{ readonly context: BrowserContext; readonly page: Page }>;
	/** Opens an account page and waits until its form is hydrated. */
	open(page: Page, brand: BrandId, path: string): Promise<void>;
	/** Calls `/identity/public/v1{path}` from a new network address. */
	call(brand: BrandId, method: string, path: string, sent?: Sent): Promise<Answer>;
	/** Signs a reader up and verifies their email, through the API. */
	newReader(brand: BrandId, email: string): Promise<void>;
	/** Signs in through the API with a user agent of its own. Returns the access token. */
	device(brand: BrandId, email: string, agent: string): Promise<string>;
	/** Waits until the form of `/ingresar/` is hydrated, fills it in and submits it. */
	signIn(page: Page, brand: BrandId, email: string, password?: string): Promise<void>;
};

type Environment = ProgramOptions['environment'];

/** Starts a program for the tests of a file. It calls `environment` once tests run. */
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
		reader: async (options) => {
			const context = await there(browser).newContext({
				extraHTTPHeaders: elsewhere(),
				viewport: { width: 1280, height: 900 },
				...options,
			});
			context.setDefaultTimeout(10_000);
			return { context, page: await context.newPage() };
		},
		open: async (page, brand, path) => {
			await page.goto(there(program).url(brand, path));
			await isReady(page);
		},
		call: (brand, method, path, { body, headers } = {}) => {
			const sent = { method, headers: { 'content-type': 'application/json', ...elsewhere(), ...headers } };
			const text = body === undefined ? {} : { body: JSON.stringify(body) };
			return there(program).send(brand, `/identity/public/v1${path}`, { ...sent, ...text });
		},
		newReader: async (brand, email) => {
			await visits.call(brand, 'POST', '/signup', { body: newAccount(email) });
			const { searchParams } = new URL(await linkOfMail(there(program), email, '/validar-registro/'));
			await visits.call(brand, 'GET', `/email/verify/${searchParams.get('nonce')}`);
		},
		device: async (brand, email, agent) => {
			const answer = await visits.call(brand, 'POST', '/auth/login', { body: signIn(email), headers: { 'user-agent': agent } });
			return JSON.parse(answer.body).accessToken;
		},
		signIn: async (page, brand, email, password = goodPassword) => {
			await visits.open(page, brand, '/ingresar/');
			await fillIn(page, { Mail: email, Contraseña: password });
			await button(page, 'Ingresar').click();
		},
	};
	return visits;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const arriveAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Waits until the form of an account page is hydrated. */
export async function isReady(page: Page): Promise<void> {
	await page.waitForSelector('kiosco-island[data-state="ready"]', { state: 'attached' });
}

/** Fills in fields by their labels. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Waits for a message on the page, and expects that it gets the focus. */
export async function told(page: Page, text: string): Promise<void> {
	await page.locator('[role=status],[role=alert]').getByText(text).waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
}

function there<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the program is there only while tests run');
	return value;
}
