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
	fillIn,
	signOut,
	storedOf,
} from '../../../support/identity/account-visits.ts';
import { goodPassword } from '../../../support/identity/identity.ts';
import { openidVisits } from '../../../support/identity/openid-visits.ts';
import { freePort } from '../../../support/programs/free-port.ts';

const port = await freePort();
const apiOf = (id: BrandId) => `http://cuentas.${id}.localhost:${port}`;
const each = (value: (id: BrandId) => string) => brandList.map(({ id }) => `${id}=${value(id)}`).join(',');

const providers = openidVisits();
const { program, call, reader, open, newReader } = accountVisits(() => ({
	...providers.environment(brandList.map(({ id }) => id)),
	PORT: String(port),
	ACCOUNT_API_ORIGINS: each((id) => `${apiOf(id)}/`),
	SESSION_DOMAINS: each((id) => `${id}.localhost`),
	DISQUS_PUBLIC_KEY: each(() => 'the-public-key'),
	DISQUS_SECRET: each(() => 'the-secret-key-of-the-application'),
}));

/** Without the header of a network, which a call to another origin may not have. */
const sameHeaders = { extraHTTPHeaders: {} };

const cookieName = 'ArcId.USER_INFO';

/** Notes in the tab's storage what scripts write to the page's cookies: browsers shorten the time that a cookie lives. */
const noteCookies = (page: Page) =>
	page.addInitScript(() => {
		const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
		Object.defineProperty(document, 'cookie', {
			get: () => own?.get?.call(document),
			set: (line: string) => {
				sessionStorage.setItem('cookies', `${sessionStorage.getItem('cookies') ?? ''}${line}\n`);
				own?.set?.call(document, line);
			},
		});
	});

/** The headers by which an answer of the origin of accounts may be read by the pages of a brand. */
const allowed = (id: BrandId) => ({
	'access-control-allow-origin': new URL(program().url(id, '/')).origin,
	'access-control-allow-credentials': 'true',
});

describe.each(accountBrands)('$id with an origin for its accounts and a domain for its sessions', ({ id }) => {
	it('API-01 LIM-03 SES-08 LIM-07 calls that origin alone, and keeps the session in a cookie of the domain', async () => {
		const email = `ajustes-${id}@mail.test`;
		await newReader(id, email);
		const { context, page } = await reader(sameHeaders);
		const complaints = listenTo(page);
		await noteCookies(page);
		const calls: string[] = [];
		const sent: unknown[] = [];
		page.on('request', (request) => {
			if (!request.url().includes('/identity/')) return;
			calls.push(new URL(request.url()).origin);
			if (request.url().endsWith('/auth/login')) sent.push(request.postDataJSON());
		});
		await open(page, id, '/ingresar/');
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, 'Ingresar').click();
		await page.waitForURL((url) => url.pathname !== '/ingresar/');
		expect(sent).toEqual([expect.objectContaining({ grantType: 'password', rememberMe: true })]);
		const written = (await page.evaluate(() => sessionStorage.getItem('cookies'))) ?? '';
		expect(written).toMatch(
			new RegExp(`^${cookieName}=[^;]+; expires=Tue, 19 Jan 2038 03:14:07 GMT; domain=${id}\\.localhost; path=/$`, 'm'),
		);
		expect((await context.cookies()).find(({ name }) => name === cookieName)?.domain).toBe(`.${id}.localhost`);
		expect(await storedOf(page, cookieName)).toBeNull();
		expect(await storedOf(page, 'ArcId.AMP_READER_ID')).toMatch(/^[a-z0-9]{16}$/);
		await page.goto(program().url(id, '/perfil/'));
		await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Ana');
		expect(await page.locator('html[data-session]').count()).toBe(1);
		// What the profile still asks for would be refused after the sign-out.
		await page.waitForLoadState('networkidle');
		await signOut(page);
		expect((await context.cookies()).find(({ name }) => name === cookieName)).toBeUndefined();
		expect(await page.locator('html[data-session]').count()).toBe(0);
		expect(new Set(calls)).toEqual(new Set([apiOf(id)]));
		expect(complaints.console).toEqual([]);
	});

	it('LIM-04 LOC-15 stores no session of more than 4,000 characters in the cookie, and a warning says so', async () => {
		const email = `larga-${id}@mail.test`;
		await newReader(id, email);
		const { context, page } = await reader(sameHeaders);
		const warnings: string[] = [];
		page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
		await page.route('**/auth/login', async (route) => {
			const { body } = await call(id, 'POST', '/auth/login', { body: route.request().postDataJSON() });
			await route.fulfill({ headers: allowed(id), json: { ...JSON.parse(body), idToken: 'x'.repeat(4_000) } });
		});
		await open(page, id, '/ingresar/');
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, 'Ingresar').click();
		await expect.poll(() => warnings).toContainEqual(expect.stringContaining('ArcId.USER_INFO is too long for a cookie'));
		await page.waitForLoadState('networkidle');
		expect((await context.cookies()).filter(({ name }) => name === cookieName)).toEqual([]);
	});

	it.each(['Club', 'Apple'] as const)(
		'API-01 API-33 SOC-03 signs in at the pages of %s by that origin, in the same browser',
		async (name) => {
			providers[name === 'Club' ? 'club' : 'apple'].isUsedBy({ sub: `${name}-${id}`, given_name: 'Eva' });
			const { page } = await reader(sameHeaders);
			const complaints = listenTo(page);
			await open(page, id, '/ingresar/');
			await page.getByRole('link', { name: `Continuar con ${name}`, exact: true }).click();
			await button(page, 'Permitir').waitFor();
			expect(new URL(page.url()).searchParams.get('redirect_uri')).toMatch(new RegExp(`^${apiOf(id)}/`));
			await button(page, 'Permitir').click();
			await arriveAt(page, '/perfil/');
			await expect.poll(() => page.locator('html[data-session]').count()).toBe(1);
			expect(complaints.console).toEqual([]);
		},
	);

	it('ENT-07 ENT-08 SES-05 SES-06 stores what scripts look for, and removes all of it with a session that cannot be renewed', async () => {
		const email = `datos-${id}@mail.test`;
		await newReader(id, email);
		const { context, page } = await reader(sameHeaders);
		const segment = { id: 7, segment: 'futbol' };
		await page.route('**/v2/identity/segmentation', (route) => route.fulfill({ headers: allowed(id), json: segment }));
		await open(page, id, '/ingresar/');
		await fillIn(page, { Mail: email, Contraseña: goodPassword });
		await button(page, 'Ingresar').click();
		await page.waitForURL((url) => url.pathname !== '/ingresar/');
		expect(await storedOf(page, 'ArcId.USER_SETTINGS')).toEqual({ disqus: { ssoKey: expect.any(String) } });
		expect(await storedOf(page, 'ArcId.USER_SEGMENTS')).toMatchObject({ uuid: expect.any(String), segments: segment });
		expect(await storedOf(page, 'ArcId.AMP_READER_ID')).toMatch(/^[a-z0-9]{16}$/);
		// The page would notice the changed cookie and leave, too.
		await page.goto('about:blank');
		const cookie = (await context.cookies()).find(({ name }) => name === cookieName);
		const { refreshToken, ...rest } = JSON.parse(JSON.parse(decodeURIComponent(cookie?.value ?? '')));
		expect(refreshToken).toEqual(expect.any(String));
		const value = encodeURIComponent(JSON.stringify(JSON.stringify(rest)));
		await context.addCookies([{ name: cookieName, value, domain: `.${id}.localhost`, path: '/' }]);
		await page.goto(program().url(id, '/perfil/'), { waitUntil: 'commit' });
		await arriveAt(page, '/ingresar/');
		expect((await context.cookies()).find(({ name }) => name === cookieName)).toBeUndefined();
		expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^uuid-arc$|USER_/.test(key)))).toEqual([]);
	});
});
