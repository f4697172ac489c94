// Calls that were allowed when they began, and wait for a hash, a provider or their turn. Meanwhile the owner of the account acts.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, cookiesOf, goodPassword, newAccount, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { plainPasswords } from '../../../tests/support/identity/plain-passwords.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

/** The place where a call of the test waits until the test releases it. Nothing waits before `hold`. */
function gate() {
	let held: { readonly reached: PromiseWithResolvers<void>; readonly opened: PromiseWithResolvers<void> } | undefined;
	return {
		pass: async () => {
			const waiting = held;
			held = undefined;
			waiting?.reached.resolve();
			await waiting?.opened.promise;
		},
		/** Starts a call, waits until it is held, does something else, and releases the call. Resolves to the answer to the call. */
		async during<Result>(call: () => Promise<Result>, act: () => Promise<unknown>): Promise<Result> {
			const own = { reached: Promise.withResolvers<void>(), opened: Promise.withResolvers<void>() };
			held = own;
			const answer = call();
			await own.reached.promise;
			await act();
			own.opened.resolve();
			return answer;
		},
	};
}

const turn = gate();
const rehash = gate();
const theirs = 'una frase de la intrusa 9';
const own = 'la frase nueva de Ana 7';
/** Whether hashes without a number count as outdated. New ones get a number, so that no two are equal. */
let isOld = false;
let hashes = 0;
const provider = testProvider();
const service = testIdentity(
	{
		signIn: new Map([[testBrand, { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] }]]),
		outboundHttp: provider.outboundHttp,
		passwords: {
			...plainPasswords,
			hash: async (password, caller) => {
				if (password === goodPassword) await rehash.pass();
				hashes += 1;
				return `${await plainPasswords.hash(password, caller)}${isOld ? `:new${hashes}` : ''}`;
			},
			verify: async (hash, password, caller) => ({
				...(await plainPasswords.verify(hash.replace(/:new\d+$/, ''), password, caller)),
				isOld: isOld && !hash.includes(':new'),
			}),
		},
	},
	undefined,
	async (_own, open) => ({
		...open,
		throttle: {
			...open.throttle,
			signIn: async (_call, _name, { prove, enter }) => {
				const proven = await prove();
				await turn.pass();
				return proven && enter(proven);
			},
			provider: () => turn.pass(),
			emailChange: () => turn.pass(),
			keeping: () => turn.pass(),
			avatar: () => turn.pass(),
		},
	}),
);
const { call, nonce } = service;
const email = 'ana@gmail.com';

const google = async (person: { readonly sub: string; readonly email: string }, token?: unknown): Promise<Answer> => {
	const iat = Math.floor(service.clock.now.getTime() / 1000);
	const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', email_verified: true, ...person, iat, exp: iat + 3600 };
	return call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials: await provider.sign(claims) }, token });
};
const stranger = { sub: '6666', email: 'intrusa@gmail.com' };
const login = (password: string) => call('POST', '/auth/login', { body: signIn(email, password) });
const reset = async () => {
	await call('POST', '/password/reset', { body: { userName: email } });
	expect((await call('PUT', `/password/reset/${nonce('reset')}`, { body: { newPassword: own } })).status).toBe(200);
};
const worksAt = async (token: unknown) => (await call('GET', '/profile', { token })).status === 200;

beforeEach(() => {
	isOld = false;
});

describe('a password whose hash is outdated', () => {
	it('A02 two simultaneous sign-ins whose password is rehashed both open a session', async () => {
		await service.reader(email);
		isOld = true;
		const other = async () => expect((await login(goodPassword)).status).toBe(200);
		expect((await rehash.during(() => login(goodPassword), other)).status).toBe(200);
	});
});

describe('after a reset by link', () => {
	it('T06 a sign-in with the old password that waited for its turn opens no session', async () => {
		await service.reader(email);
		const answer = await turn.during(() => login(goodPassword), reset);
		expect(answer).toMatchObject({ status: 401, body: { message: 'Authentication failed' } });
		expect((await login(own)).status).toBe(200);
	});

	it('T06 nor does one whose device is new, or whose password was rehashed', async () => {
		await service.reader(email);
		isOld = true;
		expect((await rehash.during(() => login(goodPassword), reset)).status).toBe(401);
		expect((await login(goodPassword)).status).toBe(401);
		expect((await login(own)).status).toBe(200);
	});

	it('T06 A16 a change of password that waited changes nothing', async () => {
		const { accessToken: token } = await service.reader(email);
		const change = () => call('PUT', '/password', { token, body: { oldPassword: goodPassword, newPassword: theirs } });
		expect((await turn.during(change, reset)).status).toBe(401);
		expect((await login(own)).status).toBe(200);
	});

	it('A16 of two changes of password at once one takes place', async () => {
		const { accessToken: token } = await service.reader(email);
		const change = (newPassword: string) => call('PUT', '/password', { token, body: { oldPassword: goodPassword, newPassword } });
		const late = await turn.during(
			() => change(theirs),
			() => change(own),
		);
		expect(late.status).toBe(401);
		expect((await login(own)).status).toBe(200);
	});
});

describe('what a reader keeps', () => {
	it('T06 is not changed for a session that ended while the change waited', async () => {
		const { accessToken: token } = await service.reader(email);
		const story = { list: 'saved', key: 'lluvia', path: '/clima/lluvia/', title: 'Lluvia', at: service.clock.now.getTime() };
		const add = (sender: unknown, key: string) => call('PATCH', '/kept', { token: sender, body: { add: [{ ...story, key }] } });
		expect((await add(token, 'lluvia')).status).toBe(200);
		for (const change of [
			(sender: unknown) => add(sender, 'otra'),
			(sender: unknown) => call('DELETE', '/kept/saved', { token: sender }),
		]) {
			const thief = (await login(goodPassword)).body.accessToken;
			const answer = await turn.during(
				() => change(thief),
				() => call('DELETE', '/sessions/others', { token }),
			);
			expect(answer.status).toBe(401);
		}
		expect((await call('GET', '/kept', { token })).body).toEqual({ entries: [story] });
	});
});

describe('the picture of a reader', () => {
	it('T06 is not changed for a session that ended while the file arrived', async () => {
		const { accessToken: token } = await service.reader(email);
		const thief = (await login(goodPassword)).body.accessToken;
		const head = 'content-disposition: form-data; name="avatar"; filename="a.jpg"\r\ncontent-type: image/jpeg';
		const bytes = Buffer.from(`--edge\r\n${head}\r\n\r\n\xff\xd8\xff picture\r\n--edge--\r\n`, 'latin1');
		const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
		const put = (sender: unknown) => call('PUT', '/avatar', { token: sender, bytes, headers });
		const answer = await turn.during(
			() => put(thief),
			() => call('DELETE', '/sessions/others', { token }),
		);
		expect(answer.status).toBe(401);
		expect((await call('GET', '/profile', { token })).body.picture).toBeNull();
		expect((await put(token)).status).toBe(200);
	});
});

/** What the owner does to prove the address of an account that a stranger made. */
const proofs: Readonly<Record<string, () => Promise<unknown>>> = {
	'the link of the sign-up': () => call('GET', `/email/verify/${nonce('verify')}`),
	'a reset by link': reset,
	'a one-time link': async () => {
		await call('POST', '/auth/magiclink', { body: { email } });
		await call('POST', `/auth/magiclink/${nonce('one-time-link')}`, { body: { email } });
	},
	'a sign-in with Google': () => google({ sub: '1001', email }),
};

describe.each(Object.entries(proofs))('while the owner proves the address by %s', (_what, prove) => {
	it('R07 R08 F04 a login that a stranger is linking is not linked, and opens no session', async () => {
		const { accessToken: token, uuid } = (await call('POST', '/signup', { body: newAccount(email) })).body;
		const linked = await turn.during(() => google(stranger, token), prove);
		expect(linked.status).toBe(401);
		expect(await worksAt(linked.body.accessToken)).toBe(false);
		expect((await google(stranger)).body.uuid).not.toBe(uuid);
	});

	it('R07 R08 A15 a stranger’s change of email is not asked for', async () => {
		const { accessToken: token } = (await call('POST', '/signup', { body: newAccount(email) })).body;
		const change = () => call('PATCH', '/profile', { token, body: { email: 'intrusa@mail.test' } });
		expect((await turn.during(change, prove)).status).toBe(401);
		expect(service.mails.map(({ to }) => to)).not.toContain('intrusa@mail.test');
	});
});

/** What an owner can do after finding a stranger in the account. */
const remedies: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
	'changes the password': (token) => call('PUT', '/password', { token, body: { oldPassword: goodPassword, newPassword: own } }),
	'ends the other sessions': (token) => call('DELETE', '/sessions/others', { token }),
	'declines a deletion that somebody else asked for': async (token) => {
		await call('DELETE', '/user/anonymize', { token });
		const reason = 'DID_NOT_REQUEST_DELETION';
		await call('PUT', `/user/anonymize/decline/${nonce('deletion-request')}`, { token, body: { reason } });
	},
	'sends the own address': (token) => call('PATCH', '/profile', { token, body: { email } }),
	'resets the password': reset,
};

describe('a change of email that a stranger asked for', () => {
	it.each(Object.entries(remedies))('A15 T06 is dead after the owner %s', async (_what, act) => {
		const { accessToken } = await service.reader(email);
		const thief = (await login(goodPassword)).body.accessToken;
		const asked = await call('PATCH', '/profile', { token: thief, body: { email: 'intrusa@mail.test' } });
		expect(asked.status).toBe(200);
		await act(accessToken);
		const confirmed = await call('GET', `/email/verify/${nonce('email-change')}`, { headers: cookiesOf(asked) });
		expect(confirmed).toMatchObject({ status: 404 });
	});

	it('A15 is confirmed in its browser after the reader who asked for it signed out', async () => {
		const { accessToken: token } = await service.reader(email);
		const asked = await call('PATCH', '/profile', { token, body: { email: 'nueva@mail.test' } });
		await call('DELETE', '/auth/token', { token });
		expect((await call('GET', `/email/verify/${nonce('email-change')}`, { headers: cookiesOf(asked) })).status).toBe(200);
	});
});
