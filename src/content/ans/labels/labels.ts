// The kind, sections, tags and authors of a document.
import type { BrandId } from '#brands';
import type { StoryKind } from '#content/contract';
import type { AnsDocument } from '../document.ts';
import { type JsonObject, objectAt, objectsAt, textAt } from '../json.ts';
import { cleanText, slugOf } from '../text/clean-text.ts';

/** The kind of each subtype that changes how a story is presented (STORY-01 to STORY-06), with the other names that newsrooms use. */
const kindOfSubtype: ReadonlyMap<string, StoryKind> = new Map([
	['video', 'video'],
	['video_dark', 'video-dark'],
	['live', 'live'],
	['liveblog', 'live'],
	['liveblogging', 'live'],
	['longform', 'longform'],
	['newsletter', 'newsletter'],
	['gallery', 'gallery'],
]);

/** The kind of a document: by its subtype, or else by its type; the default is `article`. */
export function storyKindOf(document: AnsDocument): StoryKind {
	const type = textAt(document, 'type');
	const kind = kindOfSubtype.get(textAt(document, 'subtype')?.toLowerCase() ?? '');
	if (type === 'gallery') return 'gallery';
	if (type === 'video') return kind === 'video-dark' ? 'video-dark' : 'video';
	return kind ?? 'article';
}

export type SectionName = { readonly id: string; readonly name: string };

/** The sections of a document on a brand, without duplicates: that of the brand's site first, then the primary one, then the others. */
export function sectionsOf(document: AnsDocument, brand: BrandId): readonly SectionName[] {
	const own = objectAt(document, 'websites', brand, 'website_section');
	const primary = objectAt(document, 'taxonomy', 'primary_section');
	const candidates = [own, primary, ...objectsAt(document, 'taxonomy', 'sections')].filter((section) => section !== undefined);
	const sections = candidates.filter((section) => section === own || isOfBrand(section, brand)).flatMap(sectionOf);
	return sections.filter(({ id }, index) => sections.findIndex((other) => other.id === id) === index);
}

/** A section that names no site belongs to every site. */
const isOfBrand = (section: JsonObject, brand: BrandId): boolean =>
	(textAt(section, '_website') ?? textAt(section, 'referent', 'website') ?? brand) === brand;

function sectionOf(section: JsonObject): readonly SectionName[] {
	const path = textAt(section, '_id') ?? textAt(section, 'path') ?? textAt(section, 'referent', 'id') ?? '';
	const id = path.length > 1 ? path.replace(/\/$/, '') : '';
	return /^\/[\w/-]{1,200}$/.test(id) ? [{ id, name: cleanText(textAt(section, 'name') ?? '') }] : [];
}

/** A section and all above it, from the top down: `/deportes` and `/deportes/futbol`. */
export function sectionAndAncestors(path: string): readonly string[] {
	const names = path.split('/').filter(Boolean);
	return names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
}

/** A name for a section that is known only by its path: `/news/santa-fe` becomes `Santa fe`. */
export function nameFromPath(path: string): string {
	const last = path.slice(path.lastIndexOf('/') + 1);
	return last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
}

/** The tags of a document. A tag without a slug gets one from its text. */
export const tagsOf = (document: AnsDocument): readonly { readonly slug: string; readonly text: string }[] =>
	objectsAt(document, 'taxonomy', 'tags').flatMap((tag) => {
		const text = cleanText(textAt(tag, 'text') ?? '');
		const slug = slugOf(textAt(tag, 'slug') ?? text);
		return text === '' || slug === '' ? [] : [{ slug, text }];
	});

/** The slugs of a document's authors, for the lists of authors. A reference that was not inflated has one too. */
export const authorSlugsOf = (document: AnsDocument): readonly string[] =>
	objectsAt(document, 'credits', 'by').flatMap((author) => authorSlug(objectAt(author, 'referent') ?? author) ?? []);

/** The credits to show, without references that were not inflated. `vanity_credits` replace `credits`. */
export const signers = (document: AnsDocument): readonly JsonObject[] =>
	(objectsAt(document, 'vanity_credits', 'by').length > 0
		? objectsAt(document, 'vanity_credits', 'by')
		: objectsAt(document, 'credits', 'by')
	).filter((author) => author.type !== 'reference');

/** The slug of an author in addresses. */
export function authorSlug(author: JsonObject): string | undefined {
	const slug = slugOf(textAt(author, 'slug') ?? textAt(author, '_id') ?? textAt(author, 'id') ?? '');
	return slug === '' ? undefined : slug;
}
