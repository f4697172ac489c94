import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres, type TestDatabase } from '../../../../tests/support/databases/database.ts';
import { brandsWith, newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../../tests/support/test-brand.ts';

/** A service with readers who sign in with Google. */
function withGoogle(database?: TestDatabase, rules: Parameters<typeof brandsWith>[0] = {}) {
	const provider = testProvider();
	const settings = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };
	const options = { findBrand: brandsWith(rules), signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp };
	const service = testIdentity(options, database);
	/** Signs in with Google. The claims may name another subject. */
	const google = async (change: { sub?: string; email?: string; email_verified?: boolean; hd?: string } = {}, token?: unknown) => {
		const iat = Math.floor(service.clock.now.getTime() / 1000);
		const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email: 'ana@gmail.com', email_verified: true };
		const credentials = await provider.sign({ ...claims, ...change, iat, exp: iat + 3600 });
		return service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials }, token });
	};
	const profile = async (token: unknown) => (await service.call('GET', '/profile', { token })).body;
	const linked = async (token: unknown) => {
		const { identities } = await profile(token);
		return Array.isArray(identities) ? identities.map(({ type }) => String(type)).sort() : [];
	};
	const sessions = () =>
		service.database().sql.withTables<{ 'identity.session': object }>().selectFrom('identity.session').selectAll().execute();
	return { service, google, profile, linked, sessions };
}

describe('an account and a verified identity', () => {
	const { service, google, profile, linked, sessions } = withGoogle();

	it('F03 A17 are linked when both have verified the email address, and an email reports it', async () => {
		const { uuid } = await service.reader('ana@gmail.com');
		const { body } = await google();
		expect(body.uuid).toBe(uuid);
		expect(body).not.toHaveProperty('existingSocialLogin');
		expect(await linked(body.accessToken)).toEqual(['Google', 'Password']);
		expect(service.mails.at(-1)).toMatchObject({ template: 'identity-added', to: 'ana@gmail.com', data: { provider: 'Google' } });
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@gmail.com') })).status).toBe(200);
	});

	it('F03 are linked for an address of a Workspace, whose domain the provider names', async () => {
		const { uuid } = await service.reader('ana@diario.test');
		expect((await google({ email: 'ana@diario.test', hd: 'diario.test' })).body.uuid).toBe(uuid);
	});

	const unproven: readonly (readonly [what: string, change: { email?: string; email_verified?: boolean; hd?: string }])[] = [
		['that the provider did not verify', { email_verified: false }],
		['of a domain that it is not trusted for', { email: 'ana@mail.test' }],
		['of a domain other than its Workspace’s', { email: 'ana@mail.test', hd: 'diario.test' }],
	];

	it.each(unproven)('F03 are not linked for an email address %s, and no session opens', async (_what, change) => {
		await service.reader(change.email ?? 'ana@gmail.com');
		const before = await sessions();
		expect(await google(change)).toMatchObject({ status: 409, body: { message: 'Email already in use' } });
		expect(await sessions()).toEqual(before);
		expect(service.mails.map(({ template }) => template)).not.toContain('identity-added');
	});

	it('F04 R08 are linked when the email address was never verified here, and earlier credentials no longer work', async () => {
		const attacker = (await service.call('POST', '/signup', { body: newAccount('ana@gmail.com') })).body;
		const theirs = await google({ sub: '6666', email: 'mallory@gmail.com' }, attacker.accessToken);
		expect(theirs.body.uuid).toBe(attacker.uuid);
		const sent = service.mails.length;
		const victim = await google();
		expect(victim.body.uuid).toBe(attacker.uuid);
		expect(service.mails.slice(sent).map(({ template }) => template)).not.toContain('identity-added');
		expect(await profile(victim.body.accessToken)).toMatchObject({ emailVerified: true });
		expect(await linked(victim.body.accessToken)).toEqual(['Google']);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@gmail.com') })).status).toBe(401);
		expect((await service.call('GET', '/profile', { token: attacker.accessToken })).status).toBe(401);
		for (const { refreshToken } of [attacker, theirs.body]) {
			const body = { grantType: 'refresh-token', token: refreshToken };
			expect((await service.call('POST', '/auth/token', { body })).status).toBe(401);
		}
		expect((await google({ sub: '6666', email: 'mallory@gmail.com' })).body.uuid).not.toBe(victim.body.uuid);
	});

	it('API-08 are linked by a signed-in reader, with any email address at the provider', async () => {
		const { uuid, accessToken } = await service.reader();
		const first = await google({ email: 'otra@gmail.com' }, accessToken);
		expect(first.body).toMatchObject({ uuid, existingSocialLogin: false });
		expect(await profile(accessToken)).toMatchObject({ email: 'ana@mail.test' });
		expect(service.mails.at(-1)).toMatchObject({ template: 'identity-added', to: 'ana@mail.test' });
		const again = await google({ email: 'otra@gmail.com' }, accessToken);
		expect(again.body).toMatchObject({ uuid, existingSocialLogin: true });
		expect(service.mails.filter(({ template }) => template === 'identity-added')).toHaveLength(1);
	});

	it('A15 are not linked by a reader who signed in more than an hour ago', async () => {
		const { accessToken, refreshToken } = await service.reader();
		service.clock.now = new Date(service.clock.now.getTime() + 3_601_000);
		const { body } = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: refreshToken } });
		expect(await google({}, body.accessToken)).toMatchObject({
			status: 403,
			body: { message: 'Update only when within 60 minutes of signIn' },
		});
		expect(accessToken).not.toBe(body.accessToken);
	});

	it('are not linked when the identity belongs to another reader', async () => {
		await google();
		const { accessToken } = await service.reader('berta@mail.test');
		expect(await google({}, accessToken)).toMatchObject({ status: 409, body: { code: 'identity-in-use' } });
		expect(await linked(accessToken)).toEqual(['Password']);
	});

	it('open no session when the account is disabled', async () => {
		const { body } = await google();
		const tables = service.database().sql.withTables<{ 'identity.account': { id: string; status: string } }>();
		await tables.updateTable('identity.account').set({ status: 'Disabled' }).execute();
		expect(await google()).toMatchObject({ status: 403, body: { code: '100015' } });
		expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(401);
	});
});

describe('an account and a verified identity, at a brand that says of nobody that they have an account', () => {
	const { service, google } = withGoogle(undefined, { protectsAgainstEnumeration: true });

	it('F03 are not linked for an unproven email address, and the answer does not tell of the account', async () => {
		await service.reader('ana@gmail.com');
		expect(await google({ email_verified: false })).toMatchObject({ status: 401, body: { code: '300040' } });
	});
});

describe('a login that waits for its owner, as the link was opened in another browser', () => {
	const { service, google, linked } = withGoogle();
	const mallory = { sub: '6666', email: 'mallory@gmail.com' };
	const nameless = { sub: '7777', email: '' };
	/** An account with three Google logins, whose link was opened without the cookies of its browser. */
	const waiting = async () => {
		const { accessToken } = (await service.call('POST', '/signup', { body: newAccount('ana@gmail.com') })).body;
		await google(mallory, accessToken);
		await google(nameless, accessToken);
		await google({}, accessToken);
		await service.call('GET', `/email/verify/${service.nonce('verify')}`);
	};

	it('F04 R08 opens no session for an identity with another email address or none', async () => {
		await waiting();
		for (const identity of [mallory, nameless]) {
			expect(await google(identity)).toMatchObject({ status: 401, body: { message: 'Email Address is not verified' } });
		}
	});

	it('F04 R08 is accepted when its provider proves the email address of the account, and the others are removed', async () => {
		await waiting();
		const { status, body } = await google();
		expect([status, await linked(body.accessToken)]).toEqual([200, ['Google']]);
		expect((await google()).body.uuid).toBe(body.uuid);
		expect((await google(mallory)).body.uuid).not.toBe(body.uuid);
	});
});

const removed = (service: ReturnType<typeof withGoogle>['service'], type: string, token: unknown) =>
	service.call('DELETE', `/identity/${type}`, { token });

describe('a login', () => {
	const { service, google, linked } = withGoogle();

	it('API-39 A15 is removed by a reader who signed in within the hour, and no longer works', async () => {
		const { uuid, accessToken } = await service.reader('ana@gmail.com');
		const { body } = await google();
		expect(await removed(service, 'google', accessToken)).toMatchObject({
			status: 200,
			body: { uuid, identities: [{ type: 'Password' }] },
		});
		expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(401);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
	});

	it('F11 A15 is kept when the sign-in is older', async () => {
		const { refreshToken } = await service.reader('ana@gmail.com');
		await google();
		service.clock.now = new Date(service.clock.now.getTime() + 3_601_000);
		const { body } = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: refreshToken } });
		expect((await removed(service, 'google', body.accessToken)).status).toBe(403);
		expect(await linked(body.accessToken)).toEqual(['Google', 'Password']);
	});

	it('F11 is kept when it is the last one', async () => {
		const { body } = await google();
		expect(await removed(service, 'google', body.accessToken)).toMatchObject({
			status: 409,
			body: { code: '300044', message: 'At least one identity needs to remain on the user' },
		});
		expect((await google()).body.uuid).toBe(body.uuid);
	});

	it.each(['facebook', 'twitter', '__proto__', 'constructor', '..%2fuser', 'x'.repeat(400)])(
		'API-39 that the reader does not have is not found: %s',
		async (type) => {
			const { accessToken } = await service.reader();
			const { status, body } = await removed(service, type, accessToken);
			expect([400, 404]).toContain(status);
			expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
			expect(await linked(accessToken)).toEqual(['Password']);
		},
	);

	it('of another reader is kept', async () => {
		const { body } = await google({ email: 'berta@gmail.com' });
		const { accessToken } = await service.reader();
		expect((await removed(service, 'google', accessToken)).status).toBe(404);
		expect(await linked(body.accessToken)).toEqual(['Google']);
	});
});

describeOnPostgres('in parallel', (testDatabase) => {
	const { service, google, linked } = withGoogle(testDatabase(migrations));

	it('F02 twenty first sign-ins of one identity create one account', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => google()));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
	});

	it('F02 twenty first sign-ins without an email address create one account', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => google({ email: '' })));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
	});

	it('F04 ten sign-ins of the owner clear unverified credentials once', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@gmail.com') });
		const answers = await Promise.all(Array.from({ length: 10 }, () => google()));
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		const profiles = await Promise.all(answers.map(({ body }) => linked(body.accessToken)));
		expect(profiles).toEqual(Array(10).fill(['Google']));
	});

	it('F11 of two logins that are removed one is kept', { tags: 'slow' }, async () => {
		for (let round = 0; round < 10; round++) {
			const { accessToken } = await service.reader(`ana${round}@gmail.com`);
			await google({ sub: `${round}`, email: `ana${round}@gmail.com` });
			const { body } = await google({ sub: `${round}`, email: `ana${round}@gmail.com` }, accessToken);
			const answers = await Promise.all([removed(service, 'google', accessToken), removed(service, 'password', body.accessToken)]);
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
			const alive = [accessToken, body.accessToken];
			const left = await Promise.all(alive.map(linked));
			expect(Math.max(...left.map(({ length }) => length))).toBe(1);
		}
	});
});
