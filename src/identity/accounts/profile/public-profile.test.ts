import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { testIdentity } from '../../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../../tests/support/test-brand.ts';

describe('the public profile of a reader', () => {
	const service = testIdentity();
	const publicProfile = (uuid: string, brand = brands[testBrand]) => service.identity().publicProfile(brand, uuid);

	it('P04 has an id, a name and a picture, and nothing else', async () => {
		const { uuid, accessToken } = await service.reader();
		expect(await publicProfile(uuid)).toEqual({ uuid, displayName: 'Ana', picture: null });
		await service.call('PATCH', '/profile', {
			token: accessToken,
			body: { displayName: 'Anita', contacts: [{ phone: '541145556666', type: 'HOME' }] },
		});
		expect(await publicProfile(uuid)).toEqual({ uuid, displayName: 'Anita', picture: null });
	});

	it('P04 does not exist for a reader of another brand, a disabled account, and an invalid id', async () => {
		const { uuid } = await service.reader();
		expect(await publicProfile(uuid, brands[otherBrand])).toBeUndefined();
		expect(await publicProfile("' or 1=1 --")).toBeUndefined();
		await sql`update identity.account set status = 'Disabled'`.execute(service.database().sql);
		expect(await publicProfile(uuid)).toBeUndefined();
	});
});
