import { expect, it } from 'vitest';
import { derivedKey, seal, unseal } from './crypto.ts';
import { Secret } from './secret.ts';

const key = derivedKey(new Secret('a secret of the tests that is long enough'), 'tests');

it('what was sealed is read again, with the same key alone', () => {
	const sealed = seal(key, 'Ñandú');
	expect(unseal(key, sealed)).toBe('Ñandú');
	expect(() => unseal(derivedKey(new Secret('a secret of the tests that is long enough'), 'other'), sealed)).toThrow();
});

it('what was sealed is not read when it is cut off anywhere, or one bit of it changed', () => {
	const sealed = seal(key, 'un texto');
	for (let length = 0; length < sealed.length; length++) expect(() => unseal(key, sealed.subarray(0, length)), `${length} bytes`).toThrow();
	for (let at = 0; at < sealed.length; at++) {
		const changed = Buffer.from(sealed);
		changed[at] = (changed[at] ?? 0) ^ 1;
		expect(() => unseal(key, changed), `byte ${at}`).toThrow();
	}
});
