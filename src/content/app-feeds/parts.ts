// The parts that works and elements for apps share.
import * as v from 'valibot';
import { fitting, flag, list, text, texts, time, whole, wholeOr } from './fields.ts';

export const headlines = texts('basic', 'mobile', 'web', 'native', 'tablet', 'print', 'social');

export const description = v.object({ basic: v.string() });

const author = v.object({
	...texts('_id', 'type', 'name', 'slug', 'url', 'org', 'role', 'byline', 'bio').entries,
	social_links: list(texts('site', 'url')),
});

export const credits = v.object({ by: list(author) });

export const section = v.object({
	type: v.fallback(v.literal('section'), 'section'),
	_id: v.string(),
	...texts('_website', 'version', 'name', 'description', 'path', 'parent_id').entries,
	primary: flag,
	parent: fitting(texts('default')),
});

export const taxonomy = v.object({
	primary_section: fitting(section),
	sections: list(section),
	tags: list(texts('text', 'slug', 'description')),
	seo_keywords: list(v.string()),
});

export const dates = {
	created_date: time,
	last_updated_date: time,
	publish_date: time,
	first_publish_date: time,
	display_date: time,
};

/** What every element may have. */
export const common = { _id: v.string(), subtype: text, channels: list(v.string()), alignment: text };

/** A picture as `picture.ts` makes it, with an address that needs no token of the app. */
export const image = v.object({
	type: v.literal('image'),
	...common,
	url: v.string(),
	width: whole,
	height: whole,
	...texts('version', 'caption', 'subtitle', 'alt_text').entries,
	credits: fitting(credits),
	additional_properties: fitting(texts('thumbnailResizeUrl', 'resizeUrl', 'fullSizeResizeUrl')),
});

/** A file of a video. The SDK for iOS knows only these types, and needs a bit rate. */
export const stream = v.object({
	url: v.string(),
	bitrate: wholeOr(0),
	stream_type: fitting(v.picklist(['mp4', 'hls', 'ts', 'gif', 'gif-mp4'])),
	width: whole,
	height: whole,
	filesize: whole,
	provider: text,
});

export const video = v.object({
	type: v.literal('video'),
	...common,
	...texts('version', 'video_type', 'transcript', 'embed_html', 'canonical_url', 'canonical_website').entries,
	...dates,
	headlines: fitting(headlines),
	description: fitting(description),
	credits: v.fallback(credits, { by: [] }),
	duration: wholeOr(0),
	streams: list(stream),
	promo_items: fitting(v.object({ basic: fitting(image) })),
});

export const gallery = v.object({
	type: v.literal('gallery'),
	...common,
	...texts('version', 'canonical_url', 'canonical_website').entries,
	...dates,
	headlines: fitting(headlines),
	description: fitting(description),
	promo_items: fitting(v.object({ basic: fitting(image) })),
	content_elements: list(image),
});
