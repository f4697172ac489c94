// Posts and pages of WordPress as ANS stories.
import type { JsonObject } from '../../ans/json.ts';
import { slugOf } from '../../ans/text/clean-text.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import type { ConversionTarget } from '../converted.ts';
import { elementsOfHtml } from '../html/elements-of-html.ts';
import type { Note } from '../html/html-context.ts';
import { keptPath } from '../old-addresses.ts';
import { sectionName } from '../section-path.ts';
import { storyDocument } from '../story-document.ts';
import { authorSlug, byline } from './authors.ts';
import { withFootnotes } from './footnotes.ts';
import { hasBlocks, htmlOfBlocks } from './html-of-blocks.ts';
import { textContext, thumbnail } from './pictures.ts';
import type { WordPressSite } from './read-site.ts';
import { replaceShortcodes } from './replace-shortcodes.ts';
import { isNoCategory, sectionPath } from './sections.ts';
import type { WxrItem, WxrTerm } from './wxr-item.ts';

/** Why a post of each status is a draft here. Scheduled posts are no drafts: they appear at their time. */
const draftReasons: ReadonlyMap<string, string> = new Map([
	['draft', 'it was a draft'],
	['pending', 'it waited for a review'],
	['private', 'it was private'],
]);

export type PostContext = { readonly site: WordPressSite; readonly target: ConversionTarget; readonly note: Note };

/** Why a post is a draft here; undefined for one that is published. */
export const draftReason = ({ status, password }: WxrItem): string | undefined =>
	password === '' ? draftReasons.get(status) : 'it was behind a password';

export function storyOfPost(post: WxrItem, context: PostContext): JsonObject | string {
	const { site, target, note } = context;
	if (/\ufffd/.test(post.title + post.content)) note('has � for characters that are not in the encoding that the file states');
	const lineBreaks = !hasBlocks(post.content);
	const html = replaceShortcodes(htmlOfBlocks(withFootnotes(post), site.sharedBlocks, note), {
		note,
		fileOf: (id) => site.library.get(id)?.url,
		leftOut: target.withoutShortcodes ?? new Set(),
	});
	return storyDocument({
		names: ['wordpress', site.address, post.id || post.link || post.title],
		system: 'wordpress',
		sourceId: post.id,
		title: plainText(post.title),
		summary: plainText(post.excerpt),
		metaTitle: yoastText(post, '_yoast_wpseo_title'),
		metaDescription: yoastText(post, '_yoast_wpseo_metadesc'),
		slug: slugOf(decoded(post.slug)),
		subtype: post.type === 'page' ? 'page' : undefined,
		language: site.language,
		...datesOf(post),
		draft: draftReason(post),
		authors: authorsOf(post, context),
		sections: sectionsOf(post, context),
		tags: post.terms.filter(({ domain }) => domain === 'post_tag').map(tagOf),
		picture: thumbnail(site, post.meta.get('_thumbnail_id')),
		elements: elementsOfHtml(html, textContext(site, { ...post, lineBreaks }, note)),
		commentsOpen: post.commentsOpen,
		path: keptPath(post.link, target),
		target,
		note,
	});
}

const datesOf = ({ date, modified }: WxrItem) => ({ published: date, updated: modified ?? date });

/** WordPress percent-encodes slugs in other scripts. */
function decoded(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return '';
	}
}

/** Plugins for search engines store templates with `%%`, which only they can fill. */
function yoastText({ meta }: WxrItem, name: string): string {
	const text = meta.get(name) ?? '';
	return text.includes('%%') ? '' : text;
}

const tagOf = ({ slug, name }: WxrTerm) => ({ text: plainText(name), slug: slugOf(/^[\w-]+$/.test(slug) ? slug : name) });

/** The author, and the authors that a plugin adds as terms. */
function authorsOf(post: WxrItem, { site }: PostContext): readonly { readonly name: string; readonly slug: string }[] {
	const several = post.terms.filter(({ domain }) => domain === 'author');
	if (several.length > 0) return several.map(({ slug, name }) => ({ name: plainText(name), slug: slugOf(slug.replace(/^cap-/, '')) }));
	if (post.author === '') return [];
	return [{ name: byline(site.authors.get(post.author) ?? { login: post.author, name: post.author }), slug: authorSlug(post.author) }];
}

/** The sections of a post: the one that a plugin marks as the primary one first. */
function sectionsOf(post: WxrItem, { site, target }: PostContext): readonly JsonObject[] {
	const categories = post.terms.filter(({ domain, slug }) => domain === 'category' && slug !== '' && !isNoCategory(slug));
	const primary = post.meta.get('_yoast_wpseo_primary_category');
	const isPrimary = ({ slug }: WxrTerm) => primary !== undefined && site.categories.get(slug)?.id === primary;
	const ordered = [...categories.filter(isPrimary), ...categories.filter((category) => !isPrimary(category))];
	return ordered.map(({ slug, name }) => sectionName(sectionPath(slug, site, target), plainText(name) || slug));
}
