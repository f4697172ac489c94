import type { BrandId } from '#brands';
import { applyVariant } from './apply-variant.ts';
import type { AnsDocument } from './document.ts';
import { type JsonObject, objectsAt, textAt } from './json.ts';
import { authorSlugsOf, sectionAndAncestors, sectionsOf, storyKindOf, tagsOf } from './labels/labels.ts';
import { isNoindex } from './labels/metadata.ts';
import { canonicalBrand } from './web-address.ts';

/**
 * The terms under which a document is listed on a brand, as `ListQuery` uses them: `all`, its sections with all above them, tags,
 * authors, kind, type, subtype and source, the brand of its main address where that is another one, whether it has a correction, and whether
 * search engines must not index it.
 */
export function termsOf(original: AnsDocument, brand: BrandId): readonly string[] {
	const document = applyVariant(original, brand);
	const terms = [
		'all',
		...sectionsOf(document, brand).flatMap(({ id }) => sectionAndAncestors(id).map((section) => `section:${section}`)),
		...tagsOf(document).map(({ slug }) => `tag:${slug}`),
		...authorSlugsOf(document).map((slug) => `author:${slug}`),
		`kind:${storyKindOf(document)}`,
		...term('type', textAt(document, 'type')),
		...term('subtype', textAt(document, 'subtype')),
		...term('source', sourceOf(document)),
		...term('canonical', elsewhere(document, brand)),
		...(hasCorrection(document) ? ['note:correction'] : []),
		...(isNoindex(document) ? ['note:noindex'] : []),
	];
	return [...new Set(terms)];
}

const term = (name: string, value: string | undefined): readonly string[] => (value === undefined ? [] : [`${name}:${value}`]);

const elsewhere = (document: AnsDocument, brand: BrandId): BrandId | undefined => {
	const canonical = canonicalBrand(document);
	return canonical === brand ? undefined : canonical;
};

/** `source.source_type` is deprecated in favour of `distributor.category`, but newsrooms still filter by it. */
const sourceOf = (document: AnsDocument): string | undefined =>
	(textAt(document, 'source', 'source_type') ?? textAt(document, 'distributor', 'category'))?.toLowerCase();

/** Whether the newsroom corrected or clarified a work, at its end or in its body. */
const hasCorrection = (document: JsonObject): boolean => objectsAt(document, 'corrections').length > 0 || isInBody(document);

const isInBody = (parent: JsonObject): boolean =>
	objectsAt(parent, 'content_elements').some((element) => element.type === 'correction' || isInBody(element));
