import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { realGuards } from '../../../../tests/support/identity/guards.ts';
import { goodPassword, newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand, testOrigin } from '../../../../tests/support/test-brand.ts';

const by = { site: { brand: brands[testBrand], origin: testOrigin }, staff: { id: 'e3b7c8f0-0000-4000-8000-000000000001', name: 'Julia' } };

describe('reader support', () => {
	const service = testIdentity();
	const support = () => service.identity().support;

	it('finds a reader of the brand by any spelling of their email address or by uuid, and no reader of another brand', async () => {
		const { uuid } = await service.reader();
		expect(await support().find(by.site, ' ANA@mail.test')).toMatchObject({ uuid, name: 'Ana Núñez', logins: [{ type: 'Password' }] });
		expect((await support().find(by.site, uuid))?.events.map(({ event }) => event)).toEqual(['signed_in', 'email_verified', 'signed_up']);
		expect(await support().find({ brand: brands[otherBrand], origin: '' }, uuid)).toBeUndefined();
	});

	it.each([
		[{ firstName: null }, 'Núñez'],
		[{ lastName: null }, 'Ana'],
		[{ firstName: null, lastName: null }, ''],
	])('names a reader after a change to %j: %j', async (change, name) => {
		const { uuid, accessToken } = await service.reader();
		await service.call('PATCH', '/profile', { token: accessToken, body: change });
		expect(await support().find(by.site, uuid)).toMatchObject({ name });
	});

	it('T15 opens a read-only session of fifteen minutes that names the reader and the member of staff', async () => {
		const { uuid } = await service.reader();
		const session = await support().impersonate(by, uuid);
		const token = session?.accessToken;
		expect(session).toMatchObject({ uuid, impersonator: 'Julia' });
		expect(JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ uuid, act: by.staff });
		expect((await service.call('GET', '/profile', { token })).status).toBe(200);
		for (const [method, path, body] of changes) {
			expect((await service.call(method, path, { token, body })).status, `${method} ${path}`).toBe(403);
		}
		service.clock.now = new Date(service.clock.now.getTime() + 15 * 60_000 + 61_000);
		expect((await service.call('GET', '/profile', { token })).status).toBe(401);
		const body = { grantType: 'refresh-token', token: session?.refreshToken };
		expect((await service.call('POST', '/auth/token', { body })).status).toBe(401);
		expect((await support().find(by.site, uuid))?.events[0]).toMatchObject({ event: 'impersonated' });
	});

	it.each(['sendVerification', 'sendReset', 'liftThrottle', 'endSessions'] as const)(
		'says of %s whether there is such a reader',
		async (action) => {
			const { uuid } = await service.reader();
			expect(await support()[action](by, uuid)).toBe(true);
			expect(await support()[action](by, '00000000-0000-4000-8000-000000000000')).toBe(false);
		},
	);

	it('R16 sends a reset link to the reader and does not show it to staff', async () => {
		const { uuid } = await service.reader();
		await support().sendReset(by, uuid);
		expect(service.mails.at(-1)).toMatchObject({ template: 'reset', to: 'ana@mail.test' });
	});

	it('sends the link that verifies the email address again', async () => {
		const { uuid } = (await service.call('POST', '/signup', { body: newAccount('lenta@mail.test') })).body;
		await support().sendVerification(by, String(uuid));
		expect(service.mails.map(({ template, to }) => [template, to])).toEqual(Array(2).fill(['verify', 'lenta@mail.test']));
	});

	it('ends all sessions of a reader', async () => {
		const { uuid, accessToken } = await service.reader();
		await support().endSessions(by, uuid);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(401);
		expect((await support().find(by.site, uuid))?.events[0]).toMatchObject({ event: 'session_ended' });
	});

	it('lists when the reader last signed in, and the open sessions by the time that each was seen', async () => {
		const { uuid } = (await service.call('POST', '/signup', { body: newAccount('nueva@mail.test') })).body;
		const found = async (reader: string) => support().find(by.site, reader);
		expect(await found(String(uuid))).toMatchObject({ logins: [{ lastLoginDate: null }] });
		await service.reader();
		const now = service.clock.now.getTime();
		expect(await found('ana@mail.test')).toMatchObject({ logins: [{ lastLoginDate: now }], sessions: [{ seenOn: now }, { seenOn: now }] });
	});
});

describe('a reader whom wrong passwords have locked out', () => {
	const service = testIdentity({}, undefined, realGuards());
	const signInWith = (password: string) => service.call('POST', '/auth/login', { body: signIn('ana@mail.test', password) });

	it('A11 signs in once staff lift the limit, which is in their history', async () => {
		const { uuid } = await service.reader();
		for (let guess = 0; guess < 10; guess += 1) await signInWith('wrong');
		expect((await signInWith(goodPassword)).status).toBe(429);
		const { support } = service.identity();
		await support.liftThrottle(by, uuid);
		expect((await signInWith(goodPassword)).status).toBe(200);
		expect((await support.find(by.site, uuid))?.events).toContainEqual(expect.objectContaining({ event: 'throttle_lifted' }));
	});
});

const changes = [
	['PATCH', '/profile', { lastName: 'Otra' }],
	['PUT', '/password', { oldPassword: 'a', newPassword: 'b' }],
	['DELETE', '/user/anonymize', undefined],
	['POST', '/gdpr', undefined],
	['DELETE', '/sessions/others', undefined],
	['DELETE', '/identity/password', undefined],
	['DELETE', '/avatar', undefined],
	['POST', '/auth/login', undefined],
	['GET', '/v2/oidc/signin?code=a', undefined],
	['PUT', '/v2/oidc/unlink', { identifier: 'a' }],
	['GET', '/v2/oidc/provider/login', undefined],
	['GET', '/swg/accesstoken', undefined],
	['GET', '/swg/a/relink/b', undefined],
] as const;
