import { expect, it } from 'vitest';
import { repairSection } from './section.ts';

const section = { type: 'section', version: '0.10.12', name: 'Deportes' };

it('the key of the site service and an empty description are removed', () => {
	expect(
		repairSection({ ...section, _website_section_id: 'tn./deportes', description: null }, { key: 'sections', version: '0.10.9' }),
	).toEqual(section);
	expect(repairSection({ ...section, description: 'Todo' }, { key: 'sections', version: '0.10.9' })).toEqual({
		...section,
		description: 'Todo',
	});
});

it('an object without a type at the position of a section becomes a section', () => {
	expect(repairSection({ name: 'Deportes' }, { key: 'website_section', version: '0.10.9' })).toEqual(section);
});

it('a reference to a section stays a reference', () => {
	const reference = { type: 'reference', referent: { id: '/deportes' } };
	expect(repairSection(reference, { key: 'sections', version: '0.10.9' })).toBe(reference);
});
