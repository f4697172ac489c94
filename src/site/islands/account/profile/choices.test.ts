import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { sampleProfile } from '../../../samples/sample-profile.ts';
import { choicesChange, choiceValues } from './choices.ts';

const { ciudad } = brands;
const other = { name: 'lastLogin', value: '{}', type: 'String' };

describe('what a reader chooses', () => {
	const given = {
		'newsletters-ciudad-diario': 'on',
		'contentGroups-Cines': 'on',
		'contentGroups-Piscis': 'on',
		'contentGroups-Nada': 'on',
	};
	const { attributes = [] } = choicesChange(given, { ...sampleProfile, attributes: [other] }, ciudad);

	it('ENT-04 is kept beside her other attributes, and only what her brand offers', () => {
		expect(attributes).toEqual([
			other,
			{ name: 'subscripted', value: 'true', type: 'Boolean' },
			{ name: 'newsletters', value: 'ciudad-diario', type: 'String' },
			{ name: 'contentGroups', value: 'Cines,Piscis', type: 'String' },
		]);
	});

	it('comes back as it was ticked', () => {
		const { 'contentGroups-Nada': _unknown, ...known } = given;
		expect(choiceValues({ ...sampleProfile, attributes: [...(attributes ?? [])] })).toEqual(known);
	});

	it('ENT-11 is no subscription any more without a newsletter', () => {
		const none = choicesChange({}, { ...sampleProfile, attributes: [...(attributes ?? [])] }, ciudad);
		expect(none.attributes).toContainEqual({ name: 'subscripted', value: 'false', type: 'Boolean' });
		expect(none.attributes).toHaveLength(4);
	});
});
