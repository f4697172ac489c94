import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { cookiesOf, newAccount, signIn, type TestIdentity, testIdentity } from '../../../../tests/support/identity/identity.ts';

const day = 86_400_000;
const hour = day / 24;
const passed = async (service: TestIdentity, ms: number) => {
	service.clock.now = new Date(service.clock.now.getTime() + ms);
	await service.identity().runJobs();
};
const rows = async (service: TestIdentity, table: string) =>
	(await sql<Record<string, unknown>>`select * from ${sql.table(`identity.${table}`)}`.execute(service.database().sql)).rows;
const count = async (service: TestIdentity, table: string) => (await rows(service, table)).length;
const logIn = (service: TestIdentity, email = 'ana@mail.test') => service.call('POST', '/auth/login', { body: signIn(email) });

function spared(service: TestIdentity) {
	it('B03 an account that is verified while it is being deleted is kept or deleted completely', { tags: 'slow' }, async () => {
		for (let round = 0; round < 10; round++) {
			const headers = cookiesOf(await service.call('POST', '/signup', { body: newAccount('ana@mail.test') }));
			service.clock.now = new Date(service.clock.now.getTime() + 7 * day + hour);
			await sql`update identity.nonce set expires_at = 'infinity'`.execute(service.database().sql);
			const verify = () => service.call('GET', `/email/verify/${service.nonce('verify')}`, { headers });
			const [verified] = await Promise.all([verify(), service.identity().runJobs()]);
			expect([200, 404]).toContain(verified.status);
			expect(await count(service, 'account')).toBe(verified.status === 200 ? 1 : 0);
			expect((await logIn(service)).status).toBe(verified.status === 200 ? 200 : 401);
			await sql`truncate identity.account cascade`.execute(service.database().sql);
			service.mails.length = 0;
		}
	});
}

describe('the retention of data of readers', () => {
	const service = testIdentity();
	spared(service);

	it('P09 a one-time link is deleted after seven days', async () => {
		await service.reader();
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		expect(await count(service, 'nonce')).toBe(2);
		await passed(service, 7 * day - hour);
		expect(await count(service, 'nonce')).toBe(2);
		await passed(service, 2 * hour);
		expect(await count(service, 'nonce')).toBe(0);
	});

	it('P09 an email is deleted thirty days after it was queued, unless it still waits', async () => {
		await service.reader();
		await passed(service, 31 * day);
		expect(await count(service, 'mail')).toBe(1);
		await sql`update identity.mail set state = 'sent'`.execute(service.database().sql);
		await passed(service, hour);
		expect(await count(service, 'mail')).toBe(0);
	});

	it('P09 a session is deleted thirty days after it ended or expired', async () => {
		const { accessToken } = await service.reader();
		await service.call('DELETE', '/auth/token', { token: accessToken });
		const passing = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', undefined, false) });
		expect(passing.status).toBe(200);
		expect(await count(service, 'session')).toBe(3);
		await passed(service, 30 * day - hour);
		expect(await count(service, 'session')).toBe(3);
		// First the session that was signed out, then the one that lives for a day, then that of the sign-up, which lives for thirty days.
		for (const [after, left] of [
			[2 * hour, 2],
			[day, 1],
			[30 * day, 0],
		] as const) {
			await passed(service, after);
			expect(await count(service, 'session')).toBe(left);
		}
	});

	it('P09 networks are erased after ninety days, and security events deleted after a year', { tags: 'slow' }, async () => {
		const { refreshToken } = await service.reader();
		const events = await count(service, 'audit');
		const known = async (table: string) => (await rows(service, table)).filter(({ network }) => network !== null).length;
		expect(await known('audit')).toBe(events);
		let token: unknown = refreshToken;
		for (let week = 1; week <= 12; week++) {
			await passed(service, 7 * day);
			token = (await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token } })).body.refreshToken;
		}
		await passed(service, 6 * day - hour);
		expect([await known('audit'), await known('session')]).toEqual([events, 1]);
		await passed(service, 2 * hour);
		expect([await known('audit'), await known('session')]).toEqual([0, 0]);
		expect([await count(service, 'audit'), await count(service, 'session')]).toEqual([events, 1]);
		await passed(service, 275 * day);
		expect(await count(service, 'audit')).toBe(0);
	});

	it('P09 failed sign-ins are deleted after thirty days, with and without an account', async () => {
		await service.reader();
		for (const name of ['ana@mail.test', 'nadie@mail.test'])
			expect((await service.call('POST', '/auth/login', { body: signIn(name, 'otra clave') })).status).toBe(401);
		const failed = async () => (await rows(service, 'audit')).filter(({ event }) => event === 'sign_in_failed').length;
		await passed(service, 30 * day - hour);
		expect(await failed()).toBe(2);
		await passed(service, 2 * hour);
		expect(await failed()).toBe(0);
		expect(await count(service, 'audit')).toBeGreaterThan(0);
	});

	it('P03 P09 a report of a reader’s data is deleted after seven days', async () => {
		const { accessToken } = await service.reader();
		await service.call('POST', '/gdpr', { token: accessToken });
		await passed(service, 0);
		await passed(service, 7 * day - hour);
		expect(await count(service, 'report')).toBe(1);
		await passed(service, 2 * hour);
		expect(await count(service, 'report')).toBe(0);
	});

	it('P09 a signing key is deleted a month after it stopped verifying', async () => {
		await service.reader();
		expect(await count(service, 'signing_key')).toBe(1);
		await passed(service, 121 * day - hour);
		expect(await count(service, 'signing_key')).toBe(1);
		await passed(service, 2 * hour);
		expect(await count(service, 'signing_key')).toBe(0);
	});

	it('B03 an unverified account is deleted after a week, and its email address is free', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await service.reader('berta@mail.test');
		await passed(service, 7 * day - hour);
		expect(await count(service, 'account')).toBe(2);
		await passed(service, 2 * hour);
		expect((await rows(service, 'account')).map(({ email }) => email)).toEqual(['berta@mail.test']);
		expect(await rows(service, 'erasure')).toMatchObject([{ reason: 'never-verified', unfinished: null }]);
		expect((await service.call('POST', '/signup', { body: newAccount('ana@mail.test') })).status).toBe(200);
	});

	it('B03 an unverified account with a login other than a password is kept', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await sql`update identity.login set type = 'Facebook', issuer = 'facebook'`.execute(service.database().sql);
		await passed(service, 8 * day);
		expect(await count(service, 'account')).toBe(1);
	});

	it('B03 an account that was imported with its password is kept', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await sql`update identity.login set password_set_at = null`.execute(service.database().sql);
		await passed(service, 8 * day);
		expect(await count(service, 'account')).toBe(1);
	});

	it('P02 a deletion request without a decision lapses with its link', async () => {
		const { accessToken } = await service.reader();
		await service.call('DELETE', '/user/anonymize', { token: accessToken });
		await passed(service, day - hour);
		expect(await rows(service, 'account')).toMatchObject([{ status: 'PendingAnonymize' }]);
		await passed(service, 2 * hour);
		expect(await rows(service, 'account')).toMatchObject([{ status: 'Active' }]);
	});

	it('P09 deletes more rows than one statement takes', async () => {
		const { uuid } = await service.reader();
		await sql`insert into identity.nonce (hash, tenant, account, purpose, made_at, expires_at)
			select decode(md5(n::text), 'hex'), 'tn', ${uuid}, 'verify-email', '2020-01-01', '2020-01-01' from generate_series(1, 11000) n`.execute(
			service.database().sql,
		);
		await passed(service, 0);
		expect(await count(service, 'nonce')).toBe(1);
	});
});

describeOnPostgres('the retention of data of readers', (testDatabase) => spared(testIdentity({}, testDatabase(migrations))));
