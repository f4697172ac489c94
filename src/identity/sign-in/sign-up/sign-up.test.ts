import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import {
	cookiesOf,
	goodPassword,
	newAccount,
	signIn,
	type TestIdentity,
	testIdentity,
} from '../../../../tests/support/identity/identity.ts';
import { otherBrand, testOrigin } from '../../../../tests/support/test-brand.ts';

function races(service: TestIdentity) {
	it('twenty concurrent sign-ups with one email create one account', async () => {
		const spellings = ['ana@mail.test', 'ANA@mail.test', 'ana@MAIL.test'];
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, at) => service.call('POST', '/signup', { body: newAccount(spellings[at % 3] ?? '') })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ body }) => body.code === '300039')).toHaveLength(19);
		const accounts = await service
			.database()
			.sql.withTables<{ 'identity.account': object }>()
			.selectFrom('identity.account')
			.selectAll()
			.execute();
		expect(accounts).toHaveLength(1);
	});
}

describe('signing up', () => {
	const service = testIdentity();
	races(service);

	it('API-21 ENT-12 answers with the account, its profile and the tokens', async () => {
		const { status, body } = await service.call('POST', '/signup', { body: newAccount('Ana@Mail.test') });
		expect(status).toBe(200);
		expect(body).toMatchObject({
			uuid: expect.stringMatching(/^[\da-f-]{36}$/),
			identities: [{ userName: 'ana@mail.test', type: 'Password', passwordReset: false, lastLoginDate: null, locked: false }],
			profile: {
				email: 'Ana@Mail.test',
				emailVerified: false,
				firstName: 'Ana',
				lastName: 'Núñez',
				attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' }],
			},
			accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
			refreshToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
		});
		expect(body.profile).not.toHaveProperty('uuid');
		expect(body.profile).not.toHaveProperty('identities');
	});

	it.each([
		['no address', 'ana', 'ana'],
		['an address that differs from the user name', 'ana@mail.test', 'eva@mail.test'],
	])('ENT-09 refuses %s, and creates nothing', async (_what, userName, email) => {
		const body = { ...newAccount(email), identity: { userName, credentials: goodPassword } };
		expect(await service.call('POST', '/signup', { body })).toMatchObject({ status: 422, body: { code: 'email-invalid' } });
		expect(service.mails).toEqual([]);
	});

	it('ENT-09 takes another spelling of the address as the user name', async () => {
		const body = { ...newAccount('ana@mail.test'), identity: { userName: ' ANA@Mail.test', credentials: goodPassword } };
		expect((await service.call('POST', '/signup', { body })).status).toBe(200);
	});

	it('ENT-10 ignores the claim that the email is verified', async () => {
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test', undefined, { emailVerified: true }) });
		expect(body.profile).toMatchObject({ emailVerified: false });
	});

	it('sends the verification email to the address as it was typed', async () => {
		await service.call('POST', '/signup', { body: newAccount('Ana@Mail.test') });
		expect(service.mails).toMatchObject([{ template: 'verify', to: 'Ana@Mail.test' }]);
		expect(service.mails[0]?.link).toMatch(new RegExp(`^${testOrigin}/validar-registro/\\?nonce=[\\w-]{43}&uuid=`));
	});

	it('ERR-02 R14 refuses an address that has an account, and changes nothing in the account', async () => {
		const headers = cookiesOf(await service.call('POST', '/signup', { body: newAccount('ana@mail.test') }));
		const again = await service.call('POST', '/signup', { body: newAccount('ana@mail.test', 'la otra clave 99') });
		expect(again).toMatchObject({
			status: 400,
			body: { code: '300039', message: 'Duplicate identity type', httpStatus: 400, error: true },
		});
		await service.call('GET', `/email/verify/${service.nonce('verify')}`, { headers });
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', 'la otra clave 99') })).status).toBe(401);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});

	it('gives each tenant its own readers', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		expect((await service.call('POST', '/signup', { body: newAccount('ana@mail.test'), brand: otherBrand })).status).toBe(200);
	});

	it('R05 writes links with the origin of the brand, whatever the headers say', async () => {
		const headers = {
			'x-forwarded-host': 'evil.test',
			referer: 'https://evil.test/',
			forwarded: 'host=evil.test',
		};
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test'), headers });
		expect(service.mails[0]?.link).toMatch(new RegExp(`^${testOrigin}/`));
		expect((await service.call('POST', '/signup', { body: newAccount('b@mail.test'), headers: { host: 'evil.test' } })).status).toBe(421);
	});
});

describeOnPostgres('signing up', (testDatabase) => races(testIdentity({}, testDatabase(migrations))));
