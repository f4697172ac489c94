import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '#identity/contract';
import {
	goToApple,
	goToOidc,
	loadProviders,
	readyFacebook,
	showGoogleButton,
	signInWithApple,
	signInWithFacebook,
	signInWithGoogle,
	signInWithOidc,
} from '#identity-client';
import { fakeAccounts, noCaptchas, profileOf, sessionFrom, start } from '../../tests/support/identity/fake-accounts.ts';

const answers = {
	'GET /v1/config': () => [200, { ...noCaptchas, googleClientId: 'web,app', facebookAppId: '111,222' }] as const,
	'GET /v1/google/nonce': () => [200, { nonce: 'the nonce of the browser' }] as const,
	'POST /v1/auth/login': () => [200, sessionFrom(start)] as const,
	'GET /v1/profile': () => [200, profileOf()] as const,
	'PATCH /v1/profile': () => [200, profileOf()] as const,
};
const script = 'https://accounts.google.com/gsi/client';
const element: HTMLElement = Object.create(null);

describe('Google', () => {
	it('SOC-02 API-08 F05 signs in with its button’s credential, and SOC-05 records it', async () => {
		const accounts = fakeAccounts(answers);
		const page = accounts.open();
		const calls: unknown[] = [];
		let press: (answer: unknown) => void = () => {};
		const id = {
			initialize: ({ callback, ...options }: { client_id: string; nonce: string; callback: (answer: unknown) => void }) => {
				calls.push(options);
				press = callback;
			},
			renderButton: (_element: unknown, look: object) => calls.push(look),
		};
		page.scripts.set(script, () => page.libraries.set('google', { accounts: { id } }));
		const signedIn = new Promise((done, failed) => {
			void showGoogleButton(page.client, { element, width: 314, signedIn: done, failed }).then(() => press({ credential: 'token' }));
		});
		await expect(signedIn).resolves.toEqual(sessionFrom(start));
		expect(calls).toEqual([
			{ client_id: 'web', nonce: 'the nonce of the browser' },
			{ width: 314, type: 'standard' },
		]);
		expect(accounts.requests[2]).toEqual({
			call: 'POST /v1/auth/login',
			authorization: undefined,
			body: { grantType: 'google', userName: '', credentials: 'token' },
		});
		expect(accounts.local.json('ArcId.USER_INFO')).toEqual(sessionFrom(start));
		expect(page.messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'google' }]);
		expect(JSON.stringify(accounts.requests.at(-1)?.body)).toContain('lastLogin');
	});

	it('LOC-13 fails in clear words when the script brings the former library', async () => {
		const page = fakeAccounts(answers).open();
		page.scripts.set(script, () => page.libraries.set('gapi', { auth2: {} }));
		const show = showGoogleButton(page.client, { element, width: 314, signedIn() {}, failed() {} });
		await expect(show).rejects.toThrow('The legacy Google Sign-In library is not supported.');
	});

	it('LOC-03 fails when its script cannot be loaded', async () => {
		const page = fakeAccounts(answers).open();
		const show = showGoogleButton(page.client, { element, width: 314, signedIn() {}, failed() {} });
		await expect(show).rejects.toThrow('Google client library is not loaded.');
	});

	it('has no button where the brand has no key', async () => {
		const page = fakeAccounts({ 'GET /v1/config': () => [200, noCaptchas] }).open();
		await expect(showGoogleButton(page.client, { element, width: 314, signedIn() {}, failed() {} })).resolves.toBe(false);
	});

	it('API-08 is linked to the account of the session', async () => {
		const accounts = fakeAccounts(answers);
		accounts.local.setItem('ArcId.USER_INFO', JSON.stringify(sessionFrom(start)));
		await signInWithGoogle(accounts.open().client, { credential: 'token' });
		expect(accounts.requests[0]?.authorization).toBe(`Bearer ${sessionFrom(start).accessToken}`);
	});

	it('sends no request without a credential', async () => {
		await expect(signInWithGoogle(fakeAccounts({}).open().client, {})).rejects.toThrow('credential');
	});
});

describe('Facebook', () => {
	const profileLogin = { userName: '1', lastLoginDate: null, locked: false, passwordReset: false, oidc: false };
	const connected = { status: 'connected', authResponse: { accessToken: 'theirs' } };
	type Tell = (status: unknown) => void;
	const open = (before: unknown, after: unknown = undefined, getLoginStatus = (tell: Tell) => tell(before)) => {
		const accounts = fakeAccounts(answers);
		const page = accounts.open();
		const init = vi.fn();
		const facebook = {
			init,
			getLoginStatus,
			login: (tell: Tell) => tell(after),
		};
		page.scripts.set('https://connect.facebook.net/es_LA/sdk.js', () => page.libraries.set('FB', facebook));
		return { ...page, accounts, init };
	};

	it('SOC-01 API-08 loads the script of the configuration, as v20.0 with the first app id, and signs in', async () => {
		const { client, init, accounts, messages } = open(connected);
		await readyFacebook(client);
		expect(init).toHaveBeenCalledWith(expect.objectContaining({ appId: '111', version: 'v20.0' }));
		await signInWithFacebook(client);
		expect(accounts.requests[1]?.body).toEqual({ grantType: 'facebook', userName: '', credentials: 'theirs' });
		expect(messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'facebook' }]);
	});

	it('SOC-01 asks a reader who is not signed in there', async () => {
		const { client, accounts } = open({ status: 'unknown' }, connected);
		await readyFacebook(client);
		await signInWithFacebook(client);
		expect(accounts.requests[1]?.body).toMatchObject({ credentials: 'theirs' });
	});

	it('LOC-09 fails when the reader cancels', async () => {
		const { client } = open({ status: 'unknown' }, { status: 'unknown' });
		await readyFacebook(client);
		await expect(signInWithFacebook(client)).rejects.toThrow(
			/^User canceled login, did not fully authorize, or is not logged in to Facebook$/,
		);
	});

	it('SOC-01 asks the reader when Facebook does not say in time who they are', async () => {
		vi.useFakeTimers();
		const { client, accounts } = open(undefined, connected, () => {});
		await readyFacebook(client);
		const signingIn = signInWithFacebook(client);
		await vi.advanceTimersByTimeAsync(1_000);
		await signingIn;
		vi.useRealTimers();
		expect(accounts.requests[1]?.body).toMatchObject({ credentials: 'theirs' });
	});

	it('LOC-10 fails when Facebook does not answer', async () => {
		const { client } = open(undefined);
		await readyFacebook(client);
		await expect(signInWithFacebook(client)).rejects.toThrow('Error getting login status');
	});

	it('LOC-08 fails when the brand has no app there', async () => {
		const { client } = fakeAccounts({ 'GET /v1/config': () => [200, noCaptchas] }).open();
		await expect(readyFacebook(client)).rejects.toThrow('Facebook App ID');
	});

	it('FLOW-14 is loaded for a sign-out where the account has it, as is Google, and stops nothing when it does not come', async () => {
		const { client, scripts, libraries } = open(connected);
		scripts.set(script, () => libraries.set('google', 'loaded'));
		const account = (...types: Profile['identities'][number]['type'][]) => ({
			identities: types.map((type) => ({ ...profileLogin, type })),
		});
		await loadProviders(client, account('Password'));
		expect([...libraries.keys()]).toEqual([]);
		await loadProviders(client, account('Facebook'));
		expect([...libraries.keys()]).toEqual(['FB']);
		await loadProviders(client, account('Google', 'Apple'));
		expect([...libraries.keys()]).toEqual(['FB', 'google']);
		await loadProviders(fakeAccounts({}).open().client, account('Google', 'Facebook'));
	});
});

describe('Apple and OpenID providers', () => {
	it('SOC-03 API-33 navigates to Apple with our return address, and signs in with the code', async () => {
		const accounts = fakeAccounts({ ...answers, 'GET /v1/apple/authurl': () => [200, '"https://appleid.apple.com/auth?state=s"'] });
		const page = accounts.open();
		await goToApple(page.client);
		const back = 'https%3A%2F%2Ftn.test%2Fidentity%2Fpublic%2Fv1%2Fapple%2Fauth';
		expect(page.navigations).toEqual([`https://appleid.apple.com/auth?state=s&redirect_uri=${back}`]);
		await signInWithApple(page.client, 'code');
		expect(accounts.requests[1]?.body).toEqual({ grantType: 'apple', userName: '', credentials: 'code' });
	});

	it('SOC-06 API-34 API-35 navigates to the provider, and posts a message after the sign-in', async () => {
		const begun = { url: 'https://issuer.test/?state=s', redirectURI: '/', state: 's', clientId: 'c', scope: 'openid' };
		const accounts = fakeAccounts({
			...answers,
			'GET /v2/oidc/kiosco/initiate': () => [200, begun],
			'GET /v2/oidc/signin?code=c&state=s': () => [200, sessionFrom(start)],
		});
		const page = accounts.open();
		await goToOidc(page.client, 'kiosco');
		expect(page.navigations).toEqual([begun.url]);
		await signInWithOidc(page.client, { code: 'c', state: 's' });
		expect(page.messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'OIDC' }]);
	});
});
