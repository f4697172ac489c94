import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { signIn, testIdentity } from '../support/identity/identity.ts';
import { testBrand } from '../support/test-brand.ts';

const gate = Promise.withResolvers<void>();

describe('an overloaded program', () => {
	const service = testIdentity({
		passwords: { hash: async () => '', verify: async () => ({ matches: false, isOld: false }), verifyNothing: () => gate.promise },
	});

	it('T09 refuses new sign-ins, and lets sessions continue', async () => {
		const port = await service.listen();
		const post = async (path: string, body: object) => {
			const headers = { host: `${testBrand}.localhost:${port}`, 'content-type': 'application/json' };
			const address = `http://127.0.0.1:${port}/identity/public/v1/${path}`;
			const answer = await request(address, { method: 'POST', headers, body: JSON.stringify(body) });
			return { status: answer.statusCode, text: await answer.body.text() };
		};
		const waiting = Array.from({ length: 90 }, () => post('auth/login', signIn('nadie@mail.test')));
		await expect.poll(async () => (await post('email/verify', { email: 'nadie@mail.test' })).status).toBe(503);
		const refresh = await post('auth/token', { grantType: 'refresh-token', token: 'a.b.c' });
		expect(refresh).toEqual({ status: 401, text: expect.stringContaining('Authentication failed') });
		gate.resolve();
		expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([401, 503]));
	});
});
