import { fill } from '#brands';
import { row, rowOfTwo } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';

/** `/estadisticas/`: what the site published, what was read most, what the newsroom corrected, and how fast the site was (ROUTE-14). */
export const statisticsPage: PageDefinition = {
	// A publication does not purge the counts.
	freshFor: 300,
	load: async ({ brand, figures }) => ({
		kind: 'found',
		subject: { kind: 'statistics', name: brand.texts.statistics.title, figures: await figures?.(brand) },
	}),
	arrange: (_, { brand }) => [
		row('brick_100', { block: 'statistics-head' }),
		rowOfTwo([{ block: 'published-by-day' }, { block: 'corrections' }], [{ block: 'published-by-section' }]),
		row('brick_100', { block: 'site-figures' }),
		row('brick_100', { block: 'most-read-ranking', fields: { period: 'week', title: brand.texts.statistics.mostRead } }),
	],
	meta: (_, context) => {
		const { brand, address } = context;
		const { title, description } = brand.texts.statistics;
		return namedPageMeta({ name: title, description: fill(description, { brand: brand.name }), path: address.path }, context);
	},
};
