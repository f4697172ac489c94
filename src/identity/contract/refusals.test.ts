import { describe, expect, it } from 'vitest';
import { identityRefusals, refusalName } from './refusals.ts';

describe('the catalogue of refusals', () => {
	it.each(Object.entries(identityRefusals))('ERR-14 %s has a code of its own', (name, [code]) => {
		expect(refusalName(code)).toBe(name);
		expect(Object.values(identityRefusals).filter(([other]) => other === code)).toHaveLength(1);
	});

	it.each(['', 'constructor', '300 040', 300_040, 401, undefined, null])('has no name for the code %j', (code) => {
		expect(refusalName(code)).toBeUndefined();
	});
});
