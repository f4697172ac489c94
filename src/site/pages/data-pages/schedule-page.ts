import { fill } from '#brands';
import { row } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';

/** `/grilla/`: what the channel broadcasts in the next seven days (ROUTE-15). */
export const schedulePage: PageDefinition = {
	// The broadcast that is on air is marked.
	freshFor: 60,
	load: async ({ brand, contentQueries }) => {
		const schedule = await contentQueries.schedule();
		return { kind: 'found', subject: { kind: 'schedule', name: brand.texts.schedule.title, schedule } };
	},
	arrange: () => [row('brick_100', { block: 'schedule' }), row('brick_100', { block: 'latest' })],
	meta: (_, context) => {
		const { brand, address } = context;
		const { title, description } = brand.texts.schedule;
		return namedPageMeta({ name: title, description: fill(description, { brand: brand.name }), path: address.path }, context);
	},
};
