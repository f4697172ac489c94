import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BrandId, brands } from '#brands';
import { listenTo } from '../../../support/browser/browser.ts';
import { drawn } from '../../../support/browser/scroll.ts';
import { byForm } from '../../../support/form.ts';
import { accountVisits, arriveAt, button, field, fillIn, isReady } from '../../../support/identity/account-visits.ts';
import { goodPassword, newAccount } from '../../../support/identity/identity.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';

const { program, elsewhere, reader, open, newReader, signIn } = accountVisits();
const session = (page: Page) => page.evaluate(() => localStorage.getItem('ArcId.USER_INFO'));

/** Requests a one-time link in this browser, and resolves to it. */
async function askForLink(page: Page, id: BrandId, email: string): Promise<string> {
	await open(page, id, '/ingresar/');
	const answered = await page.evaluate(async (address) => {
		const headers = { 'content-type': 'application/json' };
		const body = JSON.stringify({ email: address });
		return (await fetch('/identity/public/v1/auth/magiclink', { method: 'POST', headers, body })).status;
	}, email);
	expect(answered).toBe(200);
	return linkOfMail(program(), email, '/ingresar/?ota_nonce');
}

describe.each(byForm([brands.tn], [brands.tn, brands.ciudad]))('a one-time link of $id', ({ id, texts }) => {
	it('R13 API-11 API-12 T11 signs in the browser that requested it, once, and stays in no address', async () => {
		const email = `enlace-${id}@mail.test`;
		await newReader(id, email);
		const { page } = await reader();
		const link = await askForLink(page, id, email);
		const complaints = listenTo(page);
		await page.goto(link);
		await arriveAt(page, '/perfil/');
		await field(page, 'Nombre').waitFor();
		expect(page.url()).not.toContain('nonce');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		await page.evaluate(() => localStorage.clear());
		await page.goBack();
		expect(page.url()).not.toContain('nonce');
		await page.goto(link);
		await page.getByRole('status').getByText(texts.account.deadLink.signIn).waitFor();
		await isReady(page);
		await field(page, 'Contraseña').waitFor();
		expect(await session(page)).toBeNull();
		expect(page.url()).not.toContain('nonce');
	});

	it('R13 asks in another browser for its email address, and opens no session before', async () => {
		const email = `otro-${id}@mail.test`;
		await newReader(id, email);
		const { page } = await reader();
		const link = await askForLink(page, id, email);
		const { page: there } = await reader();
		await there.goto(link);
		await there.getByRole('heading', { name: texts.account.linkTitle }).waitFor();
		expect(await session(there)).toBeNull();
		await field(there, texts.account.linkEmail).fill('intrusa@mail.test');
		await button(there, 'Ingresar').click();
		await there.getByRole('alert').getByText('Ese no es el mail del enlace.').waitFor();
		expect(await session(there)).toBeNull();
		await field(there, texts.account.linkEmail).fill(email);
		await button(there, 'Ingresar').click();
		await arriveAt(there, '/perfil/');
	});

	it('R07 R13 takes a click and the email address where no script runs', async () => {
		const email = `sin-guion-${id}@mail.test`;
		await newReader(id, email);
		const { page } = await reader();
		const link = await askForLink(page, id, email);
		const { page: there } = await reader({ javaScriptEnabled: false });
		await there.goto(link);
		await there.locator('noscript summary').click();
		await field(there, texts.account.linkEmail).fill(email);
		await there
			.locator('form', { has: field(there, texts.account.linkEmail) })
			.getByRole('button')
			.click();
		await arriveAt(there, '/perfil/');
		expect(await field(there, 'Nombre').inputValue()).toBe('Ana');
	});

	it('VAL-06 R07 in a verification email waits for a click where the brand wants that', async () => {
		const email = `apretar-${id}@mail.test`;
		const headers = { 'content-type': 'application/json', ...elsewhere() };
		await program().send(id, '/identity/public/v1/signup', { method: 'POST', headers, body: JSON.stringify(newAccount(email)) });
		const link = await linkOfMail(program(), email, '/validar-registro/');
		const { context, page } = await reader();
		const calls: string[] = [];
		page.on('request', (request) => request.url().includes('/email/verify/') && calls.push(request.url()));
		await context.route('**/validar-registro/**', async (route) => {
			const { pathname, search } = new URL(route.request().url());
			const page = await program().get(id, pathname + search);
			const body = page.body.replace('&quot;verifiesOn&quot;:&quot;load&quot;', '&quot;verifiesOn&quot;:&quot;click&quot;');
			await route.fulfill({ body, contentType: 'text/html' });
		});
		await page.goto(link);
		await button(page, texts.account.confirm).waitFor();
		expect(page.url()).not.toContain('nonce');
		expect(calls).toEqual([]);
		await button(page, texts.account.confirm).click();
		await arriveAt(page, '/cuenta-verificada/');
		expect(calls).toHaveLength(1);
	});
});

describe('a verification link that is opened in another browser than the one that signed up', () => {
	const openLink = async (email: string) => {
		const { page } = await reader();
		await page.goto(await linkOfMail(program(), email, '/validar-registro/'));
		await arriveAt(page, '/cuenta-verificada/');
		await isReady(page);
		return page;
	};
	const enter = async (page: Page, email: string, password = goodPassword) => {
		await fillIn(page, { Mail: email, Contraseña: password });
		await button(page, 'Ingresar').click();
	};

	it('R07 R08 VAL-06 VER-02 lets the reader in by the password there, also after a scanner that runs scripts', async () => {
		const email = 'escritorio@mail.test';
		const { page: desktop } = await reader();
		await open(desktop, 'tn', '/registrarse/');
		await fillIn(desktop, { Nombre: 'Ana', Apellido: 'Núñez', Mail: email, Contraseña: goodPassword });
		await button(desktop, 'Registrarme').click();
		await arriveAt(desktop, '/validar-registro/');
		await openLink(email);
		const phone = await openLink(email);
		await enter(phone, email);
		await arriveAt(phone, '/perfil/');
		await desktop.goto(program().url('tn', '/perfil/'));
		await arriveAt(desktop, '/ingresar/');
		await desktop.getByRole('status').getByText('Tu sesión terminó. Volvé a ingresar.').waitFor();
		await signIn(desktop, 'tn', email);
		await arriveAt(desktop, '/perfil/');
		await field(desktop, 'Nombre').waitFor();
	});

	it('R07 R08 opens nothing for a stranger who signed up with the address of the reader', async () => {
		const email = 'victima@mail.test';
		const evil = 'la clave del intruso 9';
		const { page: stranger } = await reader();
		await open(stranger, 'tn', '/registrarse/');
		await fillIn(stranger, { Nombre: 'Mala', Apellido: 'Racha', Mail: email, Contraseña: evil });
		await button(stranger, 'Registrarme').click();
		await arriveAt(stranger, '/validar-registro/');
		await openLink(email);
		await stranger.evaluate(() => localStorage.clear());
		await signIn(stranger, 'tn', email, evil);
		await arriveAt(stranger, '/validar-registro/');
		expect(await session(stranger)).toBeNull();
	});
});

describe('the message that a reader signed in', () => {
	const email = 'mensaje@mail.test';
	beforeAll(() => newReader('tn', email));

	it('F13 SOC-06 is posted to our own origin by name, so that no page that opened or frames ours gets it', async () => {
		const { page } = await reader();
		await page.addInitScript(() => {
			const post = window.postMessage.bind(window);
			Object.assign(window, {
				postMessage: (message: unknown, target: string) => {
					sessionStorage.setItem('posted', JSON.stringify([message, target]));
					post(message, target);
				},
			});
			addEventListener('message', ({ data, origin }) => sessionStorage.setItem('received', JSON.stringify([data, origin])));
		});
		await signIn(page, 'tn', email, goodPassword);
		await arriveAt(page, '/perfil/');
		const { origin } = new URL(program().url('tn', '/'));
		const storedAs = (name: string) => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), name);
		const message = { type: 'ARC_LOGIN_SUCCESS', grantType: 'password' };
		expect([await storedAs('posted'), await storedAs('received')]).toEqual([
			[message, origin],
			[message, origin],
		]);
	});

	it('F13 has no effect on a page that receives it: no change and no request', async () => {
		const { page } = await reader();
		await page.goto(program().url('tn', '/'), { waitUntil: 'load' });
		const calls: string[] = [];
		page.on('request', (request) => request.url().includes('/identity/') && calls.push(request.url()));
		await page.evaluate(() => {
			for (const origin of ['https://evil.example', location.origin])
				dispatchEvent(new MessageEvent('message', { data: { type: 'ARC_LOGIN_SUCCESS', grantType: 'google', uuid: 'x' }, origin }));
		});
		await drawn(page);
		expect(await page.locator('html').getAttribute('data-session')).toBeNull();
		expect(await session(page)).toBeNull();
		expect(calls).toEqual([]);
	});
});
