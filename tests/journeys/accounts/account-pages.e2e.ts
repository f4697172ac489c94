import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { accountVisits, arriveAt, button, field, fillIn, isReady } from '../../support/identity/account-visits.ts';
import { goodPassword, newAccount } from '../../support/identity/identity.ts';
import { linkOfMail } from '../../support/identity/outbox.ts';

const visits = accountVisits();
const { program, call, open, newReader, signIn } = visits;

/** What the pages of all readers asked for, and where they said to come from. */
const asked: { readonly url: string; readonly from: string; readonly isPage: boolean }[] = [];
/** What works once, of the links of mails. */
const nonces = new Set<string>();

async function reader(options?: BrowserContextOptions): ReturnType<typeof visits.reader> {
	const { context, page } = await visits.reader(options);
	context.on('request', (request) => {
		asked.push({ url: request.url(), from: request.headers().referer ?? '', isPage: request.isNavigationRequest() });
	});
	return { context, page };
}

/** The link of a reader's mail. */
async function linkTo(email: string, path: string): Promise<string> {
	const link = await linkOfMail(program(), email, path);
	nonces.add(new URL(link).searchParams.get('nonce') ?? '');
	return link;
}

describe.each(brandList)('a reader of $id', ({ id, texts, contentGroups, afterSignIn }) => {
	const email = `journey-${id}@mail.test`;

	it('SITE-04 FLOW-01 FLOW-02 FLOW-05 FLOW-07 VAL-06 VAL-07 NAV-05 NAV-09 NAV-10 PRF-01 PRF-02 FLOW-13 comes, keeps her data, and goes', async () => {
		const { context, page } = await reader();
		const complaints = listenTo(page);
		await open(page, id, '/registrarse/?a=1&watch=2');
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Núñez', Mail: email });
		expect(await button(page, 'Registrarme').isDisabled()).toBe(true);
		await field(page, 'Contraseña').fill(goodPassword);
		await button(page, 'Registrarme').click();
		await arriveAt(page, '/validar-registro/');
		const query = new URL(page.url()).searchParams;
		expect(Object.fromEntries(query)).toEqual({ a: '1', email, uuid: expect.any(String) });
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe(email);

		await context.clearCookies();
		await page.evaluate(() => localStorage.clear());
		await page.goto(await linkTo(email, '/validar-registro/'));
		await arriveAt(page, '/cuenta-verificada/');
		await isReady(page);
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
		expect(await page.evaluate(() => localStorage.getItem('uuid-arc'))).toBe(query.get('uuid'));

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

		await page.goto(program().url(id, '/ingresar/'));
		await arriveAt(page, '/perfil/');
		await button(page, texts.account.profile.signOut).click();
		await arriveAt(page, '/');
		await page.goto(program().url(id, '/perfil/'));
		await arriveAt(page, '/ingresar/');
		expect(complaints.console).toEqual([]);
		expect(complaints.foreign).toEqual([]);
		await context.close();
	});

	it('PWD-03 PWD-04 PWD-05 FLOW-17 FLOW-18 REC-01 REC-02 R09 recovers her password', async () => {
		const { context, page } = await reader();
		const complaints = listenTo(page);
		await open(page, id, '/recuperar-contrasena/');
		await field(page, 'Mail').fill(email);
		await button(page, texts.account.recoverSubmit).click();
		await page.getByText(texts.account.recoverDone).waitFor();
		await page.goto(await linkTo(email, '/modificar-contrasena/'));
		await isReady(page);
		expect(new URL(page.url()).searchParams.has('nonce')).toBe(false);
		const [first, second] = [field(page, texts.account.newPassword), field(page, texts.account.newPasswordRepeat)];
		expect(await button(page, 'Continuar').isDisabled()).toBe(true);
		await first.fill('otra frase de Tandil 9');
		await second.fill('otra frase distinta 9');
		expect(await page.getByText('Las contraseñas ingresadas no coinciden').isVisible()).toBe(true);
		await button(page, texts.account.showPassword).first().click();
		expect(await first.getAttribute('type')).toBe('text');
		expect(await second.getAttribute('type')).toBe('password');
		await second.fill('otra frase de Tandil 9');
		await button(page, 'Continuar').click();
		await arriveAt(page, '/perfil/');
		expect(await field(page, 'Nombre').inputValue()).toBe('Ana');
		expect(complaints.foreign).toEqual([]);
		await context.close();
	});

	it(`NAV-08 NAV-09 FLOW-05 lands ${afterSignIn === 'previous' ? 'where she was' : 'on perfil'} after signing in`, async () => {
		const { context, page } = await reader();
		await page.goto(program().url(id, '/'));
		await page.evaluate(() => localStorage.setItem('previousPathname', '/deportes'));
		await signIn(page, id, email, 'otra frase de Tandil 9');
		await arriveAt(page, afterSignIn === 'previous' ? '/deportes/' : '/perfil/');
		await context.close();
	});

	it('is without a fault that axe knows on any account page, on a phone and in the dark', async () => {
		const { context, page } = await reader({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
		const found: string[] = [];
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			for (const path of [
				'/registrarse/',
				'/ingresar/',
				'/recuperar-contrasena/',
				'/cuenta-verificada/',
				'/validar-registro/?uuid=x',
				'/modificar-contrasena/?nonce=x&uuid=x',
			]) {
				await open(page, id, path);
				const axe = new AxeBuilder({ page });
				// In the dark the colours alone are others.
				const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze();
				found.push(...violations.map(({ id: rule, nodes }) => `${path} ${colorScheme} ${rule}: ${nodes[0]?.html.slice(0, 160)}`));
				expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
			}
		}
		expect(found).toEqual([]);
		await context.close();
	});
});

describe('the forms', () => {
	it('FORM-16 FORM-17 FORM-18 UI-01 UI-02 ERR-01 ERR-13 tell what is wrong while one types, and forget a refusal at the next change', async () => {
		const { context, page } = await reader();
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
		await submit.click();
		const refusal = page.getByText('La combinación de email y contraseña son incorrectos.');
		await refusal.waitFor();
		expect(await mail.getAttribute('aria-invalid')).toBe('true');
		await mail.fill('otra@mail.test');
		expect(await refusal.count()).toBe(0);
		await context.close();
	});

	it('ERR-02 FLOW-08 ERR-07 FLOW-09 VAL-02 lead a reader on who has an account, or has not verified it', async () => {
		const { context, page } = await reader();
		const email = 'sin-verificar@mail.test';
		await call('tn', 'POST', '/signup', { body: newAccount(email) });
		await open(page, 'tn', '/registrarse/');
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Paz', Mail: email, Contraseña: goodPassword });
		await button(page, 'Registrarme').click();
		await page.getByText('La cuenta ya existe.').waitFor();
		await signIn(page, 'tn', email);
		await arriveAt(page, '/validar-registro/');
		expect(await page.evaluate(() => sessionStorage.getItem('emailToVerify'))).toBe(email);
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe(email);
		await button(page, 'Reenviar mail de validación').click();
		await page.getByText('Revisá también el correo no deseado.').waitFor();
		await context.close();
	});

	it('VAL-08 PWD-06 PWD-07 send away who brings nothing to do there', async () => {
		const { context, page } = await reader();
		await newReader('tn', 'apurada@mail.test');
		for (const path of ['/validar-registro/', '/modificar-contrasena/', '/modificar-contrasena/?nonce=abc']) {
			await page.goto(program().url('tn', path));
			await arriveAt(page, '/ingresar/');
		}
		await page.evaluate(() => localStorage.removeItem('previousPathname'));
		await signIn(page, 'tn', 'apurada@mail.test');
		await arriveAt(page, '/perfil/');
		await page.goto(program().url('tn', '/modificar-contrasena/?nonce=abc&uuid=def'));
		await arriveAt(page, '/perfil/');
		await context.close();
	});

	it('FLOW-19 lead to ingresar whoever has a new password that does not let her in', async () => {
		const { context, page } = await reader();
		await newReader('ciudad', 'rara@mail.test');
		await open(page, 'ciudad', '/recuperar-contrasena/');
		await field(page, 'Mail').fill('rara@mail.test');
		await button(page, brands.ciudad.texts.account.recoverSubmit).click();
		await page.goto(await linkOfMail(program(), 'rara@mail.test', '/modificar-contrasena/'));
		await isReady(page);
		const json = { code: '300040', message: 'Authentication failed', httpStatus: 401 };
		await page.route('**/auth/login', (route) => route.fulfill({ status: 401, json }));
		for (const label of ['Contraseña nueva', 'Repetí la contraseña nueva']) await field(page, label).fill('otra frase de Tandil 9');
		await button(page, 'Continuar').click();
		await arriveAt(page, '/ingresar/');
		await context.close();
	});

	it('T09 FLOW-06 say that the service is not reached, and work again when it is', async () => {
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
		await context.close();
	});

	it('cost at most 115 kB of script on any account page', async () => {
		for (const path of ['/ingresar/', '/registrarse/', '/perfil/', '/validar-registro/?uuid=x', '/modificar-contrasena/?nonce=x&uuid=x']) {
			const { context, page } = await reader();
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
			await context.close();
		}
	});
});

/** The last one: it looks at all that went before. The contract has a nonce in the address of two calls, whose log has the pattern alone. */
describe('whoever reads addresses, referrers or the log', () => {
	const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
	const isContract = (url: string) => /\/identity\/public\/v1\/(?:email\/verify|password\/reset)\/[\w-]+$/.test(url);

	it('T11 R09 learns no token and nothing that works once, and the log no e-mail', () => {
		const once = [...nonces];
		expect(once.length).toBeGreaterThan(4);
		expect(asked.length).toBeGreaterThan(100);
		const tells = (text: string) => token.test(text) || once.some((nonce) => text.includes(nonce));
		expect(asked.filter(({ url }) => tells(url)).length).toBeGreaterThan(0);
		expect(asked.filter(({ url, isPage }) => tells(url) && !isPage && !isContract(url))).toEqual([]);
		expect(asked.filter(({ from }) => tells(from) || from.includes('mail.test') || from.includes('%40'))).toEqual([]);
		expect(asked.filter(({ url, isPage }) => /@|%40/.test(url) && !isPage)).toEqual([]);
		const log = program().output().split('\n');
		expect(log.filter((line) => tells(line) || line.includes('mail.test'))).toEqual([]);
		expect(log.filter((line) => line.includes('/identity/public/v1/')).length).toBeGreaterThan(10);
	});
});
