import { fill } from '#brands';
import { row } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { unindexedMeta } from '../notice-page.ts';
import { absoluteUrl } from '../page-urls.ts';
import { organization } from '../structured-data/breadcrumbs-and-publisher.ts';

/** `/quienes-somos/`: who publishes the site, and how to reach them. Search engines index it when the brand says so. */
export const mastheadPage: PageDefinition = {
	freshFor: 300,
	load: async ({ brand, contentQueries }) => ({
		kind: 'found',
		subject: { kind: 'masthead', name: brand.texts.masthead.title, masthead: await contentQueries.masthead() },
	}),
	arrange: () => [row('brick_100', { block: 'masthead' })],
	meta: (subject, context) => {
		const { brand, address } = context;
		const { title, description: words } = brand.texts.masthead;
		const description = fill(words, { brand: brand.name });
		if (subject.kind !== 'masthead' || subject.masthead === undefined) return unindexedMeta({ title, text: description }, context);
		const meta = namedPageMeta({ name: title, description, path: address.path }, context);
		const { contacts, principles } = subject.masthead;
		const here = absoluteUrl(address.path, context);
		const published = {
			...organization(context),
			masthead: here,
			correctionsPolicy: absoluteUrl('/estadisticas/', context),
			...(principles.length > 0 && { publishingPrinciples: here }),
			contactPoint: contacts.map(({ about, email }) => ({ '@type': 'ContactPoint', contactType: about, email })),
		};
		return { ...meta, graphs: [...meta.graphs, published] };
	},
};
