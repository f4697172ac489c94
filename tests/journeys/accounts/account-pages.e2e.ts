import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { onePerValue } from '../../support/demo.ts';
import { gzippedSize } from '../../support/gzipped-size.ts';
import {
	accountBrands,
	accountVisits,
	arriveAt,
	button,
	field,
	isReady,
	ledBrands,
	listCalls,
	signOut,
	storedOf,
} from '../../support/identity/account-visits.ts';
import { goodPassword, newAccount } from '../../support/identity/identity.ts';
import { linkOfMail } from '../../support/identity/outbox.ts';
import { specifiedFor } from '../../support/specified-for.ts';

const visits = accountVisits();
const { program, call, open, newReader, signIn, signUp } = visits;
const otherPassword = 'otra frase de Tandil 9';

/** The requests of the pages of all readers. */
const requests: { readonly url: string; readonly referrer: string; readonly isPage: boolean }[] = [];
/** The nonces in the links of emails that readers opened. */
const nonces = new Set<string>();

async function reader(options?: BrowserContextOptions): ReturnType<typeof visits.reader> {
	const { context, page } = await visits.reader(options);
	context.on('request', (request) => {
		requests.push({ url: request.url(), referrer: request.headers().referer ?? '', isPage: request.isNavigationRequest() });
	});
	return { context, page };
}

/** The link to a page in the newest email to a reader. */
async function linkTo(email: string, path: string): Promise<string> {
	const link = await linkOfMail(program(), email, path);
	nonces.add(new URL(link).searchParams.get('nonce') ?? '');
	return link;
}

/** Verifies the email address by the link of the email, in a browser that knows nothing, and signs in. */
async function verify(page: Page, email: string): Promise<void> {
	await page.goto(await linkTo(email, '/validar-registro/'));
	await arriveAt(page, '/cuenta-verificada/');
	await isReady(page);
	expect(await field(page, 'Mail').inputValue()).toBe(email);
	await field(page, 'Contraseña').fill(goodPassword);
	await button(page, 'Ingresar').click();
	await arriveAt(page, '/perfil/');
}

/** Sets another password by the link of an email that was requested, and arrives at `/perfil/`. */
async function recover(page: Page, { texts: { account } }: Brand, email: string): Promise<void> {
	await page.goto(await linkTo(email, '/modificar-contrasena/'));
	await isReady(page);
	expect(new URL(page.url()).searchParams.has('nonce')).toBe(false);
	for (const label of [account.newPassword, account.newPasswordRepeat]) await field(page, label).fill(otherPassword);
	await button(page, 'Continuar').click();
	await arriveAt(page, '/perfil/');
}

describe.each(accountBrands)('a reader of $id', (brand) => {
	const { id, texts } = brand;

	it('SITE-04 FLOW-07 NAV-05 NAV-02 signs up, is led to validar-registro, which receives uuid and email, and from there home', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const calls = listCalls(page);
		const email = `alta-${id}@mail.test`;
		await signUp(page, id, email);
		expect(calls).toContainEqual({ call: 'POST /v1/signup', body: expect.anything() });
		expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ a: '1', email, uuid: expect.any(String) });
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe(email);
		await page.getByText(/^Podés pedir otro en [01]:\d\d$/).waitFor();
		expect(await button(page, 'Reenviar mail de validación').isDisabled()).toBe(true);
		await page.getByRole('link', { name: 'Ir a inicio' }).click();
		await arriveAt(page, '/');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('ENT-09 ENT-10 ENT-11 VAL-07 signs up as the contract says, and is led to perfil by the link in the same browser', async () => {
		const { page } = await reader();
		const calls = listCalls(page);
		const email = `mismo-${id}@mail.test`;
		await signUp(page, id, email);
		expect(calls.find(({ call }) => call === 'POST /v1/signup')?.body).toEqual({
			identity: { userName: email, credentials: goodPassword },
			profile: {
				...{ email, firstName: 'Ana', lastName: 'Núñez', emailVerified: false },
				attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' }],
			},
		});
		await page.goto(await linkTo(email, '/validar-registro/'));
		await arriveAt(page, '/perfil/');
		await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Ana');
	});

	it('SITE-04 VAL-06 VAL-07 ERR-06 verifies the email address by the link of an email, and signs in', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const calls = listCalls(page);
		const email = `verifica-${id}@mail.test`;
		await call(id, 'POST', '/signup', { body: newAccount(email) });
		await verify(page, email);
		const made = calls.map((one) => one.call);
		expect(made).toContainEqual(expect.stringMatching(/^GET \/v1\/email\/verify\/[\w-]{43}$/));
		expect(made).toContain('POST /v1/auth/login');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		const { page: later } = await reader();
		await later.goto(await linkTo(email, '/validar-registro/'));
		await arriveAt(later, '/cuenta-verificada/');
		await later.getByRole('status').getByText('Este mail ya ha sido verificado.').waitFor();
		expect(await later.getByText(texts.account.verified).count()).toBe(0);
	});

	it('FLOW-02 FLOW-04 ENT-01 ENT-02 is stored after a sign-in, which the profile records', async () => {
		const { page } = await reader();
		const email = `entra-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		const session = await storedOf(page, 'ArcId.USER_INFO');
		const texts = { uuid: expect.any(String), accessToken: expect.any(String), refreshToken: expect.any(String) };
		expect(session).toMatchObject({ ...texts, expiresIn: expect.any(Number) });
		expect(await page.evaluate(() => localStorage.getItem('uuid-arc'))).toBe(session.uuid);
		const { body } = await call(id, 'GET', '/profile', { headers: { authorization: `Bearer ${session.accessToken}` } });
		const { attributes } = JSON.parse(body);
		const { value } = attributes.find(({ name }: { name: string }) => name === 'lastLogin');
		expect(JSON.parse(value)).toEqual({ method: 'password', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
	});

	it('NAV-10 FLOW-13 is led from each page with a form to perfil while signed in, and to ingresar after the sign-out', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const email = `sale-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		for (const path of ['/ingresar/', '/cuenta-verificada/', '/registrarse/']) {
			await page.goto(program().url(id, path));
			await arriveAt(page, '/perfil/');
		}
		await signOut(page);
		await page.goto(program().url(id, '/perfil/'));
		await arriveAt(page, '/ingresar/');
		expect([complaints.console, complaints.foreign]).toEqual([[], []]);
	});

	it('VAL-07 NAV-06 reads in the profile that the email is confirmed, and can continue to the page before', async () => {
		const { page } = await reader();
		const email = `sigue-${id}@mail.test`;
		await page.goto(program().url(id, '/'));
		await signUp(page, id, email);
		await page.goto(await linkTo(email, '/validar-registro/'));
		await arriveAt(page, '/perfil/');
		await page.getByRole('status').getByText('Listo, confirmamos tu mail.').waitFor();
		await page.getByRole('link', { name: 'Seguir leyendo' }).click();
		await arriveAt(page, '/');
	});

	it('NAV-01 NAV-05 keeps the query from one account page to the next, except watch', async () => {
		const { page } = await reader();
		await open(page, id, '/ingresar/?a=1&watch=2');
		await page.locator('[data-island=keep-query][data-state=ready]').waitFor({ state: 'attached' });
		for (const [words, path] of [
			[texts.account.toSignUp, '/registrarse/'],
			[texts.account.toSignIn, '/ingresar/'],
			[texts.forgottenPassword, '/recuperar-contrasena/'],
		] as const) {
			await page.locator('[data-island=keep-query][data-state=ready]').waitFor({ state: 'attached' });
			await page.getByRole('link', { name: words }).click();
			await page.waitForURL((url) => url.pathname === path && url.search === '?a=1');
		}
	});

	it('SITE-04 REC-01 REC-02 PWD-05 asks for a new password, and gets a link to its page that carries nonce and uuid', async () => {
		const { page } = await reader();
		const calls = listCalls(page);
		const email = `recupera-${id}@mail.test`;
		await newReader(id, email);
		await open(page, id, '/recuperar-contrasena/');
		await field(page, 'Mail').fill(email);
		await button(page, texts.account.recoverSubmit).click();
		await page.getByText(texts.account.recoverDone).waitFor();
		expect(calls).toContainEqual({ call: 'POST /v1/password/reset', body: { userName: email } });
		const link = new URL(await linkTo(email, '/modificar-contrasena/'));
		expect([link.pathname, ...link.searchParams.keys()]).toEqual(['/modificar-contrasena/', 'nonce', 'uuid']);
		await page.goto(link.href);
		await isReady(page);
		await page.waitForLoadState('networkidle');
		expect(new URL(page.url()).pathname).toBe('/modificar-contrasena/');
	});

	it('PWD-05 FLOW-17 FLOW-18 sets a new password by the link of an email, is signed in with it, and led to perfil', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const calls = listCalls(page);
		const email = `recuerda-${id}@mail.test`;
		await newReader(id, email);
		await call(id, 'POST', '/password/reset', { body: { userName: email } });
		// On tn, too, whose other sign-ins lead back to the page before.
		await page.goto(program().url(id, '/ultimas-noticias/'));
		await recover(page, brand, email);
		await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Ana');
		const nonce = new URL(await linkTo(email, '/modificar-contrasena/')).searchParams.get('nonce');
		const sent = calls.filter(({ call }) => /\/password\/|\/auth\/login/.test(call));
		const login = { userName: email, credentials: otherPassword, grantType: 'password', rememberMe: true };
		expect(sent).toEqual([
			{ call: `PUT /v1/password/reset/${nonce}`, body: { newPassword: otherPassword } },
			{ call: 'POST /v1/auth/login', body: login },
		]);
		expect(complaints.foreign).toEqual([]);
	});

	it('PWD-03 PWD-04 RULE-13 sees each new password when they want, and sends two that are the same', async () => {
		const { page } = await reader();
		const email = `elige-${id}@mail.test`;
		await newReader(id, email);
		await call(id, 'POST', '/password/reset', { body: { userName: email } });
		await page.goto(await linkTo(email, '/modificar-contrasena/'));
		await isReady(page);
		const [first, second] = [field(page, texts.account.newPassword), field(page, texts.account.newPasswordRepeat)];
		const submit = button(page, 'Continuar');
		expect(await submit.isDisabled()).toBe(true);
		await first.fill(otherPassword);
		await second.fill('otra frase distinta 9');
		expect(await page.getByText('Las contraseñas ingresadas no coinciden').isVisible()).toBe(true);
		expect(await submit.isDisabled()).toBe(true);
		const types = async () => [await first.getAttribute('type'), await second.getAttribute('type')];
		await button(page, texts.account.showPassword).first().click();
		expect(await types()).toEqual(['text', 'password']);
		await button(page, texts.account.showPassword).click();
		expect(await types()).toEqual(['text', 'text']);
		await button(page, texts.account.hidePassword).first().click();
		expect(await types()).toEqual(['password', 'text']);
		await second.fill(otherPassword);
		expect(await submit.isDisabled()).toBe(false);
	});
});

describe.each(onePerValue(({ contentGroups }) => contentGroups.length > 0, brandList))('the profile form of $id', (brand) => {
	const { id, texts, contentGroups } = brand;

	it('SITE-04 PRF-01 PRF-02 checks what is typed, and shows what was saved after a reload', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const calls = listCalls(page);
		const email = `datos-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await field(page, 'Teléfono').fill('11-4567');
		expect(await page.getByText('Debe contener sólo caracteres numéricos.').isVisible()).toBe(true);
		await field(page, 'Teléfono').fill('1145678901');
		await field(page, 'Fecha de nacimiento').fill('31/02/2000');
		expect(await page.getByText('Ingrese una fecha válida con el formato DD/MM/AAAA.').isVisible()).toBe(true);
		await field(page, 'Fecha de nacimiento').fill('07/11/1990');
		await button(page, texts.account.profile.save).click();
		await page.getByText(texts.account.profile.saved).waitFor();
		expect(calls.at(-1)).toMatchObject({ call: 'PATCH /v1/profile', body: { birthYear: '1990' } });
		for (const { label } of contentGroups.slice(0, 1)) {
			await field(page, label).check();
			await button(page, texts.account.profile.choicesSave).click();
			await page.getByText(texts.account.profile.choicesSaved).waitFor();
		}
		await page.reload();
		await field(page, 'Fecha de nacimiento').waitFor();
		expect(await field(page, 'Fecha de nacimiento').inputValue()).toBe('07/11/1990');
		expect(await field(page, 'Nombre').inputValue()).toBe('Ana');
		for (const { label } of contentGroups.slice(0, 1)) expect(await field(page, label).isChecked()).toBe(true);
		await page.getByText(texts.account.profile.thisSession).waitFor();
		expect([complaints.console, complaints.foreign]).toEqual([[], []]);
	});
});

describe.each(ledBrands)('a sign-in on $id', ({ id }) => {
	const { afterSignIn } = specifiedFor(id);

	it(`NAV-08 NAV-09 FLOW-05 leads ${afterSignIn === 'previous' ? 'back to the page before' : 'to perfil'}`, async () => {
		const { page } = await reader();
		const email = `vuelve-${id}@mail.test`;
		await newReader(id, email);
		await page.goto(program().url(id, '/pf/ultimas-noticias/'));
		// The address is typed, and a page of another kind was opened in between.
		await page.goto(program().url(id, '/recuperar-contrasena/'));
		await signIn(page, id, email);
		await arriveAt(page, afterSignIn === 'previous' ? '/ultimas-noticias/' : '/perfil/');
	});
});

describe('the account pages', () => {
	/** Whether a page tells that a link to a new password does not work, and offers another. */
	const toldOfLink = async (page: Page) => {
		await isReady(page);
		const told = page.getByRole('status').filter({ hasText: 'El link para recuperar la contraseña expiró.' });
		return (await told.getByRole('link', { name: brands.tn.texts.account.newLink }).count()) === 1;
	};

	it.each(accountBrands)('VAL-08 PWD-06 PWD-07 redirect on $id a reader who has nothing to do there', async ({ id }) => {
		const { page } = await reader();
		await newReader(id, `apurada-${id}@mail.test`);
		const query = ['', '?nonce=abc', '?uuid=def'];
		for (const path of ['/validar-registro/', ...query.map((search) => `/modificar-contrasena/${search}`)]) {
			await page.goto(program().url(id, path));
			await arriveAt(page, '/ingresar/');
			await expect.poll(() => toldOfLink(page)).toBe(path !== '/validar-registro/');
		}
		await signIn(page, id, `apurada-${id}@mail.test`);
		await arriveAt(page, '/perfil/');
		await page.goto(program().url(id, '/modificar-contrasena/?nonce=abc&uuid=def'));
		await arriveAt(page, '/perfil/');
		await expect.poll(() => toldOfLink(page)).toBe(true);
	});

	it.each(accountBrands)('VAL-08 let an address that waits stay on $id, as a uuid does', async ({ id }) => {
		const { page } = await reader();
		const email = `espera-${id}@mail.test`;
		await call(id, 'POST', '/signup', { body: newAccount(email) });
		await signIn(page, id, email);
		await arriveAt(page, '/validar-registro/');
		await page.evaluate(() => localStorage.clear());
		for (const query of ['', '?uuid=x']) {
			await open(page, id, `/validar-registro/${query}`);
			await expect.poll(() => field(page, 'Mail').inputValue()).toBe(query === '' ? email : '');
			expect(new URL(page.url()).pathname).toBe('/validar-registro/');
			await page.evaluate(() => sessionStorage.clear());
		}
	});

	it('cost at most 115 kB of script on any account page', async () => {
		for (const path of ['/ingresar/', '/registrarse/', '/perfil/', '/validar-registro/?uuid=x', '/modificar-contrasena/?nonce=x&uuid=x']) {
			const { page } = await reader();
			const scripts = new Set<string>();
			const received: Request[] = [];
			page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
			page.on('requestfinished', (request) => request.resourceType() === 'script' && received.push(request));
			await open(page, 'ciudad', path);
			const bodies = await Promise.all([...scripts].map(async (script) => (await program().get('ciudad', script)).body));
			const inGzip = sum(bodies.map(gzippedSize));
			expect(bodies.length, path).toBeGreaterThan(1);
			expect(inGzip, path).toBeLessThanOrEqual(115_000);
			expect(sum(await Promise.all(received.map(async (one) => (await one.sizes()).responseBodySize))), path).toBeLessThanOrEqual(inGzip);
		}
	});
});

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The last one: it looks at the requests of all tests above. Two calls of the contract have a nonce in their address. */
describe('the addresses, the referrers and the log', () => {
	const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
	const isContract = (url: string) => /\/identity\/public\/v1\/(?:email\/verify|password\/reset)\/[\w-]+$/.test(url);

	it('T11 R09 hold no token and no nonce, and the referrers and the log no email address', async () => {
		const { page } = await reader();
		const email = 'rastro@mail.test';
		await signUp(page, 'tn', email);
		await page.evaluate(() => localStorage.clear());
		await verify(page, email);
		await call('tn', 'POST', '/password/reset', { body: { userName: email } });
		const elsewhere = await reader();
		await recover(elsewhere.page, brands.tn, email);

		expect(nonces.size).toBeGreaterThan(1);
		expect(requests.length).toBeGreaterThan(25);
		const hasSecret = (text: string) => token.test(text) || [...nonces].some((nonce) => text.includes(nonce));
		expect(requests.filter(({ url }) => hasSecret(url)).length).toBeGreaterThan(0);
		expect(requests.filter(({ url, isPage }) => hasSecret(url) && !isPage && !isContract(url))).toEqual([]);
		expect(requests.filter(({ referrer }) => hasSecret(referrer) || referrer.includes('mail.test') || referrer.includes('%40'))).toEqual(
			[],
		);
		expect(requests.filter(({ url, isPage }) => /@|%40/.test(url) && !isPage)).toEqual([]);
		const log = program().output().split('\n');
		expect(log.filter((line) => hasSecret(line) || line.includes('mail.test'))).toEqual([]);
		expect(log.filter((line) => line.includes('/identity/public/v1/')).length).toBeGreaterThan(10);
	});
});
