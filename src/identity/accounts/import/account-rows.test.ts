import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { toAccountRows } from './account-rows.ts';
import { parseImportLine } from './parse-import-line.ts';

const context = { brand: brands.tn, now: new Date('2026-11-20T15:00:00Z'), idKey: createSecretKey(Buffer.from('a key of the tests')) };
const bcrypt = '$2y$05$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq';

/** The rows of a line of an import file. */
function rowsOf(line: object) {
	const parsed = parseImportLine(JSON.stringify(line), '2026-11-20');
	if (!('profile' in parsed)) throw new Error(JSON.stringify(parsed));
	return toAccountRows(parsed, context);
}

const uuid = 'b7e6d1e4-2f0b-4c39-9d3f-0a4c1c9b8f11';

describe('the id of an imported account', () => {
	it('is that of the line', () => expect(rowsOf({ uuid, profile: { legacyId: '17' } }).account.id).toBe(uuid));

	it('is made from the legacy id, else from the email address, and is the same in every run and version', () => {
		const ids = [{ legacyId: '17', email: 'ana@mail.test' }, { legacyId: ' 17 ' }, { email: 'Ana@Mail.test ' }, { email: 'ana@mail.test' }];
		expect(ids.map((profile) => rowsOf({ profile }).account.id)).toEqual([
			...Array.from({ length: 2 }, () => 'a26aa036-9d96-8ea9-8a9f-5291493c606c'),
			...Array.from({ length: 2 }, () => '568bb3c0-7b2e-8c0e-9dc7-c49224e869c4'),
		]);
	});

	it('is another one at a brand with other readers, and for each line that names nobody', () => {
		const other = toAccountRows({ profile: { legacyId: '17' }, identities: [] }, { ...context, brand: brands.eltrece });
		const nameless = { profile: { displayName: 'Ana' } };
		const ids = [rowsOf({ profile: { legacyId: '17' } }), other, rowsOf(nameless), rowsOf(nameless)].map(({ account }) => account.id);
		expect(new Set(ids).size).toBe(4);
	});

	it.each([
		[{ profile: { email: 'ana@mail.test' } }, true],
		[{ profile: { email: 'ana@mail.test', legacyId: ' ' } }, true],
		[{ profile: { email: 'ana@mail.test', legacyId: '17' } }, false],
		[{ uuid, profile: { email: 'ana@mail.test' } }, false],
	])('of %j is the only thing that tells the reader, but for the email address: %s', (line, isKnownByEmail) => {
		expect(rowsOf(line).isKnownByEmail).toBe(isKnownByEmail);
	});
});

describe('the row of an imported account', () => {
	it('has what the line says', () => {
		const profile = {
			email: ' Ana.Paz@Mail.test',
			emailVerified: true,
			picture: 'https://example.test/ana.jpg',
			status: 'Disabled',
			deletionRule: 2,
			createdOn: 1_500_000_000_000,
			modifiedOn: 1_600_000_000_000,
		};
		expect(rowsOf({ profile }).account).toMatchObject({
			email: 'ana.paz@mail.test',
			email_typed: 'Ana.Paz@Mail.test',
			email_verified: true,
			picture: 'https://example.test/ana.jpg',
			status: 'Disabled',
			deletion_rule: 2,
			created_at: new Date(1_500_000_000_000),
			modified_at: new Date(1_600_000_000_000),
		});
	});

	it('has a value for all that the line does not say', () => {
		expect(rowsOf({ profile: { emailVerified: true } }).account).toMatchObject({
			...{ contacts: '[]', addresses: '[]', attributes: '[]', legacy_id: null, picture: null, deletion_rule: null, status: 'Active' },
			...{ email: null, email_typed: null, email_verified: false, created_at: context.now, modified_at: context.now },
		});
	});

	it('was changed when it was made, if the line does not say when', () => {
		const made = new Date(1_500_000_000_000);
		expect(rowsOf({ profile: { createdOn: made.getTime() } }).account).toMatchObject({ created_at: made, modified_at: made });
	});
});

describe('the rows of imported logins', () => {
	const loginsOf = (identity: object, profile: object = { email: 'Ana@mail.test' }) => rowsOf({ profile, identities: [identity] }).logins;

	it.each([
		[
			{ type: 'Google', subject: '1' },
			{ issuer: 'https://accounts.google.com', user_name: 'ana@mail.test' },
		],
		[{ type: 'Google', subject: '1', userName: 'ana@gmail.test' }, { user_name: 'ana@gmail.test' }],
		[{ type: 'OIDC', subject: '1', issuer: 'https://club.test' }, { issuer: 'https://club.test' }],
		[
			{ type: 'OIDC', subject: '1', issuer: 'https://club.test' },
			{ last_login_at: null, password: null, created_at: context.now },
		],
		[{ type: 'Google', subject: '1', lastLoginDate: 0 }, { last_login_at: new Date(0) }],
	])('of %j have %j', (identity, row) => {
		expect(loginsOf(identity)).toMatchObject([{ type: identity.type, subject: '1', ...row }]);
	});

	it('of a provider without an email address have no user name', () => {
		expect(loginsOf({ type: 'Apple', subject: '1' }, {})).toMatchObject([{ user_name: '' }]);
	});

	it('of passwords have the address as their subject, and there is none without a hash', () => {
		expect(loginsOf({ type: 'Password', userName: 'otra', password: bcrypt })).toMatchObject([
			{ issuer: 'password', subject: 'ana@mail.test', user_name: 'ana@mail.test', password: bcrypt, password_set_at: null },
		]);
		expect(loginsOf({ type: 'Password' })).toEqual([]);
	});
});
