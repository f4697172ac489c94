import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { listenTo } from '../../../support/browser/browser.ts';
import {
	accountBrands,
	accountVisits,
	arriveAt,
	button,
	field,
	ledBrands,
	listCalls,
	signOut,
} from '../../../support/identity/account-visits.ts';
import { googleVisits } from '../../../support/identity/google-visits.ts';
import { specifiedFor } from '../../../support/specified-for.ts';

const { provider, google, environment } = googleVisits(...brandList.map(({ id }) => id));
const { program, reader, open } = accountVisits(environment);

const person = (id: BrandId) => ({ sub: `1001-${id}`, email: `ana.${id}@gmail.com`, given_name: 'Ana', family_name: 'Núñez' });
const frame = (page: Page) => page.locator('[data-form] iframe');
const press = (page: Page) => page.frameLocator('[data-form] iframe').getByRole('button', { name: 'Continuar con Google' }).click();
const attributes = (page: Page) =>
	page.evaluate(() => {
		const profile = JSON.parse(localStorage.getItem('ArcId.USER_PROFILE') ?? '{}');
		return Object.fromEntries(profile.attributes.map(({ name, value }: Record<string, string>) => [name, value]));
	});

describe.each(ledBrands)('a reader of $id who signs in with Google', ({ id }) => {
	it('SITE-04 FORM-11 SOC-02 FLOW-11 does so by a button of 314 px after an "o", and is led on with the origin gmail', async () => {
		google.vouchFor(person(id));
		const { page } = await reader();
		const complaints = listenTo(page);
		const calls = listCalls(page);
		await page.goto(program().url(id, '/ultimas-noticias/'));
		await open(page, id, '/ingresar/?a=1');
		await frame(page).waitFor();
		const box = await frame(page).boundingBox();
		expect(box?.width).toBe(314);
		const divider = page.locator('[data-form] p', { hasText: /^o$/ });
		expect((await divider.boundingBox())?.y).toBeLessThan(box?.y ?? 0);
		await press(page);
		await arriveAt(page, specifiedFor(id).afterSignIn === 'previous' ? '/ultimas-noticias/' : '/perfil/');
		expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ a: '1', origin: 'gmail' });
		const sent = { grantType: 'google', userName: '', credentials: expect.any(String) };
		expect(calls).toContainEqual({ call: 'POST /v1/auth/login', body: sent });
		expect(complaints.console).toEqual([]);
		expect(new Set(complaints.foreign.map((address) => new URL(address).origin))).toEqual(new Set([provider.origin]));
	});

	it('SOC-05 FLOW-14 PRF-03 has that noted, sees Gmail in the profile, and signs out at Google too', async () => {
		google.vouchFor(person(id));
		const { page } = await reader();
		const complaints = listenTo(page);
		await open(page, id, '/ingresar/');
		await press(page);
		await page.waitForURL((url) => url.pathname !== '/ingresar/');
		const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
		expect(JSON.parse((await attributes(page)).lastLogin)).toEqual({ method: 'google', date });
		await page.goto(program().url(id, '/perfil/'));
		await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Ana');
		const methods = await page.locator('#ingresos li').allInnerTexts();
		expect(methods).toEqual([expect.stringContaining('Gmail')]);
		expect(methods.join()).not.toContain('Google');
		await signOut(page);
		await expect.poll(() => provider.requests).toContain(`${new URL(provider.origin).host}/gsi/forgotten`);
		expect(complaints.console).toEqual([]);
		expect(new Set(complaints.foreign.map((address) => new URL(address).origin))).toEqual(new Set([provider.origin]));
	});
});

describe.each(accountBrands)('the button of Google on $id', ({ id, texts }) => {
	it('FLOW-06 F01 shows that the token was refused, and leaves the form usable', async () => {
		google.vouchFor({ ...person(id), sub: '' });
		const { page } = await reader();
		await open(page, id, '/registrarse/');
		await press(page);
		await page
			.getByRole('alert')
			.getByText(texts.refusals['Authentication failed'] ?? 'no text')
			.waitFor();
		await field(page, 'Mail').fill('ana@');
		expect(await page.getByText(texts.emailInvalid.split('{')[0] ?? 'no text').isVisible()).toBe(true);
	});

	it('F12 LOC-03 says that Google does not answer, and leaves the form usable', async () => {
		google.vouchFor(person(id));
		const { context, page } = await reader();
		await context.route(`${provider.origin}/**`, (route) => route.abort());
		await open(page, id, '/ingresar/');
		await page.getByText(texts.refusals['Google client library is not loaded.'] ?? 'no text').waitFor();
		await field(page, 'Mail').fill('nadie@mail.test');
		await field(page, 'Contraseña').fill('una clave cualquiera');
		await button(page, 'Ingresar').click();
		await page.getByText(texts.refusals['Authentication failed'] ?? 'no text').waitFor();
	});
});

it('P06 W01 only pages with the button of Google allow what it needs', async () => {
	for (const path of ['/modificar-contrasena/', '/validar-registro/']) {
		const { headers } = await program().get('tn', path);
		expect(headers['content-security-policy']).not.toContain('http');
	}
});
