import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { sampleProfile } from '../../../samples/sample-profile.ts';
import { groupsChange, subscriptionValues } from './subscriptions.ts';

const { ciudad } = brands;
const others = [
	{ name: 'subscripted', value: 'false', type: 'Boolean' },
	{ name: 'lastLogin', value: '{}', type: 'String' },
];

describe('the choices of a reader', () => {
	const ticked = { 'contentGroups-Cines': 'on', 'contentGroups-Piscis': 'on', 'contentGroups-Nada': 'on' };
	const { attributes = [] } = groupsChange(ticked, { ...sampleProfile, attributes: others }, ciudad);

	it('ENT-04 are stored beside other attributes, without what the brand does not offer', () => {
		expect(attributes).toEqual([...others, { name: 'contentGroups', value: 'Cines,Piscis', type: 'String' }]);
	});

	it('tick the same checkboxes again, with those of the newsletters', () => {
		const { 'contentGroups-Nada': _unknown, ...known } = ticked;
		const profile = { ...sampleProfile, attributes: [...(attributes ?? [])] };
		expect(subscriptionValues(profile, ['domingo'])).toEqual({ ...known, 'newsletter-domingo': 'on' });
	});
});
