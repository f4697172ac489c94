import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { measuresTheMachine } from '../../../../tests/support/form.ts';
import {
	type Answer,
	brandsWith,
	type CallOptions,
	cookiesOf,
	newAccount,
	signIn,
	type TestIdentity,
	testIdentity,
} from '../../../../tests/support/identity/identity.ts';
import { countedPasswords } from '../../../../tests/support/identity/plain-passwords.ts';
import { testOrigin } from '../../../../tests/support/test-brand.ts';

const stepMs = 80;
const { count, passwords } = countedPasswords();
const protectedBrands = { findBrand: brandsWith({ protectsAgainstEnumeration: true }), passwords };

const known = 'ana@mail.test';
const ownPassword = 'una clave del intruso 9';
const signUp = (service: TestIdentity, email: string) =>
	service.call('POST', '/signup', {
		body: newAccount(email, ownPassword, { addresses: [{ line1: 'Lima 1', locality: 'CABA', type: 'HOME' }] }),
	});

/** Everything in an answer that could differ, with the address masked. */
const shown = ({ status, headers, body }: Answer, email: string) => ({
	status,
	headers: Object.keys(headers),
	length: headers['content-length'],
	text: JSON.stringify({ ...body, uuid: typeof body.uuid }).replaceAll(email, '*'),
});

function signingUp(service: TestIdentity) {
	it('A04 gives a sign-up the same answer whether or not the address has an account, and sends the owner of an account an email', async () => {
		await service.reader(known);
		service.mails.length = 0;
		count.hashed = 0;
		const taken = shown(await signUp(service, known), known);
		expect([taken, count.hashed]).toEqual([shown(await signUp(service, 'eva@mail.test'), 'eva@mail.test'), 1]);
		expect(taken.status).toBe(200);
		expect(taken.text).not.toContain('Token');
		expect(service.mails).toMatchObject([
			{ template: 'account-exists', to: known, link: `${testOrigin}/ingresar/` },
			{ template: 'verify', to: 'eva@mail.test' },
		]);
	});
}

describe('a brand with enumeration protection', () => {
	const service = testIdentity(protectedBrands);
	const unprotected = testIdentity();
	signingUp(service);

	it.each([
		['the names alone', { firstName: 'Eva', lastName: 'Paz', attributes: undefined }],
		[
			'all that a reader may give',
			{
				firstName: 'Eva',
				addresses: [{ line1: 'Lima 1', locality: 'CABA', type: 'HOME' }],
				attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' }],
				contacts: [{ phone: '1144445555', type: 'PRIMARY' }],
			},
		],
	])('API-21 answers a sign-up like other brands, but for the tokens: %s', async (_what, given) => {
		const body = newAccount('eva@mail.test', ownPassword, given);
		const { accessToken, refreshToken, uuid, ...other } = (await unprotected.call('POST', '/signup', { body })).body;
		const answer = (await service.call('POST', '/signup', { body })).body;
		expect(answer).toMatchObject({ profile: other.profile, identities: other.identities });
	});

	it('answers a sign-up with a random uuid', async () => {
		const { body } = await signUp(service, 'eva@mail.test');
		const { account } = service.mails[0] ?? {};
		expect(body.uuid).toMatch(/^[\da-f-]{36}$/);
		expect(body.uuid).not.toBe(account);
	});

	it('A04 signs a new reader in once the address is verified; before that the right password fails like a wrong one', async () => {
		await service.reader(known);
		const headers = cookiesOf(await signUp(service, 'eva@mail.test'));
		const login = (email: string) => service.call('POST', '/auth/login', { body: signIn(email, ownPassword) });
		expect(shown(await login('eva@mail.test'), '')).toEqual(shown(await login(known), ''));
		await service.call('GET', `/email/verify/${service.nonce('verify')}`, { headers });
		expect(await login('eva@mail.test')).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } });
	});

	it('R14 changes nothing in the existing account', async () => {
		const { accessToken } = await service.reader(known);
		const profile = () => service.call('GET', '/profile', { token: accessToken });
		const before = (await profile()).body;
		await signUp(service, known);
		expect((await profile()).body).toEqual(before);
		expect((await service.call('POST', '/auth/login', { body: signIn(known) })).status).toBe(200);
	});

	it('R11 sends the owner at most three emails an hour', async () => {
		await service.reader(known);
		for (let at = 0; at < 5; at++) expect((await signUp(service, known)).status).toBe(200);
		expect(service.mails.filter(({ template }) => template === 'account-exists')).toHaveLength(3);
	});

	it('A04 answers a change to an address that has an account like any other, and changes nothing', async () => {
		await service.reader(known);
		const { accessToken } = await service.reader('berta@mail.test');
		service.mails.length = 0;
		const change = async (email: string) => shown(await service.call('PATCH', '/profile', { token: accessToken, body: { email } }), email);
		expect(await change(known)).toEqual(await change('eva@mail.test'));
		expect(service.mails.map(({ template, to }) => `${template} ${to}`)).toEqual([
			`account-exists ${known}`,
			'email-change-notice berta@mail.test',
			'email-change eva@mail.test',
			'email-change-notice berta@mail.test',
		]);
	});
});

/** By how many ms an answer is later than a multiple of the step. */
async function lateness(service: TestIdentity, asked: readonly [string, string, CallOptions]): Promise<number> {
	const began = performance.now();
	await service.call(...asked);
	const spent = performance.now() - began;
	expect(spent).toBeGreaterThan(stepMs - 2);
	// A timer may come a moment early.
	return (spent + 2) % stepMs;
}

describe('the response time', () => {
	const service = testIdentity({ ...protectedBrands, padToMs: stepMs });

	const asks: Readonly<Record<string, (email: string, token: string) => readonly [string, string, CallOptions]>> = {
		'a sign-up': (email) => ['POST', '/signup', { body: newAccount(email, ownPassword) }],
		'a forgotten password': (email) => ['POST', '/password/reset', { body: { userName: email } }],
		'another verification email': (email) => ['POST', '/email/verify', { body: { email } }],
		'a one-time link': (email) => ['POST', '/auth/magiclink', { body: { email } }],
		'a change of address': (email, token) => ['PATCH', '/profile', { token, body: { email } }],
	};

	it.each(Object.entries(asks))('A04 R04 does not show whether an address has an account: %s', measuresTheMachine, async (_name, ask) => {
		const { accessToken } = await service.reader('berta@mail.test');
		await Promise.all([0, 1, 2, 3].map((at) => service.call('POST', '/signup', { body: newAccount(`eva${at}@mail.test`) })));
		const times = { known: [] as number[], unknown: [] as number[] };
		for (let at = 0; at < 4; at++) {
			times.known.push(await lateness(service, ask(`eva${at}@mail.test`, accessToken)));
			times.unknown.push(await lateness(service, ask(`nadie${at}@mail.test`, accessToken)));
		}
		// The shortest time of each: a busy machine delays an answer, and never makes it early.
		expect(Math.abs(Math.min(...times.known) - Math.min(...times.unknown))).toBeLessThan(stepMs / 3);
	});
});

describeOnPostgres('a brand with enumeration protection', (testDatabase) => {
	const service = testIdentity(protectedBrands, testDatabase(migrations));
	signingUp(service);

	it('A04 gives ten concurrent sign-ups with one new email the same answer', async () => {
		const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(service, 'eva@mail.test')));
		expect(new Set(answers.map((answer) => shown(answer, 'eva@mail.test').text)).size).toBe(1);
		expect(service.mails.filter(({ template }) => template === 'verify')).toHaveLength(1);
	});
});
