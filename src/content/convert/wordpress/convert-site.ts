// What a site of WordPress has besides texts: categories, tags, authors and files.
import { slugOf } from '../../ans/text/clean-text.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import { authorDocument } from '../author-document.ts';
import type { ConversionTarget, Converted } from '../converted.ts';
import { redirectsFor } from '../old-addresses.ts';
import { authorSlug, byline, formerAuthorSlug } from './authors.ts';
import { convertMenus } from './menus.ts';
import { convertFile } from './pictures.ts';
import type { WordPressSite, WxrAuthor, WxrCategory } from './read-site.ts';
import { sectionOf } from './section-document.ts';
import { isNoCategory, sectionPath } from './sections.ts';

/** Converts the site itself: sections, tags and authors, and redirects from their old pages. */
export function* convertSite(site: WordPressSite, target: ConversionTarget): Generator<Converted> {
	// An export of single posts names no categories.
	if (site.categories.size > 0) yield* redirectsFor(`${site.address}/feed/`, '/rss/', target);
	for (const category of site.categories.values()) yield* convertCategory(category, site, target);
	yield* convertMenus(site, target);
	for (const tag of site.tags.values()) yield* convertTag(tag, site, target);
	for (const author of site.authors.values()) yield* convertAuthor(author, site, target);
	for (const file of site.library.values()) yield convertFile(file);
}

function* convertCategory(category: WxrCategory, site: WordPressSite, target: ConversionTarget): Generator<Converted> {
	const path = isNoCategory(category.slug) ? target.section : sectionPath(category.slug, site, target);
	if (!isNoCategory(category.slug)) yield sectionOf(category, site, target);
	const old = `${site.address}/category/${oldSlugs(category, site)}/`;
	yield* redirectsFor(old, `${path}/`, target);
	yield* redirectsFor(`${old}feed/`, `${path}/rss/`, target);
}

function oldSlugs(category: WxrCategory, site: WordPressSite): string {
	const slugs: string[] = [];
	for (let at: WxrCategory | undefined = category; at && !slugs.includes(at.slug); at = site.categories.get(at.parent))
		slugs.unshift(at.slug);
	return slugs.join('/');
}

function* convertTag({ slug, name, description }: WxrCategory, site: WordPressSite, target: ConversionTarget): Generator<Converted> {
	const text = plainText(name);
	const ownSlug = slugOf(/^[\w-]+$/.test(slug) ? slug : text);
	if (text === '' || ownSlug === '') return;
	if (description !== '') {
		const document = { _id: ownSlug, type: 'tag', text, slug: ownSlug, description: plainText(description) };
		yield { kind: 'document', title: text, notes: [], document };
	}
	yield* redirectsFor(`${site.address}/tag/${slug}/`, `/tags/${ownSlug}/`, target);
}

function* convertAuthor(author: WxrAuthor, site: WordPressSite, target: ConversionTarget): Generator<Converted> {
	const slug = authorSlug(author.login);
	const name = byline(author);
	if (slug === '' || name === '') return;
	const { first, last } = author;
	const names = { ...(first && { first_name: first }), ...(last && { last_name: last }) };
	yield { kind: 'document', title: name, notes: [], document: authorDocument(name, slug, { byline: name, ...names }) };
	yield* redirectsFor(`${site.address}/author/${formerAuthorSlug(author.login)}/`, `/autor/${slug}/`, target);
}
