import { fill } from '#brands';
import { row, rowOfTwo } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';

/** `/newsletters/`: the newsletters of the brand, with the form to subscribe to them (ROUTE-13). */
export const newslettersPage: PageDefinition = {
	freshFor: 300,
	load: async ({ contentQueries }) => ({
		kind: 'found',
		subject: { kind: 'newsletters', newsletters: await contentQueries.newsletters() },
	}),
	arrange: () => [
		row('brick_100', { block: 'newsletters-head' }),
		rowOfTwo([{ block: 'newsletters' }], [{ block: 'newsletter-form' }]),
		rowOfTwo(
			[{ block: 'LoginRegisterForm', fields: { variant: 'signUp-newsletter-subscription' } }],
			[{ block: 'latest', fields: { look: 'stack' } }],
		),
	],
	meta: (_, context) => {
		const { brand, address } = context;
		const { title, description } = brand.texts.newsletters;
		return namedPageMeta({ name: title, description: fill(description, { brand: brand.name }), path: address.path }, context);
	},
};
