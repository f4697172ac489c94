import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountBrands, accountVisits, button, field, fillIn, ledBrands, publishWalled } from '../../support/identity/account-visits.ts';
import { goodPassword } from '../../support/identity/identity.ts';
import { linkOfMail } from '../../support/identity/outbox.ts';
import type { Answer } from '../../support/programs/program.ts';
import { specifiedFor } from '../../support/specified-for.ts';

const { program, call, elsewhere, newReader, reader } = accountVisits();
const otherPassword = 'otra frase de Tandil 9';

type Headers = Readonly<Record<string, string>>;

/** What a browser sends with a form of our own page. */
const ownPage = { 'sec-fetch-site': 'same-origin' };

function post(path: string, fields: Headers, headers: Headers = ownPage): Promise<Answer> {
	return program().send('tn', path, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...elsewhere(), ...headers },
		body: new URLSearchParams(fields).toString(),
	});
}

const withoutScript = () => reader({ javaScriptEnabled: false });
const submit = (page: Page, name: string) => button(page, name).click();

describe.each(accountBrands)('a reader of $id whose browser runs no script', ({ id, texts }) => {
	it('SITE-04 FLOW-07 VAL-06 VER-01 signs up and verifies the email address by a button', async () => {
		const { page } = await withoutScript();
		const email = `alta-${id}@mail.test`;
		await page.goto(program().url(id, '/registrarse/?a=1&watch=2'));
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Núñez', Mail: email, Contraseña: goodPassword });
		await submit(page, 'Registrarme');
		const { pathname, searchParams } = new URL(page.url());
		expect(pathname).toBe('/validar-registro/');
		expect(Object.fromEntries(searchParams)).toEqual({ a: '1', uuid: expect.any(String) });
		expect(await field(page, 'Mail').inputValue()).toBe(email);

		await page.goto(await linkOfMail(program(), email, '/validar-registro/'));
		await submit(page, texts.account.confirm);
		expect(new URL(page.url()).pathname).toBe('/cuenta-verificada/');
		expect(await field(page, 'Mail').inputValue()).toBe(email);
		await fillIn(page, { Contraseña: goodPassword });
		await submit(page, 'Ingresar');
		expect(new URL(page.url()).pathname).toBe('/perfil/');
		expect(await field(page, 'Nombre').inputValue()).toBe('Ana');

		await submit(page, texts.account.profile.signOut);
		await page.goto(program().url(id, '/cuenta-verificada/'));
		expect(await field(page, 'Mail').inputValue()).toBe('');
	});

	it('SITE-04 FLOW-05 PRF-01 T10 signs in, saves their data and signs out', async () => {
		const { context, page } = await withoutScript();
		const email = `datos-${id}@mail.test`;
		await newReader(id, email);
		await page.goto(program().url(id, '/ultimas-noticias/'));
		await page.locator('[data-login-button]:visible').click();
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await submit(page, 'Ingresar');
		expect(new URL(page.url()).pathname).toBe(specifiedFor(id).afterSignIn === 'previous' ? '/ultimas-noticias/' : '/perfil/');
		await page.goto(program().url(id, '/ultimas-noticias/'));
		expect(await page.locator('[data-login-button]').filter({ visible: true }).count()).toBe(0);
		await page.locator('[data-account-button]:visible').click();
		const menu = page.locator('[data-account-menu]');
		expect(await menu.getByRole('button', { name: texts.account.profile.signOut }).isVisible()).toBe(true);
		await menu.locator('[data-profile-link]').click();
		expect(new URL(page.url()).pathname).toBe('/perfil/');
		await field(page, 'Teléfono').fill('11-4567');
		await submit(page, texts.account.profile.save);
		expect(await page.getByText('Debe contener sólo caracteres numéricos.').isVisible()).toBe(true);
		await field(page, 'Teléfono').fill('1145678901');
		await field(page, 'Fecha de nacimiento').fill('07/11/1990');
		await submit(page, texts.account.profile.save);
		expect(await page.getByText(texts.account.profile.saved).isVisible()).toBe(true);
		await page.goto(program().url(id, '/perfil/'));
		expect(await field(page, 'Fecha de nacimiento').inputValue()).toBe('07/11/1990');
		for (const { name, httpOnly, secure, sameSite } of await context.cookies()) {
			expect({ name, httpOnly, secure, sameSite }).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
			expect(name).toMatch(/^__Host-/);
		}

		await submit(page, texts.account.profile.signOut);
		expect(await page.getByText(texts.account.profile.signedOut, { exact: true }).isVisible()).toBe(true);
		await page.goto(program().url(id, '/perfil/'));
		expect(await field(page, 'Fecha de nacimiento').count()).toBe(0);
	});
});

describe.each(accountBrands)('a form of $id that is refused without scripts', ({ id, texts }) => {
	it('ERR-01 has the focus at its message, so that the page opens there', async () => {
		const { page } = await withoutScript();
		await page.goto(program().url(id, '/ingresar/'));
		await fillIn(page, { Mail: `nadie-${id}@mail.test`, Contraseña: goodPassword });
		await submit(page, 'Ingresar');
		await page
			.locator('[role=alert]:focus')
			.getByText(texts.refusals['Authentication failed'] ?? '')
			.waitFor();
	});

	it('RULE-08 has the focus in the first field that is wrong', async () => {
		const { page } = await withoutScript();
		await page.goto(program().url(id, '/registrarse/'));
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Paz', Mail: `foco-${id}@mail.test`, Contraseña: 'corta' });
		await submit(page, 'Registrarme');
		await page.locator('input[name=password]:focus').waitFor();
	});
});

describe.each(ledBrands)('a reader of $id who signs up at a wall without scripts', ({ id, texts }) => {
	it('FLOW-05 FLOW-07 NAV-08 NAV-09 is led back to the story', async () => {
		await publishWalled(program(), id);
		const { page } = await withoutScript();
		const email = `muro-${id}@mail.test`;
		await page.goto(program().url(id, '/deportes/cerrada/'));
		const form = page.locator('[data-form=signUp-paywall]');
		for (const [label, value] of Object.entries({ Nombre: 'Ana', Apellido: 'Paz', Mail: email, Contraseña: goodPassword }))
			await form.getByLabel(label, { exact: true }).fill(value);
		await form.getByRole('button', { name: 'Registrarme' }).click();
		await page.goto(await linkOfMail(program(), email, '/validar-registro/'));
		await submit(page, texts.account.confirm);
		await fillIn(page, { Contraseña: goodPassword });
		await submit(page, 'Ingresar');
		if (specifiedFor(id).afterSignIn !== 'previous') await page.getByRole('link', { name: texts.account.profile.readOn }).click();
		expect(new URL(page.url()).pathname).toBe('/deportes/cerrada/');
		expect(await page.getByText('El final.').isVisible()).toBe(true);
	});
});

describe('the forms without a script', () => {
	const email = 'formularios@mail.test';
	beforeAll(() => newReader('tn', email));

	/** Sends the form for a new password. */
	async function choose(page: Page, newPassword: string, repeated = newPassword): Promise<void> {
		await fillIn(page, { 'Contraseña nueva': newPassword, 'Repetí la contraseña nueva': repeated });
		await submit(page, 'Continuar');
	}

	it('SITE-04 REC-01 ask for a new password', async () => {
		const { page } = await withoutScript();
		await page.goto(program().url('tn', '/recuperar-contrasena/'));
		await field(page, 'Mail').fill(email);
		await submit(page, 'Enviar enlace');
		expect(await page.getByText('Si hay una cuenta con ese mail').isVisible()).toBe(true);
	});

	it('PWD-05 FLOW-17 FLOW-18 R07 set it by the link of the email, which only the form uses up', async () => {
		const { page } = await withoutScript();
		await newReader('tn', 'olvido@mail.test');
		await call('tn', 'POST', '/password/reset', { body: { userName: 'olvido@mail.test' } });
		const link = await linkOfMail(program(), 'olvido@mail.test', '/modificar-contrasena/');
		const { pathname, search, searchParams } = new URL(link);
		for (const method of ['HEAD', 'GET', 'GET']) expect((await program().send('tn', pathname + search, { method })).status).toBe(200);
		await page.goto(link);
		await choose(page, otherPassword, 'otra frase distinta 9');
		expect(await page.getByText('Las contraseñas ingresadas no coinciden').isVisible()).toBe(true);
		await choose(page, otherPassword);
		expect(new URL(page.url()).pathname).toBe('/perfil/');
		expect(await field(page, 'Nombre').inputValue()).toBe('Ana');
		await page.goto(link);
		expect(await field(page, 'Contraseña nueva').count()).toBe(0);
		expect(await page.getByText('El link para recuperar la contraseña expiró. Por favor solicitar uno nuevo.').isVisible()).toBe(true);
		expect(program().output()).not.toContain(searchParams.get('nonce'));
	});

	it('ERR-01 RULE-01 RULE-05 are shown again with what was typed, never with a password, and say what is wrong', async () => {
		const wrong = await post('/ingresar/', { form: 'sign-in', email, password: 'no es la clave 77' });
		expect(wrong.status).toBe(422);
		expect(wrong.headers['cache-control']).toBe('private, no-store');
		expect(wrong.body).toContain('La combinación de email y contraseña son incorrectos.');
		expect(wrong.body).toContain(`value="${email}"`);
		expect(wrong.body).not.toContain('no es la clave 77');
		const empty = await post('/ingresar/', { form: 'sign-in', email: 'nadie', password: '' });
		expect(empty.status).toBe(422);
		expect(empty.body).toContain('Formato de mail inválido. Ej: nombre@mail.com');
		expect(empty.body).toContain('Completá este campo.');
		const long = { name: 'Ana '.repeat(30), lastname: 'Paz', email: 'larga@mail.test', password: goodPassword };
		expect((await post('/registrarse/', { form: 'sign-up', ...long })).body).toContain('Máximo 100 caracteres.');
	});

	it('ERR-02 ERR-07 FLOW-09 PWD-07 refuse a second account, and redirect readers who are not verified or have no link', async () => {
		const fields = { name: 'Eva', lastname: 'Paz', email: 'eva@mail.test', password: goodPassword };
		expect((await post('/registrarse/', { form: 'sign-up', ...fields })).status).toBe(303);
		expect((await post('/registrarse/', { form: 'sign-up', ...fields })).body).toContain('La cuenta ya existe.');
		const unverified = await post('/ingresar/', { form: 'sign-in', email: 'eva@mail.test', password: goodPassword });
		expect([unverified.status, unverified.headers.location]).toEqual([303, '/validar-registro/']);
		expect(String(unverified.headers['set-cookie'])).toContain('__Host-kiosco-waiting=eva%40mail.test;');
		const without = await post('/modificar-contrasena/', { form: 'modify', newPassword: goodPassword, newPasswordRepeat: goodPassword });
		expect([without.status, without.headers.location]).toEqual([303, '/ingresar/']);
	});

	it('W09 are accepted only from our own pages: no other site signs a reader in or out', async () => {
		const fields = { form: 'sign-in', email, password: goodPassword };
		const own = program().url('tn', '').replace(/\/$/, '');
		const foreign: readonly Headers[] = [
			{},
			{ 'sec-fetch-site': 'cross-site', origin: own },
			{ 'sec-fetch-site': 'same-site' },
			{ 'sec-fetch-site': 'none' },
			{ origin: 'null' },
			{ origin: 'https://evil.test' },
			{ origin: `${own}.evil.test` },
			{ referer: 'https://evil.test/ingresar/' },
		];
		for (const headers of foreign) {
			const answer = await post('/ingresar/', fields, headers);
			expect(answer.status, JSON.stringify(headers)).toBe(403);
			expect(answer.headers['set-cookie']).toBeUndefined();
		}
		for (const headers of [ownPage, { origin: own }, { referer: `${own}/ingresar/` }]) {
			expect((await post('/ingresar/', fields, headers)).status, JSON.stringify(headers)).toBe(303);
		}
		const json = await program().send('tn', '/ingresar/', {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...ownPage },
			body: JSON.stringify(fields),
		});
		expect(json.status).toBe(415);
	});

	it('are read up to 10 kB, and only when the page has them', async () => {
		expect((await post('/ingresar/', { form: 'sign-in', email: 'x'.repeat(11_000) })).status).toBe(413);
		expect((await post('/ingresar/', { form: 'sign-up' })).status).toBe(400);
		expect((await post('/ingresar/', { form: 'constructor' })).status).toBe(400);
	});

	it('P10 W13 T10 show personal data to nobody else, and renew a session whose access token is gone', async () => {
		const signedIn = await post('/ingresar/', { form: 'sign-in', email, password: goodPassword });
		const set = [signedIn.headers['set-cookie'] ?? []].flat();
		for (const cookie of set) {
			expect(cookie).toMatch(/^__Host-[\w-]+=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
			expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(400 * 86_400);
		}
		const refresh = set.find((cookie) => cookie.startsWith('__Host-kiosco-refresh='))?.split(';')[0] ?? '';
		const shown = await program().get('tn', '/perfil/', { cookie: refresh });
		expect(shown.status).toBe(200);
		expect(shown.body).toContain(email);
		expect(shown.headers['cache-control']).toBe('private, no-store');
		expect(String(shown.headers['set-cookie'])).toContain('__Host-kiosco-session=');
		const suffixes = ['', 'x.css', '?x=1', ';a.js', 'index.html'];
		for (const suffix of suffixes) expect((await program().get('tn', `/perfil/${suffix}`)).body).not.toContain(email);
		const spent = await program().get('tn', '/perfil/', { cookie: '__Host-kiosco-refresh=a.b.c' });
		expect([spent.status, spent.headers.location]).toEqual([303, '/ingresar/']);
		expect(String(spent.headers['set-cookie'])).toContain('Max-Age=0');
	});
});
