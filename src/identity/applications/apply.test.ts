import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { findTestCall, multipartForm, multipartType } from '../../../tests/support/identity/call-form.ts';
import { realGuards } from '../../../tests/support/identity/guards.ts';
import { testIdentity } from '../../../tests/support/identity/identity.ts';

describe('a form of an open call that comes too often', () => {
	const service = testIdentity({ openCallForm: findTestCall }, undefined, realGuards());

	it('is read to its end before it is refused, since browsers show no answer before they have sent it', async () => {
		const bytes = multipartForm([{ name: 'answer-historia', value: 'a'.repeat(30_000) }]);
		const headers = { 'content-type': multipartType, 'content-length': `${bytes.length}` };
		const url = '/identity/public/v1/calls/familias/applications';
		for (let round = 0; round < 30; round++)
			expect((await service.send({ method: 'POST', url, headers, payload: bytes })).statusCode).toBe(422);
		const sent = Readable.from([bytes.subarray(0, 10_000), bytes.subarray(10_000)]);
		expect((await service.send({ method: 'POST', url, headers, payload: sent })).statusCode).toBe(429);
		expect(sent.readableEnded).toBe(true);
	});
});
