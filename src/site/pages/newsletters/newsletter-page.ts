import { fill } from '#brands';
import { row, rowOfTwo } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';

/** `/newsletters/{slug}/`: one newsletter with its latest editions (ROUTE-13). */
export const newsletterPage: PageDefinition = {
	freshFor: 300,
	load: async ({ contentQueries, address }) => {
		const slug = address.path.split('/')[2];
		const newsletter = (await contentQueries.newsletters()).find((one) => one.slug === slug);
		return newsletter === undefined ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'newsletter', newsletter } };
	},
	arrange: () => [
		row('brick_100', { block: 'newsletters-head' }),
		rowOfTwo([{ block: 'newsletter' }], [{ block: 'newsletter-form' }]),
		row('brick_100', { block: 'editions' }, { block: 'latest' }),
	],
	meta: (subject, context) => {
		if (subject.kind !== 'newsletter') throw new Error(`A newsletter's page cannot be about a subject of kind '${subject.kind}'`);
		const { title, text, schedule } = subject.newsletter;
		const { newsletters } = context.brand.texts;
		const { path } = context.address;
		const above = { name: newsletters.title, path: '/newsletters/' };
		const description = fill(newsletters.descriptionOfOne, { text, schedule });
		return namedPageMeta({ name: title, description, path, above }, context);
	},
};
