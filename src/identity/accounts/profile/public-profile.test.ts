import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { testIdentity } from '../../../../tests/support/identity/identity.ts';

describe('what anybody may see of a reader', () => {
	const service = testIdentity();
	const profileOf = (uuid: string, brand = brands.tn) => service.identity().publicProfile(brand, uuid);

	it('P04 is her id, a name to show and a picture, and nothing else', async () => {
		const { uuid, accessToken } = await service.reader();
		expect(await profileOf(uuid)).toEqual({ uuid, displayName: 'Ana', picture: null });
		await service.call('PATCH', '/profile', {
			token: accessToken,
			body: { displayName: 'Anita', contacts: [{ phone: '541145556666', type: 'HOME' }] },
		});
		expect(await profileOf(uuid)).toEqual({ uuid, displayName: 'Anita', picture: null });
	});

	it('P04 is nothing for a reader of another brand, one who is disabled, and what is no id', async () => {
		const { uuid } = await service.reader();
		expect(await profileOf(uuid, brands.ciudad)).toBeUndefined();
		expect(await profileOf("' or 1=1 --")).toBeUndefined();
		await sql`update identity.account set status = 'Disabled'`.execute(service.database().sql);
		expect(await profileOf(uuid)).toBeUndefined();
	});
});
