import * as v from 'valibot';
import { element } from './elements.ts';
import { fitting, flag, list, text, texts, whole } from './fields.ts';
import { credits, dates, description, gallery, headlines, image, section, stream, taxonomy, video } from './parts.ts';

const website = v.object({ website_section: fitting(section), website_url: text });

/**
 * A work as apps read it that are built on the mobile SDKs of Arc XP: the members that both SDKs know, with types that both take
 * (decision 36).
 */
export const appWork = v.object({
	_id: v.string(),
	type: v.picklist(['story', 'video', 'gallery']),
	...texts('version', 'subtype', 'language', 'location', 'slug', 'copyright', 'alignment').entries,
	...texts('website', 'website_url', 'canonical_url', 'canonical_website', 'short_url').entries,
	...dates,
	channels: list(v.string()),
	headlines: fitting(headlines),
	subheadlines: fitting(texts('basic')),
	description: fitting(description),
	label: fitting(v.object({ basic: fitting(v.object({ text, url: text, display: flag })) })),
	credits: fitting(credits),
	taxonomy: fitting(taxonomy),
	promo_items: fitting(v.object({ basic: fitting(image), lead_art: fitting(v.union([image, video, gallery])) })),
	owner: fitting(v.object({ id: text, name: text, sponsored: flag })),
	source: fitting(texts('name', 'source_type')),
	distributor: fitting(texts('name', 'category', 'subcategory')),
	comments: fitting(v.object({ allow_comments: flag, display_comments: flag })),
	content_restrictions: fitting(texts('content_code')),
	syndication: fitting(v.object({ external_distribution: flag, search: flag })),
	websites: fitting(v.record(v.string(), website)),
	corrections: list(v.object({ type: text, correction_type: text, text })),
	content_elements: list(element),
	duration: whole,
	video_type: text,
	embed_html: text,
	streams: list(stream),
	subtitles: fitting(v.object({ urls: list(v.object({ format: v.string(), url: v.string() })) })),
});

export type AppWork = v.InferOutput<typeof appWork>;
