import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { listenTo } from '../../../support/browser/browser.ts';
import { byForm } from '../../../support/form.ts';
import {
	accountBrands,
	accountVisits,
	arriveAt,
	button,
	field,
	fillIn,
	isReady,
	listCalls,
} from '../../../support/identity/account-visits.ts';
import { attack } from '../../../support/identity/attack.ts';
import { captchaService } from '../../../support/identity/captcha-service.ts';
import { goodPassword } from '../../../support/identity/identity.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';
import { testProvider } from '../../../support/identity/provider.ts';

const provider = testProvider();
const refusal = (page: Page) => page.getByRole('alert').getByText('Captcha inválido.');
const captcha = (page: Page, state: string) => page.locator(`[data-captcha="${state}"]`);

const credentials = (email: string) => ({ Mail: email, Contraseña: goodPassword });
const account = (email: string) => ({ Nombre: 'Ana', Apellido: 'Paz', ...credentials(email) });

describe.each(accountBrands)('our own captcha on $id', ({ id, texts }) => {
	const visits = accountVisits();
	const { program, reader, open, newReader } = visits;
	const [email, forgetful] = [`robot-${id}@mail.test`, `olvido-${id}@mail.test`];
	beforeAll(async () => {
		for (const address of [email, forgetful]) await newReader(id, address);
	});

	it('RULE-18 LOC-01 ERR-03 B01 appears in a form that is open when an attack begins, and is solved by the browser', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		await open(page, id, '/ingresar/');
		expect(await page.locator('[data-captcha]').count()).toBe(0);
		await attack(visits, id);
		await fillIn(page, credentials(email));
		await button(page, 'Ingresar').click();
		await refusal(page).waitFor();
		await captcha(page, 'waits').waitFor();
		await button(page, 'Ingresar').click();
		await arriveAt(page, '/perfil/');
		expect(complaints.foreign).toEqual([]);
	});

	describe('after an attack', () => {
		beforeAll(() => attack(visits, id));

		it('RULE-18 B04 is in the forms to sign up and to recover', async () => {
			const { page } = await reader();
			const complaints = listenTo(page);
			await open(page, id, '/registrarse/');
			await captcha(page, 'waits').waitFor();
			await fillIn(page, account(`nueva-${email}`));
			await button(page, 'Registrarme').click();
			await arriveAt(page, '/validar-registro/');
			await open(page, id, '/recuperar-contrasena/');
			await captcha(page, 'waits').waitFor();
			await fillIn(page, { Mail: email });
			await button(page, texts.account.recoverSubmit).click();
			await page.getByText(texts.account.recoverDone).waitFor();
			expect(complaints.foreign).toEqual([]);
		});

		it('FLOW-17 RULE-18 is in the form of a new password, for the sign-in that follows', async () => {
			const { page } = await reader();
			const calls = listCalls(page);
			await open(page, id, '/recuperar-contrasena/');
			await captcha(page, 'waits').waitFor();
			await fillIn(page, { Mail: forgetful });
			await button(page, texts.account.recoverSubmit).click();
			await page.getByText(texts.account.recoverDone).waitFor();
			await page.goto(await linkOfMail(program(), forgetful, '/modificar-contrasena/'));
			await isReady(page);
			await captcha(page, 'waits').waitFor();
			for (const label of [texts.account.newPassword, texts.account.newPasswordRepeat])
				await field(page, label).fill('otra frase de Tandil 9');
			await button(page, 'Continuar').click();
			await arriveAt(page, '/perfil/');
			const sent = calls.find(({ call }) => call === 'POST /v1/auth/login');
			expect(sent?.body).toMatchObject({ userName: forgetful, rememberMe: true, recaptchaToken: expect.any(String) });
		});

		it('ERR-03 FLOW-06 can be tried again after an answer that is refused, and after a service that is not reached', async () => {
			const { context, page } = await reader();
			await open(page, id, '/ingresar/');
			await captcha(page, 'waits').waitFor();
			await fillIn(page, credentials(email));
			const challenge = '**/captcha/challenge';
			await context.route(challenge, async (route) => {
				const { body } = await visits.program().get(id, new URL(route.request().url()).pathname);
				await route.fulfill({ json: { ...JSON.parse(body), signature: '00' } });
			});
			await button(page, 'Ingresar').click();
			await refusal(page).waitFor();
			await context.unroute(challenge);
			await context.route(challenge, (route) => route.abort());
			await button(page, 'Ingresar').click();
			await page.getByRole('alert').getByText(texts.account.offline).waitFor();
			await context.unroute(challenge);
			await button(page, 'Ingresar').click();
			await arriveAt(page, '/perfil/');
		});
	});
});

const services = [
	['recaptcha', brands.tn],
	['turnstile', brands.ciudad],
] as const;

describe.each(byForm<typeof services | readonly (typeof services)[0][]>([services[0]], services))(
	'the captcha of %s',
	(name, { id, texts }) => {
		const service = captchaService(provider, name);
		const visits = accountVisits(service.environment);
		const { reader, open, newReader } = visits;
		const email = `casilla-${id}@mail.test`;
		beforeAll(() => newReader(id, email));
		beforeEach(() => service.serve());
		const tick = (page: Page) => page.frameLocator(`[data-captcha="${name}"] iframe`).getByRole('checkbox').check();

		it('P06 W01 is loaded by no sign-in before an attack', async () => {
			const { page } = await reader();
			const complaints = listenTo(page);
			await open(page, id, '/ingresar/');
			expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		});

		describe('after an attack', () => {
			beforeAll(() => attack(visits, id));

			it('RULE-18 LOC-01 ERR-03 B04 is ticked and accepted, and asks again after a refusal', async () => {
				const { page } = await reader();
				const complaints = listenTo(page);
				await open(page, id, '/ingresar/');
				await fillIn(page, credentials(email));
				await button(page, 'Ingresar').click();
				await refusal(page).waitFor();
				expect(service.asked).toEqual([]);
				service.refuses = true;
				await tick(page);
				await button(page, 'Ingresar').click();
				await expect.poll(() => service.asked.length).toBe(1);
				await refusal(page).waitFor();
				service.refuses = false;
				await tick(page);
				await button(page, 'Ingresar').click();
				await arriveAt(page, '/perfil/');
				const [refused, accepted] = service.asked.map(({ response }) => response);
				expect(accepted).not.toBe(refused);
				expect(complaints.console.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
			});

			it('RULE-18 P06 is in the forms to sign up and to recover, and says when it cannot be loaded', async () => {
				const { context, page } = await reader();
				await context.route(`${provider.origin}/**`, (route) => route.abort());
				await open(page, id, '/registrarse/');
				await page.getByRole('alert').getByText(texts.account.captcha.missing).waitFor();
				await context.unroute(`${provider.origin}/**`);
				await button(page, texts.tryAgain).click();
				await tick(page);
				await fillIn(page, account(`otra-${id}@mail.test`));
				await button(page, 'Registrarme').click();
				await arriveAt(page, '/validar-registro/');
				await open(page, id, '/recuperar-contrasena/');
				await tick(page);
				await fillIn(page, { Mail: `otra-${id}@mail.test` });
				await button(page, texts.account.recoverSubmit).click();
				await page.getByText(texts.account.recoverDone).waitFor();
			});
		});
	},
);
