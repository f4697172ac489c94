import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { arriveAt, button, field, fillIn, told } from '../../support/identity/account-visits.ts';
import { googleVisits } from '../../support/identity/google-visits.ts';
import { goodPassword, newAccount } from '../../support/identity/identity.ts';
import { lateVisits } from '../../support/identity/late-visits.ts';
import { linkOfMail } from '../../support/identity/outbox.ts';

const { provider, google, environment } = googleVisits('tn', 'ciudad');
const { program, reader, open, newReader, device, call, signIn, anHourPasses } = lateVisits(environment);

const ways = (page: Page) => page.locator('#ingresos');
const way = (page: Page, name: string) => ways(page).locator('li', { hasText: name });
const sessions = (page: Page) => page.locator('#sesiones li');
const googleButton = 'Continuar con Google';
const pressGoogle = (page: Page, within: string) =>
	page.frameLocator(`${within} iframe`).getByRole('button', { name: googleButton }).click();
const otherPassword = 'otra frase de Tandil 9';
const words = brands.tn.texts.account.profile;
const refusals = brands.tn.texts.refusals;

describe('the ways in of a reader who came by mail', () => {
	const email = 'por-mail@mail.test';
	const hers = { sub: '2001', email: 'por.mail@gmail.com' };
	let context: BrowserContext;
	let page: Page;
	beforeEach(() => google.vouchFor(hers));
	afterAll(() => context?.close());

	it('SOC-02 API-08 PRF-03 F03 F11 W01 get Gmail beside them, which opens the same account', async () => {
		await newReader('tn', email);
		({ context, page } = await reader());
		const complaints = listenTo(page);
		await signIn(page, 'tn', email);
		await arriveAt(page, '/perfil/');
		await ways(page).getByText(words.onlyIdentity).waitFor();
		await pressGoogle(page, '#ingresos');
		await told(page, words.linked);
		await way(page, 'Gmail').waitFor();
		expect(await ways(page).getByText(words.onlyIdentity).count()).toBe(0);
		expect(await ways(page).locator('iframe').count()).toBe(0);
		await button(page, words.signOut).click();
		await arriveAt(page, '/');
		await open(page, 'tn', '/ingresar/');
		await pressGoogle(page, '[data-form]');
		await arriveAt(page, '/perfil/');
		await page.getByText(email, { exact: true }).waitFor();
		expect(complaints.console).toEqual([]);
		expect(new Set(complaints.foreign.map((address) => new URL(address).origin))).toEqual(new Set([provider.origin]));
	});

	it('LIM-01 A15 F11 T12 lose Gmail by hand once its account, and no other one, has proved in place who she is', async () => {
		await anHourPasses();
		google.vouchFor({ sub: '6666', email: 'extrana@gmail.com' });
		const dialog = page.getByRole('dialog', { name: words.again });
		await button(page, `${words.unlink} Gmail`).click();
		await pressGoogle(page, 'dialog');
		await dialog.getByRole('alert').getByText(words.againNotLinked).waitFor();
		await dialog.getByRole('button', { name: words.cancel }).click();
		await told(page, refusals['The reader did not sign in again'] ?? '');
		await way(page, 'Gmail').waitFor();
		google.vouchFor(hers);
		await button(page, `${words.unlink} Gmail`).click();
		await pressGoogle(page, 'dialog');
		await told(page, words.unlinked);
		await ways(page).getByText(words.onlyIdentity).waitFor();
		expect(await way(page, 'Gmail').count()).toBe(0);
		expect(await button(page, `${words.unlink} Gmail`).count()).toBe(0);
		expect(await sessions(page).count()).toBe(1);
		await sessions(page).getByText(words.thisSession).waitFor();
	});

	it('A15 LIM-01 T12 get Gmail again after the password has proved in place who she is, and say nothing of before', async () => {
		await anHourPasses();
		await pressGoogle(page, '#ingresos');
		const dialog = page.getByRole('dialog', { name: words.again });
		await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
		await page.keyboard.press('Enter');
		await told(page, words.againDone);
		expect(await sessions(page).count()).toBe(1);
		await pressGoogle(page, '#ingresos');
		await told(page, words.linked);
		expect(await ways(page).getByText(words.unlinked).count()).toBe(0);
		await button(page, `${words.unlink} Gmail`).click();
		await told(page, words.unlinked);
		expect(await ways(page).getByText(words.linked).count()).toBe(0);
	});

	it('SOC-02 do not get an account at Google that opens another one', async () => {
		google.vouchFor({ sub: '2002', email: 'ocupada@gmail.com' });
		const other = await reader();
		await open(other.page, 'tn', '/ingresar/');
		await pressGoogle(other.page, '[data-form]');
		await arriveAt(other.page, '/perfil/');
		await other.context.close();
		await page.reload();
		await pressGoogle(page, '#ingresos');
		await told(page, refusals['The identity belongs to another account'] ?? '');
		await ways(page).getByText(words.onlyIdentity).waitFor();
	});

	it('RULE-12 API-22 ERR-01 UI-03 A16 change their password by the old one alone, which opens nothing after', async () => {
		const other = await device('tn', email, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
		await page.reload();
		const [old, next, save] = [
			field(page, brands.tn.texts.account.oldPassword),
			field(page, brands.tn.texts.account.newPassword),
			button(page, words.changePasswordSubmit),
		];
		await old.fill('no es la clave 77');
		await next.fill(otherPassword);
		await save.click();
		await told(page, refusals['Authentication failed'] ?? '');
		expect(await old.getAttribute('class')).toContain('input-error');
		expect(await next.getAttribute('class')).not.toContain('input-error');
		await old.fill(goodPassword);
		expect(await page.getByText(refusals['Authentication failed'] ?? '').count()).toBe(0);
		await save.click();
		await told(page, words.changePasswordDone);
		expect([await old.inputValue(), await next.inputValue()]).toEqual(['', '']);
		expect((await call('tn', 'GET', '/profile', { headers: { authorization: `Bearer ${other}` } })).status).toBe(401);
		await expect.poll(() => sessions(page).count()).toBe(1);
		await button(page, words.signOut).click();
		await arriveAt(page, '/');
		await signIn(page, 'tn', email, goodPassword);
		await page
			.getByRole('alert')
			.getByText(refusals['Authentication failed'] ?? '')
			.waitFor();
		await fillIn(page, { Contraseña: otherPassword });
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
	});
});

describe('the ways in of a reader who came by Google', () => {
	const hers = { sub: '3001', email: 'por.google@gmail.com', given_name: 'Eva' };
	const { account } = brands.ciudad.texts;
	let context: BrowserContext;
	let page: Page;
	beforeEach(() => google.vouchFor(hers));
	afterAll(() => context?.close());

	it('F11 PRF-03 stay when there is one alone, and LIM-01 A15 prove in place who she is', async () => {
		({ context, page } = await reader());
		await open(page, 'ciudad', '/ingresar/');
		await pressGoogle(page, '[data-form]');
		await page.waitForFunction(() => localStorage.getItem('uuid-arc') !== null && location.pathname !== '/ingresar/');
		await open(page, 'ciudad', '/perfil/');
		await ways(page).getByText(words.onlyIdentity).waitFor();
		expect(await ways(page).locator('li').innerText()).toContain('Gmail');
		expect(await ways(page).getByRole('button').count()).toBe(0);
		await anHourPasses();
		await button(page, words.reportSubmit).click();
		const dialog = page.getByRole('dialog', { name: words.again });
		await dialog.getByText(words.againOtherwise).waitFor();
		expect(await dialog.getByLabel('Contraseña', { exact: true }).count()).toBe(0);
		await pressGoogle(page, 'dialog');
		await told(page, words.reportAsked);
		expect(await dialog.count()).toBe(0);
	});

	it('PWD-06 REC-02 API-23 API-24 R09 R12 get a first password by the link of a mail, in the profile where she is signed in', async () => {
		await page.getByText(words.choosePasswordText).waitFor();
		await button(page, words.choosePasswordSubmit).click();
		await told(page, words.choosePasswordDone);
		const link = await linkOfMail(program(), hers.email, '/modificar-contrasena/');
		await page.goto(link);
		await arriveAt(page, '/perfil/');
		await page.getByText(words.resetText).waitFor();
		expect(page.url()).not.toContain('nonce');
		expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(new URL(link).searchParams.get('nonce'));
		expect(await field(page, account.newPassword).evaluate((element) => element === document.activeElement)).toBe(true);
		await field(page, account.newPassword).fill('corta');
		expect(await button(page, words.resetSubmit).isDisabled()).toBe(true);
		await field(page, account.newPassword).fill(otherPassword);
		await button(page, words.resetSubmit).click();
		await told(page, words.resetDone);
		await way(page, 'Mail y contraseña').waitFor();
		await button(page, `${words.unlink} Gmail`).waitFor();
		expect(await field(page, account.oldPassword).count()).toBe(1);
		await expect.poll(() => sessions(page).count()).toBe(1);
		await page.goto(link);
		await page.getByText(words.resetText).waitFor();
		await field(page, account.newPassword).fill('una tercera frase 7');
		await button(page, words.resetSubmit).click();
		await told(page, refusals['Nonce not found or expired'] ?? '');
		await field(page, account.oldPassword).waitFor();
		await button(page, words.signOut).click();
		await arriveAt(page, '/');
		await signIn(page, 'ciudad', hers.email, otherPassword);
		await page.waitForURL((url) => url.pathname !== '/ingresar/');
	});

	it('PWD-06 T11 keep nothing of a link that is another reader’s', async () => {
		await call('ciudad', 'POST', '/signup', { body: newAccount('ajena@mail.test') });
		await call('ciudad', 'POST', '/password/reset', { body: { userName: 'ajena@mail.test' } });
		await page.goto(await linkOfMail(program(), 'ajena@mail.test', '/modificar-contrasena/'));
		await arriveAt(page, '/perfil/');
		await field(page, account.oldPassword).waitFor();
		expect(await page.getByText(words.resetText).count()).toBe(0);
	});
});
