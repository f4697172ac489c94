import { expect, it } from 'vitest';
import { repairOldSource } from './source.ts';

it('before 0.5.8 a source may have any keys, which move to additional_properties', () => {
	const source = { name: 'Reuters', more: 'data', additional_properties: { kept: 1 } };
	expect(repairOldSource(source, { key: 'source', version: '0.5.6' })).toEqual({
		name: 'Reuters',
		additional_properties: { more: 'data', kept: 1 },
	});
	expect(repairOldSource(source, { key: 'source', version: '0.5.8' })).toBe(source);
});
