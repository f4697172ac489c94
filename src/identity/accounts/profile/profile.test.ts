import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../../tests/support/identity/identity.ts';

describe('the profile', () => {
	const service = testIdentity();

	it('API-16 ENT-03 ENT-04 ENT-05 has all of its members, null where there is no value', async () => {
		const { uuid, accessToken } = await service.reader();
		const { body } = await service.call('GET', '/profile', { token: accessToken });
		expect(body).toMatchObject({ uuid, email: 'ana@mail.test', emailVerified: true, picture: null, firstName: 'Ana', lastName: 'Núñez' });
		expect(body.attributes).toEqual([{ name: 'subscripted', value: 'false', type: 'Boolean' }]);
		expect(body.identities).toEqual([
			{ type: 'Password', userName: 'ana@mail.test', passwordReset: false, locked: false, lastLoginDate: service.clock.now.getTime() },
		]);
	});

	it('API-17 changes what is sent and leaves the rest', async () => {
		const { accessToken } = await service.reader();
		const change = { lastName: 'Paz', contacts: [{ phone: '1123456789', type: 'PRIMARY' }], attributes: [{ name: 'signo', value: 'leo' }] };
		const { body } = await service.call('PATCH', '/profile', { token: accessToken, body: change });
		expect(body).toMatchObject({ firstName: 'Ana', lastName: 'Paz', contacts: change.contacts });
		expect(body.attributes).toEqual([{ name: 'signo', value: 'leo', type: 'String' }]);
		const address = { line1: 'Florida 1', locality: 'Quilmes', type: 'HOME' };
		const moved = await service.call('PATCH', '/profile', { token: accessToken, body: { addresses: [address] } });
		expect(moved.body).toMatchObject({ contacts: change.contacts, addresses: [address], attributes: body.attributes });
	});

	it('API-17 keeps texts without the spaces around them, and empties what is sent as null or empty', async () => {
		const { accessToken: token } = await service.reader();
		const patch = (change: object) => service.call('PATCH', '/profile', { token, body: change });
		const contacts = [{ phone: '1123456789', type: 'PRIMARY' }];
		expect((await patch({ firstName: ' Eva ', displayName: ' La Eva ', contacts })).body).toMatchObject({
			firstName: 'Eva',
			displayName: 'La Eva',
		});
		const { status, body } = await patch({ firstName: '', displayName: null, contacts: null, attributes: null });
		expect(status).toBe(200);
		expect(body).toMatchObject({ firstName: null, lastName: 'Núñez', displayName: null, contacts: [], attributes: [] });
	});

	it('refuses members that a reader may not set, and changes nothing', async () => {
		const { accessToken } = await service.reader();
		for (const wrong of [{ emailVerified: true }, { uuid: 'x' }, { roles: ['admin'] }, { identities: [] }, { status: 'Disabled' }]) {
			const { status, body } = await service.call('PATCH', '/profile', { token: accessToken, body: { lastName: 'Otra', ...wrong } });
			expect(status).toBe(400);
			expect(body).toMatchObject({ httpStatus: 400, error: true });
		}
		expect((await service.call('GET', '/profile', { token: accessToken })).body).toMatchObject({ lastName: 'Núñez', status: 'Active' });
	});
});
