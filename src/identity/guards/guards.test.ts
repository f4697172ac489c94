import { describe, expect, it } from 'vitest';
import { limitMigrations } from '#platform/limits';
import { describeOnPostgres, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { describeOnRedis } from '../../../tests/support/databases/redis.ts';
import { byForm } from '../../../tests/support/form.ts';
import { realGuards } from '../../../tests/support/identity/guards.ts';
import { goodPassword, newAccount, signIn, type TestIdentity, testIdentity } from '../../../tests/support/identity/identity.ts';
import { countedPasswords } from '../../../tests/support/identity/plain-passwords.ts';
import { migrations } from '../identity.ts';

const tooMany = { status: 429, body: { code: '100014', httpStatus: 429 } };
const badCaptcha = { status: 400, body: { code: '130001', message: 'Captcha token invalid' } };

type Login = { readonly password?: string; readonly ip?: string };

const login = (service: TestIdentity, userName: string, { password = goodPassword, ip = '192.0.2.1' }: Login = {}) =>
	service.call('POST', '/auth/login', { body: signIn(userName, password), ip });

function burst(name: string, makeService: (counted: ReturnType<typeof countedPasswords>) => TestIdentity): void {
	describe(name, () => {
		const counted = countedPasswords();
		const service = makeService(counted);

		it('A12 check ten of fifty concurrent wrong sign-ins, and refuse forty', async () => {
			await service.reader();
			counted.count.compared = 0;
			const answers = await Promise.all(
				Array.from({ length: 50 }, () => login(service, 'ana@mail.test', { password: 'a wrong password' })),
			);
			expect(counted.count.compared).toBe(10);
			expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
			expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
		});
	});
}

burst('guards over memory', ({ passwords }) => testIdentity({ passwords }, undefined, realGuards()));
describeOnPostgres('guards', (open) => {
	const database: TestDatabase = open([...migrations, ...limitMigrations]);
	const shared = realGuards(async () => ({ database: database() }));
	burst('over PostgreSQL', ({ passwords }) => testIdentity({ passwords }, database, shared));
});
describeOnRedis('guards', (open) => {
	burst('over Redis', ({ passwords }) => testIdentity({ passwords }, undefined, realGuards(open)));
});

describe('the guards of the service', () => {
	const service = testIdentity({}, undefined, realGuards());

	it('A10 count every spelling of a name together', async () => {
		const spellings = ['Ana@Mail.test', 'ana@mail.TEST', ' ANA@mail.test '];
		for (let guess = 0; guess < 10; guess++) await login(service, spellings[guess % 3] ?? '', { password: 'wrong password' });
		for (const spelling of spellings) expect(await login(service, spelling)).toMatchObject(tooMany);
		expect((await login(service, 'bea@mail.test')).status).toBe(401);
	});

	it('B07 give the exact time to wait, in the message and in the header', async () => {
		for (let guess = 0; guess < 10; guess++) await login(service, 'ana@mail.test', { password: 'wrong password' });
		const { headers, body } = await login(service, 'ana@mail.test');
		expect(headers['retry-after']).toBe('1');
		expect(body).toEqual({ code: '100014', message: 'Too many attempts; try again in 1 s', httpStatus: 429, error: true });
		service.clock.now = new Date(service.clock.now.getTime() + 1000);
		expect((await login(service, 'ana@mail.test')).status).toBe(401);
	});

	it('A11 answer the right password like a wrong one during the wait; a reset ends the wait', async () => {
		await service.reader();
		for (let guess = 0; guess < 10; guess++) await login(service, 'ana@mail.test', { password: 'wrong password' });
		const [right, wrong] = [await login(service, 'ana@mail.test'), await login(service, 'ana@mail.test', { password: 'wrong password' })];
		expect(right).toMatchObject(tooMany);
		expect(right.body).toEqual(wrong.body);
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		const newPassword = 'lluvia sobre Bernal 8';
		expect((await service.call('PUT', `/password/reset/${service.nonce('reset')}`, { body: { newPassword } })).status).toBe(200);
		expect((await login(service, 'ana@mail.test', { password: newPassword })).status).toBe(200);
	});

	it('A16 count a wrong old password as a guess', async () => {
		const { accessToken: token } = await service.reader();
		const change = (oldPassword: string) =>
			service.call('PUT', '/password', { token, body: { oldPassword, newPassword: 'lluvia sobre Bernal 8' }, ip: '192.0.2.1' });
		for (let guess = 0; guess < 10; guess++) expect((await change('wrong password')).status).toBe(401);
		expect(await change(goodPassword)).toMatchObject(tooMany);
	});

	it('R11 A04 limit changes of email to five an hour for an account, whatever the address and network', { tags: 'slow' }, async () => {
		await service.reader('berta@mail.test');
		let token: unknown = (await service.reader()).accessToken;
		const change = (email: string, ip: string) => service.call('PATCH', '/profile', { token, body: { email }, ip });
		const asked = ['berta@mail.test', 'a@mail.test', 'b@mail.test', 'berta@mail.test', 'c@mail.test'];
		for (const [at, email] of asked.entries()) expect((await change(email, `192.0.2.${at}`)).status).toBe(200);
		for (const email of ['berta@mail.test', 'd@mail.test']) expect(await change(email, '192.0.2.9')).toMatchObject(tooMany);
		for (let save = 0; save < 6; save++) expect((await change('ana@mail.test', '192.0.2.9')).status).toBe(200);
		service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
		token = (await login(service, 'ana@mail.test')).body.accessToken;
		expect((await change('d@mail.test', '192.0.2.9')).status).toBe(200);
	});

	it('do not limit how often a session is refreshed', { tags: 'slow' }, async () => {
		const { refreshToken: token } = await service.reader();
		const refresh = () => service.call('POST', '/auth/token', { body: { token, grantType: 'refresh-token' } });
		const times = byForm(110, 210);
		for (let time = 0; time < times; time++) expect((await refresh()).status).toBe(200);
	});

	it('I06 limit how many pictures a reader sends in an hour, whatever they are and from wherever', async () => {
		const { accessToken } = await service.reader();
		const send = (token: string, at: number) => service.call('PUT', '/avatar', { token, ip: `192.0.2.${at}` });
		for (let time = 0; time < 10; time++) expect((await send(accessToken, time)).body.code).toBe('MISSING_IMAGE');
		expect(await send(accessToken, 99)).toMatchObject(tooMany);
		const other = await service.reader('berta@mail.test');
		expect((await send(other.accessToken, 99)).body.code).toBe('MISSING_IMAGE');
		service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
		const { body } = await login(service, 'ana@mail.test');
		expect((await send(String(body.accessToken), 1)).body.code).toBe('MISSING_IMAGE');
	});

	it('R10 limit guesses at nonces, and not the use of valid ones', async () => {
		await service.reader();
		const open = (nonce: string) => service.call('GET', `/email/verify/${nonce}`, { ip: '192.0.2.1' });
		for (let guess = 0; guess < 30; guess++) expect((await open(`guess-${guess}`)).status).toBe(404);
		expect(await open('guess')).toMatchObject(tooMany);
		const elsewhere = await service.call('GET', `/email/verify/${service.nonce('verify')}`, { ip: '192.0.2.2' });
		expect(elsewhere.body.code).toBe('email-already-verified');
	});

	it('R10 R13 limit guesses at the address of a link', async () => {
		await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const confirm = (email: string) =>
			service.call('POST', `/auth/magiclink/${service.nonce('one-time-link')}`, { body: { email }, ip: '192.0.2.1' });
		for (let guess = 0; guess < 30; guess++) expect((await confirm(`guess-${guess}@mail.test`)).status).toBe(403);
		expect(await confirm('ana@mail.test')).toMatchObject(tooMany);
	});

	it('B05 use the address of the connection; a forwarding header of an untrusted proxy changes nothing', async () => {
		const statuses = [];
		const calls = byForm(40, 300);
		for (let at = 0; at < calls; at++) {
			const headers = { 'x-forwarded-for': `198.51.${at % 256}.7`, forwarded: `for=198.51.${at % 256}.8` };
			const body = signIn('ana@mail.test', 'wrong password');
			statuses.push((await service.call('POST', '/auth/login', { body, headers, ip: '192.0.2.1' })).status);
		}
		expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
		expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
	});
});

describe('the captchas of the service', () => {
	const service = testIdentity({}, undefined, realGuards());
	const attack = async () => {
		for (let at = 0; at < 60; at++) await login(service, `reader-${at}@mail.test`, { password: 'from a leak', ip: `198.51.100.${at}` });
	};
	const formsWithCaptcha = async () => {
		const { body } = await service.call('GET', '/config');
		return [body.signinRecaptcha, body.signupRecaptcha, body.magicLinkRecaptcha, body.resetPasswordRecaptcha];
	};

	it('are not needed in normal operation', async () => {
		expect(await formsWithCaptcha()).toEqual([false, false, false, false]);
		expect((await login(service, 'ana@mail.test')).status).toBe(401);
	});

	const accounts = byForm(120, 2000);

	it(`B01 are needed by every form while most sign-ins fail, and stop credential stuffing at ${accounts} accounts`, {
		tags: 'slow',
	}, async () => {
		const statuses = [];
		for (let at = 0; at < accounts; at++) {
			statuses.push(
				(await login(service, `reader-${at}@mail.test`, { password: 'from a leak', ip: `198.51.${at % 2}.${at % 100}` })).status,
			);
		}
		expect(statuses.filter((status) => status === 401).length).toBeLessThan(60);
		expect(new Set(statuses.slice(60))).toEqual(new Set([400]));
		expect(await formsWithCaptcha()).toEqual([true, true, true, true]);
		const forms: [string, object][] = [
			['/auth/login', signIn('ana@mail.test')],
			['/auth/magiclink', { email: 'ana@mail.test' }],
			['/password/reset', { userName: 'ana@mail.test' }],
		];
		for (const [path, body] of forms) expect(await service.call('POST', path, { body })).toMatchObject(badCaptcha);
		expect((await service.call('POST', '/signup', { body: newAccount('new@mail.test') })).body.code).toBe('010122');
		const token = { recaptchaToken: 'good' };
		expect((await service.call('POST', '/auth/login', { body: { ...signIn('ana@mail.test'), ...token } })).status).toBe(401);
		expect((await service.call('POST', '/signup', { body: { ...newAccount('new@mail.test'), ...token } })).status).toBe(200);
	});

	it('B01 are not needed on a known device of the reader', async () => {
		await service.register('ana@mail.test', undefined, { ip: '203.0.113.1' });
		const { headers } = await login(service, 'ana@mail.test', { ip: '203.0.113.1' });
		const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
		await attack();
		const again = (userName: string, sent: Record<string, string>) =>
			service.call('POST', '/auth/login', { body: signIn(userName), headers: sent, ip: '2001:db8::1' });
		expect(await again('ana@mail.test', {})).toMatchObject(badCaptcha);
		expect(await again('bea@mail.test', { cookie })).toMatchObject(badCaptcha);
		expect((await again('ana@mail.test', { cookie: `a=1; ${cookie}; b=2` })).status).toBe(200);
	});

	it('A03 B01 are needed from the network of a reader too, whether or not the account exists', async () => {
		await service.register('ana@mail.test', undefined, { ip: '203.0.113.1' });
		await attack();
		for (const email of ['ana@mail.test', 'nadie@mail.test']) {
			expect(await login(service, email, { ip: '203.0.113.77' })).toMatchObject(badCaptcha);
			expect(await login(service, email, { password: 'from a leak', ip: '203.0.113.1' })).toMatchObject(badCaptcha);
		}
	});

	it('B03 are needed for a sign-up from a network with five sign-ups in the last hour', async () => {
		const signUp = (at: number, token?: string) => {
			const body = { ...newAccount(`reader-${at}@mail.test`), ...(token && { recaptchaToken: token }) };
			return service.call('POST', '/signup', { body, ip: '192.0.2.1' });
		};
		for (let at = 0; at < 5; at++) expect((await signUp(at)).status).toBe(200);
		expect((await signUp(5)).body).toMatchObject({ code: '010122', message: 'Captcha token invalid', httpStatus: 400 });
		expect((await signUp(5, 'good')).status).toBe(200);
		const config = async (ip: string) => (await service.call('GET', '/config', { ip })).body.signupRecaptcha;
		expect([await config('192.0.2.1'), await config('192.0.2.2')]).toEqual([true, false]);
		service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
		expect((await signUp(6)).status).toBe(200);
	});

	it('LOC-01 that are missing or wrong change no account and take no points', { tags: 'slow' }, async () => {
		await service.reader();
		await attack();
		const times = byForm(8, 40);
		for (let time = 0; time < times; time++) {
			for (const recaptchaToken of [undefined, null, '', 'used', 'a&secret=b']) {
				const body = { ...signIn('ana@mail.test', 'wrong password'), ...(recaptchaToken === undefined ? {} : { recaptchaToken }) };
				const answer = await service.call('POST', '/auth/login', { body, ip: `2001:db8:0:${time}::1` });
				expect(answer).toMatchObject(badCaptcha);
			}
		}
		const body = { ...signIn('ana@mail.test'), recaptchaToken: 'good' };
		expect((await service.call('POST', '/auth/login', { body, ip: '2001:db8:0:1::1' })).status).toBe(200);
	});

	it('B04 are checked at most a hundred times in 15 minutes for one network', { tags: 'slow' }, async () => {
		await attack();
		const body = { ...signIn('ana@mail.test'), recaptchaToken: 'bad' };
		for (let time = 0; time < 100; time++) expect(await service.call('POST', '/auth/login', { body })).toMatchObject(badCaptcha);
		expect(await service.call('POST', '/auth/login', { body })).toMatchObject(tooMany);
	});
});
