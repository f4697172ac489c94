// Posts and pages of Ghost as ANS stories.
import { type JsonObject, numberAt, textAt } from '../../ans/json.ts';
import { slugOf } from '../../ans/text/clean-text.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import type { ConversionTarget } from '../converted.ts';
import { finishedHtml } from '../finished-html.ts';
import { elementsOfHtml } from '../html/elements-of-html.ts';
import type { Note } from '../html/html-context.ts';
import { imageAt } from '../image-at.ts';
import { keptPath } from '../old-addresses.ts';
import { sectionName, sectionPathOf } from '../section-path.ts';
import { storyDocument } from '../story-document.ts';
import { type GhostSite, idAt, isInternalTag } from './ghost-site.ts';
import { addressAt, htmlOfPost } from './html-of-post.ts';

export type GhostContext = { readonly site: GhostSite; readonly target: ConversionTarget & { readonly site: string }; readonly note: Note };

/** Why posts of a status are drafts here. Scheduled posts are no drafts: they appear at their time. */
const draftReasons: ReadonlyMap<string, string> = new Map([
	['draft', 'it was a draft'],
	['sent', 'it was only mailed'],
]);

const codeKeys = ['codeinjection_head', 'codeinjection_foot'];

export function storyOfPost(post: JsonObject, context: GhostContext): JsonObject | string {
	const { site, target, note } = context;
	const meta = site.meta.get(idAt(post, 'id')) ?? post;
	const tags = site.tagsOf(idAt(post, 'id'));
	if (tags.some(isInternalTag)) note('tags of the newsroom, which begin with #, were left out');
	if (codeKeys.some((key) => textAt(post, key))) note('code that posts add to their pages was left out');
	const access = accessOf(post, target);
	const slug = textAt(post, 'slug') ?? '';
	return storyDocument({
		names: ['ghost', target.site, idAt(post, 'id') || slug],
		system: 'ghost',
		sourceId: idAt(post, 'id'),
		title: plainText(textAt(post, 'title') ?? ''),
		summary: plainText(textAt(post, 'custom_excerpt') ?? ''),
		metaTitle: textAt(meta, 'meta_title') ?? '',
		metaDescription: textAt(meta, 'meta_description') ?? '',
		slug: slugOf(slug),
		subtype: textAt(post, 'type') === 'page' || numberAt(post, 'page') === 1 || post.page === true ? 'page' : undefined,
		language: textAt(post, 'locale') ?? '',
		published: dateAt(post, 'published_at') ?? dateAt(post, 'created_at'),
		updated: dateAt(post, 'updated_at'),
		draft: draftReasons.get(textAt(post, 'status') ?? '') ?? access.draft,
		authors: site.authorsOf(idAt(post, 'id'), idAt(post, 'author_id')).map(authorOf),
		...labelsOf(
			tags.filter((tag) => !isInternalTag(tag)),
			target,
		),
		picture: featurePicture(post, meta, target.site),
		elements: elementsOfHtml(htmlOfPost(post, target.site, note), finishedHtml(`${target.site}/${slug}/`, note)),
		contentCode: access.code,
		canonical: canonicalAt(post, target.site),
		path: keptPath(`${target.site}/${slug}/`, target),
		target,
		note,
	});
}

/** The address of a text that another site had first. */
function canonicalAt(post: JsonObject, site: string): string | undefined {
	const url = URL.parse(addressAt(post, 'canonical_url', site));
	return url && /^https?:$/.test(url.protocol) && url.host !== URL.parse(site)?.host ? url.href : undefined;
}

/** Texts for members are for registered readers. Where the brand has no such texts, and for paying members, they stay drafts. */
function accessOf(
	post: JsonObject,
	{ brand }: ConversionTarget,
): { readonly code?: string | undefined; readonly draft?: string | undefined } {
	const visibility = textAt(post, 'visibility') ?? 'public';
	if (visibility === 'public') return {};
	const [code] = brand.accounts.registrationCodes;
	if (visibility === 'members' && code !== undefined) return { code };
	return { draft: `it was for ${visibility === 'members' ? 'members' : 'paying members'}` };
}

/** Ghost before 1.0 wrote times in ms. */
function dateAt(row: JsonObject, key: string): string | undefined {
	const date = new Date(numberAt(row, key) ?? textAt(row, key) ?? Number.NaN);
	return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export const authorOf = (user: JsonObject) => ({ name: plainText(textAt(user, 'name') ?? ''), slug: slugOf(textAt(user, 'slug') ?? '') });

export const tagOf = (tag: JsonObject) => ({ text: plainText(textAt(tag, 'name') ?? ''), slug: slugOf(textAt(tag, 'slug') ?? '') });

/** All public tags are tags; the first, which Ghost calls the primary one, is also the section. */
function labelsOf(publicTags: readonly JsonObject[], target: ConversionTarget) {
	const tags = publicTags.map(tagOf).filter(({ text, slug }) => text !== '' && slug !== '');
	const [primary] = tags;
	return { tags, sections: primary ? [sectionName(sectionPathOf([primary.slug], target), primary.text)] : [] };
}

function featurePicture(post: JsonObject, meta: JsonObject, site: string): JsonObject | undefined {
	const src = addressAt(post, 'feature_image', site) || addressAt(post, 'image', site);
	return imageAt(site, { src, alt: textAt(meta, 'feature_image_alt'), caption: textAt(meta, 'feature_image_caption') });
}
