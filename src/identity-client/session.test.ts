import { describe, expect, it } from 'vitest';
import { endpoints } from '#identity/contract';
import {
	call,
	callFor,
	extendSession,
	heartbeat,
	isLoggedIn,
	logout,
	readProfile,
	signedInState,
	signedInUuid,
	watchSession,
} from '#identity-client';
import {
	fakeAccounts,
	minute,
	noCaptchas,
	profileOf,
	refusal,
	sessionFrom,
	start,
	tokenUntil,
} from '../../tests/support/identity/fake-accounts.ts';

const refresh = 'POST /v1/auth/token';
const sessionKey = 'ArcId.USER_INFO';
const renewed = { ...sessionFrom(start + 16 * minute, 'ana', '2') };
const refused = refusal(401, '300041', 'Authentication failed');

/** A browser where Ana signed in this long ago, in ms. */
function signedIn(
	answer: Parameters<typeof fakeAccounts>[0] = { [refresh]: () => [200, renewed] },
	ago = 16 * minute,
	shared: Parameters<typeof fakeAccounts>[1] = {},
) {
	const accounts = fakeAccounts(answer, shared);
	accounts.local.setItem(sessionKey, JSON.stringify(sessionFrom(start)));
	accounts.local.setItem('ArcId.USER_PROFILE', JSON.stringify(profileOf()));
	accounts.local.setItem('ArcId.USER_SEGMENTS', '{}');
	accounts.clock.now = start + ago;
	return accounts;
}
const left = ({ local }: ReturnType<typeof fakeAccounts>) => local.keys().filter((key) => key.startsWith('ArcId.'));

describe('a session', () => {
	it('SES-01 SES-03 with a valid token sends no request', async () => {
		const accounts = signedIn({}, minute);
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.requests).toEqual([]);
	});

	it.each(['accessToken', 'refreshToken', 'uuid'])('SES-02 without its %s does not count', async (missing) => {
		const accounts = signedIn({}, minute);
		accounts.local.setItem(sessionKey, JSON.stringify({ ...sessionFrom(start), [missing]: undefined }));
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(false);
		expect(accounts.requests).toEqual([]);
	});

	it('SES-03 SES-04 ENT-01 is renewed when its token has expired, and keeps its other members', async () => {
		const accounts = signedIn();
		accounts.local.setItem(sessionKey, JSON.stringify({ ...sessionFrom(start), idToken: 'id', impersonator: 'staff' }));
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.requests).toEqual([
			{ call: refresh, authorization: undefined, body: { token: sessionFrom(start).refreshToken, grantType: 'refresh-token' } },
		]);
		expect(accounts.local.json(sessionKey)).toEqual({ ...renewed, idToken: 'id', impersonator: 'staff' });
	});

	it('SES-03 is renewed when its token has no expiry', async () => {
		const accounts = signedIn(undefined, minute);
		accounts.local.setItem(sessionKey, JSON.stringify({ ...sessionFrom(start), accessToken: tokenUntil(undefined) }));
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.calls()).toEqual([refresh]);
	});

	it('SES-04 SES-05 SES-06 is removed when the service refuses to renew it', async () => {
		const accounts = signedIn({ [refresh]: () => refused });
		const { client } = accounts.open();
		await expect(isLoggedIn(client)).resolves.toBe(false);
		expect(left(accounts)).toEqual([]);
		await expect(signedInState(client)).resolves.toBe('out');
	});

	it('SES-05 LOC-05 is removed when its refresh token has expired', async () => {
		const accounts = signedIn({}, 61 * minute);
		await expect(extendSession(accounts.open().client)).rejects.toThrow('Refresh token is expired');
		expect(left(accounts)).toEqual([]);
		expect(accounts.requests).toEqual([]);
	});

	it('SES-05 LOC-06 is removed when it has no refresh token', async () => {
		const accounts = signedIn();
		accounts.local.setItem(sessionKey, JSON.stringify({ uuid: 'ana', accessToken: 'a' }));
		await expect(extendSession(accounts.open().client)).rejects.toThrow('No refresh token found for this session');
		expect(left(accounts)).toEqual([]);
	});

	it('SES-05 SES-06 LOC-06 is removed with all that belongs to it when a page finds it without a refresh token', async () => {
		const accounts = signedIn({}, minute);
		const { refreshToken, ...rest } = sessionFrom(start);
		accounts.local.setItem(sessionKey, JSON.stringify(rest));
		accounts.local.setItem('uuid-arc', 'ana');
		await expect(signedInState(accounts.open().client)).resolves.toBe('out');
		expect(accounts.local.keys()).toEqual([]);
		expect(accounts.requests).toEqual([]);
	});

	it('API-40 is renewed by a heartbeat only when its token has expired or has no expiry, and by an extension always', async () => {
		const accounts = signedIn(undefined, minute);
		const { client } = accounts.open();
		await expect(heartbeat(client)).resolves.toEqual(sessionFrom(start));
		expect(accounts.calls()).toEqual([]);
		await expect(extendSession(client)).resolves.toEqual(renewed);
		expect(accounts.calls()).toEqual([refresh]);
		accounts.clock.now = start + 40 * minute;
		await heartbeat(client);
		expect(accounts.calls()).toEqual([refresh, refresh]);
		await expect(heartbeat(fakeAccounts({}).open().client)).resolves.toBeUndefined();
	});

	it.each([
		['a server that fails', () => refusal(500, '100011', 'Internal server error')],
		['a busy server', () => refusal(503, 'unavailable', 'Not available at this moment; try again shortly.')],
		['too many attempts', () => refusal(429, '100014', 'Too many attempts')],
		['a gateway', () => [502, '<h1>Bad gateway</h1>'] as const],
		['a firewall', () => [403, '<h1>Forbidden</h1>'] as const],
		['an unexpected answer', () => [200, { hello: 1 }] as const],
		['a broken line', () => Promise.reject(new Error('ECONNRESET'))],
	])('T09 stays through %s', async (_name, answer) => {
		let works = false;
		const accounts = signedIn({ [refresh]: () => (works ? [200, renewed] : answer()) });
		const { client } = accounts.open();
		await expect(isLoggedIn(client)).resolves.toBe(false);
		await expect(signedInState(client)).resolves.toBe('unknown');
		expect(left(accounts)).toEqual([sessionKey, 'ArcId.USER_PROFILE', 'ArcId.USER_SEGMENTS']);
		works = true;
		await expect(isLoggedIn(client)).resolves.toBe(true);
	});

	it('SES-09 T02 is renewed once for all parts of a page and all tabs', async () => {
		const accounts = signedIn();
		const [one, other] = [accounts.open().client, accounts.open().client];
		await expect(Promise.all([one, one, other, other].map(isLoggedIn))).resolves.toEqual([true, true, true, true]);
		expect(accounts.calls()).toEqual([refresh]);
	});

	it('T02 stays when another tab renews it first, where there are no locks', async () => {
		const accounts = signedIn(
			{
				[refresh]: async ({ body }) => {
					if (JSON.stringify(body).includes(renewed.refreshToken)) throw new Error('the new token is not spent');
					accounts.local.setItem(sessionKey, JSON.stringify(renewed));
					return refused;
				},
			},
			undefined,
			{ hasLocks: false },
		);
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.local.json(sessionKey)).toEqual(renewed);
	});

	it('T08 does not come back when the reader signs out, or another signs in, during its renewal', async () => {
		const bea = sessionFrom(start + 16 * minute, 'bea', '3');
		for (const now of [undefined, bea]) {
			const accounts = signedIn({
				[refresh]: async () => {
					if (now) accounts.local.setItem(sessionKey, JSON.stringify(now));
					else accounts.local.removeItem(sessionKey);
					return [200, renewed];
				},
			});
			await expect(isLoggedIn(accounts.open().client)).resolves.toBe(now !== undefined);
			expect(accounts.local.json(sessionKey)).toEqual(now);
		}
	});

	it('tells each tab once when a reader signs in or out', async () => {
		const accounts = signedIn({ 'DELETE /v1/auth/token': () => [200, { success: true }] }, minute);
		const [one, other] = [accounts.open().client, accounts.open().client];
		const changes: unknown[] = [];
		const stop = watchSession(other, (uuid) => changes.push(uuid));
		watchSession(one, (uuid) => changes.push(uuid));
		await logout(one);
		expect(changes).toEqual([undefined, undefined]);
		stop();
		accounts.local.setItem(sessionKey, JSON.stringify(sessionFrom(start, 'bea')));
		expect(signedInUuid(other)).toBe('bea');
		expect(changes).toHaveLength(2);
	});
});

describe('a call', () => {
	const profile = 'GET /v1/profile';

	it('ADM-05 has the token of the session', async () => {
		const accounts = signedIn({ 'GET /v1/sessions': () => [200, []] }, minute);
		await call(accounts.open().client, endpoints.sessions);
		expect(accounts.requests[0]?.authorization).toBe(`Bearer ${sessionFrom(start).accessToken}`);
	});

	it('ADM-06 LOC-04 that needs a session is not sent without one', async () => {
		const accounts = fakeAccounts({});
		for (const row of [endpoints.sessions, endpoints.profile, endpoints.reports, endpoints.requestDeletion])
			await expect(call(accounts.open().client, row)).rejects.toThrow('Missing or invalid jwt');
		expect(accounts.requests).toEqual([]);
	});

	it('FLOW-12 is not sent with a session that ends, and stops where it was sent before', async () => {
		const never = new Promise<never>(() => {});
		const stopped: unknown[] = [];
		const sent: string[] = [];
		const accounts = signedIn({}, minute, {
			fetch: (address, { method, signal }) => {
				sent.push(`${method} ${address}`);
				signal?.addEventListener('abort', () => stopped.push(address));
				if (method !== 'GET') return never;
				return new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
			},
		});
		const { client } = accounts.open();
		const asked = call(client, endpoints.sessions);
		await expect.poll(() => sent).toHaveLength(1);
		void logout(client);
		await expect(asked).rejects.toThrow('Missing or invalid jwt');
		await expect(call(client, endpoints.reports)).rejects.toThrow('Missing or invalid jwt');
		expect(stopped).toEqual(['/identity/public/v1/sessions']);
		expect(sent).toEqual(['GET /identity/public/v1/sessions', 'DELETE /identity/public/v1/auth/token']);
	});

	it('T09 fails with a network fault while the service is down, and not as if nobody were signed in', async () => {
		const accounts = signedIn({ [refresh]: () => Promise.reject(new Error('ECONNREFUSED')) });
		await expect(call(accounts.open().client, endpoints.sessions)).rejects.toMatchObject({ name: 'NetworkFault' });
	});

	it('SES-09 is sent once when two parts of a page make it at the same time', async () => {
		const accounts = signedIn({ 'GET /v1/sessions': () => [200, []] }, minute);
		const { client } = accounts.open();
		const [one, other] = await Promise.all([call(client, endpoints.sessions), call(client, endpoints.sessions)]);
		expect(other).toBe(one);
		expect(accounts.calls()).toEqual(['GET /v1/sessions']);
		await call(client, endpoints.sessions);
		expect(accounts.requests).toHaveLength(2);
	});

	it('API-05 throws the body of a refusal unchanged', async () => {
		const body = { httpStatus: 422, code: '300036', message: 'Password does not meet strength requirements', reasons: ['common'] };
		const accounts = signedIn({ 'PUT /v1/password': () => [422, body] }, minute);
		const change = call(accounts.open().client, endpoints.updatePassword, { body: { oldPassword: 'a', newPassword: 'b' } });
		await expect(change).rejects.toEqual(body);
	});

	it('API-04 throws an error object for an error that is not JSON', async () => {
		const accounts = fakeAccounts({ 'GET /v1/config': () => [502, 'Bad gateway'] });
		const thrown = { code: 502, message: 'Bad gateway', httpStatus: 502, error: true };
		await expect(call(accounts.open().client, endpoints.config)).rejects.toEqual(thrown);
	});

	it('API-02 API-03 gives an answer as its JSON, and one that is none as an object with its text', async () => {
		const accounts = signedIn({ 'GET /v1/profile': () => [200, 'OK'], 'GET /v1/config': () => [200, JSON.stringify(noCaptchas)] }, minute);
		const { client } = accounts.open();
		await expect(call(client, endpoints.config)).resolves.toEqual(noCaptchas);
		await expect(call(client, endpoints.profile)).resolves.toEqual({ message: 'OK' });
		await expect(callFor(client, endpoints.profile)).rejects.toMatchObject({ name: 'AnswerFault' });
	});

	it('API-01 goes to the origin that is configured, whether or not it ends in a slash', async () => {
		for (const origin of ['https://cuentas.test', 'https://cuentas.test/']) {
			const accounts = signedIn({ 'GET https://cuentas.test/v1/sessions': () => [200, []] }, minute);
			await call(accounts.open({ origin }).client, endpoints.sessions);
			expect(accounts.calls()).toEqual(['GET https://cuentas.test/v1/sessions']);
		}
	});

	it('throws when an answer does not fit the contract', async () => {
		const accounts = signedIn({ [profile]: () => [200, { uuid: 'ana' }] }, minute);
		await expect(readProfile(accounts.open().client)).rejects.toMatchObject({ name: 'AnswerFault' });
		expect(accounts.local.json('ArcId.USER_PROFILE')).toEqual(profileOf());
	});

	it('renews a token that the service refuses, for devices with a late clock, and is sent again', async () => {
		const accounts = signedIn(
			{
				[refresh]: () => [200, renewed],
				'GET /v1/sessions': ({ authorization }) =>
					authorization === `Bearer ${renewed.accessToken}` ? [200, []] : refusal(401, '100011', 'Missing or invalid jwt'),
			},
			minute,
		);
		await expect(call(accounts.open().client, endpoints.sessions)).resolves.toEqual([]);
		expect(accounts.calls()).toEqual(['GET /v1/sessions', refresh, 'GET /v1/sessions']);
	});

	it('removes a session that was ended elsewhere', async () => {
		const accounts = signedIn(
			{ [refresh]: () => refused, 'GET /v1/sessions': () => refusal(401, '100011', 'Missing or invalid jwt') },
			minute,
		);
		await expect(call(accounts.open().client, endpoints.sessions)).rejects.toMatchObject({ code: '100011' });
		expect(left(accounts)).toEqual([]);
	});
});
