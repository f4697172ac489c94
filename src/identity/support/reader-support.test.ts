import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand, testOrigin } from '../../../tests/support/test-brand.ts';

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

	it('R16 sends a reset link to the reader and does not show it to staff', async () => {
		const { uuid } = await service.reader();
		expect(await support().sendReset(by, uuid)).toBe(true);
		expect(service.mails.at(-1)).toMatchObject({ template: 'reset', to: 'ana@mail.test' });
		expect(await support().sendReset(by, '00000000-0000-4000-8000-000000000000')).toBe(false);
	});

	it('ends all sessions of a reader', async () => {
		const { uuid, accessToken } = await service.reader();
		await support().endSessions(by, uuid);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(401);
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
