// Declared after `ArcXPContent` and `SectionListElement` of github.com/arcxp/arcxp-mobile-sdk-ios at commit 9fa8b5b.
import * as v from 'valibot';
import { element, promoItems } from './ios-elements.ts';
import * as parts from './ios-parts.ts';
import { flag, optional, text, textList, texts, whole } from './member.ts';

const dates = texts('created_date', 'display_date', 'first_publish_date', 'last_updated_date', 'publish_date').entries;

/** The answer of `article`. */
export const article = v.object({
	type: v.picklist(['gallery', 'story', 'video']),
	...texts('_id', 'alignment', 'canonical_url', 'canonical_website', 'copyright', 'editor_note', 'language', 'location').entries,
	...texts('short_url', 'slug', 'status', 'subtype', 'version', 'website_url', 'video_type').entries,
	...dates,
	channels: textList,
	comments: optional(v.object({ comments_period: whole, allow_comments: flag, display_comments: flag, moderation_required: flag })),
	content_aliases: textList,
	content_elements: optional(v.array(element)),
	content_restrictions: optional(texts('content_code')),
	/** Objects, where ANS has `{created_by}` and a list. */
	contributors: optional(texts('user_id', 'display_name')),
	rendering_guides: optional(v.object({ preferred_method: textList })),
	credits: optional(parts.credits),
	description: optional(parts.description),
	distributor: optional(texts('name', 'category', 'subcategory', 'mode', 'reference_id')),
	geo: optional(parts.geo),
	headlines: optional(parts.headlines),
	label: optional(parts.labels),
	owner: optional(parts.owner),
	promo_items: optional(promoItems),
	revision: optional(v.object({ published: flag, user_id: text })),
	source: optional(parts.source),
	subheadlines: optional(texts('basic')),
	syndication: optional(v.object({ external_distribution: flag, search: flag })),
	taxonomy: optional(parts.taxonomy),
	vanity_credits: optional(v.object({})),
	voice_transcripts: optional(v.array(texts('_id', 'type', 'subtype'))),
	websites: optional(parts.websites),
	workflow: optional(v.object({ status_code: whole, note: text })),
	streams: optional(v.array(parts.mediaStream)),
	subtitles: optional(v.object({ urls: optional(v.array(v.object({ format: v.string(), url: v.string() }))) })),
});

/** The answers of `collection`, `collection-full`, `search` and `searchVideo`. */
export const works = v.array(article);

const node: v.GenericSchema = v.object({
	...texts('_id', 'name', '_website', 'node_type').entries,
	parent: optional(texts('default', 'mobile')),
	ancestors: optional(v.object({ default: textList, mobile: textList })),
	inactive: flag,
	order: optional(v.object({ mobile: whole })),
	navigation: optional(texts('nav_title')),
	children: optional(v.array(v.lazy(() => node))),
});

/** The answer of `navigation`: a list, never the root. */
export const navigation = v.array(node);
