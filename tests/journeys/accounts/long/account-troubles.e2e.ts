import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { accountBrands, accountVisits, arriveAt, button, field, isReady } from '../../../support/identity/account-visits.ts';
import { goodPassword } from '../../../support/identity/identity.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';

const { program, call, open, reader, newReader, signIn, signUp } = accountVisits();

/** Opens the page to sign in for a reader whose email waits there, without its script yet. Resolves to what lets the script go on. */
async function openBeforeItsScript(page: Page, brand: BrandId, email: string): Promise<() => void> {
	await signUp(page, brand, email);
	await page.evaluate(() => localStorage.removeItem('ArcId.USER_INFO'));
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route('**/island-*.js*', async (route) => {
		await promise;
		await route.continue();
	});
	await page.goto(program().url(brand, '/ingresar/'));
	return resolve;
}

describe.each(accountBrands)('a reader of $id whom a link, a script or the service lets down', ({ id, texts }) => {
	it('LOC-14 ENT-06 is signed in although the profile cannot record it, and sees no error', async () => {
		const { page } = await reader();
		const warnings: string[] = [];
		page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
		const email = `anota-${id}@mail.test`;
		await newReader(id, email);
		const json = { code: '100011', message: 'Internal server error', httpStatus: 500 };
		await page.route('**/v1/profile', (route) =>
			route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json }) : route.continue(),
		);
		const before = Date.now();
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Ana');
		expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
		expect(warnings).toEqual([expect.stringContaining('The sign-in was not noted in the profile')]);
		const expiry = await page.evaluate(() => localStorage.getItem('ArcId.USER_PROFILE_EXPIRED_TIME'));
		expect((Date.parse(expiry ?? '') - before) / 60_000).toBeCloseTo(10, 0);
	});

	it('VAL-07 reads that the email is confirmed though the service has no time to say whether it is', async () => {
		const { page } = await reader();
		const email = `apurada-${id}@mail.test`;
		await signUp(page, id, email);
		await page.route('**/identity/public/v1/profile', (route) => route.fulfill({ status: 503 }), { times: 1 });
		await page.goto(await linkOfMail(program(), email, '/validar-registro/'));
		await arriveAt(page, '/perfil/');
		await page.getByRole('status').getByText('Listo, confirmamos tu mail.').waitFor();
	});

	it('FORM-16 keeps what is typed before the script of the form arrives, and gets the email that waits to sign in', async () => {
		const { page } = await reader();
		const email = `veloz-${id}@mail.test`;
		const typed = await openBeforeItsScript(page, id, email);
		await field(page, 'Contraseña').fill(goodPassword);
		typed();
		await isReady(page);
		await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.disabled === false);
		expect([await field(page, 'Mail').inputValue(), await field(page, 'Contraseña').inputValue()]).toEqual([email, goodPassword]);
	});

	it('types another email over the one that waits, although the form fills it in under the cursor', async () => {
		const { page } = await reader();
		const email = `cursor-${id}@mail.test`;
		const focused = await openBeforeItsScript(page, id, email);
		await field(page, 'Mail').focus();
		focused();
		await expect.poll(() => field(page, 'Mail').inputValue()).toBe(email);
		await page.keyboard.type('otra@mail.test');
		expect(await field(page, 'Mail').inputValue()).toBe('otra@mail.test');
	});

	it('ERR-04 is told at once that a link to a new password does not work, and gets another', async () => {
		const { page } = await reader();
		await open(page, id, '/modificar-contrasena/?nonce=x&uuid=x');
		await page.getByRole('alert').getByText('El link para recuperar la contraseña expiró. Por favor solicitar uno nuevo.').waitFor();
		expect(await page.locator('input[type=password]').count()).toBe(0);
		await page.getByRole('link', { name: texts.account.newLink }).click();
		await arriveAt(page, '/recuperar-contrasena/');
	});

	it('FLOW-19 is led to ingresar when the new password signs nobody in', async () => {
		const { page } = await reader();
		const email = `rara-${id}@mail.test`;
		await newReader(id, email);
		await call(id, 'POST', '/password/reset', { body: { userName: email } });
		await page.goto(await linkOfMail(program(), email, '/modificar-contrasena/'));
		await isReady(page);
		const json = { code: '300040', message: 'Authentication failed', httpStatus: 401 };
		await page.route('**/auth/login', (route) => route.fulfill({ status: 401, json }));
		for (const label of [texts.account.newPassword, texts.account.newPasswordRepeat])
			await field(page, label).fill('otra frase de Tandil 9');
		await button(page, 'Continuar').click();
		await arriveAt(page, '/ingresar/');
		await page.getByRole('status').getByText(texts.account.flashMessages['password-set']).waitFor();
	});
});
