// Declared after the models of github.com/arcxp/arcxp-mobile-sdk-ios, whose decoder turns `snake_case` into `camelCase`.
import * as v from 'valibot';
import { decimal, flag, optional, text, textList, texts, whole } from './member.ts';

const author = v.object({
	...texts('_id', 'type', 'name', 'org', 'description', 'url', 'slug').entries,
	social_links: optional(v.array(texts('site', 'url'))),
});
export const credits = v.object({ by: optional(v.array(author)) });
export const headlines = texts('basic', 'mobile', 'web', 'native', 'tablet');
export const description = v.object({ basic: v.string() });
export const owner = v.object({ id: text, name: text, sponsored: flag });
export const source = v.object({
	...texts('system', 'edit_url', 'name', 'source_type', 'source_id').entries,
	additional_properties: optional(v.record(v.string(), v.string())),
});
const section = v.object({
	...texts('_id', '_website', '_website_section_id', 'description', 'name', 'parent_id', 'path', 'type', 'version').entries,
	parent: optional(texts('default')),
	primary: flag,
});
export const taxonomy = v.object({
	primary_section: optional(section),
	sections: optional(v.array(section)),
	seo_keywords: textList,
	tags: optional(v.array(texts('description', 'slug', 'text'))),
});
export const labels = v.record(v.string(), v.object({ text, url: text, display: flag }));
export const geo = v.object({ latitude: decimal, longitude: decimal });
export const websites = v.record(v.string(), v.object({ website_section: optional(section), website_url: text }));
export const auth = v.record(v.string(), v.string());
export const imageProperties = v.object({
	...texts('fullSizeResizeUrl', 'ingestionMethod', 'mimeType', 'originalName', 'originalUrl', 'owner').entries,
	...texts('proxyUrl', 'resizeUrl', 'thumbnailResizeUrl').entries,
	galleries: optional(v.array(v.object({ headlines: optional(headlines) }))),
	galleryOrder: whole,
	keywords: textList,
	published: flag,
	restricted: flag,
	version: whole,
	has_published_copy: flag,
});
/** `Stream` of the video module, which a video inside a story is read with. */
export const elementStream = v.object({
	bitrate: v.pipe(v.number(), v.integer()),
	url: v.string(),
	stream_type: optional(v.picklist(['gif', 'gif-mp4', 'mp4', 'hls', 'ts'])),
});
/** `MediaStream`, which a video of its own is read with. */
export const mediaStream = v.object({
	...texts('stream_type', 'url', 'provider').entries,
	height: whole,
	width: whole,
	filesize: whole,
	bitrate: whole,
});
