import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { migrations } from '#identity';
import { derivedKeys } from '#platform/crypto';
import { createPasswordHash } from '#platform/password-hash';
import { Secret } from '#platform/secret';
import { describeOnPostgres, type TestDatabase, testDatabase } from '../../../../tests/support/databases/database.ts';
import { cookiesOf, newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../../tests/support/test-brand.ts';
import { eraseAccount } from '../../privacy/deletion/erase-account.ts';
import { tablesOf } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { createAccountImport } from './account-import.ts';

const bcrypt = '$2y$05$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq';
const password = 'contraseña-vieja';
const secret = new Secret('a secret of the tests that is long enough');
const now = new Date('2026-11-20T15:00:00Z');

/** A line of an import file, with other values for members of the profile or of the line. */
const reader = (profile: object = {}, others: object = {}) => ({
	uuid: 'b7e6d1e4-2f0b-4c39-9d3f-0a4c1c9b8f11',
	profile: {
		email: 'Ana.Paz@Mail.test',
		emailVerified: true,
		firstName: 'Ana',
		lastName: 'Paz',
		legacyId: 'viejo-17',
		birthDay: '07',
		birthMonth: '11',
		birthYear: '1990',
		contacts: [{ phone: '1145678901', type: 'PRIMARY' }],
		attributes: [{ name: 'newsletter', value: 'si', type: 'String' }],
		createdOn: 1_500_000_000_000,
		...profile,
	},
	identities: [
		{ type: 'Password', userName: 'Ana.Paz@Mail.test', password: bcrypt, lastLoginDate: 1_600_000_000_000 },
		{ type: 'Google', subject: '10769150350006150715' },
	],
	...others,
});

/** A line with only an email address. */
const plain = (email: string, others: object = {}) => ({ profile: { email, ...others } });

const importInto = (database: TestDatabase) => {
	const accountImport = () => createAccountImport({ database: database(), clock: () => now, secret });
	return (...lines: readonly (object | string)[]) =>
		accountImport().importLines(
			brands[testBrand],
			lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))),
		);
};

describe('an imported reader', () => {
	const database = testDatabase(migrations);
	const service = testIdentity({ passwords: createPasswordHash() }, database);
	const importLines = importInto(database);
	const tables = () => tablesOf(database());
	const stored = () => tables().selectFrom('identity.account').selectAll().orderBy('email').execute();
	const login = (email = 'ana.paz@mail.test', typed = password) => service.call('POST', '/auth/login', { body: signIn(email, typed) });

	it('A02 keeps id, profile and password, which is rehashed at the first sign-in', { tags: 'slow' }, async () => {
		expect(await importLines(reader())).toEqual([{ kind: 'stored', id: reader().uuid }]);
		expect(await login('ana.paz@mail.test', 'otra-contraseña')).toMatchObject({ status: 401 });
		const { status, body } = await login();
		expect({ status, uuid: body.uuid }).toEqual({ status: 200, uuid: reader().uuid });
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({
			uuid: reader().uuid,
			email: 'Ana.Paz@Mail.test',
			emailVerified: true,
			firstName: 'Ana',
			legacyId: 'viejo-17',
			birthYear: '1990',
			contacts: reader().profile.contacts,
			attributes: reader().profile.attributes,
			createdOn: 1_500_000_000_000,
		});
		const logins = await tables().selectFrom('identity.login').selectAll().orderBy('issuer').execute();
		expect(logins.map(({ issuer, subject }) => [issuer, subject])).toEqual([
			['https://accounts.google.com', '10769150350006150715'],
			['password', 'ana.paz@mail.test'],
		]);
		expect(logins[1]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect((await login()).status).toBe(200);
	});

	it.each([
		['phpass of WordPress', '$P$6abcdefghZsnaHaswCy2g2RPb1jbdE0'],
		['bcrypt of WordPress 6.8', '$wp$2y$05$abcdefghijklmnopqrstuutvSd2BijXV4thdj49UkIVtBg6ib5dqK'],
	])('A02 with %s signs in, and the password is hashed anew', { tags: 'slow' }, async (_form, hash) => {
		await importLines(reader({}, { identities: [{ type: 'Password', password: hash }] }));
		expect(await login('ana.paz@mail.test', 'otra-contraseña')).toMatchObject({ status: 401 });
		expect((await login()).status).toBe(200);
		const { password: anew } = await tables().selectFrom('identity.login').select('password').executeTakeFirstOrThrow();
		expect(anew).toMatch(/^\$argon2id\$/);
		expect((await login()).status).toBe(200);
	});

	it('must verify an unverified email address, and can choose a missing password by the link of an email', async () => {
		await importLines(reader({ emailVerified: false }), plain('sin@mail.test', { emailVerified: true }));
		expect(await login()).toMatchObject({ body: { message: 'Email Address is not verified' } });
		await service.call('POST', '/password/reset', { body: { userName: 'sin@mail.test' } });
		const chosen = { newPassword: 'una frase muy nueva' };
		expect((await service.call('PUT', `/password/reset/${service.nonce('reset')}`, { body: chosen })).status).toBe(200);
		expect((await login('sin@mail.test', chosen.newPassword)).status).toBe(200);
	});

	it('API-25 API-26 verifies the address in a browser that asked before, and gets no link for one that is verified', async () => {
		await importLines(reader({ emailVerified: false }), plain('sin@mail.test', { emailVerified: true }));
		const { headers } = await service.call('POST', '/signup', { body: newAccount('otra@mail.test') });
		service.mails.length = 0;
		for (const email of ['ana.paz@mail.test', 'sin@mail.test']) await service.call('POST', '/email/verify', { body: { email } });
		expect(service.mails).toMatchObject([{ template: 'verify', to: 'Ana.Paz@Mail.test' }]);
		const opened = await service.call('GET', `/email/verify/${service.nonce('verify')}`, { headers: cookiesOf({ headers }) });
		expect(opened).toMatchObject({ status: 200, body: { success: true } });
	});

	it('is kept without a verified email address, unlike a reader who signed up here', async () => {
		await importLines(reader({ emailVerified: false }, { identities: [{ type: 'Password', password: bcrypt }] }), plain('sin@mail.test'));
		await service.call('POST', '/signup', { body: newAccount('nueva@mail.test') });
		service.clock.now = new Date(service.clock.now.getTime() + 8 * 86_400_000);
		await service.identity().runJobs();
		expect((await stored()).map(({ email }) => email)).toEqual(['ana.paz@mail.test', 'sin@mail.test']);
	});

	it('is recognised in a second import and keeps the changes made since', async () => {
		const lines = [reader(), plain('sola@mail.test'), { profile: { legacyId: 'viejo-18', displayName: 'Sola' } }];
		const first = await importLines(...lines);
		const { accessToken } = (await login()).body;
		await service.call('PATCH', '/profile', { token: accessToken, body: { firstName: 'Anita' } });
		await tables().updateTable('identity.account').set({ email: 'nuevo@mail.test' }).where('email', '=', 'sola@mail.test').execute();
		const again = await importLines(...lines);
		expect(again).toEqual(first.map((result) => ({ ...result, kind: 'known' })));
		expect(await stored()).toHaveLength(3);
		expect((await service.call('GET', '/profile', { token: accessToken })).body.firstName).toBe('Anita');
	});

	it('without an id gets one from the legacy id or the email address, the same in every version', async () => {
		const lines = [plain('sola@mail.test'), { profile: { legacyId: 'viejo-18', displayName: 'Sola' } }].map((line) => JSON.stringify(line));
		const stored = await createAccountImport({ database: database(), clock: () => now, secret }).importLines(brands.tn, lines);
		expect(stored).toEqual([
			{ kind: 'stored', id: 'c57558aa-8fe8-84f2-924c-3d67d3f8b9d3' },
			{ kind: 'stored', id: '055a64bb-0b1a-8e8a-aba8-1069170ce69d' },
		]);
	});

	it('is recognised by legacy id or, without one, by email address, when the id differs', async () => {
		await importLines(reader(), plain('sola@mail.test'));
		const withoutId = { uuid: undefined, identities: [] };
		expect(await importLines(reader({}, withoutId), plain('SOLA@mail.test'))).toMatchObject([{ kind: 'known' }, { kind: 'known' }]);
		expect(await importLines(reader({ email: 'otro@mail.test' }, withoutId))).toEqual([
			{ kind: 'refused', problems: [{ path: '$.profile.legacyId', message: 'has another account' }] },
		]);
	});

	it('has a legacy id that no other reader can claim', async () => {
		const { accessToken } = await service.reader('otra@mail.test');
		const claim = { legacyId: 'viejo-17', firstName: 'Otra' };
		expect(await service.call('PATCH', '/profile', { token: accessToken, body: claim })).toMatchObject({
			status: 200,
			body: { legacyId: null, firstName: 'Otra' },
		});
		await service.call('POST', '/signup', { body: newAccount('nueva@mail.test', undefined, { legacyId: 'viejo-17' }) });
		expect(await importLines(reader())).toMatchObject([{ kind: 'stored' }]);
		const own = (await login()).body.accessToken;
		expect((await service.call('PATCH', '/profile', { token: own, body: { legacyId: 'otro' } })).body.legacyId).toBe('viejo-17');
	});

	it('P01 is refused when the account was deleted here', async () => {
		const [, other] = await importLines(reader(), plain('sola@mail.test'));
		const deps = { tables: tables(), clock: () => now, derived: { erasure: derivedKeys(secret, 'deleted accounts') } };
		const ids = [reader().uuid, other?.kind === 'stored' ? other.id : ''];
		for (const account of ids) expect(await inTransaction(deps, (tx) => eraseAccount(tx, { account, reason: 'asked' }))).toBe(true);
		const refused = { kind: 'refused', problems: [{ path: '$', message: 'was deleted here' }] };
		expect(await importLines(reader(), plain('sola@mail.test'))).toEqual([refused, refused]);
	});

	it('is refused with the email address, the login or the id of another account', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana.paz@mail.test') });
		expect(await importLines(reader())).toEqual([
			{ kind: 'refused', problems: [{ path: '$.profile.email', message: 'has another account' }] },
		]);
		const google = [{ type: 'Google', subject: '1' }];
		const results = await importLines(
			{ ...plain('uno@mail.test'), identities: google },
			{ ...plain('dos@mail.test'), identities: google },
			plain('UNO@mail.test', { legacyId: '99' }),
		);
		expect(results).toMatchObject([
			{ kind: 'stored' },
			{ kind: 'refused', problems: [{ path: '$.identities', message: 'Google signs in to another account' }] },
			{ kind: 'refused', problems: [{ path: '$.profile.email', message: 'has another account' }] },
		]);
		const elsewhere = createAccountImport({ database: database(), clock: () => now, secret });
		const uuid = results[0]?.kind === 'stored' ? results[0].id : '';
		const same = plain('uno@mail.test', { legacyId: 'uno' });
		const lines = [{ ...plain('uno@mail.test'), uuid }, same].map((line) => JSON.stringify(line));
		expect(await elsewhere.importLines(brands[otherBrand], lines)).toMatchObject([
			{ kind: 'refused', problems: [{ path: '$.uuid', message: 'is a reader of another tenant' }] },
			{ kind: 'stored' },
		]);
	});

	it('is refused with the login of an account that an earlier import stored, and known by its address alone', async () => {
		const google = [{ type: 'Google', subject: '1' }];
		await service.call('POST', '/signup', { body: newAccount('ana.paz@mail.test') });
		await importLines({ ...plain('uno@mail.test'), identities: google });
		expect(await importLines(plain('Ana.Paz@mail.test'), { ...plain('dos@mail.test'), identities: google })).toMatchObject([
			{ kind: 'known' },
			{ kind: 'refused', problems: [{ path: '$.identities', message: 'Google signs in to another account' }] },
		]);
	});

	it('A02 is refused on a bad line with the path of the problem, and the other lines are imported', async () => {
		const bad: readonly (readonly [object | string, string])[] = [
			['{"profile":', '$'],
			['[]', '$.profile'],
			['null', '$'],
			[{ profile: { mail: 'ana@mail.test' } }, '$.profile.mail'],
			[{ profile: { email: 'ana@mail' } }, '$.profile.email'],
			[{ profile: { firstName: 'An4' } }, '$.profile.firstName'],
			[{ profile: { contacts: [{ phone: '+54', type: 'HOME' }] } }, '$.profile.contacts'],
			[{ profile: { contacts: [{ phone: 5, type: 'HOME' }] } }, '$.profile.contacts[0].phone'],
			[{ profile: { birthDay: '31', birthMonth: '02', birthYear: '1990' } }, '$.profile.birthDay'],
			[{ profile: { attributes: [{ name: '__proto__', value: '' }] } }, '$.profile.attributes[0].name'],
			[{ profile: { attributes: [{ name: 'a', value: 'nulo \0' }] } }, '$.profile.attributes[0].value'],
			[{ profile: { displayName: 'media \ud800' } }, '$.profile.displayName'],
			[{ profile: { picture: 'javascript:alert(1)' } }, '$.profile.picture'],
			[{ profile: { createdOn: 1.5e15 } }, '$.profile.createdOn'],
			[{ profile: { status: 'x'.repeat(5_000) } }, '$.profile.status'],
			[{ profile: { deletedOn: 1_600_000_000_000 } }, '$.profile.deletedOn'],
			[{ profile: {}, identities: [{ type: 'Password', password: bcrypt }] }, '$.profile.email'],
			[{ uuid: 'uno', profile: {} }, '$.uuid'],
			[
				{ ...plain('a@mail.test'), identities: [{ type: 'Password', password: '5f4dcc3b5aa765d61d8327deb882cf99' }] },
				'$.identities[0].password',
			],
			[{ ...plain('a@mail.test'), identities: [{ type: 'Password', password: `$2b$31$${'a'.repeat(53)}` }] }, '$.identities[0].password'],
			[{ ...plain('a@mail.test'), identities: [{ type: 'Password', password: 5 }] }, '$.identities[0].password'],
			[{ ...plain('a@mail.test'), identities: [{ type: 'Password', hash: bcrypt }] }, '$.identities[0].hash'],
			[{ ...plain('a@mail.test'), identities: [{ type: 'Password' }, { type: 'Password' }] }, '$.identities'],
			[{ ...plain('a@mail.test'), identities: [{ type: 'Twitter', subject: '1' }] }, '$.identities[0].type'],
			[{ ...plain('a@mail.test'), identities: [{ type: 'OIDC', subject: '1' }] }, '$.identities[0].issuer'],
		];
		const results = await importLines(plain('antes@mail.test'), ...bad.map(([line]) => line), plain('despues@mail.test'));
		expect(results.at(0)?.kind).toBe('stored');
		expect(results.at(-1)?.kind).toBe('stored');
		expect(results.slice(1, -1).map((result) => (result.kind === 'refused' ? result.problems[0]?.path : result))).toEqual(
			bad.map(([, path]) => path),
		);
		expect(JSON.stringify(results)).toContain('"path":"$.identities[0].hash","message":"is no member that a line has"');
		const messages = results.flatMap((result) => (result.kind === 'refused' ? result.problems.map(({ message }) => message) : []));
		expect(messages).toContain('is no hash of Argon2, bcrypt, scrypt, PBKDF2 or phpass in a known form');
		expect(messages).toContain('costs more than a sign-in may');
		expect(Math.max(...messages.map(({ length }) => length))).toBe(200);
		expect((await stored()).map(({ email }) => email)).toEqual(['antes@mail.test', 'despues@mail.test']);
		expect(JSON.stringify(results)).not.toMatch(/5f4dcc3b|\$2b/);
	});
});

describeOnPostgres('a reader in several files', (databaseOf) => {
	const importLines = importInto(databaseOf(migrations));

	it('is stored once by parallel imports', async () => {
		const lines = Array.from({ length: 500 }, (_none, index) => plain(`r${index}@mail.test`, { legacyId: String(index) }));
		const results = await Promise.all(Array.from({ length: 4 }, (_none, turn) => importLines(...(turn % 2 ? lines : lines.toReversed()))));
		const kinds = results.flat().map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(500);
		expect(kinds.filter((kind) => kind === 'known')).toHaveLength(1_500);
	});
});
