import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { byForm } from '../../support/form.ts';
import { accountVisits, arriveAt, button, field, signOut } from '../../support/identity/account-visits.ts';
import { googleVisits } from '../../support/identity/google-visits.ts';

const { provider, google, environment } = googleVisits('tn', 'eltrece', 'ciudad');
const { program, reader, open } = accountVisits(environment);

const person = (id: BrandId) => ({ sub: `1001-${id}`, email: `ana.${id}@gmail.com`, given_name: 'Ana', family_name: 'Núñez' });
const frame = (page: Page) => page.locator('[data-form] iframe');
const press = (page: Page) => page.frameLocator('[data-form] iframe').getByRole('button', { name: 'Continuar con Google' }).click();
const attributes = (page: Page) =>
	page.evaluate(() => {
		const profile = JSON.parse(localStorage.getItem('ArcId.USER_PROFILE') ?? '{}');
		return Object.fromEntries(profile.attributes.map(({ name, value }: Record<string, string>) => [name, value]));
	});

describe.each([brands.tn, brands.eltrece, brands.ciudad])('a reader of $id who signs in with Google', ({ id, afterSignIn }) => {
	it('FORM-11 SOC-02 FLOW-11 FLOW-14 does so by a button of 314 px after an "o", and signs out at Google too', async () => {
		google.vouchFor(person(id));
		const { page } = await reader();
		const complaints = listenTo(page);
		await page.goto(program().url(id, '/ultimas-noticias/'));
		await open(page, id, '/ingresar/?a=1');
		await frame(page).waitFor();
		const box = await frame(page).boundingBox();
		expect(box?.width).toBe(314);
		const divider = page.locator('[data-form] p', { hasText: /^o$/ });
		expect((await divider.boundingBox())?.y).toBeLessThan(box?.y ?? 0);
		await press(page);
		await arriveAt(page, afterSignIn === 'previous' ? '/ultimas-noticias/' : '/perfil/');
		const query = Object.fromEntries(new URL(page.url()).searchParams);
		expect(query).toEqual(afterSignIn === 'previous' ? { origin: 'gmail' } : { a: '1', origin: 'gmail' });
		expect(JSON.parse((await attributes(page)).lastLogin)).toMatchObject({ method: 'google' });
		await page.goto(program().url(id, '/perfil/'));
		await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Ana');
		await signOut(page);
		await expect.poll(() => provider.requests).toContain(`${new URL(provider.origin).host}/gsi/forgotten`);
		expect(complaints.console).toEqual([]);
		expect(new Set(complaints.foreign.map((address) => new URL(address).origin))).toEqual(new Set([provider.origin]));
	});
});

describe.each(byForm([brands.tn], [brands.tn, brands.ciudad]))('the button of Google on $id', ({ id, texts }) => {
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

it('FORM-11 P06 W01 SOC-01 a brand without providers has no button, no "o", and a policy that allows nothing of others', async () => {
	const { page } = await reader();
	const complaints = listenTo(page);
	await open(page, 'eldoce', '/ingresar/');
	expect(await page.locator('[data-form] p', { hasText: /^o$/ }).count()).toBe(0);
	expect(await page.getByText(/^Continuar con/).count()).toBe(0);
	expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	const policyOf = async (id: BrandId, path: string) => String((await program().get(id, path)).headers['content-security-policy']);
	for (const path of ['/ingresar/', '/registrarse/', '/perfil/']) expect(await policyOf('eldoce', path)).not.toContain('http');
	for (const path of ['/modificar-contrasena/', '/validar-registro/']) expect(await policyOf('tn', path)).not.toContain('http');
});
