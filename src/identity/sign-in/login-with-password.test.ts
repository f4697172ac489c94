import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type IdentityOptions, migrations } from '#identity';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { duringDeletion } from '../../../tests/support/identity/during-deletion.ts';
import { realGuards } from '../../../tests/support/identity/guards.ts';
import { brandsWith, goodPassword, newAccount, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';

const verifyNothing = vi.fn(async () => {});
const busy = new Error('too many passwords wait');
let isBusy = false;
beforeEach(() => {
	isBusy = false;
});
const passwords: IdentityOptions['passwords'] = {
	hash: async (password) => (isBusy ? Promise.reject(busy) : `new:${password}`),
	verify: async (hash, password) => ({ matches: hash.endsWith(`:${password}`), isOld: hash.startsWith('old:') }),
	verifyNothing,
};

describe('signing in with a password', () => {
	const log = silentLog();
	const service = testIdentity({ passwords, log });

	it('API-07 ENT-01 answers with uuid, both tokens, and the lifetime of the first', async () => {
		await service.reader();
		const { status, body } = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		expect(status).toBe(200);
		expect(Object.keys(body).toSorted()).toEqual(['accessToken', 'expiresIn', 'refreshToken', 'uuid']);
		expect(body.expiresIn).toBe(900);
	});

	it('accepts any spelling of the address', async () => {
		await service.reader('ana@ñandu.test');
		expect((await service.call('POST', '/auth/login', { body: signIn(' ANA@Ñandu.test ') })).status).toBe(200);
	});

	it('A03 ERR-01 answers an unknown address like a wrong password, after the same work', async () => {
		await service.reader();
		verifyNothing.mockClear();
		const wrong = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', 'otra clave') });
		const unknown = await service.call('POST', '/auth/login', { body: signIn('nadie@mail.test', 'otra clave') });
		expect(wrong).toMatchObject({ status: 401, body: { code: '300040', message: 'Authentication failed' } });
		expect({ ...unknown.body }).toEqual({ ...wrong.body });
		expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
		expect(verifyNothing).toHaveBeenCalledTimes(1);
	});

	it('A13 ERR-07 reveals that the email is not verified only to who knows the password', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		const wrong = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', 'otra clave') });
		expect(wrong.body).toMatchObject({ message: 'Authentication failed' });
		const right = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		expect(right).toMatchObject({ status: 401, body: { code: '130051', message: 'Email Address is not verified' } });
	});

	it('T07 reveals that the account is disabled only to who knows the password', async () => {
		const { uuid } = await service.reader();
		const accounts = service.database().sql.withTables<{ 'identity.account': { id: string; status: string } }>();
		await accounts.updateTable('identity.account').set({ status: 'Disabled' }).where('id', '=', uuid).execute();
		const login = (password?: string) => service.call('POST', '/auth/login', { body: signIn('ana@mail.test', password) });
		expect(await login()).toMatchObject({ status: 403, body: { code: '100015' } });
		expect(await login('otra clave')).toMatchObject({ status: 401, body: { message: 'Authentication failed' } });
	});

	it('A02 replaces an outdated hash of the password', async () => {
		const { uuid } = await service.reader();
		const logins = service.database().sql.withTables<{ 'identity.login': { account: string; password: string } }>();
		const hash = () => logins.selectFrom('identity.login').select('password').where('account', '=', uuid).executeTakeFirstOrThrow();
		await logins.updateTable('identity.login').set({ password: 'old:clave de antes' }).where('account', '=', uuid).execute();
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', 'clave de antes') })).status).toBe(200);
		expect(await hash()).toEqual({ password: 'new:clave de antes' });
	});

	it('A02 needs no new hash of an outdated one while too many passwords wait, and says so in the log', async () => {
		const { uuid } = await service.reader();
		const logins = service.database().sql.withTables<{ 'identity.login': { account: string; password: string } }>();
		await logins.updateTable('identity.login').set({ password: 'old:clave de antes' }).where('account', '=', uuid).execute();
		isBusy = true;
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', 'clave de antes') })).status).toBe(200);
		const kept = logins.selectFrom('identity.login').select('password').where('account', '=', uuid);
		expect(await kept.executeTakeFirst()).toEqual({ password: 'old:clave de antes' });
		expect(log.told).toContainEqual({ level: 'warn', event: 'an outdated password hash was not replaced', fields: { error: busy } });
	});

	it('T10 sets a cookie that no script can read if the request asks for it, and clears it at the sign-out', async () => {
		const { accessToken } = await service.reader();
		const plain = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		expect(String(plain.headers['set-cookie'])).not.toContain('kiosco-session');
		const kept = await service.call('POST', '/auth/login?cookie=true', { body: signIn('ana@mail.test') });
		const cookie = /^__Host-kiosco-session=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=900$/;
		expect(kept.headers['set-cookie']).toContainEqual(expect.stringMatching(cookie));
		const out = await service.call('DELETE', '/auth/token', { token: accessToken });
		expect(String(out.headers['set-cookie'])).toContain('__Host-kiosco-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0');
	});

	it('X05 is refused for now while the disk of the database is full, like a sign-up, and works again afterwards', async () => {
		await service.reader();
		const run = (text: string) => sql.raw(text).execute(service.database().sql);
		await run(`create function no_space() returns trigger language plpgsql as
			$$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
		for (const table of ['account', 'session'])
			await run(`create trigger no_space before insert on identity.${table} execute function no_space()`);
		const signsIn = () => service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		const signsUp = () => service.call('POST', '/signup', { body: newAccount('eva@mail.test') });
		const refused = { status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } };
		expect([await signsIn(), await signsUp()]).toMatchObject([refused, refused]);
		for (const table of ['account', 'session']) await run(`drop trigger no_space on identity.${table}`);
		expect([(await signsIn()).status, (await signsUp()).status]).toEqual([200, 200]);
	});

	it('P10 forbids caches to store the answer', async () => {
		await service.reader();
		const { headers } = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		expect(headers['cache-control']).toBe('no-store');
	});
});

describe('signing in with a name that is no address', () => {
	const service = testIdentity({ passwords }, undefined, realGuards());

	it('A10 fails like a wrong password, and counts however it is written', async () => {
		const login = (name: string) => service.call('POST', '/auth/login', { body: signIn(name) });
		for (let guess = 0; guess < 5; guess++)
			for (const name of ['nadie', ' Nadie ']) expect(await login(name)).toMatchObject({ status: 401, body: { code: '300040' } });
		for (const name of ['nadie', ' Nadie ']) expect(await login(name)).toMatchObject({ status: 429 });
	});
});

describe('signing in while the password goes', () => {
	let meanwhile: () => Promise<unknown> = async () => {};
	const service = testIdentity({
		findBrand: brandsWith({ requiresVerifiedEmail: false }),
		passwords: {
			...passwords,
			verify: async (...compared) => {
				const result = await passwords.verify(...compared);
				const happens = meanwhile;
				meanwhile = async () => {};
				await happens();
				return result;
			},
		},
	});
	const login = (password?: string) => service.call('POST', '/auth/login', { body: signIn('ana@mail.test', password) });
	const failed = { status: 401, body: { code: '300040', message: 'Authentication failed' } };

	it('A16 fails once the password was changed, also before the address is verified', async () => {
		const { accessToken: token } = (await service.call('POST', '/signup', { body: newAccount('ana@mail.test') })).body;
		meanwhile = () => service.call('PUT', '/password', { token, body: { oldPassword: goodPassword, newPassword: 'otra clave 99' } });
		expect(await login()).toMatchObject(failed);
		expect((await login('otra clave 99')).status).toBe(200);
	});

	it('R08 fails once the owner of the address proved it, who did not choose the password', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		meanwhile = () => service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`);
		expect(await login()).toMatchObject(failed);
	});
});

describeOnPostgres('signing in with a password', (testDatabase) => {
	const service = testIdentity({ passwords }, testDatabase(migrations));

	it('P02 while the account is being deleted is refused, and lets the deletion end', async () => {
		await service.reader();
		const answer = await duringDeletion(service, () => service.call('POST', '/auth/login', { body: signIn('ana@mail.test') }));
		expect(answer).toMatchObject({ status: 401, body: { code: '300040' } });
	});
});
