import type { BrandId } from '#brands';
import { applyVariant } from './apply-variant.ts';
import type { AnsDocument } from './document.ts';
import { textAt } from './json.ts';
import { authorSlugsOf, sectionsOf, tagsOf } from './labels/labels.ts';
import { sectionAndAncestors } from './section-path.ts';
import { kindOf } from './story-kind.ts';

/**
 * The terms under which a document is listed on a brand: `all`, its sections with all that lie above them, tags, authors, kind,
 * type, subtype and source. The same words that `ListQuery` asks for.
 */
export function termsOf(sent: AnsDocument, brand: BrandId): readonly string[] {
	const document = applyVariant(sent, brand);
	const terms = [
		'all',
		...sectionsOf(document, brand).flatMap(({ id }) => sectionAndAncestors(id).map((section) => `section:${section}`)),
		...tagsOf(document).map(({ slug }) => `tag:${slug}`),
		...authorSlugsOf(document).map((slug) => `author:${slug}`),
		`kind:${kindOf(document)}`,
		...named('type', textAt(document, 'type')),
		...named('subtype', textAt(document, 'subtype')),
		...named('source', sourceOf(document)),
	];
	return [...new Set(terms)];
}

const named = (name: string, value: string | undefined): readonly string[] => (value === undefined ? [] : [`${name}:${value}`]);

/** `source.source_type` is deprecated, but the newsrooms still filter by it; `distributor.category` took its place. */
const sourceOf = (document: AnsDocument): string | undefined =>
	(textAt(document, 'source', 'source_type') ?? textAt(document, 'distributor', 'category'))?.toLowerCase();
