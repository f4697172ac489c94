// Declared after `ArcXPContentElement`, `ArcXPStory` and `ArcXPSection` of github.com/arcxp/arcxp-mobile-sdk-android at commit c0f6183.
import * as v from 'valibot';
import { element as storyElement } from './android-elements.ts';
import * as parts from './android-parts.ts';
import { flag, optional, text, textList, texts, whole } from './member.ts';

const additionalProperties = v.object({
	...texts('date_created', 'first_published', 'last_published', 'template', 'mime_type', 'originalName', 'originalUrl').entries,
	...texts('fullSizeResizeUrl', 'ingestionMethod', 'owner', 'proxyUrl', 'resizeUrl', 'takenOn', 'subsection', 'videoId').entries,
	...texts('videoCategory', 'permalinkUrl', 'platform', 'playlist', 'thumbnailResizeUrl').entries,
	has_published_copy: flag,
	published: flag,
	roles: textList,
	version: whole,
	keywords: textList,
	comments: optional(v.array(v.unknown())),
	gifAsThumbnail: flag,
	forceClosedCaptionsOn: flag,
});

/** `getContent` reads works, and every element in them, as this: each needs an id. */
export const contentElement: v.GenericSchema = v.object({
	type: v.string(),
	_id: v.string(),
	...texts('created_date', 'display_date', 'first_publish_date', 'last_updated_date', 'version', 'website', 'caption').entries,
	...texts('newKeywords', 'subtitle', 'url', 'copyright', 'language', 'location', 'video_type', 'canonical_url', 'subtype').entries,
	...texts('content', 'embed_html').entries,
	publish_date: parts.date,
	additional_properties: optional(additionalProperties),
	owner: optional(parts.owner),
	content_elements: optional(v.array(v.lazy(() => contentElement))),
	credits: optional(parts.credits),
	geo: optional(parts.geo),
	height: whole,
	width: whole,
	licensable: flag,
	taxonomy: optional(parts.taxonomy),
	description: optional(parts.basic),
	headlines: optional(parts.headlines),
	promo_items: optional(parts.promoItems),
	subheadlines: optional(parts.basic),
	streams: optional(v.array(parts.stream)),
	duration: whole,
	auth: optional(v.record(v.string(), v.string())),
});

/** `getStory` reads the same answer as this. */
export const story = v.object({
	type: v.string(),
	...texts('_id', 'version', 'alignment', 'language', 'location', 'website', 'website_url', 'short_url', 'editor_note').entries,
	...texts('copyright', 'content', 'canonical_url', 'canonical_website', 'subtype', 'slug', 'status').entries,
	created_date: parts.date,
	last_updated_date: parts.date,
	publish_date: parts.date,
	first_publish_date: parts.date,
	display_date: parts.date,
	content_elements: optional(v.array(storyElement)),
	related_content: parts.map,
	websites: optional(parts.websites),
	channels: textList,
	owner: optional(parts.owner),
	credits: optional(parts.credits),
	taxonomy: optional(parts.taxonomy),
	description: optional(parts.basic),
	headlines: optional(parts.headlines),
	subheadlines: optional(parts.basic),
	label: optional(parts.label),
	promo_items: optional(parts.promoItems),
	source: optional(
		v.object({ ...texts('source_id', 'source_type', 'name', 'system', 'edit_url').entries, additional_properties: parts.map }),
	),
	syndication: optional(v.object({ external_distribution: flag, search: flag })),
	distributor: optional(texts('name', 'reference_id', 'category', 'subcategory', 'mode')),
	comments: optional(v.object({ comments_period: whole, allow_comments: flag, display_comments: flag, moderation_required: flag })),
	content_restrictions: optional(v.object({ content_code: text, geo: optional(parts.geo) })),
	corrections: optional(v.array(texts('_id', 'correction_type', 'text'))),
	/** A list, where the SDK for iOS has an object. */
	rendering_guides: optional(v.array(texts('enum', 'type'))),
	additional_properties: parts.map,
	duration: whole,
});

export const works = v.array(contentElement);

const node: v.GenericSchema = v.object({
	_id: v.string(),
	_website: v.string(),
	node_type: v.string(),
	name: v.string(),
	navigation: texts('nav_title'),
	children: optional(v.array(v.lazy(() => node))),
	parent: optional(v.record(v.string(), v.string())),
	ancestors: parts.map,
	site: optional(texts('site_url', 'site_about', 'site_description', 'pagebuilder_path_for_native_apps', 'site_title')),
	social: optional(texts('rss', 'twitter', 'facebook', 'instagram')),
});

/** The answer of `navigation`: a list whose every node has `navigation`. */
export const navigation = v.array(node);
