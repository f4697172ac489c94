import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../support/browser/browser.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { section, story } from '../../support/content.ts';
import { cookiesOf, goodPassword, newAccount, signIn } from '../../support/identity/identity.ts';
import { catchMails, type MailCatcher } from '../../support/identity/mail-catcher.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const path = '/deportes/cerrada/';
const text = (content: string) => ({ type: 'text', content });
const walled = story('WALLED', {
	website: 'tn',
	website_url: path,
	display_date: '2026-11-01T12:00:00Z',
	content_restrictions: { content_code: 'registro' },
	content_elements: [
		text('El comienzo es de todos.'),
		text('El final es de quienes se registran.'),
		{ type: 'quote', subtype: 'pullquote', content_elements: [text('Una cita.')] },
		{ type: 'raw_html', content: '<p id="crudo">Lo de afuera.</p>' },
		...Array.from({ length: 30 }, () => text('Y sigue.')),
	],
});

let catcher: MailCatcher;
let program: Program;
const browser = fileBrowser();
beforeAll(async () => {
	catcher = await catchMails();
	program = await startProgram({ environment: { DEMO_CONTENT: 'off', SMTP_URL: catcher.url.reveal() } });
	await senderTo(program, 'tn').putAll([section('/deportes'), walled]);
});
afterAll(async () => {
	await program?.stop();
	await catcher?.stop();
});

async function call(method: string, at: string, body?: unknown, cookies = {}) {
	const headers = { 'content-type': 'application/json', ...cookies };
	return program.send('tn', `/identity/public/v1${at}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Signs a reader up by the link of the email; resolves to what the SDK stores of the session. */
async function registered(email: string): Promise<string> {
	const before = catcher.mails.length;
	const cookies = cookiesOf(await call('POST', '/signup', newAccount(email)));
	await expect.poll(() => catcher.mails.length, { timeout: 20_000 }).toBe(before + 1);
	const nonce = /nonce=([\w-]{43})/.exec(catcher.mails[before]?.read.text ?? '')?.[1];
	await call('GET', `/email/verify/${nonce}`, undefined, cookies);
	return (await call('POST', '/auth/login', signIn(email))).body;
}

/** Expects that the page is scrolled to the paragraph after the excerpt, and that nothing covers it. */
async function expectContinuation(page: Page): Promise<void> {
	const continuation = page.getByText('El final es de quienes se registran.');
	await continuation.waitFor();
	await expect.poll(async () => (await continuation.boundingBox())?.y).toBeLessThan(150);
	expect(
		await continuation.evaluate((element) => {
			const { left, top } = element.getBoundingClientRect();
			return document.elementFromPoint(left + 5, top + 5) === element;
		}),
	).toBe(true);
}

/** Opens a page in a browser that has this session in its storage. */
async function open(session?: string): Promise<Page> {
	const context = await browser().newContext();
	if (session) await context.addInitScript((stored) => window === top && localStorage.setItem('ArcId.USER_INFO', stored), session);
	return context.newPage();
}

describe('a story for registered readers', () => {
	it('continues after the excerpt for a reader who is signed in, and looks like any other story', async () => {
		const page = await open(await registered('ana@mail.test'));
		const complaints = listenTo(page);
		await page.goto(program.url('tn', path));
		await page.getByText('El final es de quienes se registran.').waitFor();
		expect(await page.locator('.para-registrados').getAttribute('data-story-text')).not.toBeNull();
		expect(await page.getByText('Registrate gratis para seguir leyendo').count()).toBe(0);
		// A style sheet and an island that only the whole story has.
		expect(await page.locator('main blockquote').evaluate((quote) => getComputedStyle(quote).borderTopWidth)).toBe('1px');
		await page.frameLocator('iframe').locator('#crudo').waitFor();
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it.each([
		['without a session', undefined],
		['whose session was ended', '{}'],
		['whose session is invalid', JSON.stringify({ uuid: 'x', accessToken: 'a.b.c' })],
		['whose storage holds something else', 'no JSON'],
	])('shows only its excerpt to a reader %s', async (_reader, session) => {
		const page = await open(session);
		const complaints = listenTo(page);
		await page.goto(program.url('tn', path));
		await page.locator('kiosco-island[data-island=wall][data-state=ready]').waitFor({ state: 'attached' });
		expect(await page.locator('main').innerText()).toContain('El comienzo es de todos.');
		expect(await page.locator('main').innerText()).toContain('Registrate gratis para seguir leyendo');
		expect(await page.content()).not.toContain('El final');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('FLOW-10 opens where its text continues when a reader signs in there; the form moves nothing, and is part of the shared page', async () => {
		await registered('berta@mail.test');
		const page = await open();
		const complaints = listenTo(page);
		await page.goto(program.url('tn', path));
		await page.getByRole('radio', { name: 'Iniciar sesión' }).check();
		expect(await page.getByText('Para acceder a este y otros contenidos.').isVisible()).toBe(true);
		const form = page.locator('[data-form=login-paywall]');
		const before = await form.boundingBox();
		await form.getByLabel('Mail', { exact: true }).focus();
		await page.locator('kiosco-island[data-island=login-register-form][data-state=ready]').waitFor({ state: 'attached' });
		expect(await form.boundingBox()).toEqual(before);
		await form.getByLabel('Mail', { exact: true }).fill('berta@mail.test');
		await form.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
		const [loaded] = await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: 'Ingresar' }).click()]);
		await expectContinuation(loaded);
		expect(page.url()).toBe(program.url('tn', path));
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('opens where its text continues for a reader without scripts who signs in by its form', async () => {
		await registered('carla@mail.test');
		const page = await (await browser().newContext({ javaScriptEnabled: false })).newPage();
		await page.goto(program.url('tn', path));
		await page.getByRole('radio', { name: 'Iniciar sesión' }).check();
		const form = page.locator('[data-form=login-paywall]');
		await form.getByLabel('Mail', { exact: true }).fill('carla@mail.test');
		await form.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
		await form.getByRole('button', { name: 'Ingresar' }).click();
		expect(new URL(page.url()).pathname).toBe(path);
		await expectContinuation(page);
	});
});
