import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { type AccountVisits, accountVisits, arriveAt, button, field } from '../../support/identity/account-visits.ts';
import { captchaService } from '../../support/identity/captcha-service.ts';
import { goodPassword, signIn } from '../../support/identity/identity.ts';
import { testProvider } from '../../support/identity/provider.ts';

const provider = testProvider();
const wrong = (page: Page) => page.getByRole('alert').getByText('Captcha inválido.');
const shown = (page: Page, state: string) => page.locator(`[data-captcha="${state}"]`);

/** Lets most sign-ins of a brand fail: from then on every form asks for a captcha (B01). */
async function attack({ program, elsewhere }: AccountVisits, id: BrandId): Promise<void> {
	const guess = (at: number) => ({
		method: 'POST',
		headers: { 'content-type': 'application/json', ...elsewhere() },
		body: JSON.stringify(signIn(`leaked-${at}@mail.test`, 'a password of a leak')),
	});
	const guessAll = (from: number) =>
		Promise.all([0, 1, 2, 3, 4].map((at) => program().send(id, '/identity/public/v1/auth/login', guess(from + at))));
	for (let from = 0; from < 50; from += 5) expect((await guessAll(from)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
	const config = async () => JSON.parse((await program().get(id, '/identity/public/v1/config')).body);
	await expect.poll(async () => (await config()).signinRecaptcha, { timeout: 10_000 }).toBe(true);
}

async function fillIn(page: Page, email: string): Promise<void> {
	await field(page, 'Mail').fill(email);
	await field(page, 'Contraseña').fill(goodPassword);
}

async function fillInAll(page: Page, email: string): Promise<void> {
	await field(page, 'Nombre').fill('Ana');
	await field(page, 'Apellido').fill('Paz');
	await fillIn(page, email);
}

describe('our own captcha', () => {
	const visits = accountVisits();
	const { reader, open, newReader } = visits;

	it.each([brands.tn, brands.ciudad])(
		'RULE-18 LOC-01 ERR-03 B01 B04 on $id is shown once forms ask for it, solved by the browser and taken',
		async ({ id, texts }) => {
			const email = `robot-${id}@mail.test`;
			await newReader(id, email);
			const { context, page } = await reader();
			const complaints = listenTo(page);
			await open(page, id, '/ingresar/');
			expect(await page.locator('[data-captcha]').count()).toBe(0);
			await attack(visits, id);
			await fillIn(page, email);
			await button(page, 'Ingresar').click();
			await wrong(page).waitFor();
			await shown(page, 'waits').waitFor();
			await button(page, 'Ingresar').click();
			await arriveAt(page, '/perfil/');

			const { context: another, page: guest } = await reader();
			await open(guest, id, '/registrarse/');
			await shown(guest, 'waits').waitFor();
			await fillInAll(guest, `nueva-${email}`);
			await button(guest, 'Registrarme').click();
			await arriveAt(guest, '/validar-registro/');
			await open(guest, id, '/recuperar-contrasena/');
			await shown(guest, 'waits').waitFor();
			await field(guest, 'Mail').fill(email);
			await button(guest, texts.account.recoverSubmit).click();
			await guest.getByText(texts.account.recoverDone).waitFor();
			expect(complaints.foreign).toEqual([]);
			await Promise.all([context, another].map((each) => each.close()));
		},
	);

	it('ERR-03 FLOW-06 tells of an answer that is not taken, and of a service that is not reached, and may be tried again', async () => {
		const { context, page } = await reader();
		await open(page, 'tn', '/ingresar/');
		await shown(page, 'waits').waitFor();
		await fillIn(page, 'robot-tn@mail.test');
		const challenge = '**/captcha/challenge';
		await context.route(challenge, async (route) => {
			const { body } = await visits.program().get('tn', new URL(route.request().url()).pathname);
			await route.fulfill({ json: { ...JSON.parse(body), signature: '00' } });
		});
		await button(page, 'Ingresar').click();
		await wrong(page).waitFor();
		await context.unroute(challenge);
		await context.route(challenge, (route) => route.abort());
		await button(page, 'Ingresar').click();
		await page.getByRole('alert').getByText(brands.tn.texts.account.offline).waitFor();
		await context.unroute(challenge);
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
		await context.close();
	});
});

describe.each([
	['recaptcha', brands.tn],
	['turnstile', brands.ciudad],
] as const)('the captcha of %s', (name, { id, texts }) => {
	const service = captchaService(provider, name);
	const visits = accountVisits(service.environment);
	const { reader, open, newReader } = visits;
	beforeEach(() => service.serve());
	const tick = (page: Page) => page.frameLocator(`[data-captcha="${name}"] iframe`).getByRole('checkbox').check();

	it('RULE-18 LOC-01 ERR-03 B04 P06 W01 comes only when a form asks for it, is ticked and taken, and asks anew after a refusal', async () => {
		const email = `casilla-${id}@mail.test`;
		await newReader(id, email);
		const { context, page } = await reader();
		const complaints = listenTo(page);
		await open(page, id, '/ingresar/');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		await attack(visits, id);
		await open(page, id, '/ingresar/');
		await fillIn(page, email);
		await button(page, 'Ingresar').click();
		await wrong(page).waitFor();
		expect(service.asked).toEqual([]);
		service.refuses = true;
		await tick(page);
		await button(page, 'Ingresar').click();
		await expect.poll(() => service.asked.length).toBe(1);
		await wrong(page).waitFor();
		service.refuses = false;
		await tick(page);
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
		const [refused, taken] = service.asked.map(({ response }) => response);
		expect(taken).not.toBe(refused);
		expect(complaints.console.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
		await context.close();
	});

	it('RULE-18 P06 stands in the forms to sign up and to recover, and tells when it cannot be had', async () => {
		const { context, page } = await reader();
		await context.route(`${provider.origin}/**`, (route) => route.abort());
		await open(page, id, '/registrarse/');
		await page.getByRole('alert').getByText(texts.account.captcha.missing).waitFor();
		await context.unroute(`${provider.origin}/**`);
		await button(page, texts.tryAgain).click();
		await tick(page);
		await fillInAll(page, `otra-${id}@mail.test`);
		await button(page, 'Registrarme').click();
		await arriveAt(page, '/validar-registro/');
		await open(page, id, '/recuperar-contrasena/');
		await tick(page);
		await field(page, 'Mail').fill(`otra-${id}@mail.test`);
		await button(page, texts.account.recoverSubmit).click();
		await page.getByText(texts.account.recoverDone).waitFor();
		await context.close();
	});
});
