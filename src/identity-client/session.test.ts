import { describe, expect, it } from 'vitest';
import { endpoints } from '#identity/contract';
import { call, extendSession, isLoggedIn, logout, readProfile, signedInState, signedInUuid, watchSession } from '#identity-client';
import { fakeAccounts, minute, profileOf, refusal, sessionFrom, start, tokenUntil } from '../../tests/support/identity/fake-accounts.ts';

const refresh = 'POST /v1/auth/token';
const kept = 'ArcId.USER_INFO';
const renewed = { ...sessionFrom(start + 16 * minute, 'ana', '2') };
const refused = refusal(401, '300041', 'Authentication failed');

/** A browser where Ana signed in a while ago (ms). */
function signedIn(answer: Parameters<typeof fakeAccounts>[0] = { [refresh]: () => [200, renewed] }, ago = 16 * minute, shared = {}) {
	const accounts = fakeAccounts(answer, shared);
	accounts.local.setItem(kept, JSON.stringify(sessionFrom(start)));
	accounts.local.setItem('ArcId.USER_PROFILE', JSON.stringify(profileOf()));
	accounts.local.setItem('ArcId.USER_SEGMENTS', '{}');
	accounts.clock.now = start + ago;
	return accounts;
}
const left = ({ local }: ReturnType<typeof fakeAccounts>) => local.keys().filter((key) => key.startsWith('ArcId.'));

describe('a session', () => {
	it('SES-01 SES-03 with a token that is not over asks nothing', async () => {
		const accounts = signedIn({}, minute);
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.asked).toEqual([]);
	});

	it.each(['accessToken', 'refreshToken', 'uuid'])('SES-02 without its %s is none', async (missing) => {
		const accounts = signedIn({}, minute);
		accounts.local.setItem(kept, JSON.stringify({ ...sessionFrom(start), [missing]: undefined }));
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(false);
		expect(accounts.asked).toEqual([]);
	});

	it('SES-03 SES-04 ENT-01 is renewed when its token is over, and keeps what else it had', async () => {
		const accounts = signedIn();
		accounts.local.setItem(kept, JSON.stringify({ ...sessionFrom(start), idToken: 'id', impersonator: 'staff' }));
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.asked).toEqual([
			{ call: refresh, authorization: undefined, body: { token: sessionFrom(start).refreshToken, grantType: 'refresh-token' } },
		]);
		expect(accounts.local.json(kept)).toEqual({ ...renewed, idToken: 'id', impersonator: 'staff' });
	});

	it('SES-03 is renewed when its token names no end', async () => {
		const accounts = signedIn(undefined, minute);
		accounts.local.setItem(kept, JSON.stringify({ ...sessionFrom(start), accessToken: tokenUntil(undefined) }));
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.calls()).toEqual([refresh]);
	});

	it('SES-04 SES-05 SES-06 that the service refuses to renew is emptied', async () => {
		const accounts = signedIn({ [refresh]: () => refused });
		const { client } = accounts.open();
		await expect(isLoggedIn(client)).resolves.toBe(false);
		expect(left(accounts)).toEqual([]);
		await expect(signedInState(client)).resolves.toBe('out');
	});

	it('SES-05 LOC-05 is emptied when its refresh token is over', async () => {
		const accounts = signedIn({}, 61 * minute);
		await expect(extendSession(accounts.open().client)).rejects.toThrow('Refresh token is expired');
		expect(left(accounts)).toEqual([]);
		expect(accounts.asked).toEqual([]);
	});

	it('SES-05 LOC-06 is emptied when it has no refresh token', async () => {
		const accounts = signedIn();
		accounts.local.setItem(kept, JSON.stringify({ uuid: 'ana', accessToken: 'a' }));
		await expect(extendSession(accounts.open().client)).rejects.toThrow('No refresh token found for this session');
		expect(left(accounts)).toEqual([]);
	});

	it.each([
		['a server that fails', () => refusal(500, '100011', 'Internal server error')],
		['one that is busy', () => refusal(503, 'busy', 'Not available at this moment; try again shortly.')],
		['too many attempts', () => refusal(429, '100014', 'Too many attempts')],
		['a gateway', () => [502, '<h1>Bad gateway</h1>'] as const],
		['a firewall', () => [403, '<h1>Forbidden</h1>'] as const],
		['an answer of something else', () => [200, { hello: 1 }] as const],
		['a broken line', () => Promise.reject(new Error('ECONNRESET'))],
	])('T09 survives %s', async (_name, answer) => {
		let works = false;
		const accounts = signedIn({ [refresh]: () => (works ? [200, renewed] : answer()) });
		const { client } = accounts.open();
		await expect(isLoggedIn(client)).resolves.toBe(false);
		await expect(signedInState(client)).resolves.toBe('unknown');
		expect(left(accounts)).toEqual([kept, 'ArcId.USER_PROFILE', 'ArcId.USER_SEGMENTS']);
		works = true;
		await expect(isLoggedIn(client)).resolves.toBe(true);
	});

	it('SES-09 T02 is renewed once for all parts of a page and all tabs', async () => {
		const accounts = signedIn();
		const [one, other] = [accounts.open().client, accounts.open().client];
		await expect(Promise.all([one, one, other, other].map(isLoggedIn))).resolves.toEqual([true, true, true, true]);
		expect(accounts.calls()).toEqual([refresh]);
	});

	it('T02 survives that another tab was faster, where there are no locks', async () => {
		const accounts = signedIn(
			{
				[refresh]: async ({ body }) => {
					if (JSON.stringify(body).includes(renewed.refreshToken)) throw new Error('the new token is not spent');
					accounts.local.setItem(kept, JSON.stringify(renewed));
					return refused;
				},
			},
			undefined,
			{ hasLocks: false },
		);
		await expect(isLoggedIn(accounts.open().client)).resolves.toBe(true);
		expect(accounts.local.json(kept)).toEqual(renewed);
	});

	it('T08 does not come back when the reader signs out, or another in, while it is renewed', async () => {
		const bea = sessionFrom(start + 16 * minute, 'bea', '3');
		for (const now of [undefined, bea]) {
			const accounts = signedIn({
				[refresh]: async () => {
					if (now) accounts.local.setItem(kept, JSON.stringify(now));
					else accounts.local.removeItem(kept);
					return [200, renewed];
				},
			});
			await expect(isLoggedIn(accounts.open().client)).resolves.toBe(now !== undefined);
			expect(accounts.local.json(kept)).toEqual(now);
		}
	});

	it('tells each tab when a reader comes or goes, and once', async () => {
		const accounts = signedIn({ 'DELETE /v1/auth/token': () => [200, { success: true }] }, minute);
		const [one, other] = [accounts.open().client, accounts.open().client];
		const told: unknown[] = [];
		const stop = watchSession(other, (uuid) => told.push(uuid));
		watchSession(one, (uuid) => told.push(uuid));
		await logout(one);
		expect(told).toEqual([undefined, undefined]);
		stop();
		accounts.local.setItem(kept, JSON.stringify(sessionFrom(start, 'bea')));
		expect(signedInUuid(other)).toBe('bea');
		expect(told).toHaveLength(2);
	});
});

describe('a call', () => {
	const profile = 'GET /v1/profile';

	it('ADM-05 carries the token of the session', async () => {
		const accounts = signedIn({ 'GET /v1/sessions': () => [200, []] }, minute);
		await call(accounts.open().client, endpoints.sessions);
		expect(accounts.asked[0]?.authorization).toBe(`Bearer ${sessionFrom(start).accessToken}`);
	});

	it('ADM-06 LOC-04 for readers alone is not sent for nobody', async () => {
		const accounts = fakeAccounts({});
		for (const row of [endpoints.sessions, endpoints.profile, endpoints.reports, endpoints.requestDeletion])
			await expect(call(accounts.open().client, row)).rejects.toThrow('Missing or invalid jwt');
		expect(accounts.asked).toEqual([]);
	});

	it('T09 says that the service is down, and not that nobody is signed in', async () => {
		const accounts = signedIn({ [refresh]: () => Promise.reject(new Error('ECONNREFUSED')) });
		await expect(call(accounts.open().client, endpoints.sessions)).rejects.toMatchObject({ name: 'NetworkFault' });
	});

	it('SES-09 is one when two parts of a page make it at the same time', async () => {
		const accounts = signedIn({ 'GET /v1/sessions': () => [200, []] }, minute);
		const { client } = accounts.open();
		const [one, other] = await Promise.all([call(client, endpoints.sessions), call(client, endpoints.sessions)]);
		expect(other).toBe(one);
		expect(accounts.calls()).toEqual(['GET /v1/sessions']);
		await call(client, endpoints.sessions);
		expect(accounts.asked).toHaveLength(2);
	});

	it('API-05 throws what the service refuses as it came', async () => {
		const body = { httpStatus: 422, code: '300036', message: 'Password does not meet strength requirements', reasons: ['common'] };
		const accounts = signedIn({ 'PUT /v1/password': () => [422, body] }, minute);
		const change = call(accounts.open().client, endpoints.updatePassword, { body: { oldPassword: 'a', newPassword: 'b' } });
		await expect(change).rejects.toEqual(body);
	});

	it('API-04 makes an error of an answer that is no JSON', async () => {
		const accounts = fakeAccounts({ 'GET /v1/config': () => [502, 'Bad gateway'] });
		const told = { code: 502, message: 'Bad gateway', httpStatus: 502, error: true };
		await expect(call(accounts.open().client, endpoints.config)).rejects.toEqual(told);
	});

	it('takes no answer that the contract does not promise', async () => {
		const accounts = signedIn({ [profile]: () => [200, { uuid: 'ana' }] }, minute);
		await expect(readProfile(accounts.open().client)).rejects.toMatchObject({ name: 'AnswerFault' });
		expect(accounts.local.json('ArcId.USER_PROFILE')).toEqual(profileOf());
	});

	it('renews a token that the service does not take, for devices whose clock is late, and asks again', async () => {
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

	it('ends the session that was ended elsewhere', async () => {
		const accounts = signedIn(
			{ [refresh]: () => refused, 'GET /v1/sessions': () => refusal(401, '100011', 'Missing or invalid jwt') },
			minute,
		);
		await expect(call(accounts.open().client, endpoints.sessions)).rejects.toMatchObject({ code: '100011' });
		expect(left(accounts)).toEqual([]);
	});
});
