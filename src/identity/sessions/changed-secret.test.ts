import { exportPKCS8, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { resealColumn } from '#platform/database/reseal-column';
import { Secret } from '#platform/secret';
import { testDatabase } from '../../../tests/support/databases/database.ts';
import { cookiesOf, signIn, type TestIdentity, testIdentity } from '../../../tests/support/identity/identity.ts';
import { openidIssuer } from '../../../tests/support/identity/openid-issuer.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { testBrand, testOrigin } from '../../../tests/support/test-brand.ts';
import { migrations, sealedColumns } from '../identity.ts';

const [old, fresh] = ['the secret that was there before', 'the secret that is there afterwards'];
const database = testDatabase(migrations);
const provider = testProvider();
const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const apple = {
	clientId: 'ar.tn.web',
	teamId: 'TEAM123456',
	keyId: 'KEY1234567',
	privateKey: new Secret(await exportPKCS8(privateKey)),
	receiveUrl: `${testOrigin}/ingresar/apple/`,
};
const signInSettings = new Map([[testBrand, { google: [], facebook: [], apple, oidc: [], clients: [] }]]);
const of = (secret: Secret) => testIdentity({ secret, signIn: signInSettings, outboundHttp: provider.outboundHttp }, database);

// The steps of docs/operate/rotate-secrets.md.
const before = of(new Secret(old));
const knowing = of(new Secret(old, new Secret(fresh)));
const changed = of(new Secret(fresh, new Secret(old)));
const after = of(new Secret(fresh));

const refresh = (service: TestIdentity, token: string) =>
	service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token } });
const resealAll = async (secret: Secret) => {
	const counts = [];
	for (const column of sealedColumns(secret)) counts.push(await resealColumn(database(), column));
	return counts;
};

const issuer = openidIssuer(provider, {
	issuer: 'https://appleid.apple.com',
	now: () => before.clock.now,
	knowsClient: (id) => id === apple.clientId,
	metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] },
});
/** Signs a person in with Apple, and returns the access token. */
async function signInWithApple({ call }: TestIdentity, sub: string): Promise<unknown> {
	const begun = await call('GET', '/apple/authurl', { headers: { 'sec-fetch-site': 'same-origin' } });
	const redirect = encodeURIComponent(`${testOrigin}/identity/public/v1/apple/auth`);
	const claims = { sub, email: `${sub}@privaterelay.appleid.com`, email_verified: 'true', is_private_email: 'true' };
	const form = issuer.authorize(`${begun.body}&redirect_uri=${redirect}`, claims);
	const { headers } = await call('POST', '/apple/auth', { form, headers: { origin: 'https://appleid.apple.com' } });
	const credentials = new URL(String(headers.location)).searchParams.get('code');
	return (await call('POST', '/auth/login', { body: { grantType: 'apple', userName: '', credentials }, headers: cookiesOf(begun) })).body
		.accessToken;
}
async function deleteAccount({ call, nonce }: TestIdentity, token: unknown): Promise<void> {
	await call('DELETE', '/user/anonymize', { token });
	expect((await call('PUT', `/user/anonymize/approve/${nonce('deletion-request')}`, { body: {} })).status).toBe(200);
}

describe('O07 while the secret of the accounts is changed', () => {
	it('a session stays open through each step, also between processes of two steps', async () => {
		const reader = await before.reader();
		let token = reader.refreshToken;
		for (const service of [knowing, before, knowing, changed, knowing, changed]) {
			const { status, body } = await refresh(service, token);
			expect(status).toBe(200);
			token = String(body.refreshToken);
			expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(200);
		}
		const counts = await resealAll(new Secret(fresh, new Secret(old)));
		expect(counts.some(({ resealed }) => resealed > 0)).toBe(true);
		expect(counts.every(({ unreadable }) => unreadable === 0)).toBe(true);
		expect((await refresh(after, token)).status).toBe(200);
	});

	it('copies of data, queued emails and tokens to revoke stay readable', { tags: 'slow' }, async () => {
		await before.reader();
		const signedIn = async (service: TestIdentity) =>
			(await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body.accessToken;
		const { id } = (await before.call('POST', '/gdpr', { token: await signedIn(before) })).body;
		await before.identity().runJobs();
		const eva = await signInWithApple(before, 'eva');
		await deleteAccount(before, await signInWithApple(before, 'luz'));
		const counts = await resealAll(new Secret(fresh, new Secret(old)));
		for (const { resealed, unreadable } of counts) expect([resealed > 0, unreadable]).toEqual([true, 0]);

		expect((await after.call('GET', `/gdpr/${id}`, { token: await signedIn(after) })).body.data).toContain('ana@mail.test');
		const revoked: unknown[] = [];
		provider.answers.set('appleid.apple.com/auth/revoke', ({ body }) => revoked.push(new URLSearchParams(body).get('token')));
		await deleteAccount(after, eva);
		await after.identity().runJobs();
		expect(revoked.sort()).toEqual(['refresh of eva', 'refresh of luz']);
	});

	it('two tabs that renew at once get the same tokens from processes of two steps', async () => {
		const { refreshToken } = await before.reader();
		const [one, other] = [await refresh(knowing, refreshToken), await refresh(changed, refreshToken)];
		expect([one.status, other.body.refreshToken]).toEqual([200, one.body.refreshToken]);
	});

	it('what neither version sealed is counted, and a session of before ends with a secret that nobody announced', async () => {
		const { refreshToken } = await before.reader();
		expect((await refresh(after, refreshToken)).status).toBe(401);
		const counts = await resealAll(new Secret('a third secret that nobody knows'));
		expect(counts.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBeGreaterThan(0);
		expect((await resealAll(new Secret(old))).every(({ resealed, unreadable }) => resealed + unreadable === 0)).toBe(true);
	});
});
