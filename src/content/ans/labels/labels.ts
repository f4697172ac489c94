import type { BrandId } from '#brands';
import type { AnsDocument } from '../document.ts';
import { type JsonObject, objectAt, objectsAt, textAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';
import { slugOf } from '../text/fold-text.ts';

export type SectionName = { readonly id: string; readonly name: string };

/** The sections of a document on a brand: the one of its site first, then the primary one, then the others; none twice. */
export function sectionsOf(document: AnsDocument, brand: BrandId): readonly SectionName[] {
	const own = objectAt(document, 'websites', brand, 'website_section');
	const primary = objectAt(document, 'taxonomy', 'primary_section');
	const named = [own, primary, ...objectsAt(document, 'taxonomy', 'sections')].filter((section) => section !== undefined);
	const sections = named.filter((section) => section === own || isOf(section, brand)).flatMap(sectionOf);
	return sections.filter(({ id }, index) => sections.findIndex((other) => other.id === id) === index);
}

/** A section that names no site is of every site. */
const isOf = (section: JsonObject, brand: BrandId): boolean =>
	(textAt(section, '_website') ?? textAt(section, 'referent', 'website') ?? brand) === brand;

function sectionOf(section: JsonObject): readonly SectionName[] {
	const path = textAt(section, '_id') ?? textAt(section, 'path') ?? textAt(section, 'referent', 'id') ?? '';
	const id = path.length > 1 ? path.replace(/\/$/, '') : '';
	return /^\/[\w/-]{1,200}$/.test(id) ? [{ id, name: cleanText(textAt(section, 'name') ?? '') }] : [];
}

/** Tags with a slug, made from the words when the sender has none. */
export const tagsOf = (document: AnsDocument): readonly { readonly slug: string; readonly text: string }[] =>
	objectsAt(document, 'taxonomy', 'tags').flatMap((tag) => {
		const text = cleanText(textAt(tag, 'text') ?? '');
		const slug = slugOf(textAt(tag, 'slug') ?? text);
		return text === '' || slug === '' ? [] : [{ slug, text }];
	});

/** Slugs of those who wrote it, by which lists of an author find it; a reference that nobody inflated still names one. */
export const authorSlugsOf = (document: AnsDocument): readonly string[] =>
	objectsAt(document, 'credits', 'by').flatMap((author) => authorSlug(objectAt(author, 'referent') ?? author) ?? []);

/** Who is named as the writer, references that nobody inflated left out. `vanity_credits` is shown in place of `credits`. */
export const signers = (document: AnsDocument): readonly JsonObject[] =>
	(objectsAt(document, 'vanity_credits', 'by').length > 0
		? objectsAt(document, 'vanity_credits', 'by')
		: objectsAt(document, 'credits', 'by')
	).filter((author) => author.type !== 'reference');

/** The name of an author in addresses. */
export function authorSlug(author: JsonObject): string | undefined {
	const slug = slugOf(textAt(author, 'slug') ?? textAt(author, '_id') ?? textAt(author, 'id') ?? '');
	return slug === '' ? undefined : slug;
}
