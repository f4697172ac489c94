import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { listenTo } from '../../../support/browser/browser.ts';
import { announced, arriveAt, button, field, fillIn, signOut } from '../../../support/identity/account-visits.ts';
import { googleVisits } from '../../../support/identity/google-visits.ts';
import { goodPassword, newAccount } from '../../../support/identity/identity.ts';
import { lateVisits } from '../../../support/identity/late-visits.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';

const { provider, google, environment } = googleVisits('tn', 'ciudad');
const { program, reader, open, newReader, device, call, signIn, anHourPasses } = lateVisits(environment);

const methods = (page: Page) => page.locator('#ingresos');
const method = (page: Page, name: string) => methods(page).locator('li', { hasText: name });
const sessions = (page: Page) => page.locator('#sesiones li');
const pressGoogle = (page: Page, within: string) =>
	page.frameLocator(`${within} iframe`).getByRole('button', { name: 'Continuar con Google' }).click();
const otherPassword = 'otra frase de Tandil 9';
const words = brands.tn.texts.account.profile;
const refusals = brands.tn.texts.refusals;

describe('the auth methods of a reader who signed up by email', () => {
	let people = 0;
	let email = '';
	let googlePerson = { sub: '', email: '' };
	let page: Page;
	beforeEach(async () => {
		people += 1;
		email = `por-mail-${people}@mail.test`;
		googlePerson = { sub: `200${people}`, email: `por.mail.${people}@gmail.com` };
		google.vouchFor(googlePerson);
		await newReader('tn', email);
		({ page } = await reader());
		await signIn(page, 'tn', email);
		await arriveAt(page, '/perfil/');
		await methods(page).getByText(words.onlyIdentity).waitFor();
	});

	async function linkGmail(): Promise<void> {
		await pressGoogle(page, '#ingresos');
		await announced(page, words.linked);
		await method(page, 'Gmail').waitFor();
	}

	it('SOC-02 API-08 PRF-03 F03 include Gmail once it is linked, which opens the same account', async () => {
		const complaints = listenTo(page);
		await linkGmail();
		expect(await methods(page).getByText(words.onlyIdentity).count()).toBe(0);
		expect(await methods(page).locator('iframe').count()).toBe(0);
		await signOut(page);
		await open(page, 'tn', '/ingresar/');
		await pressGoogle(page, '[data-form]');
		await arriveAt(page, '/perfil/');
		await page.getByText(email, { exact: true }).waitFor();
		expect(complaints.console).toEqual([]);
		expect(new Set(complaints.foreign.map((address) => new URL(address).origin))).toEqual(new Set([provider.origin]));
	});

	it('LIM-01 A15 F11 T12 lose Gmail only after that account at Google, and no other one, has proved the identity', async () => {
		await linkGmail();
		await anHourPasses();
		google.vouchFor({ sub: '6666', email: 'extrana@gmail.com' });
		const dialog = page.getByRole('dialog', { name: words.again });
		await button(page, `${words.unlink} Gmail`).click();
		await pressGoogle(page, 'dialog');
		await dialog.getByRole('alert').getByText(words.againNotLinked).waitFor();
		await dialog.getByRole('button', { name: words.cancel }).click();
		await announced(page, refusals['The reader did not sign in again'] ?? 'no text');
		await method(page, 'Gmail').waitFor();
		google.vouchFor(googlePerson);
		await button(page, `${words.unlink} Gmail`).click();
		await pressGoogle(page, 'dialog');
		await announced(page, words.unlinked);
		await methods(page).getByText(words.onlyIdentity).waitFor();
		expect(await method(page, 'Gmail').count()).toBe(0);
		expect(await button(page, `${words.unlink} Gmail`).count()).toBe(0);
		await expect.poll(() => sessions(page).count()).toBe(1);
		await sessions(page).getByText(words.thisSession).waitFor();
	});

	it('A15 LIM-01 T12 get Gmail after the password has proved the identity, and show only the latest message', async () => {
		await sessions(page).getByText(words.thisSession).waitFor();
		const before = await sessions(page).count();
		await anHourPasses();
		await pressGoogle(page, '#ingresos');
		const dialog = page.getByRole('dialog', { name: words.again });
		await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
		await page.keyboard.press('Enter');
		await announced(page, words.againDone);
		await expect.poll(() => sessions(page).count()).toBe(before);
		await linkGmail();
		await button(page, `${words.unlink} Gmail`).click();
		await announced(page, words.unlinked);
		expect(await methods(page).getByText(words.linked).count()).toBe(0);
		await linkGmail();
		expect(await methods(page).getByText(words.unlinked).count()).toBe(0);
	});

	it('SOC-02 do not get an account at Google that opens another account', async () => {
		const other = await reader();
		await open(other.page, 'tn', '/ingresar/');
		await pressGoogle(other.page, '[data-form]');
		await arriveAt(other.page, '/perfil/');
		await pressGoogle(page, '#ingresos');
		await announced(page, refusals['The identity belongs to another account'] ?? 'no text');
		await methods(page).getByText(words.onlyIdentity).waitFor();
	});

	it('RULE-12 API-22 UI-03 A16 change their password only by the old one, which signs in no more', async () => {
		const other = await device('tn', email, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
		await page.reload();
		const [old, next, save] = [
			field(page, brands.tn.texts.account.oldPassword),
			field(page, brands.tn.texts.account.newPassword),
			button(page, words.changePasswordSubmit),
		];
		const wrongPassword = refusals['Authentication failed'] ?? 'no text';
		await old.fill('no es la clave 77');
		await next.fill(otherPassword);
		await save.click();
		await announced(page, wrongPassword);
		expect(await old.getAttribute('class')).toContain('input-error');
		expect(await next.getAttribute('class')).not.toContain('input-error');
		await old.fill(goodPassword);
		expect(await page.getByText(wrongPassword).count()).toBe(0);
		await save.click();
		await announced(page, words.changePasswordDone);
		expect([await old.inputValue(), await next.inputValue()]).toEqual(['', '']);
		expect((await call('tn', 'GET', '/profile', { headers: { authorization: `Bearer ${other}` } })).status).toBe(401);
		await expect.poll(() => sessions(page).count()).toBe(1);
		await signOut(page);
		await signIn(page, 'tn', email, goodPassword);
		await page.getByRole('alert').getByText(wrongPassword).waitFor();
		await fillIn(page, { Contraseña: otherPassword });
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
	});
});

describe('the auth methods of a reader who signed up with Google', () => {
	const { account } = brands.ciudad.texts;
	let people = 0;
	let email = '';
	let page: Page;
	beforeEach(async () => {
		people += 1;
		email = `por.google.${people}@gmail.com`;
		google.vouchFor({ sub: `300${people}`, email, given_name: 'Eva' });
		({ page } = await reader());
		await open(page, 'ciudad', '/ingresar/');
		await pressGoogle(page, '[data-form]');
		await page.waitForFunction(() => localStorage.getItem('uuid-arc') !== null && location.pathname !== '/ingresar/');
		await open(page, 'ciudad', '/perfil/');
	});

	it('F11 PRF-03 LIM-01 A15 keep the only one, which proves the identity where no password can', async () => {
		await methods(page).getByText(words.onlyIdentity).waitFor();
		expect(await methods(page).locator('li').innerText()).toContain('Gmail');
		expect(await methods(page).getByRole('button').count()).toBe(0);
		await anHourPasses();
		await button(page, words.reportSubmit).click();
		const dialog = page.getByRole('dialog', { name: words.again });
		await dialog.getByText(words.againOtherwise).waitFor();
		expect(await dialog.getByLabel('Contraseña', { exact: true }).count()).toBe(0);
		await pressGoogle(page, 'dialog');
		await announced(page, words.reportAsked);
		expect(await dialog.count()).toBe(0);
	});

	/** Asks for a first password, and opens the link of the email, which leads to the profile. */
	async function openLink(): Promise<string> {
		await page.getByText(words.choosePasswordText).waitFor();
		await button(page, words.choosePasswordSubmit).click();
		await announced(page, words.choosePasswordDone);
		const link = await linkOfMail(program(), email, '/modificar-contrasena/');
		await page.goto(link);
		await arriveAt(page, '/perfil/');
		await page.getByText(words.resetText).waitFor();
		return link;
	}

	it('PWD-06 API-23 API-24 R12 include a password that is set by the link of an email, in the profile', async () => {
		await openLink();
		expect(await field(page, account.newPassword).evaluate((element) => element === document.activeElement)).toBe(true);
		await field(page, account.newPassword).fill('corta');
		expect(await button(page, words.resetSubmit).isDisabled()).toBe(true);
		await field(page, account.newPassword).fill(otherPassword);
		await button(page, words.resetSubmit).click();
		await announced(page, words.resetDone);
		await method(page, 'Mail y contraseña').waitFor();
		await button(page, `${words.unlink} Gmail`).waitFor();
		expect(await field(page, account.oldPassword).count()).toBe(1);
		await expect.poll(() => sessions(page).count()).toBe(1);
		await signOut(page);
		await signIn(page, 'ciudad', email, otherPassword);
		await page.waitForURL((url) => url.pathname !== '/ingresar/');
	});

	it('R09 R12 set a password by a link once, and leave its nonce in no address and no storage', async () => {
		const link = await openLink();
		expect(page.url()).not.toContain('nonce');
		expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(new URL(link).searchParams.get('nonce'));
		await field(page, account.newPassword).fill(otherPassword);
		await button(page, words.resetSubmit).click();
		await announced(page, words.resetDone);
		await page.goto(link);
		await page.getByText(refusals['Nonce not found or expired'] ?? 'no text').waitFor();
		expect(await page.getByText(words.resetText).count()).toBe(0);
		await field(page, account.oldPassword).waitFor();
	});

	it('PWD-06 T11 ignore a link for another reader', async () => {
		await call('ciudad', 'POST', '/signup', { body: newAccount('ajena@mail.test') });
		await call('ciudad', 'POST', '/password/reset', { body: { userName: 'ajena@mail.test' } });
		await page.goto(await linkOfMail(program(), 'ajena@mail.test', '/modificar-contrasena/'));
		await arriveAt(page, '/perfil/');
		await page.getByText(words.choosePasswordText).waitFor();
		expect(await page.getByText(words.resetText).count()).toBe(0);
	});
});
