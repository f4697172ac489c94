import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { readConfig } from '#platform/config';
import { newAccount, signIn as signInBody, testIdentity } from '../../../tests/support/identity/identity.ts';
import { originOf, testBrand, testOrigin, thirdBrand } from '../../../tests/support/test-brand.ts';

const { signIn } = readConfig([testBrand, thirdBrand], {
	ACCOUNT_ORIGINS: `${testBrand}=https://shop.example,${testBrand}=https://club.example:8443`,
});

describe('another site that a brand names', () => {
	const service = testIdentity({ signIn });
	const ask = async (origin: string, brand: BrandId = testBrand, method = 'GET') =>
		(await service.call(method, '/config', { brand, headers: { origin, 'access-control-request-method': 'POST' } })).headers;
	const allowed = async (...args: Parameters<typeof ask>) => (await ask(...args))['access-control-allow-origin'];

	it.each(['https://shop.example', 'https://club.example:8443'])('W08 may call from its pages with its cookies: %s', async (origin) => {
		for (const method of ['GET', 'OPTIONS']) {
			expect(await ask(origin, testBrand, method)).toMatchObject({
				'access-control-allow-origin': origin,
				'access-control-allow-credentials': 'true',
				vary: 'Origin',
			});
		}
	});

	it('W08 learns before a call what it may send, and caches that for two hours', async () => {
		expect(await ask('https://shop.example', testBrand, 'OPTIONS')).toMatchObject({
			'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
			'access-control-allow-headers': 'Authorization, Content-Type',
			'access-control-max-age': '7200',
		});
	});

	it('W08 is allowed by its exact origin, at that brand only', async () => {
		const others = [
			'https://shop.example.',
			'http://shop.example',
			'https://shop.example:8443',
			'https://club.example',
			'https://SHOP.example',
		];
		const likes = ['https://shop.example.evil.test', 'https://evilshop.example', 'https://a.shop.example', 'null', 'https://evil.test'];
		for (const origin of [...others, ...likes]) {
			expect(await ask(origin), origin).toMatchObject({ vary: 'Origin' });
			expect(await allowed(origin), origin).toBeUndefined();
			expect((await ask(origin))['access-control-allow-credentials'], origin).toBeUndefined();
		}
		expect(await allowed('https://shop.example', thirdBrand)).toBeUndefined();
	});

	it.each(['https://evil.test', 'null', `${testOrigin}.evil.test`, testOrigin.replace('https', 'http')])(
		'W09 T11 signs nobody in, up or out, and changes nothing, from a page of %s',
		async (origin) => {
			const { accessToken } = await service.reader();
			const headers = { origin };
			const from = (method: string, path: string, more: object = {}) => service.call(method, path, { headers, ...more });
			const login = await from('POST', '/auth/login?cookie=true', { body: signInBody('ana@mail.test') });
			expect(login).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
			expect(login.headers['set-cookie']).toBeUndefined();
			const calls = [
				from('POST', '/signup', { body: newAccount('mala@mail.test') }),
				from('PATCH', '/profile', { token: accessToken, body: { firstName: 'Eva' } }),
				from('DELETE', '/auth/token', { token: accessToken }),
				from('POST', '/v2/oidc/provider/token', { form: { grant_type: 'authorization_code' } }),
				from('GET', '/email/verify/nonce'),
			];
			for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
			expect((await service.call('GET', '/profile', { token: accessToken })).body).toMatchObject({ firstName: 'Ana' });
			expect((await from('GET', '/config')).status).toBe(200);
		},
	);

	it('W09 sign-in works for our pages, for pages that the brand names, and for programs', async () => {
		await service.reader();
		for (const origin of [testOrigin, originOf(thirdBrand), 'https://shop.example', undefined]) {
			const headers: Record<string, string> = origin === undefined ? {} : { origin };
			expect((await service.call('POST', '/auth/login', { headers, body: signInBody('ana@mail.test') })).status, origin).toBe(200);
		}
	});

	it('W08 can read refusals, which its forms need', async () => {
		const { status, headers } = await service.call('GET', '/profile', { headers: { origin: 'https://shop.example' } });
		expect([status, headers['access-control-allow-origin']]).toEqual([401, 'https://shop.example']);
		expect(headers['access-control-expose-headers']).toBe('Retry-After, X-Request-Id');
	});

	it('W08 may call nothing at a host that is of no brand', async () => {
		const request = { url: '/identity/public/v1/config', headers: { host: 'nobody.test', origin: 'https://shop.example' } };
		const { statusCode, headers, body } = await service.send(request);
		expect([statusCode, JSON.parse(body).code]).toEqual([421, 'brand-not-found']);
		expect(headers['access-control-allow-origin']).toBeUndefined();
	});
});

describe('our own pages', () => {
	const service = testIdentity();

	it.each([testOrigin, originOf(thirdBrand)])('W08 may call with cookies: those of %s', async (origin) => {
		expect((await service.call('GET', '/config', { headers: { origin } })).headers).toMatchObject({
			'access-control-allow-origin': origin,
			'access-control-allow-credentials': 'true',
		});
	});
});

describe('the pages of a client', () => {
	const redirectUris = ['ar.example.app://[', 'ar.example.app:/in', 'http://localhost:5173/in'];
	const client = { clientId: 'club', name: 'Club', redirectUris };
	const settings = { google: [], facebook: [], apple: undefined, oidc: [], clients: [client] };
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]) });
	const ask = async (origin: string) => (await service.call('GET', '/config', { headers: { origin } })).headers;

	it('W08 may call from the machine of a developer, without cookies', async () => {
		const headers = await ask('http://localhost:5173');
		expect(headers['access-control-allow-origin']).toBe('http://localhost:5173');
		expect(headers['access-control-allow-credentials']).toBeUndefined();
	});

	it.each(['null', 'ar.example.app://', 'https://localhost:5173'])('W08 are not those of %s', async (origin) => {
		expect((await ask(origin))['access-control-allow-origin']).toBeUndefined();
	});
});
