import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { listenTo } from '../../support/browser/browser.ts';
import { onePerValue } from '../../support/demo.ts';
import { accountBrands, accountVisits, arriveAt, button, field, fillIn, isReady, signOut } from '../../support/identity/account-visits.ts';
import { goodPassword, newAccount } from '../../support/identity/identity.ts';
import { linkOfMail } from '../../support/identity/outbox.ts';

const visits = accountVisits();
const { program, call, open, newReader, signIn } = visits;
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

/** Signs up by the form of `/registrarse/`, and arrives at `/validar-registro/`. */
async function signUp(page: Page, { id }: Brand, email: string): Promise<void> {
	await open(page, id, '/registrarse/?a=1&watch=2');
	await fillIn(page, { Nombre: 'Ana', Apellido: 'Núñez', Mail: email });
	expect(await button(page, 'Registrarme').isDisabled()).toBe(true);
	await field(page, 'Contraseña').fill(goodPassword);
	await button(page, 'Registrarme').click();
	await arriveAt(page, '/validar-registro/');
}

/** Verifies the email address by the link of the email, in a browser that knows nothing, and signs in. */
async function verify(page: Page, email: string): Promise<void> {
	await page.goto(await linkTo(email, '/validar-registro/'));
	await arriveAt(page, '/cuenta-verificada/');
	await isReady(page);
	await fillIn(page, { Mail: email, Contraseña: goodPassword });
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

	it('SITE-04 FLOW-07 NAV-05 signs up, and is led to validar-registro, which receives uuid and email', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const email = `alta-${id}@mail.test`;
		await signUp(page, brand, email);
		expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ a: '1', email, uuid: expect.any(String) });
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe(email);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('VAL-06 VAL-07 FLOW-02 ERR-06 verifies the email address by the link of an email, and signs in', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const email = `verifica-${id}@mail.test`;
		const { uuid } = JSON.parse((await call(id, 'POST', '/signup', { body: newAccount(email) })).body);
		await verify(page, email);
		expect(await page.evaluate(() => localStorage.getItem('uuid-arc'))).toBe(uuid);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		const { page: later } = await reader();
		await later.goto(await linkTo(email, '/validar-registro/'));
		await arriveAt(later, '/cuenta-verificada/');
		await later.getByRole('status').getByText('Este mail ya ha sido verificado.').waitFor();
	});

	it('NAV-10 FLOW-13 is led from ingresar to perfil while signed in, and to ingresar after the sign-out', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const email = `sale-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await page.goto(program().url(id, '/ingresar/'));
		await arriveAt(page, '/perfil/');
		await signOut(page);
		await page.goto(program().url(id, '/perfil/'));
		await arriveAt(page, '/ingresar/');
		expect([complaints.console, complaints.foreign]).toEqual([[], []]);
	});

	it('ERR-04 is told at once that a link to a new password does not work, and gets another', async () => {
		const { page } = await reader();
		await open(page, id, '/modificar-contrasena/?nonce=x&uuid=x');
		await page.getByRole('alert').getByText('El link para recuperar la contraseña expiró. Por favor solicitar uno nuevo.').waitFor();
		await page.getByRole('link', { name: texts.account.newLink }).click();
		await arriveAt(page, '/recuperar-contrasena/');
	});

	it('NAV-05 keeps the query from one account page to the next, except watch', async () => {
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

	it('SITE-04 REC-01 is told that an email comes when they ask for a new password', async () => {
		const { page } = await reader();
		await open(page, id, '/recuperar-contrasena/');
		await field(page, 'Mail').fill(`recupera-${id}@mail.test`);
		await button(page, texts.account.recoverSubmit).click();
		await page.getByText(texts.account.recoverDone).waitFor();
	});

	it('REC-02 PWD-05 FLOW-17 FLOW-18 sets a new password by the link of an email, and is signed in', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const email = `recuerda-${id}@mail.test`;
		await newReader(id, email);
		await call(id, 'POST', '/password/reset', { body: { userName: email } });
		await recover(page, brand, email);
		expect(await field(page, 'Nombre').inputValue()).toBe('Ana');
		expect(complaints.foreign).toEqual([]);
	});

	it('PWD-03 PWD-04 sees each new password when they want, and sends two that are the same', async () => {
		const { page } = await reader();
		await open(page, id, '/modificar-contrasena/?nonce=x&uuid=x');
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

	it('has no violation that axe knows on any account page, on a phone and in both schemes', async () => {
		const { page } = await reader({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
		const found: string[] = [];
		const simple = ['/registrarse/', '/ingresar/', '/recuperar-contrasena/', '/cuenta-verificada/'];
		for (const path of [...simple, '/validar-registro/?uuid=x', '/modificar-contrasena/?nonce=x&uuid=x']) {
			await open(page, id, path);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				// The dark scheme differs only in colours.
				const violations = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colors');
				found.push(...violations.map((line) => `${path} ${colorScheme} ${line}`));
			}
		}
		expect(found).toEqual([]);
	});
});

describe.each(onePerValue(({ contentGroups }) => contentGroups.length > 0, brandList))('the profile form of $id', (brand) => {
	const { id, texts, contentGroups } = brand;

	it('SITE-04 PRF-01 PRF-02 checks what is typed, and shows what was saved after a reload', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
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

describe.each(brandList)('a sign-in on $id', ({ id, afterSignIn }) => {
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

describe('the forms', () => {
	it('FORM-16 FORM-17 UI-01 UI-02 show what is wrong while a reader types', async () => {
		const { page } = await reader();
		await open(page, 'tn', '/ingresar/');
		const [mail, password, submit] = [field(page, 'Mail'), field(page, 'Contraseña'), button(page, 'Ingresar')];
		expect(await submit.isDisabled()).toBe(true);
		await mail.fill('ana@');
		expect(await page.getByText('Formato de mail inválido. Ej: nombre@mail.com').isVisible()).toBe(true);
		expect(await mail.getAttribute('class')).toContain('input-error');
		await mail.fill('nadie@mail.test');
		expect(await page.getByText('Formato de mail inválido').count()).toBe(0);
		expect(await mail.getAttribute('class')).toContain('input-valid');
		await password.fill(goodPassword);
		expect(await submit.isDisabled()).toBe(false);
	});

	it.each(accountBrands)(
		'FORM-18 ERR-01 ERR-13 FLOW-01 wait on $id for the answer, and show a refusal until the next change',
		async ({ id }) => {
			const { page } = await reader();
			await open(page, id, '/ingresar/');
			await fillIn(page, { Mail: 'nadie@mail.test', Contraseña: goodPassword });
			const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
			await page.route('**/auth/login', (route) => seen.then(() => route.continue()));
			await button(page, 'Ingresar').click();
			expect(await button(page, 'Un momento…').isDisabled()).toBe(true);
			expect(await page.locator('form[aria-busy=true]').count()).toBe(1);
			goOn();
			const refusal = page.getByText('La combinación de email y contraseña son incorrectos.');
			for (const [label, other] of [
				['Mail', 'otra@mail.test'],
				['Contraseña', `${goodPassword}!`],
			] as const) {
				await refusal.waitFor();
				expect(await field(page, 'Mail').getAttribute('aria-invalid')).toBe('true');
				await field(page, label).fill(other);
				expect(await refusal.count()).toBe(0);
				await button(page, 'Ingresar').click();
			}
			await refusal.waitFor();
		},
	);

	it.each(accountBrands)('mark on $id the password alone when it is too easy to guess', async ({ id }) => {
		const { page } = await reader();
		await open(page, id, '/registrarse/');
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Núñez', Mail: 'facil@mail.test', Contraseña: 'password1' });
		await button(page, 'Registrarme').click();
		await page.locator('[name=password][aria-invalid=true]').waitFor();
		for (const name of ['name', 'lastname', 'email']) expect(await page.locator(`[name=${name}]`).getAttribute('aria-invalid')).toBeNull();
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
	});

	it('ERR-02 FLOW-08 refuse the sign-up of an email address that has an account', async () => {
		const { page } = await reader();
		await call('tn', 'POST', '/signup', { body: newAccount('repetida@mail.test') });
		await open(page, 'tn', '/registrarse/');
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Paz', Mail: 'repetida@mail.test', Contraseña: goodPassword });
		await button(page, 'Registrarme').click();
		await page.getByText('La cuenta ya existe.').waitFor();
	});

	it('ERR-07 FLOW-09 VAL-02 lead a reader whose email address is not verified to validar-registro', async () => {
		const { page } = await reader();
		const email = 'sin-verificar@mail.test';
		await call('tn', 'POST', '/signup', { body: newAccount(email) });
		await signIn(page, 'tn', email);
		await arriveAt(page, '/validar-registro/');
		await page.getByRole('alert').getByText('El email aún no ha sido verificado.').waitFor();
		expect(await page.evaluate(() => sessionStorage.getItem('emailToVerify'))).toBe(email);
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe(email);
		await button(page, 'Reenviar mail de validación').click();
		await page.getByText('Revisá también el correo no deseado.').waitFor();
		expect(await page.getByRole('button', { name: /^Podés pedir otro en [01]:\d\d$/ }).isDisabled()).toBe(true);
	});

	it.each(brandList)('VAL-08 PWD-06 PWD-07 redirect on $id a reader who has nothing to do there', async ({ id }) => {
		const { page } = await reader();
		await newReader(id, `apurada-${id}@mail.test`);
		const query = ['', '?nonce=abc', '?uuid=def'];
		for (const path of ['/validar-registro/', ...query.map((search) => `/modificar-contrasena/${search}`)]) {
			await page.goto(program().url(id, path));
			await arriveAt(page, '/ingresar/');
		}
		await signIn(page, id, `apurada-${id}@mail.test`);
		await arriveAt(page, '/perfil/');
		await page.goto(program().url(id, '/modificar-contrasena/?nonce=abc&uuid=def'));
		await arriveAt(page, '/perfil/');
	});

	it.each(brandList)('VAL-08 PWD-08 stay on $id for staff, and validar-registro for an address that waits', async ({ id }) => {
		const { context, page } = await reader();
		await page.goto(program().url(id, '/ingresar/'));
		await page.evaluate(() => sessionStorage.setItem('emailToVerify', 'ana@mail.test'));
		await open(page, id, '/validar-registro/');
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe('ana@mail.test');
		await page.evaluate(() => sessionStorage.clear());
		await context.addCookies([{ name: 'kiosco-admin', value: '1', url: program().url(id, '/') }]);
		for (const path of ['/validar-registro/', '/modificar-contrasena/']) {
			await open(page, id, path);
			await page.waitForLoadState('networkidle');
			expect(new URL(page.url()).pathname).toBe(path);
		}
	});

	it('FLOW-19 lead to ingresar when the new password signs nobody in', async () => {
		const { page } = await reader();
		const { texts } = brands.ciudad;
		await newReader('ciudad', 'rara@mail.test');
		await call('ciudad', 'POST', '/password/reset', { body: { userName: 'rara@mail.test' } });
		await page.goto(await linkTo('rara@mail.test', '/modificar-contrasena/'));
		await isReady(page);
		const json = { code: '300040', message: 'Authentication failed', httpStatus: 401 };
		await page.route('**/auth/login', (route) => route.fulfill({ status: 401, json }));
		for (const label of [texts.account.newPassword, texts.account.newPasswordRepeat]) await field(page, label).fill(otherPassword);
		await button(page, 'Continuar').click();
		await arriveAt(page, '/ingresar/');
	});

	it('T09 FLOW-06 say that the service cannot be reached, and work again when it can', async () => {
		const { context, page } = await reader();
		await newReader('eldoce', 'paciente@mail.test');
		await open(page, 'eldoce', '/ingresar/');
		await fillIn(page, { Mail: 'paciente@mail.test', Contraseña: goodPassword });
		await context.setOffline(true);
		await button(page, 'Ingresar').click();
		await page.getByText('No pudimos conectarnos.').waitFor();
		await context.setOffline(false);
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
	});

	it('cost at most 115 kB of script on any account page', async () => {
		for (const path of ['/ingresar/', '/registrarse/', '/perfil/', '/validar-registro/?uuid=x', '/modificar-contrasena/?nonce=x&uuid=x']) {
			const { page } = await reader();
			const scripts = new Set<string>();
			page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
			await open(page, 'ciudad', path);
			const bodies = await Promise.all([...scripts].map(async (script) => (await program().get('ciudad', script)).body));
			const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
			expect(sizes.length, path).toBeGreaterThan(1);
			expect(
				sizes.reduce((sum, size) => sum + size, 0),
				path,
			).toBeLessThanOrEqual(115_000);
		}
	});
});

/** The last one: it looks at the requests of all tests above. Two calls of the contract have a nonce in their address. */
describe('the addresses, the referrers and the log', () => {
	const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
	const isContract = (url: string) => /\/identity\/public\/v1\/(?:email\/verify|password\/reset)\/[\w-]+$/.test(url);

	it('T11 R09 hold no token and no nonce, and the referrers and the log no email address', async () => {
		const { page } = await reader();
		const email = 'rastro@mail.test';
		await signUp(page, brands.tn, email);
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
