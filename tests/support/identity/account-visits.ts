import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { fileBrowser } from '../browser/file-browser.ts';
import { section, story } from '../content.ts';
import { onePerValue } from '../demo.ts';
import { type Answer, type Program, type ProgramOptions, startProgram } from '../programs/program.ts';
import { senderTo } from '../sender.ts';
import { specifiedFor } from '../specified-for.ts';
import { started } from '../started.ts';
import { goodPassword, signIn } from './identity.ts';
import { verifiedReader } from './verified-reader.ts';

/** The brands on which a test checks what the account pages of all brands share: all in the long form, one in the short form. */
export const accountBrands = onePerValue(() => 'the same', brandList);

/** As `accountBrands`, for a test of where a sign-in leads: in the short form one brand for each place. */
export const ledBrands = onePerValue(({ id }) => specifiedFor(id).afterSignIn, brandList);

type CallOptions = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** Readers at the account pages of a program that the tests of a file share. Each comes from a network of their own. */
export type AccountVisits = {
	readonly program: () => Program;
	/** Headers of a network that no request came from yet. */
	elsewhere(): Record<string, string>;
	/** Opens a browser context for a new reader until the end of the test; default: on a desktop screen. */
	reader(options?: BrowserContextOptions): Promise<{ readonly context: BrowserContext; readonly page: Page }>;
	/** Opens an account page and waits until its form is hydrated. */
	open(page: Page, brand: BrandId, path: string): Promise<void>;
	/** Calls `/identity/public/v1{path}` from a new network. */
	call(brand: BrandId, method: string, path: string, options?: CallOptions): Promise<Answer>;
	/** Signs a reader up by calls, and verifies their email address. */
	newReader(brand: BrandId, email: string): Promise<void>;
	/** Signs in by a call, as another device; resolves to the access token. */
	device(brand: BrandId, email: string, agent: string): Promise<string>;
	/** Fills in the form of `/ingresar/`, once it is hydrated, and sends it. */
	signIn(page: Page, brand: BrandId, email: string, password?: string): Promise<void>;
	/** Signs up by the form of `/registrarse/`, and arrives at `/validar-registro/`. */
	signUp(page: Page, brand: BrandId, email: string): Promise<void>;
};

type Environment = ProgramOptions['environment'];

/**
 * Starts the program for the tests of a file. The environment is evaluated only then. `isEmbedded` uses the embedded database, for tests
 * that need it.
 */
export function accountVisits(
	environment: () => Environment | Promise<Environment> = () => ({}),
	place: Pick<ProgramOptions, 'isEmbedded'> = {},
): AccountVisits {
	let program: Program | undefined;
	const browser = fileBrowser();
	let networks = 0;
	beforeAll(async () => {
		program = await startProgram({
			...place,
			environment: { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1', ...(await environment()) },
		});
	});
	afterAll(async () => {
		await program?.stop();
	});
	const elsewhere = () => {
		networks += 1;
		return { 'x-forwarded-for': `13.${networks >> 8}.${networks & 255}.1` };
	};
	const visits: AccountVisits = {
		program: () => started(program),
		elsewhere,
		reader: async (options) => {
			const context = await browser().newContext({
				extraHTTPHeaders: elsewhere(),
				viewport: { width: 1280, height: 900 },
				serviceWorkers: 'block',
				...options,
			});
			context.setDefaultTimeout(30_000);
			return { context, page: await context.newPage() };
		},
		open: async (page, brand, path) => {
			await page.goto(started(program).url(brand, path));
			await isReady(page);
		},
		call: (brand, method, path, { body, headers } = {}) => {
			const sent = { method, headers: { 'content-type': 'application/json', ...elsewhere(), ...headers } };
			const text = body === undefined ? {} : { body: JSON.stringify(body) };
			return started(program).send(brand, `/identity/public/v1${path}`, { ...sent, ...text });
		},
		newReader: async (brand, email) => {
			await verifiedReader(started(program), { brand, email, headers: elsewhere() });
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
		signUp: async (page, brand, email) => {
			await visits.open(page, brand, '/registrarse/?a=1&watch=2');
			await fillIn(page, { Nombre: 'Ana', Apellido: 'Núñez', Mail: email });
			expect(await button(page, 'Registrarme').isDisabled()).toBe(true);
			await field(page, 'Contraseña').fill(goodPassword);
			await button(page, 'Registrarme').click();
			await arriveAt(page, '/validar-registro/');
		},
	};
	return visits;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const arriveAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** A call of the identity service: its method and path below `/identity/public`, and its body, null without one. */
export type SentCall = { readonly call: string; readonly body: unknown };

/** Lists the calls of the identity service that a page makes from now on. */
export function listCalls(page: Page): SentCall[] {
	const calls: SentCall[] = [];
	page.on('request', (request) => {
		const [, path] = new URL(request.url()).pathname.split('/identity/public');
		if (path !== undefined) calls.push({ call: `${request.method()} ${path}`, body: request.postDataJSON() });
	});
	return calls;
}

/** What local storage has as JSON under a key; null without it. */
export const storedOf = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Signs out by the button of `/perfil/`, which then says so. */
export async function signOut(page: Page): Promise<void> {
	await button(page, 'Cerrar sesión').click();
	await page.getByRole('status').getByText('Cerraste tu sesión', { exact: true }).waitFor();
}

/** Publishes a story for registered readers whose wall is at `/deportes/cerrada/`, and whose last paragraph is "El final.". */
export async function publishWalled(program: Program, id: BrandId): Promise<void> {
	const content_elements = ['El comienzo.', 'El final.'].map((content) => ({ type: 'text', content }));
	const place = { website: id, website_url: '/deportes/cerrada/', display_date: '2026-11-01T12:00:00Z' };
	const gate = { content_restrictions: { content_code: 'registro' } };
	await senderTo(program, id).putAll([section('/deportes'), story('WALLED', { ...place, ...gate, content_elements })]);
}

/** Waits until the form of an account page is hydrated. */
export async function isReady(page: Page): Promise<void> {
	await page.waitForSelector('main kiosco-island[data-state="ready"]', { state: 'attached' });
}

/** Fills in fields by their labels. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Waits until a message is on the page and has the focus. */
export async function announced(page: Page, text: string): Promise<void> {
	await page.locator('[role=status],[role=alert]').getByText(text).waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
}
