import { isObject, type JsonObject, listAt, objectAt, textAt } from '../ans/json.ts';
import type { BulkChange } from '../contract/contract.ts';

/** A document with another primary section, or with one more tag. */
export function changedDocument(document: JsonObject, change: Extract<BulkChange, { kind: 'section' | 'tag' }>): JsonObject {
	const taxonomy = objectAt(document, 'taxonomy') ?? {};
	return {
		...document,
		taxonomy: { ...taxonomy, ...(change.kind === 'section' ? withSection(taxonomy, change) : withTag(taxonomy, change)) },
	};
}

type OfKind<Kind> = Extract<BulkChange, { readonly kind: Kind }>;

/** The new primary section takes the place of the former one in the list of sections. */
function withSection(taxonomy: JsonObject, { id, name }: OfKind<'section'>): JsonObject {
	const section = { _id: id, type: 'section', version: '0.10.12', name, path: id };
	const former = textAt(taxonomy, 'primary_section', '_id');
	const others = listAt(taxonomy, 'sections').filter((one) => !isObject(one) || (one._id !== former && one._id !== id));
	return { primary_section: section, sections: [section, ...others] };
}

function withTag(taxonomy: JsonObject, { slug, text }: OfKind<'tag'>): JsonObject {
	const tags = listAt(taxonomy, 'tags');
	return tags.some((tag) => textAt(tag, 'slug') === slug) ? {} : { tags: [...tags, { slug, text }] };
}
