import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { byForm } from '../../../../tests/support/form.ts';
import { type Answer, type CallOptions, cookiesOf, newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';

describe('verifying an email', () => {
	const service = testIdentity();
	const verify = (nonce: string) => service.call('GET', `/email/verify/${nonce}`);
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};

	it('API-26 lets the reader sign in, and signs nobody in by itself', async () => {
		const headers = cookiesOf(await service.call('POST', '/signup', { body: newAccount('ana@mail.test') }));
		const verified = await service.call('GET', `/email/verify/${service.nonce('verify')}`, { headers });
		expect(verified).toMatchObject({ status: 200, body: { success: true } });
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});

	it('ERR-06 R15 refuses a second use of the link with its own message', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await verify(service.nonce('verify'));
		expect((await verify(service.nonce('verify'))).body).toMatchObject({ message: 'Email already Verified' });
	});

	it('R07 keeps no nonce of another form in a cookie', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		expect((await verify(service.nonce('verify'))).headers['set-cookie']).toContain('__Host-kiosco-opened=');
		expect((await verify(encodeURIComponent('x; Domain=mail.test'))).headers['set-cookie']).toBeUndefined();
	});

	it('has a link that is valid for a day', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		pass(86_400_000 + 1_000);
		expect((await verify(service.nonce('verify'))).body).toMatchObject({ message: 'Nonce not found or expired' });
	});

	it('API-25 R04 can be requested again, with the same answer for all', async () => {
		await service.reader();
		await service.call('POST', '/signup', { body: newAccount('berta@mail.test') });
		service.mails.length = 0;
		for (const email of ['ana@mail.test', 'berta@mail.test', 'nadie@mail.test', 'x']) {
			expect((await service.call('POST', '/email/verify', { body: { email } })).body).toEqual({ success: true, retryAfter: 60 });
		}
		expect(service.mails).toMatchObject([{ template: 'verify', to: 'berta@mail.test' }]);
	});
});

describe('an email that is requested again too soon', () => {
	const service = testIdentity({}, undefined, async (_own, open) => ({ ...open, throttle: { ...open.throttle, resend: async () => 42 } }));

	it('R04 is not sent, and the answer says how long to wait', async () => {
		await service.call('POST', '/signup', { body: newAccount('berta@mail.test') });
		service.mails.length = 0;
		expect((await service.call('POST', '/email/verify', { body: { email: 'berta@mail.test' } })).body).toEqual({
			success: true,
			retryAfter: 42,
		});
		expect(service.mails).toEqual([]);
	});
});

describe('the email of a sign-up', () => {
	const sent = new Set<string>();
	const resend = async (_call: unknown, address: string) => (sent.size === sent.add(address).size ? 42 : 0);
	const service = testIdentity({}, undefined, async (_own, open) => ({ ...open, throttle: { ...open.throttle, resend } }));

	it('R04 VAL-02 counts as sent: who asks for another at once waits like after a request', async () => {
		await service.call('POST', '/signup', { body: newAccount('Carla@mail.test') });
		const ask = (email: string) => service.call('POST', '/email/verify', { body: { email } });
		for (const email of ['carla@mail.test', ' CARLA@mail.test']) {
			expect((await ask(email)).body, email).toEqual({ success: true, retryAfter: 42 });
		}
		expect(service.mails).toHaveLength(1);
		expect((await ask('dora@mail.test')).body).toEqual({ success: true, retryAfter: 60 });
	});
});

describe('changing the email', () => {
	const service = testIdentity();
	const change = (token: string, email: string) => service.call('PATCH', '/profile', { token, body: { email } });
	const confirm = (asked: CallOptions = {}) => service.call('GET', `/email/verify/${service.nonce('email-change')}`, asked);
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};

	it('LIM-01 ERR-08 A15 is accepted within an hour of the sign-in', async () => {
		const { accessToken, refreshToken } = await service.reader();
		pass(59 * 60_000);
		const body = { grantType: 'refresh-token', token: refreshToken };
		const fresh = String((await service.call('POST', '/auth/token', { body })).body.accessToken);
		expect((await change(fresh, 'ana@otra.test')).status).toBe(200);
		pass(2 * 60_000);
		expect(await change(fresh, 'ana@tercera.test')).toMatchObject({
			status: 403,
			body: { message: 'Update only when within 60 minutes of signIn' },
		});
		expect(accessToken).toBeTruthy();
	});

	it('A15 A17 waits until the new email is confirmed and notifies the old one; then the new one signs in', async () => {
		const { accessToken } = await service.reader();
		const asked = await change(accessToken, ' Ana@Otra.test ');
		expect(asked.body).toMatchObject({ email: 'ana@mail.test', emailVerified: true, unverifiedEmail: 'Ana@Otra.test' });
		expect(service.mails.slice(-2)).toMatchObject([
			{ template: 'email-change', to: 'Ana@Otra.test' },
			{ template: 'email-change-notice', to: 'ana@mail.test', data: { newEmail: 'Ana@Otra.test', done: false } },
		]);
		await confirm({ headers: cookiesOf(asked) });
		expect(service.mails.at(-1)).toMatchObject({ to: 'ana@mail.test', data: { newEmail: 'Ana@Otra.test', done: true } });
		expect((await service.call('GET', '/profile', { token: accessToken })).body).toMatchObject({
			email: 'Ana@Otra.test',
			unverifiedEmail: null,
		});
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@otra.test') })).status).toBe(200);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(401);
	});

	it('A15 still waits after a change of something else', async () => {
		const { accessToken: token } = await service.reader();
		await change(token, 'ana@otra.test');
		const { body } = await service.call('PATCH', '/profile', { token, body: { lastName: 'Paz' } });
		expect(body).toMatchObject({ lastName: 'Paz', unverifiedEmail: 'ana@otra.test' });
		expect((await confirm({ token })).status).toBe(200);
	});

	it('refuses a text that is no address', async () => {
		const { accessToken } = await service.reader();
		expect(await change(accessToken, 'ana@mail')).toMatchObject({ status: 422, body: { code: 'email-invalid' } });
	});

	it('A15 back to the current email needs no fresh sign-in and sends nothing, and its link works no more', async () => {
		const { accessToken, refreshToken } = await service.reader();
		const asked = await change(accessToken, 'ana@otra.test');
		pass(2 * 3_600_000);
		const body = { grantType: 'refresh-token', token: refreshToken };
		const stale = String((await service.call('POST', '/auth/token', { body })).body.accessToken);
		const sent = service.mails.length;
		expect(await change(stale, ' ANA@mail.test')).toMatchObject({ status: 200, body: { unverifiedEmail: null } });
		expect(service.mails).toHaveLength(sent);
		expect(await confirm({ headers: cookiesOf(asked) })).toMatchObject({ status: 404 });
	});

	it('A04 gives the same answer for an email that has an account, and writes to its owner', async () => {
		await service.reader('berta@mail.test');
		const { accessToken } = await service.reader();
		service.mails.length = 0;
		const [taken, free] = [await change(accessToken, 'BERTA@mail.test'), await change(accessToken, 'carla@mail.test')];
		expect(taken).toMatchObject({ status: 200, body: { email: 'ana@mail.test', unverifiedEmail: 'BERTA@mail.test' } });
		expect(free).toMatchObject({ status: 200, body: { email: 'ana@mail.test', unverifiedEmail: 'carla@mail.test' } });
		expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers));
		expect(service.mails.map(({ template, to }) => `${template} ${to}`)).toEqual([
			'account-exists berta@mail.test',
			'email-change-notice ana@mail.test',
			'email-change carla@mail.test',
			'email-change-notice ana@mail.test',
		]);
	});

	it('R11 A04 writes three times an hour to the owner of an email, and answers every request the same', async () => {
		await service.reader('berta@mail.test');
		const { accessToken } = await service.reader();
		service.mails.length = 0;
		const own = { status: 200, body: { email: 'ana@mail.test', unverifiedEmail: 'berta@mail.test' } };
		for (let time = 0; time < 4; time++) expect(await change(accessToken, 'berta@mail.test')).toMatchObject(own);
		expect(service.mails.filter(({ template, to }) => template === 'account-exists' && to === 'berta@mail.test')).toHaveLength(3);
	});

	it('ERR-05 is refused when the email gets an account before the change is confirmed', async () => {
		const { accessToken } = await service.reader();
		await change(accessToken, 'carla@mail.test');
		await service.call('POST', '/signup', { body: newAccount('carla@mail.test') });
		expect(await confirm({ token: accessToken })).toMatchObject({ status: 409, body: { message: 'Email already in use' } });
	});

	it('R07 R08 is confirmed where the reader asked for it or is signed in, and nowhere else', async () => {
		const stranger = await service.reader('intrusa@mail.test');
		const asked = await change(stranger.accessToken, 'ana@mail.test');
		const other = await service.reader('berta@mail.test');
		const scanner = { headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-kiosco-asked=${'x'.repeat(43)}` } };
		for (const elsewhere of [{}, scanner, { token: other.accessToken }]) {
			expect(await confirm(elsewhere)).toMatchObject({ status: 403, body: { code: 'change-of-other-browser' } });
		}
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(401);
		expect((await confirm({ headers: cookiesOf(asked) })).status).toBe(200);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});
});

describe('a link that went to an email that the account no longer has', () => {
	const service = testIdentity();
	const dead = { status: 404, body: { message: 'Nonce not found or expired' } };
	const moveTo = async (email: string, token: unknown) => {
		expect((await service.call('PATCH', '/profile', { token, body: { email } })).status).toBe(200);
		expect((await service.call('GET', `/email/verify/${service.nonce('email-change')}`, { token })).status).toBe(200);
	};

	it('A15 verifies nothing', async () => {
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		const old = service.nonce('verify');
		await moveTo('ana@otra.test', body.accessToken);
		expect(await service.call('GET', `/email/verify/${old}`)).toMatchObject(dead);
	});

	it('A15 R15 is not said to have verified the new one', async () => {
		const { accessToken } = await service.reader();
		const old = service.nonce('verify');
		await moveTo('ana@otra.test', accessToken);
		expect(await service.call('GET', `/email/verify/${old}`)).toMatchObject(dead);
	});

	it('A15 R12 sets no password', async () => {
		const { accessToken } = await service.reader();
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		const old = service.nonce('reset');
		await moveTo('ana@otra.test', accessToken);
		expect(await service.call('PUT', `/password/reset/${old}`, { body: { newPassword: 'otra clave 99' } })).toMatchObject(dead);
	});

	it('A15 signs nobody in', async () => {
		const { accessToken } = await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const old = service.nonce('one-time-link');
		await moveTo('ana@otra.test', accessToken);
		expect(await service.call('GET', `/auth/magiclink/${old}`)).toMatchObject(dead);
	});
});

describeOnPostgres('changes of email to one address', (testDatabase) => {
	const service = testIdentity({}, testDatabase(migrations));

	/** Asks for the same new email with six accounts; resolves to what confirms each change. */
	async function askedBySix(round: number): Promise<readonly (() => Promise<Answer>)[]> {
		const confirmations: (() => Promise<Answer>)[] = [];
		for (const at of [1, 2, 3, 4, 5, 6]) {
			const { body } = await service.call('POST', '/signup', { body: newAccount(`ana${round}-${at}@mail.test`) });
			const token = body.accessToken;
			await service.call('PATCH', '/profile', { token, body: { email: `nueva${round}@mail.test` } });
			const nonce = service.nonce('email-change');
			confirmations.push(() => service.call('GET', `/email/verify/${nonce}`, { token }));
		}
		return confirmations;
	}

	it('A15 ERR-05 that are confirmed at once give it to one account, and refuse the others', { tags: 'slow' }, async () => {
		for (let round = 0; round < byForm(4, 20); round += 1) {
			const answers = await Promise.all((await askedBySix(round)).map((confirm) => confirm()));
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
			for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ message: 'Email already in use' });
		}
	});
});
