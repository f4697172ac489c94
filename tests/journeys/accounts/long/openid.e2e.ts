import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { listenTo } from '../../../support/browser/browser.ts';
import { accountBrands, accountVisits, button, field, ledBrands, publishWalled } from '../../../support/identity/account-visits.ts';
import { openidVisits } from '../../../support/identity/openid-visits.ts';
import { specifiedFor } from '../../../support/specified-for.ts';

const { club, apple, environment } = openidVisits();
const { program, reader, open } = accountVisits(() => environment(brandList.map(({ id }) => id)));

const providers = [
	{ name: 'Club', pages: club, method: 'oidc', grantType: 'OIDC' },
	{ name: 'Apple', pages: apple, method: 'apple', grantType: 'apple' },
] as const;
type Provider = (typeof providers)[number];

const person = ({ name }: Provider, id: BrandId) => ({ sub: `${name}-${id}`, given_name: 'Eva', family_name: 'Ríos' });
const link = (page: Page, { name }: Provider) => page.getByRole('link', { name: `Continuar con ${name}`, exact: true });

/** Notes the sign-ins that scripts of the page are told of, across pages. */
const noteSignIns = (page: Page) =>
	page.addInitScript(() => {
		addEventListener('message', ({ source, data }) => {
			if (source === window && data?.type === 'ARC_LOGIN_SUCCESS') sessionStorage.setItem('told', JSON.stringify(data));
		});
	});

describe.each(ledBrands)('a reader of $id', ({ id, texts }) => {
	it.each(providers)('SOC-03 SOC-06 API-33 API-34 signs in at the pages of $name, and is led on', async (provider) => {
		provider.pages.isUsedBy(person(provider, id));
		const { page } = await reader();
		const complaints = listenTo(page);
		await noteSignIns(page);
		await page.goto(program().url(id, '/'));
		await page.evaluate(() => localStorage.setItem('previousPathname', '/deportes'));
		await open(page, id, '/registrarse/');
		await link(page, provider).click();
		await button(page, 'Permitir').click();
		const target = specifiedFor(id).afterSignIn === 'previous' ? '/deportes/' : '/perfil/';
		await page.waitForURL((url) => url.pathname === target);
		expect(new URL(page.url()).search).toBe('');
		expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(
			JSON.stringify({ type: 'ARC_LOGIN_SUCCESS', grantType: provider.grantType }),
		);
		await open(page, id, '/perfil/');
		await page
			.locator('#ingresos li')
			.getByText(texts.account.profile.identityNames[provider.name] ?? 'Otro servicio')
			.waitFor();
		const profile = await page.evaluate(() => JSON.parse(localStorage.getItem('ArcId.USER_PROFILE') ?? '{}'));
		const { value } = profile.attributes.find(({ name }: { name: string }) => name === 'lastLogin');
		expect(JSON.parse(value)).toMatchObject({ method: provider.method });
		expect(complaints.console).toEqual([]);
	});
});

describe.each(accountBrands)('the pages of a provider, on $id', ({ id, texts }) => {
	it.each(providers)('SOC-03 sign in a reader who comes from the wall of a story: $name', async (provider) => {
		provider.pages.isUsedBy({ ...person(provider, id), sub: `${provider.name}-${id}-wall` });
		await publishWalled(program(), id);
		const { page } = await reader();
		const complaints = listenTo(page);
		await page.goto(program().url(id, '/deportes/cerrada/'));
		await link(page, provider).and(page.locator(':visible')).click();
		await button(page, 'Permitir').click();
		await page.waitForURL((url) => url.pathname === (specifiedFor(id).afterSignIn === 'previous' ? '/deportes/cerrada/' : '/perfil/'));
		await page.goto(program().url(id, '/deportes/cerrada/'));
		await page.getByText('El final.').waitFor();
		expect(complaints.console).toEqual([]);
	});

	it.each(providers)('SOC-03 lead back to a form that says so when the reader cancels: $name', async (provider) => {
		provider.pages.isUsedBy(person(provider, id));
		const { page } = await reader();
		await open(page, id, '/ingresar/?a=1');
		await link(page, provider).click();
		await button(page, 'Cancelar').click();
		await page.getByRole('status').getByText(texts.account.providerCanceled).waitFor();
		await page.waitForURL((url) => url.search === '');
		expect(await field(page, 'Mail').isEditable()).toBe(true);
	});

	it('SOC-03 F05 sign nobody in by an answer of another browser, or when the provider lies', async () => {
		const [provider] = providers;
		provider.pages.isUsedBy({ ...person(provider, id), iss: 'https://other.test' });
		const { page } = await reader();
		await open(page, id, '/ingresar/');
		await link(page, provider).click();
		await button(page, 'Permitir').click();
		await page.getByRole('alert').getByText(texts.account.providerFailed).waitFor();
		const other = await reader();
		await open(other.page, id, '/ingresar/?state=s&code=stolen');
		await other.page.getByRole('alert').getByText(texts.account.providerFailed).waitFor();
		expect(await other.page.evaluate(() => localStorage.getItem('uuid-arc'))).toBeNull();
	});

	it('F12 are not needed for the form, which says that they do not answer', async () => {
		const [provider] = providers;
		const { page } = await reader();
		await page.context().route('**/initiate', (route) =>
			route.fulfill({
				status: 503,
				json: { code: 'provider-unavailable', message: 'The sign-in provider does not answer', httpStatus: 503 },
			}),
		);
		await open(page, id, '/ingresar/');
		await link(page, provider).click();
		await page
			.getByRole('alert')
			.getByText(texts.refusals['The sign-in provider does not answer'] ?? 'no text')
			.waitFor();
	});

	it.each(providers)('R07 SOC-03 sign in a reader without scripts, too: $name', async (provider) => {
		provider.pages.isUsedBy({ ...person(provider, id), sub: `${provider.name}-${id}-plain` });
		const { page } = await reader({ javaScriptEnabled: false });
		await page.goto(program().url(id, '/ingresar/'));
		await link(page, provider).click();
		await button(page, 'Permitir').click();
		const step = page.locator('noscript details', { has: page.locator('input[value="provider"]') });
		expect(await step.locator('summary').innerText()).toBe(texts.account.providerHint);
		await step.locator('summary').click();
		await step.locator('button').click();
		expect(new URL(page.url()).pathname).toBe('/perfil/');
		await page.locator('#ingresos li').waitFor();
	});

	it('R07 SOC-03 say to a reader without scripts that they canceled, or that the provider lies', async () => {
		const [provider] = providers;
		provider.pages.isUsedBy({ ...person(provider, id), iss: 'https://other.test' });
		const { page } = await reader({ javaScriptEnabled: false });
		await page.goto(program().url(id, '/ingresar/'));
		await link(page, provider).click();
		await button(page, 'Cancelar').click();
		expect(await page.getByText(texts.account.providerCanceled).isVisible()).toBe(true);
		await link(page, provider).click();
		await button(page, 'Permitir').click();
		await page.locator('noscript summary', { hasText: texts.account.providerHint }).click();
		await page
			.locator('form', { has: page.locator('input[value="provider"]') })
			.getByRole('button')
			.click();
		expect(await page.getByRole('alert').getByText(texts.account.providerFailed).isVisible()).toBe(true);
	});
});
