import { describe, expect, it } from 'vitest';
import { type CallOptions, testIdentity } from '../../../tests/support/identity/identity.ts';

/** The bytes and the content type of a multipart form. */
async function multipart(parts: readonly (readonly [name: string, value: string | Blob])[]) {
	const form = new FormData();
	for (const [name, value] of parts) form.append(name, value);
	const sent = new Response(form);
	return { bytes: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': sent.headers.get('content-type') ?? '' } };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => [`field-${at}`, 'x'] as const);

describe('a form that is sent to the API', () => {
	const service = testIdentity();
	const redeem = async (sent: CallOptions) => (await service.call('POST', '/v2/oidc/provider/token', sent)).body;

	it('API-36 may have twenty fields and no file', async () => {
		const malformed = { code: 'bad-request', httpStatus: 400 };
		expect((await redeem(await multipart(many(20)))).code).not.toBe('bad-request');
		expect(await redeem(await multipart(many(21)))).toMatchObject(malformed);
		expect(await redeem(await multipart([['file', new Blob(['x'])]]))).toMatchObject(malformed);
	});

	it('API-36 is refused when its end is missing', async () => {
		const { bytes, headers } = await multipart([['grant_type', 'authorization_code']]);
		expect(await redeem({ headers, bytes: bytes.subarray(0, -10) })).toMatchObject({ code: 'bad-request', httpStatus: 400 });
	});

	it('T11 is refused by every call that takes JSON', async () => {
		const refused = { status: 415, body: { code: 'unsupported-type' } };
		expect(await service.call('POST', '/auth/login', { form: { grantType: 'password' } })).toMatchObject(refused);
		expect(await service.call('POST', '/auth/login', await multipart([['grantType', 'password']]))).toMatchObject(refused);
	});
});
