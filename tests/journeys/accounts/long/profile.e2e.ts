import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brands, fill } from '#brands';
import { violationsOn } from '../../../support/browser/axe.ts';
import { listenTo } from '../../../support/browser/browser.ts';
import { accountBrands, announced, arriveAt, button, field, fillIn, isReady, signOut } from '../../../support/identity/account-visits.ts';
import { goodPassword, newAccount } from '../../../support/identity/identity.ts';
import { lateVisits } from '../../../support/identity/late-visits.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';
import { senderTo } from '../../../support/sender.ts';

const { program, reader, call, newReader, device, signIn, anHourPasses } = lateVisits();
const firefox = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0';

/** Makes a reader who is signed in, with the profile open. */
async function signedIn(id: BrandId, email: string, options?: Parameters<typeof reader>[0]) {
	await newReader(id, email);
	const { context, page } = await reader(options);
	await signIn(page, id, email);
	await arriveAt(page, '/perfil/');
	return { context, page };
}

const newsletter = {
	type: 'newsletter',
	_id: 'primera-hora',
	source: { name: 'la redacción', updated_at: '2026-11-20T12:00:00Z' },
	title: 'Primera hora',
	text: 'Lo que pasó mientras dormías.',
	schedule: 'De lunes a viernes',
};

const callAs = (id: BrandId, token: string) => call(id, 'GET', '/profile', { headers: { authorization: `Bearer ${token}` } });

/** Asks for the deletion of the account. */
async function askForDeletion(page: Page, { deletionSubmit, deletionAsked }: typeof brands.tn.texts.account.profile): Promise<void> {
	await button(page, deletionSubmit).click();
	await announced(page, deletionAsked);
}

describe.each(accountBrands)('the profile of a reader of $id', (brand) => {
	const { id, texts, contentGroups } = brand;
	const words = texts.account.profile;

	it('PRF-02 ROUTE-13 stores which newsletters they get and what they follow', async () => {
		await senderTo(program(), id).putAll([newsletter]);
		const { page } = await signedIn(id, `sigue-${id}@mail.test`);
		const labels = [newsletter.title, ...contentGroups.slice(0, 1).map(({ label }) => label)].map(String);
		const save = button(page, words.choicesSave);
		await expect.poll(() => save.isDisabled()).toBe(true);
		for (const label of labels) await field(page, label).check();
		await save.click();
		await announced(page, words.choicesSaved);
		await page.reload();
		for (const label of labels) await expect.poll(() => field(page, label).isChecked()).toBe(true);
		await field(page, String(labels[0])).uncheck();
		expect(await save.isDisabled()).toBe(false);
	});

	it('UI-02 UI-03 marks dates that are filled in, and of the passwords the old and the repeated one when they are refused', async () => {
		const { page } = await signedIn(id, `marca-${id}@mail.test`);
		const marksOf = (on: Page, label: string) =>
			field(on, label).evaluate(({ classList }) => [...classList].filter((name) => name.startsWith('input-')));
		const { newPassword, newPasswordRepeat, oldPassword } = texts.account;
		expect(await marksOf(page, 'Fecha de nacimiento')).toEqual([]);
		await field(page, 'Fecha de nacimiento').fill('07/11/1990');
		expect(await marksOf(page, 'Fecha de nacimiento')).toEqual(['input-valid']);
		await fillIn(page, { [oldPassword]: 'no es la clave 77', [newPassword]: 'otra frase de Tandil 9' });
		await button(page, words.changePasswordSubmit).click();
		await announced(page, 'La combinación de email y contraseña son incorrectos.');
		expect([await marksOf(page, oldPassword), await marksOf(page, newPassword)]).toEqual([['input-error'], ['input-valid']]);

		const { page: other } = await reader();
		await call(id, 'POST', '/password/reset', { body: { userName: `marca-${id}@mail.test` } });
		await other.goto(await linkOfMail(program(), `marca-${id}@mail.test`, '/modificar-contrasena/'));
		await isReady(other);
		await fillIn(other, { [newPassword]: 'otra frase de Tandil 9', [newPasswordRepeat]: 'otra frase de Tandil 9' });
		expect([await marksOf(other, newPassword), await marksOf(other, newPasswordRepeat)]).toEqual([['input-valid'], ['input-valid']]);
		const json = { code: '100014', message: 'Too many attempts', httpStatus: 429 };
		await other.route('**/password/reset/*', (route) => route.fulfill({ status: 429, json }));
		await button(other, 'Continuar').click();
		await expect.poll(() => marksOf(other, newPasswordRepeat)).toEqual(['input-error']);
		expect(await marksOf(other, newPassword)).toEqual(['input-valid']);
	});

	it('T12 ends another of their sessions at once', async () => {
		const email = `otra-sesion-${id}@mail.test`;
		const { page } = await signedIn(id, email);
		const other = await device(id, email, firefox);
		expect((await callAs(id, other)).status).toBe(200);
		await page.reload();
		await button(page, 'Cerrar Firefox en Windows').click();
		await announced(page, words.endedSession);
		expect((await callAs(id, other)).status).toBe(401);
		expect(await page.getByText('Firefox en Windows').count()).toBe(0);
		expect(await page.getByText(words.thisSession).count()).toBe(1);
	});

	it('LIM-01 A15 ERR-01 ERR-08 asks in place for the password when the sign-in is an hour old, and then changes the email', async () => {
		const [email, newEmail] = [`cambia-${id}@mail.test`, `cambiada-${id}@mail.test`];
		const { page } = await signedIn(id, email);
		await anHourPasses();
		await field(page, 'Mail nuevo').fill(newEmail);
		await button(page, words.changeEmailSubmit).click();
		const dialog = page.getByRole('dialog', { name: words.again });
		const password = dialog.getByLabel('Contraseña', { exact: true });
		await dialog.getByText('Volvé a ingresar a tu cuenta para modificar el correo.').waitFor();
		await page.keyboard.press('Escape');
		await announced(page, 'Volvé a ingresar a tu cuenta para modificar el correo.');
		await button(page, words.changeEmailSubmit).click();
		await password.fill('no es la clave 77');
		await dialog.getByRole('button', { name: 'Ingresar' }).click();
		await dialog.getByText('La combinación de email y contraseña son incorrectos.').waitFor();
		await password.fill(goodPassword);
		await page.keyboard.press('Enter');
		await announced(page, words.changeEmailDone);
		expect(await page.getByText(fill(words.emailPending, { email: newEmail })).isVisible()).toBe(true);
		expect(await linkOfMail(program(), email, '/recuperar-contrasena/')).toContain(id);
		await page.goto(await linkOfMail(program(), newEmail, '/validar-registro/'));
		await arriveAt(page, '/perfil/');
		await page.getByText(newEmail).waitFor();
		expect(await page.getByText(email, { exact: true }).count()).toBe(0);
	});

	it('ERR-05 learns that the new email got an account before its change was confirmed', async () => {
		const newEmail = `ganada-${id}@mail.test`;
		const { page } = await signedIn(id, `pierde-${id}@mail.test`);
		await field(page, 'Mail nuevo').fill(newEmail);
		await button(page, words.changeEmailSubmit).click();
		await announced(page, words.changeEmailDone);
		const link = await linkOfMail(program(), newEmail, '/validar-registro/');
		await call(id, 'POST', '/signup', { body: newAccount(newEmail) });
		await page.goto(link);
		await page.getByRole('alert').getByText('Este mail ya se encuentra registrado.').waitFor();
	});

	it('P03 API-31 API-32 has a copy of their data made, and downloads it', async () => {
		const email = `copia-${id}@mail.test`;
		const { page } = await signedIn(id, email);
		await button(page, words.reportSubmit).click();
		await announced(page, words.reportAsked);
		const [saved] = await Promise.all([page.waitForEvent('download'), button(page, words.reportDownload).click()]);
		expect(saved.suggestedFilename()).toBe('mis-datos.json');
		expect(await readFile(await saved.path(), 'utf8')).toContain(email);
		expect(await linkOfMail(program(), email, '/perfil/')).toBe(program().url(id, '/perfil/'));
		await announced(page, words.reportDownloaded);
	});

	it('API-27 API-29 P02 withdraws a deletion, whose link then works no more', async () => {
		const email = `se-queda-${id}@mail.test`;
		const { page } = await signedIn(id, email);
		await askForDeletion(page, words);
		const link = await linkOfMail(program(), email, '?eliminar=');
		await page.goto(link);
		await page.getByLabel(words.keepReasons.CHANGED_MIND).check();
		await button(page, words.keepSubmit).click();
		await announced(page, words.kept);
		await page.goto(link);
		await page.getByText(words.deletionLinkSpent).waitFor();
		expect(await button(page, words.deletionConfirmSubmit).count()).toBe(0);
	});

	it('API-27 API-28 FLOW-16 P02 deletes the account by the link of an email, and cannot sign in any more', async () => {
		const email = `se-va-${id}@mail.test`;
		const { page } = await signedIn(id, email);
		await page.addInitScript(() => window.addEventListener('ArcSDK.logout', () => sessionStorage.setItem('logout-event', 'yes')));
		await askForDeletion(page, words);
		await page.goto(await linkOfMail(program(), email, '?eliminar='));
		await button(page, words.deletionConfirmSubmit).waitFor();
		expect(page.url()).not.toContain('eliminar=');
		await button(page, words.deletionConfirmSubmit).click();
		await page.getByRole('heading', { name: words.goodbye, exact: true }).waitFor();
		expect(await page.evaluate(() => sessionStorage.getItem('logout-event'))).toBe('yes');
		expect(await page.evaluate(() => localStorage.getItem('ArcId.USER_INFO'))).toBeNull();
		await page.goto(program().url(id, '/perfil/'));
		await arriveAt(page, '/ingresar/');
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, 'Ingresar').click();
		await page.getByText('La combinación de email y contraseña son incorrectos.').waitFor();
	});
});

describe('the profile', () => {
	const words = brands.tn.texts.account.profile;

	it('FLOW-16 API-28 deletes an account by the link alone, in a browser that is not signed in', async () => {
		const email = 'sin-sesion@mail.test';
		await newReader('tn', email);
		const token = await device('tn', email, '');
		await call('tn', 'DELETE', '/user/anonymize', { headers: { authorization: `Bearer ${token}` } });
		const { page } = await reader();
		await page.goto(await linkOfMail(program(), email, '?eliminar='));
		await page.getByText(words.deletionSignedOut).waitFor();
		await button(page, words.deletionConfirmSubmit).click();
		await page.getByRole('heading', { name: words.goodbye, exact: true }).waitFor();
		expect((await callAs('tn', token)).status).toBe(401);
	});

	it('fits a phone, has no violation that axe knows, and reports no error', async () => {
		await newReader('ciudad', 'telefono@mail.test');
		const { page } = await reader({ viewport: { width: 360, height: 800 } });
		const complaints = listenTo(page);
		await signIn(page, 'ciudad', 'telefono@mail.test');
		await arriveAt(page, '/perfil/');
		await page.getByText(words.thisSession).waitFor();
		expect(await violationsOn(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		const tooSmall = await page
			.locator('main button:visible, main a:visible, main label:has(input)')
			.evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML.slice(0, 120)));
		expect(tooSmall).toEqual([]);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('ADM-07 T15 can be read and not changed by staff who impersonate a reader', async () => {
		const { page } = await signedIn('tn', 'mirada@mail.test');
		await page.evaluate(() => {
			const session = JSON.parse(localStorage.getItem('ArcId.USER_INFO') ?? '{}');
			localStorage.setItem('ArcId.USER_INFO', JSON.stringify({ ...session, impersonator: 'Julia' }));
		});
		await page.reload();
		await page.getByText(fill(words.onlyLooking, { name: 'Julia' })).waitFor();
		for (const part of await page.locator('section :is(button, input:not([type=hidden]))').all())
			expect(await part.isDisabled()).toBe(true);
		await signOut(page);
	});
});

describe('the content groups of ciudad', () => {
	it('CIU-01 CIU-02 CIU-03 CIU-04 are stored by their names when a reader follows them by their labels', async () => {
		const { page } = await signedIn('ciudad', 'grupos@mail.test');
		for (const label of ['Lo mejor de Ciudad', 'Lo mejor del espectáculo', 'Cine y Series', 'Aries', 'Piscis'])
			await field(page, label).check();
		await button(page, brands.ciudad.texts.account.profile.choicesSave).click();
		await announced(page, brands.ciudad.texts.account.profile.choicesSaved);
		const token = await page.evaluate(() => JSON.parse(localStorage.getItem('ArcId.USER_INFO') ?? '{}').accessToken);
		const { attributes } = JSON.parse((await callAs('ciudad', token)).body);
		const followed = attributes.find(({ name }: { readonly name: string }) => name === 'contentGroups');
		expect(followed.value).toBe('Exclusivo,Espectaculo,Cines,Aries,Piscis');
	});
});

describe('the profile without a script', () => {
	const words = brands.ciudad.texts.account.profile;

	async function signedInPlainly(email: string) {
		await newReader('ciudad', email);
		const { context, page } = await reader({ javaScriptEnabled: false });
		await page.goto(program().url('ciudad', '/ingresar/'));
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, 'Ingresar').click();
		return { context, page };
	}

	it('SITE-04 T12 CIU-05 stores what a reader follows, general or of the horoscope, and ends their other sessions', async () => {
		const { page } = await signedInPlainly('sigue-sin-guion@mail.test');
		const groups = await page
			.locator('fieldset:has(> legend)')
			.evaluateAll((sets) =>
				sets.map((set) => [set.querySelector('legend'), ...set.querySelectorAll('label')].map((part) => part?.textContent)),
			);
		expect(groups).toEqual([
			['General', 'Lo mejor de Ciudad', 'Lo mejor del espectáculo', 'Cine y Series'],
			['Horóscopo', ...'Aries Tauro Géminis Cáncer Leo Virgo Libra Escorpio Sagitario Capricornio Acuario Piscis'.split(' ')],
		]);
		const other = await device('ciudad', 'sigue-sin-guion@mail.test', firefox);
		await field(page, 'Cine y Series').check();
		await button(page, words.choicesSave).click();
		expect(await page.getByText(words.choicesSaved).isVisible()).toBe(true);
		expect(await field(page, 'Cine y Series').isChecked()).toBe(true);
		await button(page, words.endOthers).click();
		expect(await page.getByText(words.endedOthers).isVisible()).toBe(true);
		expect((await callAs('ciudad', other)).status).toBe(401);
	});

	it('LIM-01 P03 asks for the password when the sign-in is an hour old, and then makes a copy of the data', async () => {
		const { page } = await signedInPlainly('copia-sin-guion@mail.test');
		await anHourPasses();
		await button(page, words.reportSubmit).click();
		expect(await page.getByRole('heading', { name: words.again }).isVisible()).toBe(true);
		await field(page, 'Contraseña').fill(goodPassword);
		await button(page, 'Ingresar').click();
		expect(await page.getByText(words.againDone).isVisible()).toBe(true);
		await button(page, words.reportSubmit).click();
		const downloads = async () => {
			await page.goto(program().url('ciudad', '/perfil/'));
			return button(page, words.reportDownload).count();
		};
		await expect.poll(downloads).toBe(1);
		const [saved] = await Promise.all([page.waitForEvent('download'), button(page, words.reportDownload).click()]);
		expect(await readFile(await saved.path(), 'utf8')).toContain('copia-sin-guion@mail.test');
	});

	it('P02 deletes the account by the link of an email, which tells a signed-out reader what to do, and leaves no cookie of the session', async () => {
		const { context, page } = await signedInPlainly('se-va-sin-guion@mail.test');
		await button(page, words.deletionSubmit).click();
		const link = await linkOfMail(program(), 'se-va-sin-guion@mail.test', '?eliminar=');
		const { page: elsewhere } = await reader({ javaScriptEnabled: false });
		await elsewhere.goto(link);
		expect(await elsewhere.locator('main').innerText()).toContain(words.deletionNeedsSignIn);
		await page.goto(link);
		await button(page, words.deletionConfirmSubmit).click();
		expect(await page.getByRole('heading', { name: words.goodbye, exact: true }).isVisible()).toBe(true);
		expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-kiosco-device']);
		await page.goto(link);
		expect(await page.locator('main').innerText()).toContain(words.deletionLinkSpent);
	});
});
