import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { looksRandom } from './looks-random.ts';

describe('a secret', () => {
	it.each([
		'passwordpasswordpasswordpassword1234',
		'PasswordPASSWORDpasswordPassword1234',
		'12345678901234567890123456789012',
		'98765432109876543210987654321098',
		'abcdefghijklmnopqrstuvwxyz0123456789',
		'qwertyuiopasdfghjklzxcvbnm1234567890',
		'kiosco-admin-password-secret-2026-2026',
		'hunter2-hunter2-hunter2-hunter2-hunter2x',
		'a'.repeat(100),
		'',
	])('O03 %j does not look random', (text) => expect(looksRandom(text)).toBe(false));

	it.each(['hex', 'base64url'] as const)('of 32 random characters of %s looks random', (encoding) => {
		// The same texts in every run. Of 300,000 random ones, one may be refused, and the test would fail now and then.
		const bytesOf = (at: number) => createHash('sha256').update(String(at)).digest();
		const texts = Array.from({ length: 5_000 }, (_, at) =>
			bytesOf(at)
				.subarray(0, encoding === 'hex' ? 16 : 24)
				.toString(encoding),
		);
		expect(texts.filter((text) => !looksRandom(text))).toEqual([]);
	});

	it('of several words looks random', () => expect(looksRandom('nubes sobre Quilmes y un farol que nadie vio')).toBe(true));
});
