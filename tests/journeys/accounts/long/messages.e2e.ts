import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#brands';
import { accountBrands, accountVisits, arriveAt, button, field, fillIn } from '../../../support/identity/account-visits.ts';
import { goodPassword } from '../../../support/identity/identity.ts';
import { linkOfMail } from '../../../support/identity/outbox.ts';

const { program, call, reader, newReader, signIn } = accountVisits();
const phone = { width: 360, height: 780 };
const otherPassword = 'otra frase de Tandil 9';

const boxOf = async (page: Page, selector: string) => {
	const box = await page.locator(selector).boundingBox();
	if (box === null) throw new Error(`${selector} is not on the page.`);
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Sets a new password by the link of an email, and arrives at the profile, which tells so. */
async function recover(page: Page, { id, texts: { account } }: Brand, email: string): Promise<void> {
	await newReader(id, email);
	await call(id, 'POST', '/password/reset', { body: { userName: email } });
	await page.goto(await linkOfMail(program(), email, '/modificar-contrasena/'));
	await fillIn(page, { [account.newPassword]: otherPassword, [account.newPasswordRepeat]: otherPassword });
	await button(page, account.modifySubmit).click();
	await arriveAt(page, '/perfil/');
}

describe.each(accountBrands)('what the account pages of $id tell', (brand) => {
	const { id, texts } = brand;
	const { account } = texts;

	it('spans the profile, whose parts are beside their list on a wide screen and fill a narrow one', async () => {
		const { page } = await reader({ javaScriptEnabled: false });
		await recover(page, brand, `ancho-${id}@mail.test`);
		const told = page.getByRole('status').filter({ hasText: account.flashMessages['password-changed'] });
		for (const [width, least] of [
			[1280, 1_100],
			[768, 500],
			[360, 300],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			expect((await told.boundingBox())?.width, `${width}`).toBeGreaterThan(least);
			const [part, message] = [await boxOf(page, '#datos'), await told.boundingBox()];
			expect(part.width, `${width}`).toBeGreaterThan(Math.min(500, least));
			expect(part.y).toBeGreaterThan(message?.y ?? Number.POSITIVE_INFINITY);
			if (width < 1_000) continue;
			const list = await boxOf(page, `nav[aria-label="${account.profile.parts}"]`);
			expect(list.right).toBeLessThan(part.x);
			expect(list.y).toBe(part.y);
		}
	});

	it('PRF-01 is in sight on a phone without scripts, whether the profile was saved or refused', async () => {
		const { page } = await reader({ javaScriptEnabled: false, viewport: phone });
		const email = `vista-${id}@mail.test`;
		await newReader(id, email);
		await page.goto(program().url(id, '/ingresar/'));
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, account.signInSubmit).click();
		await page.goto(program().url(id, '/perfil/'));
		/** Whether a text is in the window, below the header of the page. */
		const isInSight = async (text: string) => {
			const box = await page.getByText(text, { exact: true }).boundingBox();
			return box !== null && box.y > 56 && box.y + box.height < phone.height;
		};
		/** The browser scrolls when it paints the page for the first time; what loads after that must not push the text away. */
		const comesInSight = async (text: string) => {
			await expect.poll(() => isInSight(text), { message: text }).toBe(true);
			await page.waitForLoadState();
			expect(await isInSight(text), text).toBe(true);
		};
		await field(page, account.phone).fill('11-4567');
		await button(page, account.profile.save).click();
		await comesInSight('Debe contener sólo caracteres numéricos.');
		await field(page, account.phone).fill('1145678901');
		await button(page, account.profile.save).click();
		await comesInSight(account.profile.saved);
		await button(page, account.profile.choicesSave).click();
		await comesInSight(account.profile.choicesSaved);
		await fillIn(page, { [account.oldPassword]: 'no es la clave 77', [account.newPassword]: otherPassword });
		await button(page, account.profile.changePasswordSubmit).click();
		await comesInSight('La combinación de email y contraseña son incorrectos.');
	});

	it('says without scripts only what holds there: nothing loads, and no email was sent', async () => {
		const { page } = await reader({ javaScriptEnabled: false });
		await page.goto(program().url(id, '/perfil/'));
		// Searches by text leave the content of noscript out.
		const words = await boxOf(page, 'main noscript p');
		expect(words.width).toBeGreaterThan(300);
		expect((await boxOf(page, 'main noscript a')).y - words.bottom).toBeGreaterThan(12);
		expect(await page.getByRole('main').getByText(account.checking).isVisible()).toBe(false);
		await page.goto(program().url(id, '/validar-registro/'));
		expect(await page.getByText(account.validateSubtitle).isVisible()).toBe(false);
		expect(await page.locator('main noscript p').innerText()).toBe(account.validateAsk);
		await page.goto(program().url(id, '/modificar-contrasena/'));
		expect(await field(page, account.newPassword).isVisible()).toBe(false);
	});

	it('underlines the links inside a sentence', async () => {
		const { page } = await reader({ javaScriptEnabled: false });
		await page.goto(program().url(id, '/registrarse/'));
		for (const name of [account.agree.terms, account.agree.privacy]) {
			const link = page.getByRole('main').getByRole('link', { name });
			expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
		}
	});

	it.each([phone, { width: 1280, height: 800 }])(
		'FLOW-13 leaves the header free after a sign-out there, and goes by itself unless it is pointed at, $width px',
		async (viewport) => {
			const { page } = await reader({ viewport });
			await page.clock.install();
			const email = `adios-${viewport.width}-${id}@mail.test`;
			await newReader(id, email);
			await signIn(page, id, email);
			await arriveAt(page, '/perfil/');
			await page.goto(program().url(id, '/ultimas-noticias/'));
			await page.getByRole('banner').getByRole('button', { name: account.mine }).click();
			const menu = page.getByRole('navigation', { name: account.mine });
			await menu.getByRole('button', { name: account.profile.signOut }).click();
			const told = menu.getByText(account.profile.signedOut);
			await told.waitFor();
			const header = await page.getByRole('banner').boundingBox();
			expect((await menu.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
			await told.hover();
			await page.clock.runFor(25_000);
			expect(await told.isVisible()).toBe(true);
			await page.mouse.move(5, 300);
			await page.clock.runFor(11_000);
			await told.waitFor({ state: 'hidden' });
		},
	);

	it('is one title in one line after a sign-out from the profile', async () => {
		const { page } = await reader();
		const email = `fin-${id}@mail.test`;
		await newReader(id, email);
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await button(page, account.profile.signOut).click();
		const title = page.getByRole('heading', { name: account.profile.signedOut });
		expect((await title.boundingBox())?.height).toBeLessThan(50);
	});
});
