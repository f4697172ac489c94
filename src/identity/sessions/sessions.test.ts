import { describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { migrations } from '#identity';
import { findCanaries, wholeDatabase } from '../../../tests/support/canaries.ts';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { type Answer, signIn, type TestIdentity, testIdentity } from '../../../tests/support/identity/identity.ts';

const refresh = (service: TestIdentity, token: string, headers: Record<string, string> = {}) =>
	service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token }, headers });
/** A refresh as a page sends it, with the browser's cookie if it has one. */
const refreshIn = (service: TestIdentity, token: string, cookie?: string) =>
	refresh(service, token, { 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) });
const cookieOf = ({ headers }: Answer) => /^__Host-kiosco-browser=[\w-]{43}/.exec(String(headers['set-cookie'] ?? ''))?.[0];
const tokenOf = ({ body }: Answer) => String(body.refreshToken);
const pass = (service: TestIdentity, ms: number) => {
	service.clock.now = new Date(service.clock.now.getTime() + ms);
};
const day = 86_400_000;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

function families(service: TestIdentity) {
	it('T01 a used refresh token ends the session after the grace period and records a security event', async () => {
		const { uuid, refreshToken: first } = await service.reader();
		const second = (await refresh(service, first)).body.refreshToken;
		const third = (await refresh(service, String(second))).body.refreshToken;
		pass(service, 11_000);
		expect((await refresh(service, first)).status).toBe(401);
		expect(await refresh(service, String(third))).toMatchObject({ status: 401, body: { message: 'Authentication failed' } });
		const events = (await wholeDatabase(service.database())).get('identity.audit')?.split('\n') ?? [];
		expect(events.filter((event) => event.includes('refresh_reuse') && event.includes(uuid))).toHaveLength(1);
	});

	it('T02 API-09 twenty tabs that refresh at once get one and the same successor', async () => {
		const { uuid, refreshToken } = await service.reader();
		const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(service, refreshToken)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => `${body.accessToken} ${body.refreshToken}`)).size).toBe(1);
		expect(answers[0]?.body.uuid).toBe(uuid);
		expect((await refresh(service, String(answers[0]?.body.refreshToken))).status).toBe(200);
	});

	it('T02 twenty tabs that wake at once with tokens replaced long ago get one new token, and the browser keeps one cookie', async () => {
		const { refreshToken: first } = await service.reader();
		const renewed = await refreshIn(service, first);
		const cookie = cookieOf(renewed);
		const newest = tokenOf(await refreshIn(service, tokenOf(renewed), cookie));
		pass(service, 16 * 60_000);
		const tokens = [first, tokenOf(renewed), newest];
		const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => refreshIn(service, tokens[at % tokens.length] ?? '', cookie)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(tokenOf)).size).toBe(1);
		expect(answers.flatMap((answer) => cookieOf(answer) ?? [])).toEqual([]);
		expect((await refreshIn(service, String(answers[0]?.body.refreshToken), cookie)).status).toBe(200);
	});

	it('T02 twenty tabs that refresh a new session at once give the browser one cookie, that of the first refresh', async () => {
		const { refreshToken } = await service.reader();
		const answers = await Promise.all(Array.from({ length: 20 }, () => refreshIn(service, refreshToken)));
		const cookies = answers.flatMap((answer) => cookieOf(answer) ?? []);
		expect(cookies).toHaveLength(1);
		pass(service, 11_000);
		expect((await refreshIn(service, refreshToken, cookies[0])).status).toBe(200);
	});

	it('T06 ends when it is signed out of while twenty tabs refresh it, and every tab gets an answer', async () => {
		const { accessToken: token, refreshToken } = await service.reader();
		const out = service.call('DELETE', '/auth/token', { token });
		const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(service, refreshToken)));
		expect((await out).status).toBe(200);
		expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
		for (const { body } of answers) if (body.refreshToken) expect((await refresh(service, String(body.refreshToken))).status).toBe(401);
	});
}

describe('a session', () => {
	const service = testIdentity();
	families(service);

	describe('in a browser that renewed it', () => {
		/** The first token of a session, the tokens of two refreshes, and the cookie of the browser. */
		const renewedTwice = async () => {
			const { refreshToken: first } = await service.reader();
			const once = await refreshIn(service, first);
			const cookie = cookieOf(once);
			const twice = await refreshIn(service, tokenOf(once), cookie);
			pass(service, 11_000);
			return { first, second: tokenOf(once), third: tokenOf(twice), cookie };
		};
		const ended = async (token: string, cookie?: string) => expect((await refreshIn(service, token, cookie)).status).toBe(401);

		it('T02 is refreshed by every token that its tabs may still have', async () => {
			const { first, second, third, cookie } = await renewedTwice();
			const woken = await refreshIn(service, first, cookie);
			expect(woken.status).toBe(200);
			expect(tokenOf(await refreshIn(service, third, cookie))).toBe(tokenOf(woken));
			pass(service, 11_000);
			expect((await refreshIn(service, second, cookie)).status).toBe(200);
			expect((await refreshIn(service, tokenOf(woken), cookie)).status).toBe(200);
		});

		it.each([
			['without the cookie', undefined],
			['with another cookie', `__Host-kiosco-browser=${'A'.repeat(43)}`],
		])('T01 ends when an old token comes from a browser %s', async (_what, brought) => {
			const { second, third, cookie } = await renewedTwice();
			await ended(second, brought);
			await ended(third, cookie);
		});

		it('T01 ends when its reader refreshes it after a thief did, even in the reader’s own browser', async () => {
			const { third, cookie } = await renewedTwice();
			const thiefs = await refreshIn(service, third);
			expect(cookieOf(thiefs)).not.toBe(cookie);
			pass(service, 11_000);
			await ended(third, cookie);
			await ended(tokenOf(thiefs), cookieOf(thiefs));
		});

		it('T01 ignores a cookie that a script set before', async () => {
			const chosen = `__Host-kiosco-browser=${'A'.repeat(43)}`;
			const { refreshToken } = await service.reader();
			const renewed = await refreshIn(service, refreshToken, chosen);
			expect(cookieOf(renewed)).not.toBe(chosen);
			pass(service, 11_000);
			await ended(refreshToken, chosen);
			await ended(tokenOf(renewed), cookieOf(renewed));
		});

		it('T10 gives a browser a cookie that no script can read, and other programs none', async () => {
			const { refreshToken } = await service.reader();
			const { headers, body } = await refreshIn(service, refreshToken);
			const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000';
			expect(headers['set-cookie']).toMatch(new RegExp(`^__Host-kiosco-browser=[\\w-]{43}; ${attributes}$`));
			expect((await refresh(service, String(body.refreshToken))).headers['set-cookie']).toBeUndefined();
		});
	});

	it('T02 gives the same successor for ten seconds and not longer', async () => {
		const { refreshToken } = await service.reader();
		const next = (await refresh(service, refreshToken)).body.refreshToken;
		pass(service, 10_000);
		expect((await refresh(service, refreshToken)).body.refreshToken).toBe(next);
		pass(service, 1);
		expect((await refresh(service, refreshToken)).status).toBe(401);
	});

	it('T04 lives for thirty days without use and a year in total, when it is remembered', { tags: 'slow' }, async () => {
		let { refreshToken } = await service.reader();
		for (let week = 1; week <= 52; week++) {
			pass(service, 7 * day);
			const { status, body } = await refresh(service, refreshToken);
			expect(status, `week ${week}`).toBe(200);
			refreshToken = String(body.refreshToken);
		}
		pass(service, 7 * day);
		expect((await refresh(service, refreshToken)).status).toBe(401);
	});

	it('T04 ends on time for an access token that was issued in its last minutes, too', async () => {
		await service.reader();
		const { body } = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', undefined, false) });
		pass(service, day - 300_000);
		const { accessToken } = (await refresh(service, String(body.refreshToken))).body;
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
		pass(service, 301_000);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(401);
	});

	it('T04 ends after thirty days without use, and after one day when it is not remembered', async () => {
		const { refreshToken: unused } = await service.reader();
		const used = tokenOf(await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') }));
		const passing = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', undefined, false) });
		pass(service, day + 1_000);
		expect((await refresh(service, String(passing.body.refreshToken))).status).toBe(401);
		const renewed = tokenOf(await refresh(service, used));
		pass(service, 30 * day);
		for (const token of [unused, renewed]) expect((await refresh(service, token)).status).toBe(401);
	});

	it('T03 has tokens of 256 random bits, and the database contains none of them', async () => {
		const first = await service.reader();
		const second = (await refresh(service, first.refreshToken)).body;
		pass(service, 11_000);
		const third = (await refresh(service, String(second.refreshToken))).body;
		const tokens = [first, second, third].flatMap(({ accessToken, refreshToken }) => [String(accessToken), String(refreshToken)]);
		const ids = [first, second, third].map(({ refreshToken }) => String(claimsOf(String(refreshToken)).jti));
		expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^[\w-]{43}$/)));
		expect(new Set(ids).size).toBe(3);
		const raw = ids.map((id) => Buffer.from(id, 'base64url').toString('hex'));
		const kept = await wholeDatabase(service.database());
		expect(kept.get('identity.session')).toContain(claimsOf(first.accessToken).sid);
		expect(findCanaries(kept, [...tokens, ...tokens.map((token) => token.split('.')[2] ?? ''), ...ids, ...raw])).toEqual([]);
	});

	it('has tokens with the form and claims that clients of the contract read', async () => {
		const { uuid, accessToken, refreshToken } = await service.reader();
		const [access, refreshing] = [claimsOf(accessToken), claimsOf(refreshToken)];
		expect(access).toMatchObject({ uuid, un: 'ana@mail.test', exp: access.iat + 900, date: String(service.clock.now.getTime()) });
		expect(refreshing).toMatchObject({ uuid, un: 'ana@mail.test', pjti: access.jti });
	});

	it('has tokens with the name that the reader shows, once there is one', async () => {
		const first = await service.reader();
		for (const token of [first.accessToken, first.refreshToken]) expect(claimsOf(token)).not.toHaveProperty('dn');
		await service.call('PATCH', '/profile', { token: first.accessToken, body: { displayName: 'Anita' } });
		const { accessToken, refreshToken } = (await refresh(service, first.refreshToken)).body;
		for (const token of [accessToken, refreshToken]) expect(claimsOf(String(token)).dn).toBe('Anita');
	});

	it('T02 keeps the form of its tokens when they are renewed: an id of random bits, another one for each', async () => {
		const { refreshToken } = await service.reader();
		const { accessToken, refreshToken: next } = (await refresh(service, refreshToken)).body;
		const [first, access, second] = [refreshToken, String(accessToken), String(next)].map(claimsOf);
		expect(access.jti).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
		expect(second.jti).toMatch(/^[\w-]{43}$/);
		expect(second.pjti).toBe(access.jti);
		expect(new Set([first.jti, first.pjti, second.jti, second.pjti]).size).toBe(4);
		expect(Buffer.from(second.jti, 'base64url').toString('hex')).not.toContain(access.jti.slice(0, 8));
	});

	it('T05 is refreshed by a whole token alone', async () => {
		const { refreshToken } = await service.reader();
		for (const token of [refreshToken.slice(0, -1), `${refreshToken}A`, refreshToken.slice(0, refreshToken.lastIndexOf('.')), 'a.b.c'])
			expect(await refresh(service, token)).toMatchObject({ status: 401, body: { code: '300041' } });
		expect((await refresh(service, refreshToken)).status).toBe(200);
	});

	it('LIM-01 counts as a fresh sign-in for an hour, however often it is refreshed', async () => {
		const { refreshToken } = await service.reader();
		pass(service, 3_600_000);
		const token = (await refresh(service, refreshToken)).body.accessToken;
		const asked = () => service.call('POST', '/gdpr', { token });
		expect((await asked()).status).toBe(200);
		pass(service, 1);
		expect(await asked()).toMatchObject({ status: 403, body: { code: 'sign-in-again' } });
	});

	it('T06 API-10 ends with a sign-out: both of its tokens are invalid, and the browser clears its cache', async () => {
		const { accessToken, refreshToken } = await service.reader();
		const out = await service.call('DELETE', '/auth/token', { token: accessToken });
		expect(out).toMatchObject({ status: 200, headers: { 'clear-site-data': '"cache"' } });
		expect(await service.call('GET', '/profile', { token: accessToken })).toMatchObject({
			status: 401,
			body: { message: 'Missing or invalid jwt' },
		});
		expect((await refresh(service, refreshToken)).status).toBe(401);
		expect((await service.call('DELETE', '/auth/token', { token: accessToken })).status).toBe(200);
	});

	it('T06 can be signed out of with an access token that has expired', async () => {
		const { accessToken, refreshToken } = await service.reader();
		pass(service, 3_600_000);
		await service.call('DELETE', '/auth/token', { token: accessToken });
		expect((await refresh(service, refreshToken)).status).toBe(401);
	});

	it('P02 stays open while its reader waits for the link that confirms the deletion of the account', async () => {
		const { accessToken, refreshToken } = await service.reader();
		await service.call('DELETE', '/user/anonymize', { token: accessToken });
		const { status, body } = await refresh(service, refreshToken);
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect([status, profile.body.status]).toEqual([200, 'PendingAnonymize']);
	});

	it('T08 is new at each sign-in', async () => {
		const { accessToken } = await service.reader();
		const again = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		expect(claimsOf(String(again.body.accessToken)).sid).not.toBe(claimsOf(accessToken).sid);
	});

	it('T12 is in the list of its reader, who can end one session or all others', async () => {
		const { accessToken } = await service.reader();
		const other = await service.call('POST', '/auth/login', {
			body: signIn('ana@mail.test'),
			headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1' },
		});
		const list = Object.values((await service.call('GET', '/sessions', { token: accessToken })).body);
		expect(list).toContainEqual(expect.objectContaining({ device: 'Safari en iPhone', network: '127.0.0.0/24', current: false }));
		expect(list).toContainEqual(expect.objectContaining({ id: claimsOf(accessToken).sid, current: true }));
		const third = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		const end = async (which: string) => (await service.call('DELETE', `/sessions/${which}`, { token: accessToken })).status;
		const { sid } = claimsOf(String(other.body.accessToken));
		expect([await end(sid), await end(sid)]).toEqual([200, 404]);
		expect((await refresh(service, tokenOf(other))).status).toBe(401);
		const rest = tokenOf(await refresh(service, tokenOf(third)));
		expect([await end('others'), await end('others')]).toEqual([200, 200]);
		expect((await refresh(service, rest)).status).toBe(401);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
	});

	it('T12 is one of at most fifty: a further one ends the one that was not used for the longest time', { tags: 'slow' }, async () => {
		await service.reader();
		const signedIn = async () => {
			pass(service, 1000);
			return tokenOf(await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') }));
		};
		const tokens: string[] = [];
		while (tokens.length < 50) tokens.push(await signedIn());
		const firstNow = tokenOf(await refresh(service, tokens[0] ?? ''));
		await signedIn();
		expect((await refresh(service, tokens[1] ?? '')).status).toBe(401);
		expect((await refresh(service, firstNow)).status).toBe(200);
		expect((await refresh(service, tokens[2] ?? '')).status).toBe(200);
	});

	it('T12 cannot be ended by another reader', async () => {
		const mine = await service.reader();
		const others = await service.reader('berta@mail.test');
		const { sid } = claimsOf(others.accessToken);
		expect((await service.call('DELETE', `/sessions/${sid}`, { token: mine.accessToken })).status).toBe(404);
		expect((await service.call('GET', '/profile', { token: others.accessToken })).status).toBe(200);
	});

	it('T14 of one brand is invalid on all others, each of which has its own readers', { tags: 'slow' }, async () => {
		const opened: string[] = [];
		for (const { id: home } of brandList) {
			const { accessToken, refreshToken } = await readerOf(home);
			for (const { id: brand } of brandList) {
				const body = { grantType: 'refresh-token', token: refreshToken };
				const statuses = [
					(await service.call('GET', '/profile', { token: accessToken, brand })).status,
					(await service.call('POST', '/auth/token', { body, brand })).status,
				];
				expect(statuses, `${home} at ${brand}`).toEqual(brand === home ? [200, 200] : [401, 401]);
				opened.push(`${home} ${brand}`);
			}
		}
		expect(opened).toHaveLength(brandList.length ** 2);
	});

	/** Signs up and in on a brand; returns the answer of the sign-in. */
	async function readerOf(brand: BrandId) {
		await service.register('ana@mail.test', undefined, { brand });
		return (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test'), brand })).body;
	}

	it('T16 is invalid from the next request on when its account is disabled', async () => {
		const { uuid, accessToken, refreshToken } = await service.reader();
		await service
			.database()
			.sql.withTables<{ 'identity.account': { id: string; status: string } }>()
			.updateTable('identity.account')
			.set({ status: 'Disabled' })
			.where('id', '=', uuid)
			.execute();
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(401);
		expect((await refresh(service, refreshToken)).status).toBe(401);
	});
});

describeOnPostgres('a session', (testDatabase) => families(testIdentity({}, testDatabase(migrations))));
