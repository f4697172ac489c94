import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { sampleProfile } from '../../../samples/sample-profile.ts';
import { subscriptionsChange, subscriptionValues } from './subscriptions.ts';

const { ciudad } = brands;
const other = { name: 'lastLogin', value: '{}', type: 'String' };

describe('the choices of a reader', () => {
	const ticked = {
		'newsletters-ciudad-diario': 'on',
		'contentGroups-Cines': 'on',
		'contentGroups-Piscis': 'on',
		'contentGroups-Nada': 'on',
	};
	const { attributes = [] } = subscriptionsChange(ticked, { ...sampleProfile, attributes: [other] }, ciudad);

	it('ENT-04 are stored beside other attributes, without what the brand does not offer', () => {
		expect(attributes).toEqual([
			other,
			{ name: 'subscripted', value: 'true', type: 'Boolean' },
			{ name: 'newsletters', value: 'ciudad-diario', type: 'String' },
			{ name: 'contentGroups', value: 'Cines,Piscis', type: 'String' },
		]);
	});

	it('tick the same checkboxes again', () => {
		const { 'contentGroups-Nada': _unknown, ...known } = ticked;
		expect(subscriptionValues({ ...sampleProfile, attributes: [...(attributes ?? [])] })).toEqual(known);
	});

	it('ENT-11 are no subscription without a newsletter', () => {
		const none = subscriptionsChange({}, { ...sampleProfile, attributes: [...(attributes ?? [])] }, ciudad);
		expect(none.attributes).toContainEqual({ name: 'subscripted', value: 'false', type: 'Boolean' });
		expect(none.attributes).toHaveLength(4);
	});
});
