import { describe, expect, it } from 'vitest';
import {
	approveDeletion,
	emailToVerify,
	isRefusal,
	login,
	logout,
	modifyPassword,
	redeemOneTimeLink,
	refusals,
	requestOneTimeLink,
	requestPasswordReset,
	signUp,
} from '#identity-client';
import { fakeAccounts, minute, noCaptchas, profileOf, refusal, sessionFrom, start } from '../../tests/support/identity/fake-accounts.ts';

const sessionKey = 'ArcId.USER_INFO';
const ana = { email: 'ana@mail.test', password: 'nubes sobre Quilmes 7' };
const answers = {
	'GET /v1/config': () => [200, noCaptchas] as const,
	'POST /v1/auth/login': () => [200, sessionFrom(start)] as const,
	'GET /v1/profile': () => [200, profileOf('ana', { attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' }] })] as const,
	'PATCH /v1/profile': () => [200, profileOf()] as const,
	'DELETE /v1/auth/token': () => [200, { success: true }] as const,
};
const asksForCaptchas = Object.fromEntries(
	Object.entries(noCaptchas).map(([name, value]) => [name, name.endsWith('Recaptcha') ? true : value]),
);

describe('login', () => {
	it('API-07 sends the address as the user name, and the password', async () => {
		const accounts = fakeAccounts(answers);
		await login(accounts.open().client, { ...ana, rememberMe: true });
		expect(accounts.requests[1]).toEqual({
			call: 'POST /v1/auth/login',
			authorization: undefined,
			body: { grantType: 'password', userName: ana.email, credentials: ana.password, rememberMe: true },
		});
	});

	it('SES-07 SES-08 FLOW-02 ENT-02 stores session and uuid in local storage, and posts a message to the page', async () => {
		const accounts = fakeAccounts(answers);
		const page = accounts.open();
		await expect(login(page.client, { ...ana, rememberMe: true })).resolves.toEqual(sessionFrom(start));
		expect(accounts.local.json(sessionKey)).toEqual(sessionFrom(start));
		expect(accounts.local.getItem('uuid-arc')).toBe('ana');
		expect(page.messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'password' }]);
	});

	it('SES-07 without rememberMe ends with the tab, as does the stored data of the reader', async () => {
		const accounts = fakeAccounts(answers);
		const page = accounts.open();
		await login(page.client, ana);
		expect(page.tab.json(sessionKey)).toEqual(sessionFrom(start));
		expect(page.tab.keys()).toContain('ArcId.USER_PROFILE');
		expect(accounts.local.keys()).toEqual(['uuid-arc', 'ArcId.USER_PROFILE_EXPIRED_TIME']);
	});

	it('LIM-04 LOC-15 stores up to 4,000 characters of a session in a cookie; with more it stores none, and logs a warning', async () => {
		const lengthOf = (session: object) => encodeURIComponent(JSON.stringify(JSON.stringify(session))).length;
		const room = 4_000 - lengthOf({ ...sessionFrom(start), idToken: '' });
		for (const more of [0, 1]) {
			const session = { ...sessionFrom(start), idToken: 'x'.repeat(room + more) };
			const accounts = fakeAccounts({ ...answers, 'POST /v1/auth/login': () => [200, session] });
			const page = accounts.open({ baseDomain: 'tn.test' });
			await login(page.client, { ...ana, rememberMe: true });
			expect(accounts.cookies.find(sessionKey)?.value?.length).toBe(more === 0 ? 4_000 : undefined);
			expect(page.warnings).toEqual(more === 0 ? [] : ['ArcId.USER_INFO is too long for a cookie: 4001 characters']);
			expect(accounts.local.getItem(sessionKey)).toBeNull();
		}
	});

	it('FLOW-04 SOC-05 records how and when among the attributes of the profile', async () => {
		const accounts = fakeAccounts(answers);
		await login(accounts.open().client, ana);
		const value = JSON.stringify({ method: 'password', date: '2026-11-20T15:00:00.000Z' });
		expect(accounts.requests.at(-1)).toMatchObject({
			call: 'PATCH /v1/profile',
			body: {
				attributes: [
					{ name: 'subscripted', value: 'false', type: 'Boolean' },
					{ name: 'lastLogin', value, type: 'String' },
				],
			},
		});
	});

	it('LOC-14 succeeds when that cannot be recorded, and logs it', async () => {
		const accounts = fakeAccounts({ ...answers, 'PATCH /v1/profile': () => refusal(500, '100011', 'Internal server error') });
		const page = accounts.open();
		await expect(login(page.client, ana)).resolves.toEqual(sessionFrom(start));
		expect(page.warnings).toEqual(['The sign-in was not noted in the profile']);
	});

	it('FLOW-09 stores the email that is not verified in the tab', async () => {
		const accounts = fakeAccounts({ ...answers, 'POST /v1/auth/login': () => refusal(401, '130051', 'Email Address is not verified') });
		const page = accounts.open();
		const error = await login(page.client, ana).catch((thrown) => thrown);
		expect(isRefusal(error, refusals.emailNotVerified)).toBe(true);
		expect(page.tab.getItem('emailToVerify')).toBe(ana.email);
		expect(emailToVerify(page.client)).toBe(ana.email);
		expect(accounts.local.keys()).toEqual([]);
	});

	it('LIM-02 removes the data of the reader before', async () => {
		const accounts = fakeAccounts(answers);
		for (const key of ['USER_PROFILE', 'USER_SEGMENTS', 'USER_SETTINGS'])
			accounts.local.setItem(`ArcId.${key}`, JSON.stringify(profileOf('bea')));
		accounts.local.setItem('ArcId.USER_PROFILE_EXPIRED_TIME', '2030-01-01T00:00:00Z');
		await login(accounts.open().client, { ...ana, rememberMe: true });
		expect(accounts.calls()).toContain('GET /v1/profile');
		expect(accounts.local.json('ArcId.USER_PROFILE')).toEqual(profileOf());
		expect(accounts.local.getItem('ArcId.USER_SETTINGS')).toBeNull();
	});

	it('is sent without the configuration: then the service decides about captchas', async () => {
		const accounts = fakeAccounts({ ...answers, 'GET /v1/config': () => refusal(503, 'unavailable', 'Not available') });
		await expect(login(accounts.open().client, ana)).resolves.toEqual(sessionFrom(start));
	});

	it('API-12 by a link opens a session that lasts, and posts no message', async () => {
		const accounts = fakeAccounts({ ...answers, 'GET /v1/auth/magiclink/n-1': () => [200, sessionFrom(start)] });
		const page = accounts.open();
		await redeemOneTimeLink(page.client, 'n-1');
		expect(accounts.local.json(sessionKey)).toEqual(sessionFrom(start));
		expect(page.messages).toEqual([]);
	});
});

describe('a form without the captcha that it needs', () => {
	it('LOC-01 RULE-18 is refused before anything is sent', async () => {
		const accounts = fakeAccounts({ ...answers, 'GET /v1/config': () => [200, asksForCaptchas] });
		const { client } = accounts.open();
		const without = { code: '130001', message: 'Captcha token invalid' };
		await expect(login(client, ana)).rejects.toEqual(without);
		await expect(signUp(client, ana)).rejects.toEqual(without);
		await expect(requestOneTimeLink(client, ana.email)).rejects.toEqual(without);
		await expect(requestPasswordReset(client, ana.email)).rejects.toEqual(without);
		await expect(modifyPassword(client, { newPassword: 'b', nonce: 'n' })).rejects.toEqual(without);
		expect(accounts.calls()).toEqual(['GET /v1/config']);
	});
});

describe('sign-up', () => {
	const signedUp = { ...sessionFrom(start), identities: [], profile: { ...profileOf(), uuid: undefined, identities: undefined } };

	it('API-21 ENT-09 ENT-10 ENT-11 sends identity, profile and captcha token', async () => {
		const accounts = fakeAccounts({ ...answers, 'POST /v1/signup': () => [200, signedUp] });
		await signUp(accounts.open().client, { ...ana, firstName: 'Ana', rememberMe: true, recaptchaToken: 'c' });
		expect(accounts.requests.at(-1)?.body).toEqual({
			identity: { userName: ana.email, credentials: ana.password },
			profile: {
				email: ana.email,
				emailVerified: false,
				firstName: 'Ana',
				attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' }],
			},
			recaptchaToken: 'c',
		});
	});

	it('ENT-12 stores the session and the profile of the answer', async () => {
		const accounts = fakeAccounts({ ...answers, 'POST /v1/signup': () => [200, signedUp] });
		await signUp(accounts.open().client, { ...ana, rememberMe: true });
		expect(accounts.local.json(sessionKey)).toEqual(sessionFrom(start));
		expect(accounts.local.json('ArcId.USER_PROFILE')).toEqual(profileOf());
	});

	it('ENT-12 stores no session when the brand opens none', async () => {
		const { accessToken, refreshToken, ...without } = signedUp;
		const accounts = fakeAccounts({ ...answers, 'POST /v1/signup': () => [200, without] });
		await expect(signUp(accounts.open().client, ana)).resolves.toMatchObject({ uuid: 'ana' });
		expect(accounts.local.keys()).toEqual([]);
	});
});

describe('a new password', () => {
	const reset = 'PUT /v1/password/reset/n-1';
	const newPassword = { nonce: 'n-1', newPassword: 'otra nube 8', recaptchaToken: 'c' };
	const identity = { userName: ana.email, passwordReset: false, type: 'Password', lastLoginDate: null, locked: false };

	it('FLOW-17 is set by the link, then used to sign in to a session that lasts', async () => {
		const accounts = fakeAccounts({ ...answers, [reset]: () => [200, identity] });
		await modifyPassword(accounts.open().client, newPassword);
		expect(accounts.requests[0]).toMatchObject({ call: reset, body: { newPassword: 'otra nube 8' } });
		expect(accounts.requests[1]).toMatchObject({
			call: 'POST /v1/auth/login',
			body: { userName: ana.email, credentials: 'otra nube 8', rememberMe: true, recaptchaToken: 'c' },
		});
		expect(accounts.local.json(sessionKey)).toEqual(sessionFrom(start));
	});

	it('FLOW-19 throws the refusal of that sign-in', async () => {
		const refuse = () => refusal(401, '300040', 'Authentication failed');
		const accounts = fakeAccounts({ ...answers, [reset]: () => [200, identity], 'POST /v1/auth/login': refuse });
		const error = await modifyPassword(accounts.open().client, newPassword).catch((thrown) => thrown);
		expect(isRefusal(error, refusals.authenticationFailed)).toBe(true);
	});
});

describe('logout', () => {
	const out = (change: Parameters<typeof fakeAccounts>[0] = {}, ago = minute) => {
		const accounts = fakeAccounts({ ...answers, ...change });
		for (const key of ['USER_PROFILE', 'USER_SEGMENTS', 'USER_SETTINGS']) accounts.local.setItem(`ArcId.${key}`, '{}');
		accounts.local.setItem(sessionKey, JSON.stringify(sessionFrom(start)));
		accounts.local.setItem('uuid-arc', 'ana');
		accounts.clock.now = start + ago;
		return accounts;
	};

	it('FLOW-12 FLOW-13 deletes the token, removes the session and dispatches an event', async () => {
		const accounts = out();
		const page = accounts.open();
		await logout(page.client);
		expect(accounts.requests).toEqual([
			{ call: 'DELETE /v1/auth/token', authorization: `Bearer ${sessionFrom(start).accessToken}`, body: null },
		]);
		expect(accounts.local.keys()).toEqual([]);
		expect(page.events).toEqual(['kiosco.session', 'ArcSDK.logout']);
	});

	it('FLOW-12 renews an expired token before it deletes it', async () => {
		const accounts = out({ 'POST /v1/auth/token': () => [200, sessionFrom(start + 16 * minute, 'ana', '2')] }, 16 * minute);
		await logout(accounts.open().client);
		expect(accounts.calls()).toEqual(['POST /v1/auth/token', 'DELETE /v1/auth/token']);
	});

	it.each([
		['refuses', () => refusal(401, '100011', 'Missing or invalid jwt')],
		['does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
	])('FLOW-13 removes the session also when the service %s', async (_name, answer) => {
		const accounts = out({ 'DELETE /v1/auth/token': answer });
		const page = accounts.open();
		await expect(logout(page.client)).rejects.toBeDefined();
		expect(accounts.local.keys()).toEqual([]);
		expect(page.events).toContain('ArcSDK.logout');
	});

	it('FLOW-15 LOC-02 without a token removes the session and fails', async () => {
		const accounts = out();
		accounts.local.setItem(sessionKey, '{}');
		const page = accounts.open();
		await expect(logout(page.client)).rejects.toThrow('No access token found, user is already logged out');
		expect(accounts.requests).toEqual([]);
		expect(accounts.local.keys()).toEqual([]);
	});

	it('FLOW-14 signs out of Facebook and Google where their scripts are loaded, and ignores their failures', async () => {
		const page = out().open();
		const left: string[] = [];
		page.libraries.set('FB', {
			getLoginStatus: (tell: (status: object) => void) => tell({ status: 'connected' }),
			logout: (tell: () => void) => {
				left.push('Facebook');
				tell();
			},
		});
		page.libraries.set('google', { accounts: { id: { disableAutoSelect: () => left.push('Google') } } });
		await logout(page.client);
		expect(left).toEqual(['Google', 'Facebook']);
		const other = out().open();
		other.libraries.set('google', { accounts: { id: { disableAutoSelect: () => Promise.reject(new Error('no')).catch(() => {}) } } });
		other.libraries.set('FB', {
			logout: () => {},
			getLoginStatus: () => {
				throw new Error('broken');
			},
		});
		await logout(other.client);
		expect(other.warnings).toEqual(['The reader is still signed in at another service']);
	});

	it('FLOW-16 follows the approval of a deletion', async () => {
		const accounts = out({ 'PUT /v1/user/anonymize/approve/n-1': () => [200, { valid: true }] });
		const page = accounts.open();
		await approveDeletion(page.client, 'n-1');
		expect(accounts.local.keys()).toEqual([]);
		expect(page.events).toContain('ArcSDK.logout');
	});
});
