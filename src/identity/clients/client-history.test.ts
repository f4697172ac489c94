import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

const hour = 3_600_000;
const clients = ['club', 'shop'].map((id) => ({ clientId: id, name: `The ${id}`, redirectUris: [`https://${id}.example/in`] }));
const settings = { google: [], facebook: [], apple: undefined, oidc: [], clients };
const service = testIdentity({ signIn: new Map([[testBrand, settings]]) });
const { call } = service;

const verifier = 'a-verifier-that-is-long-enough-to-be-one-by-RFC-7636';
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** Lets a client read the email address of the reader. Returns the code that it gets. */
async function allow(token: unknown, client = 'club'): Promise<string> {
	const request = { response_type: 'code', client_id: client, redirect_uri: `https://${client}.example/in`, code_challenge: challenge };
	const { body } = await call('POST', '/v2/oidc/provider/consent', { token, body: { ...request, scope: 'email', answer: 'allow' } });
	return new URL(String(body.message)).searchParams.get('code') ?? '';
}
const redeem = (code: string, code_verifier = verifier) => {
	const form = { grant_type: 'authorization_code', client_id: 'club', redirect_uri: 'https://club.example/in', code, code_verifier };
	return call('POST', '/v2/oidc/provider/token', { form });
};
const end = (token: unknown) => call('DELETE', '/clients/club', { token });
const pass = (ms: number) => {
	service.clock.now = new Date(service.clock.now.getTime() + ms);
};

const allowed = ['client_allowed', { client: 'club', scope: 'openid email' }];

/** What happens, what the history of the account has of it, and why a session ended. */
const acts: readonly (readonly [what: string, act: (token: string) => Promise<unknown>, events: readonly unknown[], ended: string[]])[] = [
	['a client that is allowed', allow, [allowed], []],
	[
		'a permission that is taken back',
		async (token) => {
			await redeem(await allow(token));
			await end(token);
		},
		[allowed, ['client_removed', { client: 'club' }]],
		['client-removed'],
	],
	['nothing of a permission that was never given', end, [], []],
	[
		'a code that is redeemed twice',
		async (token) => {
			const code = await allow(token);
			await redeem(code);
			await redeem(code);
		},
		[allowed, ['code_reuse', { client: 'club' }]],
		['code-reuse'],
	],
	['nothing of a wrong verifier', async (token) => redeem(await allow(token), `${verifier}x`), [allowed], []],
];

describe('the history in a reader’s copy of their data', () => {
	it.each(acts)('P03 F07 has %s', async (_what, act, events, ended) => {
		const { accessToken: token } = await service.reader();
		await act(token);
		const { id } = (await call('POST', '/gdpr', { token })).body;
		await service.identity().runJobs();
		const copy = JSON.parse(String((await call('GET', `/gdpr/${id}`, { token })).body.data));
		const told: readonly { event: string; details: object }[] = copy.events;
		const ofOthers = ['signed_up', 'email_verified', 'signed_in', 'report_asked'];
		expect(told.filter(({ event }) => !ofOthers.includes(event)).map(({ event, details }) => [event, details])).toEqual(events);
		expect(copy.sessions.flatMap(({ endReason }: { endReason: string | null }) => endReason ?? [])).toEqual(ended);
	});
});

describe('the clients that a reader allowed', () => {
	it('are listed with their names, the newest first', async () => {
		const { accessToken: token } = await service.reader();
		for (const client of ['club', 'shop']) {
			await allow(token, client);
			pass(60_000);
		}
		expect((await call('GET', '/clients', { token })).body).toMatchObject([{ name: 'The shop' }, { name: 'The club' }]);
	});
});

describe('the job that deletes old codes', () => {
	it('F07 leaves codes that still work, and for a day those that could be used again', async () => {
		const { accessToken } = await service.reader();
		const code = await allow(accessToken);
		await service.identity().runJobs();
		const { status, body } = await redeem(code);
		expect(status).toBe(200);
		pass(23 * hour);
		await service.identity().runJobs();
		await redeem(code);
		const renewing = { grantType: 'refresh-token', token: body.refresh_token };
		expect((await call('POST', '/auth/token', { body: renewing })).status).toBe(401);
	});
});
