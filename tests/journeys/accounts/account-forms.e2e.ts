import { describe, expect, it } from 'vitest';
import { brands, fill, type PasswordRules } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { byForm } from '../../support/form.ts';
import { accountBrands, accountVisits, arriveAt, button, field, fillIn } from '../../support/identity/account-visits.ts';
import { goodPassword, newAccount } from '../../support/identity/identity.ts';

const { program, call, reader, open, newReader, signIn } = accountVisits();
const required = 'Completá este campo.';

const emailTexts = [
	['RULE-02', brands.tn, 'Formato de mail inválido. Ej: nombre@mail.com'],
	['RULE-03', brands.ciudad, 'Email inválido. Ej: nombre@mail.com'],
	['RULE-02', brands.eltrece, 'Formato de mail inválido. Ej: nombre@mail.com'],
	['RULE-04', brands.eldoce, 'Formato de mail inválido. Ej: nombre@mail.com'],
] as const;

it.each(emailTexts.slice(0, byForm(2, 4)))('%s RULE-01 RULE-05 the fields to sign in say what they need', async (_row, { id }, text) => {
	const { page } = await reader();
	await open(page, id, '/ingresar/');
	const shown = (words: string) => page.getByText(words, { exact: true }).count();
	const [mail, password] = [field(page, 'Mail'), field(page, 'Contraseña')];
	await password.fill(goodPassword);
	await mail.fill('ana@');
	expect([await shown(text), await shown(required)]).toEqual([1, 0]);
	await mail.fill('');
	expect([await shown(text), await shown(required)]).toEqual([0, 1]);
	await mail.fill('nadie@mail.test');
	await password.fill('');
	expect([await shown(text), await shown(required)]).toEqual([0, 1]);
	expect(await button(page, 'Ingresar').isDisabled()).toBe(true);
});

describe.each(accountBrands)('the forms of $id', ({ id, texts, accounts }) => {
	const { account } = texts;

	it('FORM-16 FORM-17 UI-01 UI-02 show what is wrong while a reader types', async () => {
		const { page } = await reader();
		await open(page, id, '/ingresar/');
		const [mail, password, submit] = [field(page, 'Mail'), field(page, 'Contraseña'), button(page, 'Ingresar')];
		const wrong = page.getByText(fill(texts.emailInvalid, { email: texts.emailExample }));
		expect(await submit.isDisabled()).toBe(true);
		await mail.fill('ana@');
		expect(await wrong.isVisible()).toBe(true);
		expect(await mail.getAttribute('class')).toContain('input-error');
		await mail.fill('nadie@mail.test');
		expect(await wrong.count()).toBe(0);
		expect(await mail.getAttribute('class')).toContain('input-valid');
		expect(await submit.isDisabled()).toBe(true);
		await password.fill(goodPassword);
		expect(await submit.isDisabled()).toBe(false);
	});

	it('FORM-18 ERR-01 ERR-13 FLOW-01 wait for the answer, and show a refusal until the next change', async () => {
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
	});

	it('T09 FLOW-06 say that the service cannot be reached, wait no more, and work again when it can', async () => {
		const { context, page } = await reader();
		const email = `paciente-${id}@mail.test`;
		await newReader(id, email);
		await open(page, id, '/ingresar/');
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await context.setOffline(true);
		await button(page, 'Ingresar').click();
		await page.getByText('No pudimos conectarnos.').waitFor();
		expect(await page.locator('form[aria-busy=true]').count()).toBe(0);
		await context.setOffline(false);
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
	});

	it('mark the password alone when it is too easy to guess', async () => {
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
		const email = `repetida-${id}@mail.test`;
		await call(id, 'POST', '/signup', { body: newAccount(email) });
		await open(page, id, '/registrarse/');
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Paz', Mail: email, Contraseña: goodPassword });
		await button(page, 'Registrarme').click();
		await page.getByRole('alert').getByText('La cuenta ya existe.').waitFor();
		expect(new URL(page.url()).pathname).toBe('/registrarse/');
		expect(await button(page, 'Registrarme').isDisabled()).toBe(false);
	});

	it('ERR-09 ERR-10 ERR-11 show which name the service refuses, should it refuse more than they do', async () => {
		const { page } = await reader();
		await open(page, id, '/registrarse/');
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Paz', Mail: 'ana@mail.test', Contraseña: goodPassword });
		for (const [message, text] of [
			['invalid name', 'Nombre inválido.'],
			['invalid last name', 'Apellido inválido.'],
			['invalid name, invalid last name', 'Nombre y apellido inválidos.'],
		] as const) {
			const json = { code: '100016', message, httpStatus: 400, error: true };
			await page.route('**/v1/signup', (route) => route.fulfill({ status: 400, json }));
			await button(page, 'Registrarme').click();
			await page.getByRole('alert').getByText(text, { exact: true }).waitFor();
		}
	});

	it('ERR-07 FLOW-09 VAL-02 lead a reader whose email address is not verified to validar-registro', async () => {
		const { page } = await reader();
		const email = `sin-verificar-${id}@mail.test`;
		await call(id, 'POST', '/signup', { body: newAccount(email) });
		await signIn(page, id, email);
		await arriveAt(page, '/validar-registro/');
		await page.getByRole('alert').getByText('El email aún no ha sido verificado.').waitFor();
		expect(await page.getByText(account.validateSubtitle).count()).toBe(0);
		expect(await page.evaluate(() => sessionStorage.getItem('emailToVerify'))).toBe(email);
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe(email);
		await button(page, 'Reenviar mail de validación').click();
		await page.getByText('Revisá también el correo no deseado.').waitFor();
		await page.getByText(/^Podés pedir otro en [01]:\d\d$/).waitFor();
		expect(await button(page, 'Reenviar mail de validación').isDisabled()).toBe(true);
	});

	it('RULE-07 RULE-08 follow the rules for passwords that their page carries, which are those of the configuration', async () => {
		const { context, page } = await reader();
		const { body: html } = await program().get(id, '/registrarse/');
		const config = JSON.parse((await call(id, 'GET', '/config')).body);
		expect(rulesIn(html)).toMatchObject(rulesOf(config));
		const rules = { ...accounts.password, minLength: 10, minLowercase: 1, minUppercase: 1, minNumbers: 1, minSymbols: 1 };
		const body = html.replace(rulesPattern, escaped(`"rules":${JSON.stringify(rules)}`));
		await context.route('**/registrarse/', (route) => route.fulfill({ body, contentType: 'text/html' }));
		await open(page, id, '/registrarse/');
		await fillIn(page, { Nombre: 'Ana', Apellido: 'Paz', Mail: 'ana@mail.test' });
		const text = page.getByText('Mínimo 10 caracteres, 1 minúscula, 1 mayúscula, 1 número, 1 caracter especial.', { exact: true });
		for (const password of ['Corta1!', 'TANDIL SIERRA 9!', 'tandil sierra 9!', 'Tandil sierra !', 'Tandil sierra 9']) {
			await field(page, 'Contraseña').fill(password);
			expect(await text.isVisible(), password).toBe(true);
			expect(await button(page, 'Registrarme').isDisabled(), password).toBe(true);
		}
		await field(page, 'Contraseña').fill('Tandil sierra 9!');
		expect(await button(page, 'Registrarme').isDisabled()).toBe(false);
	});

	it('RULE-08 RULE-11 RULE-12 of the profile need an email, and passwords by the rules', async () => {
		const { page } = await reader();
		const email = `reglas-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await field(page, account.newEmail).fill('x');
		await field(page, account.newEmail).fill('');
		expect(await page.getByText(required).count()).toBe(1);
		expect(await button(page, account.profile.changeEmailSubmit).isDisabled()).toBe(true);
		const [old, next, submit] = [
			field(page, account.oldPassword),
			field(page, account.newPassword),
			button(page, account.profile.changePasswordSubmit),
		];
		for (const [one, other] of [
			['siete 7', goodPassword],
			[goodPassword, 'siete 7'],
		] as const) {
			await old.fill(one);
			await next.fill(other);
			expect([await old.getAttribute('aria-invalid'), await next.getAttribute('aria-invalid')]).toEqual(
				one === goodPassword ? [null, 'true'] : ['true', null],
			);
			expect(await page.locator('form', { has: submit }).getByText('Mínimo 8 caracteres.', { exact: true }).count()).toBeGreaterThan(0);
			expect(await submit.isDisabled()).toBe(true);
		}
		await next.fill('ochos 88');
		expect(await submit.isDisabled()).toBe(false);
	});

	it('RULE-14 RULE-15 RULE-16 RULE-17 of the profile say what is wrong with a name, a phone or a date, and take none', async () => {
		const { page } = await reader();
		const email = `campos-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		const name = 'Mínimo 2 caracteres, excepto números y caracteres especiales.';
		const phone = 'Debe contener sólo caracteres numéricos.';
		const date = 'Ingrese una fecha válida con el formato DD/MM/AAAA.';
		const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
		const save = button(page, account.profile.save);
		for (const [label, text, wrong, right] of [
			['Nombre', name, ['A', 'An4', 'Ana!'], ['María José', '']],
			['Apellido', name, ['N', 'N1ñez', 'D’Angelo'], ['Núñez Paz', '']],
			['Teléfono', phone, ['11-4567', '+5411'], ['1145678901', '']],
			['Fecha de nacimiento', date, ['31/02/2000', '1990-11-07', '31/12/1899', tomorrow], ['01/01/1900', '']],
		] as const) {
			for (const value of wrong) {
				await field(page, label).fill(value);
				expect([await page.getByText(text).count(), await save.isDisabled()], `${label} ${value}`).toEqual([1, true]);
			}
			for (const value of right) {
				await field(page, label).fill(value);
				expect([await page.getByText(text).count(), await save.isDisabled()], `${label} ${value}`).toEqual([0, false]);
			}
		}
	});

	it('FORM-11 P06 W01 SOC-01 of a brand without providers have no button, no "o", and a policy that allows no third party', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		await open(page, id, '/ingresar/');
		expect(await page.locator('[data-form] p', { hasText: /^o$/ }).count()).toBe(0);
		expect(await page.getByText(/^Continuar con/).count()).toBe(0);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		for (const path of ['/ingresar/', '/registrarse/', '/perfil/']) {
			const { headers } = await program().get(id, path);
			expect(headers['content-security-policy']).not.toContain('http');
		}
	});
});

const escaped = (json: string) => json.replaceAll('"', '&quot;');
const rulesPattern = /&quot;rules&quot;:\{[^}]*\}/;

/** The rules for passwords in the markup of a form, which its script reads. */
const rulesIn = (html: string): PasswordRules => JSON.parse(`{${rulesPattern.exec(html)?.[0].replaceAll('&quot;', '"')}}`).rules;

/** The rules that the configuration of the identity service tells (ENT-15). */
const rulesOf = (config: Readonly<Record<string, number>>) => ({
	minLength: config.pwMinLength,
	minLowercase: config.pwLowercase,
	minUppercase: config.pwUppercase,
	minNumbers: config.pwPwNumbers,
	minSymbols: config.pwSpecialCharacters,
});
