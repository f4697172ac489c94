import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listenTo } from '../../../support/browser/browser.ts';
import { accountBrands, accountVisits, arriveAt, button, field, signOut } from '../../../support/identity/account-visits.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';

const { program, open, newReader, reader, signIn, signUp } = accountVisits();

/** Signs out by the menu in the header of `/perfil/`, which then says so. */
async function signOutInHeader(page: Page): Promise<void> {
	await button(page, 'Mi cuenta').click();
	await page.locator('[data-sign-out]').filter({ visible: true }).click();
	await page.getByRole('heading', { name: 'Cerraste tu sesión' }).waitFor();
}

/** Signs out there after a reload, before the profile has arrived again. */
async function signOutWhileLoading(page: Page): Promise<void> {
	const profile = '**/identity/public/v1/profile';
	await page.route(profile, () => {});
	// A page that has not asked yet when the session ends leads to the sign-in.
	const asked = page.waitForRequest(profile);
	await page.reload();
	await asked;
	await signOutInHeader(page);
}

describe.each(accountBrands)('a reader of $id', ({ id }) => {
	it('FLOW-13 who signs out while the profile still loads sees no error', async () => {
		const { page } = await reader();
		const complaints = listenTo(page);
		const email = `apura-${id}@mail.test`;
		await newReader(id, email);
		const left = Promise.withResolvers<void>();
		await page.route(/\/v1\/(?:sessions|reports)$/, async (route) => {
			await left.promise;
			await route.continue();
		});
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await signOut(page);
		left.resolve();
		await page.unrouteAll({ behavior: 'wait' });
		await page.goto(program().url(id, '/ultimas-noticias/'));
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('P10 FLOW-13 who signs out in the header of the profile leaves nothing of the account on the page', async () => {
		const { page } = await reader();
		const email = `deja-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await page.locator('main').getByText(email).waitFor();
		await signOutInHeader(page);
		expect(await page.getByText(email).count()).toBe(0);
	});

	it.each([
		['the profile', signOut],
		['the header', signOutInHeader],
		['the header while the profile loads', signOutWhileLoading],
	])('P10 FLOW-13 who signs up, and signs out in %s, leaves no email in the browser', async (_place, leave) => {
		const { context, page } = await reader();
		const email = `publica-${leave.name.toLowerCase()}-${id}@mail.test`;
		await signUp(page, id, email);
		await page.goto(await linkOfMail(program(), email, '/validar-registro/'));
		await arriveAt(page, '/perfil/');
		// The call of a page that is still loading would be taken for that of the next.
		await page.locator('main').getByText(email).waitFor();
		await leave(page);
		expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(email);
		expect((await context.cookies()).filter(({ value }) => decodeURIComponent(value).includes(email))).toEqual([]);
		for (const path of ['/ingresar/', '/cuenta-verificada/']) {
			await open(page, id, path);
			expect(await field(page, 'Mail').inputValue(), path).toBe('');
		}
	});
});
