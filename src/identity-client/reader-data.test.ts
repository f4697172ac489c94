import { describe, expect, it } from 'vitest';
import { readProfile, saveProfile, storedProfile, storeReaderData, thirdPartyLogin, unlinkIdentity, unlinkOidc } from '#identity-client';
import { fakeAccounts, minute, noCaptchas, profileOf, refusal, sessionFrom, start } from '../../tests/support/identity/fake-accounts.ts';

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

describe('what is stored for other scripts of the site', () => {
	const answers = {
		'GET /v1/config': () => [200, { ...noCaptchas, disqus: { enabled: true, publicKey: 'p' } }] as const,
		'GET /v1/user/settings': () => [200, { disqus: { ssoKey: 'k' } }] as const,
		'GET /v2/identity/segmentation': () => [200, { id: 1, segment: 'abonados' }] as const,
	};

	it('ENT-07 ENT-08 SOC-04 is the segment, the settings of Disqus and an id for AMP pages, in the SDK’s formats', async () => {
		const accounts = signedIn(answers);
		await storeReaderData(accounts.open().client);
		expect(accounts.local.json('ArcId.USER_SETTINGS')).toEqual({ disqus: { ssoKey: 'k' } });
		const segments = { updated: '2026-11-20T15:00:00.000Z', uuid: 'ana', segments: { id: 1, segment: 'abonados' } };
		expect(accounts.local.json('ArcId.USER_SEGMENTS')).toEqual(segments);
		expect(accounts.local.json('ArcId.AMP_READER_ID')).toMatch(/^[a-z0-9]{16}$/);
	});

	it('ENT-07 is only what the service gives, and a failure is only logged', async () => {
		const accounts = signedIn({ ...answers, 'GET /v1/user/settings': () => refusal(500, '100011', 'Internal server error') });
		const page = accounts.open();
		await storeReaderData(page.client);
		expect(accounts.local.getItem('ArcId.USER_SETTINGS')).toBeNull();
		expect(accounts.local.json('ArcId.USER_SEGMENTS')).toMatchObject({ uuid: 'ana' });
		expect(page.warnings).toEqual(['Data about the reader was not stored']);
	});

	it('LIM-07 ENT-08 is another id of 16 letters and digits in each browser, which stays', async () => {
		const ids = [];
		for (let browser = 0; browser < 200; browser++) {
			const accounts = signedIn(answers);
			await storeReaderData(accounts.open().client);
			const id = accounts.local.json('ArcId.AMP_READER_ID');
			await storeReaderData(accounts.open().client);
			expect(accounts.local.json('ArcId.AMP_READER_ID')).toBe(id);
			ids.push(id);
		}
		expect(ids.filter((id) => !/^[a-z0-9]{16}$/.test(String(id)))).toEqual([]);
		expect(new Set(ids).size).toBe(200);
		expect(new Set(ids.join('')).size).toBe(36);
	});
});

describe('the sign-in at another service', () => {
	const disqus = { 'GET /v1/config': () => [200, { ...noCaptchas, disqus: { enabled: true, publicKey: 'p' } }] as const };

	it('SOC-04 ENT-07 gives the keys of Disqus, which are requested each time and kept', async () => {
		const accounts = signedIn({ ...disqus, 'GET /v1/user/settings': () => [200, { disqus: { ssoKey: 'k' } }] });
		const { client } = accounts.open();
		await thirdPartyLogin(client, 'DISQUS');
		await expect(thirdPartyLogin(client, 'DISQUS')).resolves.toEqual({ enabled: true, publicKey: 'p', ssoToken: 'k' });
		expect(accounts.local.json('ArcId.USER_SETTINGS')).toEqual({ disqus: { ssoKey: 'k' } });
		expect(accounts.calls().filter((one) => one === 'GET /v1/user/settings')).toHaveLength(2);
	});

	it('SOC-04 says that Disqus is off where the brand has none, and asks nothing about the reader', async () => {
		const accounts = signedIn({ 'GET /v1/config': () => [200, noCaptchas] });
		await expect(thirdPartyLogin(accounts.open().client, 'DISQUS')).resolves.toEqual({ enabled: false });
		expect(accounts.calls()).toEqual(['GET /v1/config']);
	});

	it('LOC-07 is refused for another service than Disqus, before anything is sent', async () => {
		const accounts = signedIn();
		await expect(thirdPartyLogin(accounts.open().client, 'OTHER')).rejects.toThrow('Unsupported third party service requested');
		expect(accounts.requests).toEqual([]);
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
