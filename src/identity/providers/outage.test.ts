import { describe, expect, it } from 'vitest';
import { openOutboundHttp } from '#platform/outbound-http';
import { Secret } from '#platform/secret';
import { signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { type Fault, testProvider } from '../../../tests/support/identity/provider.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

const settings = {
	google: ['web.tn'],
	facebook: [{ appId: '111', secret: new Secret('the secret of an app') }],
	apple: undefined,
	oidc: [],
	clients: [],
};
const token = () => `${['{"alg":"RS256","kid":"one"}', '{}'].map((part) => Buffer.from(part).toString('base64url')).join('.')}.AAAA`;

const faults: readonly Fault[] = ['hangs', 'fails', 'redirects', 'floods', 'breaks off', 'answers with a page'];

describe('a provider', () => {
	const provider = testProvider();
	const log = silentLog();
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp, log });
	const post = (grantType: string) => service.call('POST', '/auth/login', { body: { grantType, userName: '', credentials: token() } });

	it.each(faults)('F08 F12 that %s is refused in time, and passwords are not affected', async (fault) => {
		const { accessToken } = await service.reader();
		provider.fault = fault;
		const responses = Promise.all([post('google'), post('facebook')]);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
		for (const { status, body } of await responses) {
			expect([status, body.message]).toEqual(
				fault === 'answers with a page' && body.code === '300040' ? [401, body.message] : [503, body.message],
			);
			expect(body.message).not.toMatch(/127|socket|undici/);
		}
		expect(Math.max(...provider.deadlines)).toBe(5_000);
		expect(provider.requests.every((place) => !place.startsWith('127.0.0.1'))).toBe(true);
	});

	it('F12 that fails is named in the log, with the reason and the request', async () => {
		provider.fault = 'fails';
		await post('google');
		const message = 'the signing keys at www.googleapis.com could not be read';
		expect(log.told).toContainEqual({
			level: 'warn',
			event: 'a sign-in provider gave no good answer',
			fields: { error: expect.objectContaining({ message, cause: expect.any(Error) }), provider: 'google', requestId: expect.any(String) },
		});
	});

	it('F12 that has recovered is used again', async () => {
		provider.fault = 'fails';
		expect((await post('google')).status).toBe(503);
		provider.fault = undefined;
		expect((await post('google')).status).toBe(401);
	});
});

describe('a provider whose host name resolves to our own network', () => {
	const outboundHttp = openOutboundHttp({ lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]) });
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp });

	it('F08 gets no request', async () => {
		const body = { grantType: 'google', userName: '', credentials: token() };
		expect(await service.call('POST', '/auth/login', { body })).toMatchObject({ status: 503, body: { code: 'provider-unavailable' } });
	});
});
