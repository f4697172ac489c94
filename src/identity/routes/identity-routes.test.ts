import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../tests/support/identity/identity.ts';

describe('an address of the API without a call', () => {
	const service = testIdentity();

	it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('P10 is refused with its own code, which no cache stores: %s', async (method) => {
		expect(await service.call(method, '/nothing/here')).toMatchObject({
			status: 404,
			headers: { 'cache-control': 'no-store' },
			body: { code: 'call-not-found', message: 'There is no such call' },
		});
	});
});
