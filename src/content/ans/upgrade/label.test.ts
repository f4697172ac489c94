import { expect, it } from 'vitest';
import { repairOldLabel } from './label.ts';

const old = { key: '', version: '0.5.7' };

it('before 0.5.8 a label may be a text or have any keys', () => {
	expect(repairOldLabel({ label: 'Urgente' }, old)).toEqual({ label: { basic: { text: 'Urgente' } } });
	expect(repairOldLabel({ label: { basic: { text: 'A', display: false, color: 'red' }, 'a.b': { text: 'B' }, other: 'C' } }, old)).toEqual({
		label: { basic: { text: 'A', display: false }, other: { text: 'C' } },
	});
});

it('a label of a newer version is not changed', () => {
	const story = { label: { basic: { text: 'A', color: 'red' } } };
	expect(repairOldLabel(story, { key: '', version: '0.10.12' })).toBe(story);
});
