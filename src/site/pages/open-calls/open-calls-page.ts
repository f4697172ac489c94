import { fill } from '#brands';
import { row } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';

/** `/convocatorias/`: the open calls for participants (ROUTE-14). */
export const openCallsPage: PageDefinition = {
	// A call may open or close.
	freshFor: 60,
	load: async ({ contentQueries }) => ({ kind: 'found', subject: { kind: 'calls', calls: await contentQueries.openCalls() } }),
	arrange: () => [row('brick_100', { block: 'calls' }), row('brick_100', { block: 'latest' })],
	meta: (_, context) => {
		const { brand, address } = context;
		const { title, description } = brand.texts.calls;
		return namedPageMeta({ name: title, description: fill(description, { brand: brand.name }), path: address.path }, context);
	},
};
