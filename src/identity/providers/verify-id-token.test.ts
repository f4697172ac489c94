import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { verifyIdToken } from './verify-id-token.ts';

const now = new Date('2026-11-20T15:00:00Z');
const seconds = now.getTime() / 1000;
const pairs = { RS256: await generateKeyPair('RS256'), ES256: await generateKeyPair('ES256'), EdDSA: await generateKeyPair('EdDSA') };
const published = Object.entries(pairs).map(async ([kid, { publicKey }]) => ({ ...(await exportJWK(publicKey)), kid }));
const keys = createLocalJWKSet({ keys: await Promise.all(published) });

const sign = (alg: keyof typeof pairs, change: JWTPayload = {}) =>
	new SignJWT({ iss: 'https://id.example', sub: '1', aud: 'web', iat: seconds, exp: seconds + 60, nonce: 'ours', ...change })
		.setProtectedHeader({ alg, kid: alg })
		.sign(pairs[alg].privateKey);
const verify = (token: string, nonce?: string) =>
	verifyIdToken(token, {
		keys: async (header, jws) => keys(header, jws),
		issuers: ['https://id.example'],
		clients: ['web'],
		algorithms: ['RS256'],
		now,
		...(nonce !== undefined && { nonce }),
	});

describe('an ID token', () => {
	it.each(['ES256', 'EdDSA'] as const)(
		'F01 of an algorithm that was not agreed on is refused, also with a key that is published: %s',
		async (alg) => {
			await expect(verify(await sign(alg))).rejects.toThrow('Authentication failed');
		},
	);

	it('F01 with the nonce of another sign-in, or without the nonce that was sent, is refused', async () => {
		expect(await verify(await sign('RS256'), 'ours')).toMatchObject({ sub: '1' });
		await expect(verify(await sign('RS256'), 'another')).rejects.toThrow('Authentication failed');
		await expect(verify(await sign('RS256', { nonce: '' }), 'ours')).rejects.toThrow('Authentication failed');
		expect(await verify(await sign('RS256'))).toMatchObject({ nonce: 'ours' });
	});
});
