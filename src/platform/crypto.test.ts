import { describe, expect, it } from 'vitest';
import { derivedKeys, seal, unseal } from './crypto.ts';
import { Secret } from './secret.ts';

const key = derivedKeys(new Secret('a secret of the tests that is long enough'), 'tests');

it('what was sealed is read again, with the same key alone', () => {
	const sealed = seal(key, 'Ñandú');
	expect(unseal(key, sealed)).toBe('Ñandú');
	expect(() => unseal(derivedKeys(new Secret('a secret of the tests that is long enough'), 'other'), sealed)).toThrow();
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

describe('O07 a secret with another version', () => {
	const [old, fresh] = [new Secret('a former secret of the tests'), new Secret('the next secret of the tests')];
	const before = derivedKeys(old, 'tests');
	const during = derivedKeys(new Secret(fresh.reveal(), old), 'tests');
	const after = derivedKeys(fresh, 'tests');

	it('reads what either sealed, and seals with the current one', () => {
		expect(unseal(during, seal(before, 'antes'))).toBe('antes');
		expect(unseal(after, seal(during, 'ahora'))).toBe('ahora');
		expect(() => unseal(before, seal(during, 'ahora'))).toThrow();
		expect(() => unseal(after, seal(before, 'antes'))).toThrow();
	});
});
