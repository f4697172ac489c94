import { expect, it } from 'vitest';
import { repairOldSource } from './source.ts';

it('before 0.5.8 a source may hold any keys, which go to the open bag', () => {
	const source = { name: 'Reuters', more: 'data', additional_properties: { kept: 1 } };
	expect(repairOldSource(source, { key: 'source', version: '0.5.6' })).toEqual({
		name: 'Reuters',
		additional_properties: { more: 'data', kept: 1 },
	});
	expect(repairOldSource(source, { key: 'source', version: '0.5.8' })).toBe(source);
});
