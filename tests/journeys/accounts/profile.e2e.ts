import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { type Brand, type BrandId, brands, fill } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { arriveAt, button, field, fillIn, told } from '../../support/identity/account-visits.ts';
import { goodPassword } from '../../support/identity/identity.ts';
import { lateVisits } from '../../support/identity/late-visits.ts';
import { linkOfMail } from '../../support/identity/outbox.ts';

const { program, reader, call, newReader, device, signIn, anHourPasses } = lateVisits();

async function enter(page: Page, id: BrandId, email: string): Promise<void> {
	await signIn(page, id, email);
	await arriveAt(page, '/perfil/');
}

const sessionOf = (id: BrandId, authorization: string) => call(id, 'GET', '/profile', { headers: { authorization } });

describe.each([brands.tn, brands.ciudad])('the profile of a reader of $id', ({ id, texts, contentGroups, newsletters }: Brand) => {
	const words = texts.account.profile;
	const email = `perfil-${id}@mail.test`;
	const newEmail = `nueva-${id}@mail.test`;
	let context: BrowserContext;
	let page: Page;
	afterAll(() => context?.close());

	it('PRF-02 CIU-05 keeps which newsletters she gets and what she follows', async () => {
		await newReader(id, email);
		({ context, page } = await reader());
		await page.addInitScript(() => window.addEventListener('ArcSDK.logout', () => sessionStorage.setItem('said-goodbye', 'yes')));
		await enter(page, id, email);
		const labels = [newsletters[0]?.name, ...contentGroups.slice(0, 1).map(({ label }) => label)].map(String);
		const save = button(page, words.choicesSave);
		await expect.poll(() => save.isDisabled()).toBe(true);
		for (const label of labels) await field(page, label).check();
		await save.click();
		await told(page, words.choicesSaved);
		await page.reload();
		for (const label of labels) await expect.poll(() => field(page, label).isChecked()).toBe(true);
		await field(page, String(labels[0])).uncheck();
		expect(await save.isDisabled()).toBe(false);
	});

	it('T12 closes another of her sessions, and that one is over at once', async () => {
		const other = await device(id, email, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
		const authorization = `Bearer ${other}`;
		expect((await sessionOf(id, authorization)).status).toBe(200);
		await page.reload();
		await button(page, 'Cerrar Firefox en Windows').click();
		await told(page, words.endedSession);
		expect((await sessionOf(id, authorization)).status).toBe(401);
		expect(await page.getByText('Firefox en Windows').count()).toBe(0);
		expect(await page.getByText(words.thisSession).count()).toBe(1);
	});

	it('LIM-01 A15 ERR-01 RULE-11 proves in place who she is when her sign-in is an hour old, and then has another e-mail', async () => {
		await anHourPasses();
		await field(page, 'Mail nuevo').fill(newEmail);
		await button(page, words.changeEmailSubmit).click();
		const dialog = page.getByRole('dialog', { name: words.again });
		await dialog.waitFor();
		await page.keyboard.press('Escape');
		await told(page, 'No hicimos el cambio: falta confirmar que sos vos.');
		await button(page, words.changeEmailSubmit).click();
		await dialog.getByLabel('Contraseña', { exact: true }).fill('no es la clave 77');
		await dialog.getByRole('button', { name: 'Ingresar' }).click();
		await dialog.getByText('La combinación de email y contraseña son incorrectos.').waitFor();
		await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
		await page.keyboard.press('Enter');
		await told(page, words.changeEmailDone);
		expect(await page.getByText(fill(words.emailPending, { email: newEmail })).isVisible()).toBe(true);
		expect(await linkOfMail(program(), email, '/recuperar-contrasena/')).toContain(id);
		await page.goto(await linkOfMail(program(), newEmail, '/validar-registro/'));
		await arriveAt(page, '/perfil/');
		await page.getByText(newEmail).waitFor();
		expect(await page.getByText(email, { exact: true }).count()).toBe(0);
	});

	it('P03 API-31 API-32 has a copy of her data made, and downloads it', async () => {
		await button(page, words.reportSubmit).click();
		await told(page, words.reportAsked);
		const [saved] = await Promise.all([page.waitForEvent('download'), button(page, words.reportDownload).click()]);
		expect(saved.suggestedFilename()).toBe('mis-datos.json');
		expect(await readFile(await saved.path(), 'utf8')).toContain(newEmail);
		expect(await linkOfMail(program(), newEmail, '/perfil/')).toBe(program().url(id, '/perfil/'));
		await told(page, words.reportDownloaded);
	});

	it('API-27 API-28 API-29 FLOW-16 P02 keeps her account after all, then deletes it, and cannot sign in any more', async () => {
		await button(page, words.deletionSubmit).click();
		await told(page, words.deletionAsked);
		const first = await linkOfMail(program(), newEmail, '?eliminar=');
		await page.goto(first);
		await page.getByLabel(words.keepReasons.CHANGED_MIND).check();
		await button(page, words.keepSubmit).click();
		await told(page, words.kept);
		await button(page, words.deletionSubmit).click();
		await told(page, words.deletionAsked);
		await expect.poll(() => linkOfMail(program(), newEmail, '?eliminar=')).not.toBe(first);
		await page.goto(first);
		await button(page, words.deletionConfirmSubmit).click();
		await told(page, words.deletionLinkSpent);
		await page.goto(await linkOfMail(program(), newEmail, '?eliminar='));
		await button(page, words.deletionConfirmSubmit).waitFor();
		expect(page.url()).not.toContain('eliminar=');
		await button(page, words.deletionConfirmSubmit).click();
		await page.getByRole('heading', { name: words.goodbye, exact: true }).waitFor();
		expect(await page.evaluate(() => sessionStorage.getItem('said-goodbye'))).toBe('yes');
		expect(await page.evaluate(() => localStorage.getItem('ArcId.USER_INFO'))).toBeNull();
		await page.goto(program().url(id, '/perfil/'));
		await arriveAt(page, '/ingresar/');
		await field(page, 'Mail').fill(newEmail);
		await field(page, 'Contraseña').fill(goodPassword);
		await button(page, 'Ingresar').click();
		await page.getByText('La combinación de email y contraseña son incorrectos.').waitFor();
	});
});

describe('the profile', () => {
	const words = brands.tn.texts.account.profile;

	it('FLOW-16 API-28 deletes an account by the link alone, in a browser where nobody is signed in', async () => {
		const email = 'sin-sesion@mail.test';
		await newReader('tn', email);
		const authorization = `Bearer ${await device('tn', email, '')}`;
		await call('tn', 'DELETE', '/user/anonymize', { headers: { authorization } });
		const { context, page } = await reader();
		await page.goto(await linkOfMail(program(), email, '?eliminar='));
		await page.getByText(words.deletionSignedOut).waitFor();
		await button(page, words.deletionConfirmSubmit).click();
		await page.getByRole('heading', { name: words.goodbye, exact: true }).waitFor();
		expect((await sessionOf('tn', authorization)).status).toBe(401);
		await context.close();
	});

	it('fits a phone, is without a fault that axe knows, and complains of nothing', async () => {
		const email = 'telefono@mail.test';
		await newReader('ciudad', email);
		const { context, page } = await reader({ viewport: { width: 360, height: 800 } });
		const complaints = listenTo(page);
		await enter(page, 'ciudad', email);
		await page.getByText(words.thisSession).waitFor();
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		const small = await page
			.locator('main button:visible, main a:visible, main label:has(input)')
			.evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML.slice(0, 120)));
		expect(small).toEqual([]);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		await context.close();
	});

	it('ADM-07 T15 lets who acts for a reader look and change nothing', async () => {
		const email = 'mirada@mail.test';
		await newReader('tn', email);
		const { context, page } = await reader();
		await enter(page, 'tn', email);
		await page.evaluate(() => {
			const kept = JSON.parse(localStorage.getItem('ArcId.USER_INFO') ?? '{}');
			localStorage.setItem('ArcId.USER_INFO', JSON.stringify({ ...kept, impersonator: 'Julia' }));
		});
		await page.reload();
		await page.getByText(fill(words.onlyLooking, { name: 'Julia' })).waitFor();
		for (const part of await page.locator('section :is(button, input:not([type=hidden]))').all())
			expect(await part.isDisabled()).toBe(true);
		await button(page, words.signOut).click();
		await arriveAt(page, '/');
		await context.close();
	});

	it('SITE-04 LIM-01 T12 P02 P03 is there without a script: what she follows, her sessions, her proof, her data, and the end', async () => {
		const email = 'sin-guion@mail.test';
		await newReader('ciudad', email);
		const other = await device('ciudad', email, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
		const { context, page } = await reader({ javaScriptEnabled: false });
		await page.goto(program().url('ciudad', '/ingresar/'));
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, 'Ingresar').click();
		await field(page, 'Cine y Series').check();
		await button(page, words.choicesSave).click();
		expect(await page.getByText(words.choicesSaved).isVisible()).toBe(true);
		expect(await field(page, 'Cine y Series').isChecked()).toBe(true);
		await button(page, words.endOthers).click();
		expect(await page.getByText(words.endedOthers).isVisible()).toBe(true);
		expect((await sessionOf('ciudad', `Bearer ${other}`)).status).toBe(401);
		await anHourPasses();
		await button(page, words.reportSubmit).click();
		expect(await page.getByRole('heading', { name: words.again }).isVisible()).toBe(true);
		await field(page, 'Contraseña').fill(goodPassword);
		await button(page, 'Ingresar').click();
		expect(await page.getByText(words.againDone).isVisible()).toBe(true);
		await button(page, words.reportSubmit).click();
		const look = async () => {
			await page.goto(program().url('ciudad', '/perfil/'));
			return button(page, words.reportDownload).count();
		};
		await expect.poll(look, { timeout: 10_000 }).toBe(1);
		const [saved] = await Promise.all([page.waitForEvent('download'), button(page, words.reportDownload).click()]);
		expect(await readFile(await saved.path(), 'utf8')).toContain(email);
		await button(page, words.deletionSubmit).click();
		await page.goto(await linkOfMail(program(), email, '?eliminar='));
		await button(page, words.deletionConfirmSubmit).click();
		expect(await page.getByRole('heading', { name: words.goodbye, exact: true }).isVisible()).toBe(true);
		expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-kiosco-device']);
		await context.close();
	});
});
