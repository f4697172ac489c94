import { expect, it } from 'vitest';
import { repairBefore058 } from './before-058.ts';

const old = { key: '', version: '0.5.7' };

it('before 0.5.8 a label may be a text or have any keys', () => {
	expect(repairBefore058({ label: 'Urgente' }, old)).toEqual({ label: { basic: { text: 'Urgente' } } });
	expect(repairBefore058({ label: { basic: { text: 'A', display: false, color: 'red' }, 'a.b': { text: 'B' }, other: 'C' } }, old)).toEqual(
		{
			label: { basic: { text: 'A', display: false }, other: { text: 'C' } },
		},
	);
});

it('a label of a newer version is not changed', () => {
	const story = { label: { basic: { text: 'A', color: 'red' } } };
	expect(repairBefore058(story, { key: '', version: '0.10.12' })).toBe(story);
});

it('before 0.5.8 a source may have any keys, which move to additional_properties', () => {
	const source = { name: 'Reuters', more: 'data', additional_properties: { kept: 1 } };
	expect(repairBefore058(source, { key: 'source', version: '0.5.6' })).toEqual({
		name: 'Reuters',
		additional_properties: { more: 'data', kept: 1 },
	});
	expect(repairBefore058(source, { key: 'source', version: '0.5.8' })).toBe(source);
});

it('before 0.5.8 the text of a tag may be in `tag`', () => {
	expect(repairBefore058({ tag: 'Boca', weight: 2 }, { key: 'tags', version: '0.5.2' })).toEqual({ text: 'Boca' });
	expect(repairBefore058({ tag: 'Boca' }, { key: 'tags', version: '0.10.1' })).toEqual({ tag: 'Boca' });
});
