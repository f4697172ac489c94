import { type Brand, fill } from '#brands';
import type { LegalTextId } from '#content/contract';
import { row } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { unindexedMeta } from '../notice-page.ts';

/** A page with a legal text of the brand. Search engines index it when the brand has the text (ROUTE-12). */
const legalPage = (id: LegalTextId): PageDefinition => ({
	freshFor: 300,
	load: async ({ brand, contentQueries }) => {
		const text = await contentQueries.legalText(id);
		return { kind: 'found', subject: { kind: 'legal-text', id, name: text?.title ?? brand.texts[id], text } };
	},
	arrange: () => [row('brick_100', { block: 'legal-text' }), row('brick_100', { block: 'latest' })],
	meta: (subject, context) => {
		const { brand, address } = context;
		const description = descriptionOf(id, brand);
		if (subject.kind !== 'legal-text' || subject.text === undefined)
			return unindexedMeta({ title: brand.texts[id], text: description }, context);
		return namedPageMeta({ name: subject.name, description, path: address.path }, context);
	},
});

const descriptionOf = (id: LegalTextId, { name, texts }: Brand): string => fill(texts.legal.descriptions[id], { brand: name });

/** `/terminos-y-condiciones/`. */
export const termsPage = legalPage('terms');

/** `/proteccion-de-datos-personales/`. */
export const privacyPage = legalPage('privacy');
