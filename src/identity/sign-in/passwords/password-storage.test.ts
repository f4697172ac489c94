import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash as argon2 } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { createPasswordHash } from '#platform/password-hash';
import { testDatabase } from '../../../../tests/support/databases/database.ts';
import { newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { countedPasswords } from '../../../../tests/support/identity/plain-passwords.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { brandWords } from '../../../../tests/support/test-brand.ts';
import { tablesOf } from '../../store/tables.ts';
import { createRefuseWeakPassword } from './refuse-weak-password.ts';

/** Cheap hashes for all tests but the first ones, whose subject is the hashing itself. */
const cheapHashes = createPasswordHash({ cost: { memoryKiB: 64, passes: 2 }, failureMs: 0 });
let hashes = cheapHashes;
const { count, passwords } = countedPasswords(() => hashes);
const resetCounts = () => Object.assign(count, { hashed: 0, compared: 0 });

const database = testDatabase(migrations);
const service = testIdentity({ passwords, refuseWeakPassword: createRefuseWeakPassword({ log: silentLog() }) }, database);
const tables = () => tablesOf(database());

const email = 'ana@mail.test';
const phrase = 'cada niño eligió su propio camino ñandú 73 '.repeat(20);
const signUp = (password: string, address = email, profile = {}) =>
	service.call('POST', '/signup', { body: newAccount(address, password, profile) });
const login = (password: string, address = email) => service.call('POST', '/auth/login', { body: signIn(address, password) });
const storedHash = async (address = email) => {
	const { password } = await tables()
		.selectFrom('identity.login')
		.select('password')
		.where('subject', '=', address)
		.executeTakeFirstOrThrow();
	return password ?? '';
};
const store = (password: string) => tables().updateTable('identity.login').set({ password }).where('subject', '=', email).execute();

const wrong = { status: 401, body: { message: 'Authentication failed' } };
const weak = { status: 422, body: { code: '300036', message: 'Password does not meet strength requirements' } };
const tooLong = { status: 422, body: { code: 'password-too-long', message: 'Password is too long' } };

describe('stored passwords', () => {
	beforeAll(() => {
		hashes = createPasswordHash({ failureMs: 0 });
	});
	afterAll(() => {
		hashes = cheapHashes;
	});

	it('A01 are Argon2id hashes of full cost, each with its own salt, and nowhere in plain text', { tags: 'slow' }, async () => {
		const secret = 'la misma frase secreta para dos';
		await signUp(secret, 'uno@mail.test');
		await signUp(secret, 'dos@mail.test');
		await signUp('y otra frase para la tercera', 'tres@mail.test');
		const stored = await Promise.all(['uno@mail.test', 'dos@mail.test', 'tres@mail.test'].map(storedHash));
		for (const hash of stored) {
			const [, m, t] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? [];
			expect(Number(m)).toBeGreaterThanOrEqual(19_456);
			expect(Number(t)).toBeGreaterThanOrEqual(2);
		}
		expect(new Set(stored).size).toBe(3);
		const { databaseUrl, dataDir } = database.place();
		if (databaseUrl !== undefined) return;
		expect(await filesWith(dataDir, secret)).toEqual([]);
		expect(await filesWith(dataDir, 'uno@mail.test')).not.toEqual([]);
	});

	it('A02 are hashed again at the next sign-in after the cost was raised', { tags: 'slow' }, async () => {
		const { uuid } = await service.reader(email, 'la frase de siempre');
		await store(await argon2('la frase de siempre', { memoryCost: 8_192, timeCost: 2 }));
		expect(await login('otra frase distinta')).toMatchObject(wrong);
		expect(await storedHash()).toContain('m=8192');
		expect(await login('la frase de siempre')).toMatchObject({ status: 200, body: { uuid } });
		expect(await storedHash()).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
		expect(await login('la frase de siempre')).toMatchObject({ status: 200, body: { uuid } });
	});

	it('A02 of a dearer setting sign in and stay as they are: a lower setting weakens no stored password', { tags: 'slow' }, async () => {
		await service.reader(email, 'la frase de siempre');
		const dearer = await argon2('la frase de siempre', { memoryCost: 65_536, timeCost: 3 });
		await store(dearer);
		expect((await login('la frase de siempre')).status).toBe(200);
		expect(await storedHash()).toBe(dearer);
	});

	it('A02 with an excessive cost are not computed, and the sign-in fails', async () => {
		await service.reader(email, 'la frase de siempre');
		await store(`$argon2id$v=19$m=4194304,t=100,p=1$c29tZXNhbHRzb21lc2FsdA$${'A'.repeat(43)}`);
		const before = process.memoryUsage().rss;
		expect(await login('la frase de siempre')).toMatchObject(wrong);
		expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
	});
});

describe('the length of a password', () => {
	it('A05 RULE-06 is at most 250 characters, and all of them count', async () => {
		const whole = phrase.slice(0, 250);
		await service.reader(email, whole);
		expect((await login(whole)).status).toBe(200);
		expect(await login(whole.slice(0, 249))).toMatchObject(wrong);
		expect(await login(`${whole.slice(0, 249)}x`)).toMatchObject(wrong);
		expect(await signUp(phrase.slice(0, 251), 'larga@mail.test')).toMatchObject(tooLong);
		expect(await signUp('corta 7', 'corta@mail.test')).toMatchObject({ ...weak, body: { reasons: ['min-length'] } });
	});

	it('A05 is counted in composed characters, in either form', async () => {
		await service.reader(email, 'contraseña ñandú'.normalize('NFC'));
		expect((await login('contraseña ñandú'.normalize('NFD'))).status).toBe(200);
	});

	it('beyond 250 characters costs a sign-in as much as a wrong password, and a sign-up nothing', async () => {
		await service.reader(email, 'la frase de siempre');
		resetCounts();
		for (const length of [251, 5_000]) expect(await login('a'.repeat(length))).toMatchObject(wrong);
		expect(await login('a'.repeat(251), 'nadie@mail.test')).toMatchObject(wrong);
		expect(count).toEqual({ hashed: 0, compared: 3 });
		expect(await signUp('a'.repeat(251), 'otra@mail.test')).toMatchObject(tooLong);
		expect(await signUp('a'.repeat(5_000), 'otra@mail.test')).toMatchObject(tooLong);
		expect(count.hashed).toBe(0);
	});

	it('of 10 MB is refused before anything is hashed', async () => {
		resetCounts();
		expect((await login('a'.repeat(10_000_000))).status).toBe(413);
		expect(count).toEqual({ hashed: 0, compared: 0 });
	});

	it('does not end at a null byte', async () => {
		await service.reader(email, 'abc\u0000definición');
		expect((await login('abc\u0000definición')).status).toBe(200);
		expect(await login('abc')).toMatchObject(wrong);
		expect(await login('abc\u0000definitivo')).toMatchObject(wrong);
	});
});

describe('a weak password', () => {
	it('A07 is refused at sign-up with its reason, in the envelope of the contract', async () => {
		const answer = await signUp('password1');
		expect(answer).toMatchObject(weak);
		expect(answer.body).toEqual({ ...weak.body, httpStatus: 422, error: true, reasons: ['common'] });
		expect(await signUp(brandWords)).toMatchObject({ ...weak, body: { reasons: ['brand-words'] } });
		expect(await signUp('ana@mail.test')).toMatchObject({ ...weak, body: { reasons: ['own-words'] } });
		expect(await signUp('AnaNúñez1990', email, { firstName: 'Ana', lastName: 'Núñez' })).toMatchObject(weak);
	});

	it('A07 is refused at a reset, and the link stays valid for another try', async () => {
		await service.reader(email, 'la frase de siempre');
		await service.call('POST', '/password/reset', { body: { userName: email } });
		const reset = (newPassword: string) => service.call('PUT', `/password/reset/${service.nonce('reset')}`, { body: { newPassword } });
		for (const password of ['password1', brandWords, email]) expect(await reset(password)).toMatchObject(weak);
		expect(await reset('a'.repeat(251))).toMatchObject(tooLong);
		expect(await reset('una frase muy nueva')).toMatchObject({ status: 200, body: { userName: email } });
		expect((await login('una frase muy nueva')).status).toBe(200);
	});

	it('A15 is not judged for a link that went to an address of before: its words may be those of the reader', async () => {
		const { accessToken: token } = await service.reader(email, 'la frase de siempre');
		await service.call('POST', '/password/reset', { body: { userName: email } });
		const old = service.nonce('reset');
		await service.call('PATCH', '/profile', { token, body: { email: 'ana@otra.test' } });
		await service.call('GET', `/email/verify/${service.nonce('email-change')}`, { token });
		const answer = await service.call('PUT', `/password/reset/${old}`, { body: { newPassword: 'ana@otra.test' } });
		expect(answer).toMatchObject({ status: 404, body: { message: 'Nonce not found or expired' } });
	});

	it('RULE-12 A07 is refused at a change', async () => {
		const { accessToken } = await service.reader(email, 'la frase de siempre');
		const change = (newPassword: string) =>
			service.call('PUT', '/password', { token: accessToken, body: { oldPassword: 'la frase de siempre', newPassword } });
		expect(await change('qwertyuiop')).toMatchObject({ ...weak, body: { reasons: ['common'] } });
		expect((await change('una frase muy nueva')).status).toBe(200);
	});
});

describe('the password rules in the configuration', () => {
	it('A06 require no composition', async () => {
		const { body } = await service.call('GET', '/config');
		expect([body.pwLowercase, body.pwUppercase, body.pwPwNumbers, body.pwSpecialCharacters]).toEqual([0, 0, 0, 0]);
	});
});

async function filesWith(folder: string, text: string): Promise<readonly string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const holds = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
	return files.filter((_file, index) => holds[index]);
}
