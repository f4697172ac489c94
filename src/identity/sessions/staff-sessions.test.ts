import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { testBrand, testOrigin } from '../../../tests/support/test-brand.ts';

const staff = { id: 'e3b7c8f0-0000-4000-8000-000000000001', name: 'Julia' };

describe('the session of a member of staff who acts for a reader', () => {
	const service = testIdentity();
	const impersonate = (uuid: string) =>
		service.identity().support.impersonate({ site: { brand: brands[testBrand], origin: testOrigin }, staff }, uuid);

	it('T15 ADM-04 names the member of staff in its answers and access tokens, also when it is renewed', async () => {
		const { uuid } = await service.reader();
		const opened = await impersonate(uuid);
		const body = { grantType: 'refresh-token', token: opened?.refreshToken };
		const renewed = (await service.call('POST', '/auth/token', { body })).body;
		for (const answer of [opened, renewed]) {
			expect(answer).toMatchObject({ uuid, impersonator: 'Julia' });
			expect(decodeJwt(String(answer?.accessToken))).toMatchObject({ uuid, act: staff });
		}
	});

	it('T15 P03 reads the profile, and not the copy of the reader’s data', async () => {
		const { uuid, accessToken } = await service.reader();
		const { id } = (await service.call('POST', '/gdpr', { token: accessToken })).body;
		const token = (await impersonate(uuid))?.accessToken;
		expect((await service.call('GET', '/profile', { token })).status).toBe(200);
		expect(await service.call('GET', `/gdpr/${id}`, { token })).toMatchObject({
			status: 403,
			body: { code: 'impersonation-is-read-only' },
		});
	});
});
