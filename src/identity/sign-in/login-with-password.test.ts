import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { type IdentityOptions, migrations } from '#identity';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { duringDeletion } from '../../../tests/support/identity/during-deletion.ts';
import { newAccount, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';

const verifyNothing = vi.fn(async () => {});
const passwords: IdentityOptions['passwords'] = {
	hash: async (password) => `new:${password}`,
	verify: async (hash, password) => ({ matches: hash.endsWith(`:${password}`), isOld: hash.startsWith('old:') }),
	verifyNothing,
};

describe('signing in with a password', () => {
	const service = testIdentity({ passwords });

	it('API-07 ENT-01 answers with uuid, both tokens, and the lifetime of the first', async () => {
		await service.reader();
		const { status, body } = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
		expect(status).toBe(200);
		expect(Object.keys(body).toSorted()).toEqual(['accessToken', 'expiresIn', 'refreshToken', 'uuid']);
		expect(body.expiresIn).toBe(900);
	});

	it('accepts any spelling of the address', async () => {
		await service.reader();
		expect((await service.call('POST', '/auth/login', { body: signIn(' ANA@Mail.test ') })).status).toBe(200);
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

describeOnPostgres('signing in with a password', (testDatabase) => {
	const service = testIdentity({ passwords }, testDatabase(migrations));

	it('P02 while the account is being deleted is refused, and lets the deletion end', async () => {
		await service.reader();
		const answer = await duringDeletion(service, () => service.call('POST', '/auth/login', { body: signIn('ana@mail.test') }));
		expect(answer).toMatchObject({ status: 401, body: { code: '300040' } });
	});
});
