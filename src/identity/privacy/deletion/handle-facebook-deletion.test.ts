import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { migrations } from '#identity';
import { Secret } from '#platform/secret';
import { findCanaries, wholeDatabase } from '../../../../tests/support/canaries.ts';
import { describeOnPostgres, type TestDatabase } from '../../../../tests/support/databases/database.ts';
import { signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { otherBrand, testBrand, testOrigin } from '../../../../tests/support/test-brand.ts';

const secret = 'the secret of the app 222';
const apps = [
	{ appId: '111', secret: new Secret('the secret of the app 111') },
	{ appId: '222', secret: new Secret(secret) },
];

function withFacebook(database?: TestDatabase) {
	const provider = testProvider();
	const settings = { google: [], facebook: apps, apple: undefined, oidc: [], clients: [] };
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp }, database);
	const seconds = () => service.clock.now.getTime() / 1000;
	const encoded = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64url');
	const signed = (change: object = {}, by = secret) => {
		const payload = encoded({ algorithm: 'HMAC-SHA256', user_id: '9001', issued_at: seconds(), ...change });
		return `${createHmac('sha256', by).update(payload).digest('base64url')}.${payload}`;
	};
	const ask = (signed_request: string, options: object = {}) =>
		service.call('POST', '/facebook/deletion', { form: { signed_request }, ...options });
	const enter = async (token?: unknown) => {
		const tokenData = { app_id: '222', type: 'USER', is_valid: true, user_id: '9001' };
		provider.answers.set('graph.facebook.com/v20.0/debug_token', () => ({ data: tokenData }));
		provider.answers.set('graph.facebook.com/v20.0/me', () => ({ id: '9001', first_name: 'Ana' }));
		return service.call('POST', '/auth/login', { body: { grantType: 'facebook', userName: '', credentials: 'token' }, token });
	};
	const profile = (token: unknown) => service.call('GET', '/profile', { token });
	return { service, encoded, signed, ask, enter, profile };
}

describe('a Facebook user who requests there that their data is deleted', () => {
	const { service, encoded, signed, ask, enter, profile } = withFacebook();

	it('P08 has their account deleted, and gets the URL of a confirmation', async () => {
		const { body } = await enter();
		const removed: string[] = [];
		service.identity().onErase(async (account) => void removed.push(account));
		const answer = await ask(signed());
		expect(answer).toMatchObject({ status: 200, body: { confirmation_code: expect.stringMatching(/^[\da-f]+$/) } });
		expect((await profile(body.accessToken)).status).toBe(401);
		expect(removed).toEqual([body.uuid]);
		const stored = await wholeDatabase(service.database());
		expect(findCanaries(stored, [String(body.uuid)])).toEqual([]);
		expect(stored.get('identity.erasure')).toContain('"reason":"asked"');
		expect((await enter()).body.uuid).not.toBe(body.uuid);
		expect(answer.body.url).toBe(`${testOrigin}/identity/public/v1/facebook/deletion/${answer.body.confirmation_code}`);
		const page = await service.send({ url: new URL(String(answer.body.url)).pathname });
		expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
		expect(page.body).toContain(`<h1>Tus datos de Facebook en ${brands[testBrand].name}</h1>`);
		expect(page.body).toContain('Eliminamos los datos que recibimos de Facebook el viernes 20 de noviembre');
	});

	it('P08 keeps an account that has another login, without the Facebook login', async () => {
		const { accessToken, uuid } = await service.reader();
		await enter(accessToken);
		expect((await ask(signed())).status).toBe(200);
		const again = await service.call('POST', '/auth/login', {
			body: { grantType: 'password', userName: 'ana@mail.test', credentials: 'nubes sobre Quilmes 7' },
		});
		expect((await profile(again.body.accessToken)).body).toMatchObject({ uuid, identities: [{ type: 'Password' }] });
		expect((await profile(accessToken)).status).toBe(401);
	});

	it('P08 gets the same answer when they have no account here', async () => {
		expect(await ask(signed({ user_id: '1' }))).toMatchObject({ status: 200, body: { url: expect.any(String) } });
	});

	it('P08 keeps an account that was created after the request', async () => {
		const old = signed();
		service.clock.now = new Date(service.clock.now.getTime() + 60_000);
		const { body } = await enter();
		expect((await ask(old)).status).toBe(200);
		expect((await profile(body.accessToken)).status).toBe(200);
	});

	it('P02 who has no email address cannot delete the account by a link in an email', async () => {
		const { accessToken: token } = (await enter()).body;
		expect(await service.call('DELETE', '/user/anonymize', { token })).toMatchObject({ status: 409, body: { code: 'email-missing' } });
		expect((await profile(token)).body.status).toBe('Active');
	});

	const forged: readonly (readonly [what: string, forge: () => string])[] = [
		['signed with another secret', () => signed({}, 'the secret of the app 333')],
		[
			'signed for something else',
			() => `${signed().split('.')[0]}.${encoded({ algorithm: 'HMAC-SHA256', user_id: '9001', issued_at: 1 })}`,
		],
		['without a signature', () => `.${signed().split('.')[1]}`],
		['of another algorithm', () => signed({ algorithm: 'none' })],
		['without a user', () => signed({ user_id: undefined })],
		['of no time', () => signed({ issued_at: undefined })],
		['that is none', () => 'x'],
	];

	it.each(forged)('P08 is refused with a request %s', async (_what, forge) => {
		const { body } = await enter();
		expect(await ask(forge())).toMatchObject({ status: 400, body: { code: 'notice-invalid' } });
		expect((await profile(body.accessToken)).status).toBe(200);
	});

	it('P08 is refused at a brand without the app, and a forged code shows nothing', async () => {
		expect((await ask(signed(), { brand: otherBrand })).status).toBe(400);
		for (const code of ['00', 'zz', 'a'.repeat(80)]) expect((await service.call('GET', `/facebook/deletion/${code}`)).status).toBe(404);
	});
});

describeOnPostgres('several requests of a Facebook user at the same time', (testDatabase) => {
	const { service, signed, ask, enter } = withFacebook(testDatabase(migrations));
	const askOften = async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask(signed())));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
	};

	it('P08 delete the account once, and leave nothing of it', { tags: 'slow' }, async () => {
		const removed: string[] = [];
		service.identity().onErase(async (account) => void removed.push(account));
		for (let round = 1; round <= 5; round++) {
			const { body } = await enter();
			await askOften();
			expect(removed).toHaveLength(round);
			expect(findCanaries(await wholeDatabase(service.database()), [String(body.uuid)])).toEqual([]);
		}
	});

	it('P08 keep an account that has another login', { tags: 'slow' }, async () => {
		const { accessToken, uuid } = await service.reader();
		let token: unknown = accessToken;
		for (let round = 0; round < 5; round++) {
			await enter(token);
			await askOften();
			const again = (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body;
			expect(again).toMatchObject({ uuid });
			token = again.accessToken;
		}
	});
});
