import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brandList, brands } from '#brands';
import { listenTo } from '../../../support/browser/browser.ts';
import { accountBrands, accountVisits, arriveAt, button, field, publishWalled, signOut } from '../../../support/identity/account-visits.ts';
import { facebook, facebookApp } from '../../../support/identity/facebook.ts';
import { testProvider } from '../../../support/identity/provider.ts';

const provider = testProvider();
const { isUsedBy, isConnected, environment } = facebook(provider);
const { program, reader, open } = accountVisits(() => environment(brandList.map(({ id }) => id)));

const words = brands.tn.texts;
const person = (id: BrandId) => ({ id: `700${brandList.findIndex((brand) => brand.id === id)}`, first_name: 'Ana' });
const facebookButton = (page: Page) => button(page, 'Continuar con Facebook');

/** Presses Facebook's button, and a button in the window that it opens. */
async function answerFacebook(page: Page, answer: string): Promise<void> {
	await facebookButton(page).and(page.locator(':enabled')).waitFor();
	await page.waitForFunction(() => document.documentElement.dataset.facebook !== undefined);
	const [window] = await Promise.all([page.waitForEvent('popup'), facebookButton(page).click()]);
	await button(window, answer).click();
	await window.getByText('Listo').waitFor();
	await window.close();
}

describe.each(accountBrands)('a reader of $id who signs in with Facebook', ({ id }) => {
	it('SOC-01 SOC-05 FLOW-14 API-08 does so in a window of Facebook, and signs out there too', async () => {
		isUsedBy(person(id));
		const { page } = await reader();
		const complaints = listenTo(page);
		await open(page, id, '/registrarse/');
		await facebookButton(page).waitFor();
		await open(page, id, '/ingresar/');
		await answerFacebook(page, 'Continuar como Ana');
		await arriveAt(page, '/perfil/');
		await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Ana');
		const profile = await page.evaluate(() => JSON.parse(localStorage.getItem('ArcId.USER_PROFILE') ?? '{}'));
		const { value } = profile.attributes.find(({ name }: { name: string }) => name === 'lastLogin');
		expect(JSON.parse(value)).toMatchObject({ method: 'facebook' });
		expect(isConnected()).toBe(true);
		await signOut(page);
		// The page waits for Facebook for three seconds; a busy machine takes longer.
		await expect.poll(isConnected).toBe(false);
		expect(complaints.console).toEqual([]);
		expect(new Set(complaints.foreign.map((address) => new URL(address).origin))).toEqual(new Set([provider.origin]));
	});
});

describe('the button of Facebook', () => {
	it('SOC-01 P06 signs in at the wall of a story, which reloads whole', async () => {
		isUsedBy({ id: '7100', first_name: 'Ana' });
		await publishWalled(program(), 'tn');
		const { page } = await reader();
		const complaints = listenTo(page);
		await page.goto(program().url('tn', '/deportes/cerrada/'));
		await answerFacebook(page, 'Continuar como Ana');
		await page.getByText('El final.').waitFor();
		expect(new URL(page.url()).pathname).toBe('/deportes/cerrada/');
		expect(complaints.console).toEqual([]);
	});

	it.each(accountBrands)(
		'SOC-01 ENT-14 loads on $id the script of the reader’s language, else English, as v20.0 with its app',
		async ({ id }) => {
			for (const [locale, folder] of [
				['es-AR', 'es_LA'],
				['tlh', 'en_US'],
			]) {
				isUsedBy(person(id));
				const { page } = await reader({ locale: `${locale}` });
				await open(page, id, '/ingresar/');
				await page.waitForFunction(() => document.documentElement.dataset.facebook !== undefined);
				const begun = await page.evaluate(() => JSON.parse(document.documentElement.dataset.facebook ?? ''));
				expect(begun).toMatchObject({ appId: facebookApp.id, version: 'v20.0' });
				expect(
					provider.requests.some((path) => path.endsWith(`/facebook/scripts/${folder}/sdk.js`)),
					locale,
				).toBe(true);
			}
		},
	);

	it.each([
		['LOC-09', 'Cancelar', 'User canceled login, did not fully authorize, or is not logged in to Facebook'],
		['LOC-10', 'Nada', 'Error getting login status'],
	])('%s says what happened when the reader chooses %s, and works when it is pressed again', async (_row, answer, message) => {
		isUsedBy(person('tn'));
		const { page } = await reader();
		await open(page, 'tn', '/ingresar/');
		await answerFacebook(page, answer);
		await page
			.getByRole('alert')
			.getByText(words.refusals[message] ?? 'no text')
			.waitFor();
		await answerFacebook(page, 'Continuar como Ana');
		await arriveAt(page, '/perfil/');
	});

	it('LOC-08 F12 says that Facebook is off, or does not load, and leaves the form usable', async () => {
		isUsedBy(person('tn'));
		const { context, page } = await reader();
		await context.route(`${provider.origin}/**`, (route) => route.abort());
		await open(page, 'tn', '/ingresar/');
		await facebookButton(page).click();
		await page.getByText(words.refusals['Facebook client library is not loaded.'] ?? 'no text').waitFor();
		const config = JSON.parse((await program().get('tn', '/identity/public/v1/config')).body);
		await context.route('**/identity/public/v1/config', (route) => route.fulfill({ json: { ...config, facebookAppId: '' } }));
		await open(page, 'tn', '/ingresar/');
		await facebookButton(page).click();
		await page.getByText(words.refusals['Facebook App ID not found'] ?? 'no text').waitFor();
		expect(await field(page, 'Mail').isEditable()).toBe(true);
	});
});
