import { describe, expect, it } from 'vitest';
import {
	readProfile,
	readSegments,
	readSettings,
	saveProfile,
	storedProfile,
	thirdPartyLogin,
	unlinkIdentity,
	unlinkOidc,
} from '#identity-client';
import { fakeAccounts, minute, profileOf, sessionFrom, start } from '../../tests/support/identity/fake-accounts.ts';

const get = 'GET /v1/profile';
const profileKey = 'ArcId.USER_PROFILE';

function signedIn(answers: Parameters<typeof fakeAccounts>[0] = {}) {
	const accounts = fakeAccounts({
		[get]: () => [200, profileOf()],
		'PATCH /v1/profile': () => [200, profileOf('ana', { firstName: 'Anita' })],
		...answers,
	});
	accounts.local.setItem('ArcId.USER_INFO', JSON.stringify(sessionFrom(start)));
	return accounts;
}

describe('the profile', () => {
	it('LIM-02 ENT-06 API-16 is requested once in ten minutes', async () => {
		const accounts = signedIn();
		const { client } = accounts.open();
		await readProfile(client);
		expect(accounts.local.getItem('ArcId.USER_PROFILE_EXPIRED_TIME')).toBe('2026-11-20T15:10:00.000Z');
		accounts.clock.now += 10 * minute - 1;
		await readProfile(accounts.open().client);
		expect(accounts.calls()).toEqual([get]);
		accounts.clock.now += 1;
		await readProfile(client);
		expect(accounts.calls()).toEqual([get, get]);
	});

	it('SES-09 is requested once by parts of a page that read it at the same time', async () => {
		const accounts = signedIn();
		const { client } = accounts.open();
		await Promise.all([readProfile(client), readProfile(client), readProfile(client)]);
		expect(accounts.calls()).toEqual([get]);
	});

	it('API-17 LIM-02 is stored again after a change', async () => {
		const accounts = signedIn();
		const { client } = accounts.open();
		await readProfile(client);
		await saveProfile(client, { firstName: 'Anita' });
		await expect(readProfile(client)).resolves.toMatchObject({ firstName: 'Anita' });
		expect(accounts.calls()).toEqual([get, 'PATCH /v1/profile']);
	});

	it('is never the stored profile of another reader', async () => {
		const accounts = signedIn();
		accounts.local.setItem(profileKey, JSON.stringify(profileOf('bea')));
		accounts.local.setItem('ArcId.USER_PROFILE_EXPIRED_TIME', '2030-01-01T00:00:00.000Z');
		const { client } = accounts.open();
		expect(storedProfile(client)).toBeUndefined();
		await expect(readProfile(client)).resolves.toMatchObject({ uuid: 'ana' });
	});

	it('is not stored when its reader signed out meanwhile', async () => {
		const bea = JSON.stringify(sessionFrom(start, 'bea'));
		const accounts = signedIn({
			[get]: () => {
				accounts.local.setItem('ArcId.USER_INFO', bea);
				return [200, profileOf('ana')];
			},
		});
		await readProfile(accounts.open().client);
		expect(accounts.local.getItem(profileKey)).toBeNull();
	});

	it.each(['{', 'null', '[]', '{"uuid":"ana"}', '"ana"'])('is requested again when storage has %s', async (text) => {
		const accounts = signedIn();
		accounts.local.setItem(profileKey, text);
		accounts.local.setItem('ArcId.USER_PROFILE_EXPIRED_TIME', '2030-01-01T00:00:00.000Z');
		await expect(readProfile(accounts.open().client)).resolves.toEqual(profileOf());
	});

	it('API-38 API-39 is stored without the removed login', async () => {
		const accounts = signedIn({
			'DELETE /v1/identity/google': () => [200, profileOf('ana', { displayName: 'without Google' })],
			'PUT /v2/oidc/unlink': () => [200, profileOf('ana', { displayName: 'without another' })],
		});
		const { client } = accounts.open();
		await unlinkIdentity(client, 'Google');
		expect(storedProfile(client)?.displayName).toBe('without Google');
		await unlinkOidc(client, 'https://issuer.test');
		expect(storedProfile(client)?.displayName).toBe('without another');
	});
});

describe('what is stored beside the profile', () => {
	it('ENT-08 has the segments, in the SDK’s format', async () => {
		const accounts = signedIn({ 'GET /v2/identity/segmentation': () => [200, { id: 1, segment: 'abonados' }] });
		await expect(readSegments(accounts.open().client)).resolves.toEqual({ id: 1, segment: 'abonados' });
		const segments = { updated: '2026-11-20T15:00:00.000Z', uuid: 'ana', segments: { id: 1, segment: 'abonados' } };
		expect(accounts.local.json('ArcId.USER_SEGMENTS')).toEqual(segments);
	});

	it('ENT-07 has the settings, which are requested each time', async () => {
		const accounts = signedIn({ 'GET /v1/user/settings': () => [200, { disqus: { ssoKey: 'k' } }] });
		const { client } = accounts.open();
		await readSettings(client);
		await readSettings(client);
		expect(accounts.local.json('ArcId.USER_SETTINGS')).toEqual({ disqus: { ssoKey: 'k' } });
		expect(accounts.requests).toHaveLength(2);
	});

	it('LOC-07 has nothing for another service than Disqus', async () => {
		await expect(thirdPartyLogin(signedIn().open().client, 'OTHER')).rejects.toThrow('Unsupported third party service requested');
	});
});

describe('storage that is full or forbidden', () => {
	it('changes nothing for as long as the page is open', async () => {
		const accounts = signedIn();
		accounts.local.full = true;
		const { client } = accounts.open();
		await readProfile(client);
		await readProfile(client);
		expect(accounts.calls()).toEqual([get]);
	});
});
