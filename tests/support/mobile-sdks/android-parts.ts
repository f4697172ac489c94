// Declared after `Models.kt` of github.com/arcxp/arcxp-mobile-sdk-android; Moshi reads the names as they are.
import * as v from 'valibot';
import { byType, decimal, flag, optional, text, textList, texts, whole } from './member.ts';

/** A date of RFC 3339, as `Rfc3339DateJsonAdapter` reads it. */
export const date = optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/)));
export const map = optional(v.record(v.string(), v.unknown()));

export const credits = v.object({
	by: optional(
		v.array(
			v.object({
				...texts('_id', 'name', 'org', 'slug', 'type', 'url', 'version', 'first_name', 'middle_name', 'last_name').entries,
				...texts('suffix', 'byline', 'location', 'division', 'email', 'role', 'expertise', 'affiliation', 'bio', 'long_bio').entries,
				social_links: optional(v.array(texts('site', 'url'))),
				contributor: flag,
				additional_properties: map,
			}),
		),
	),
});
export const headlines = texts('basic', 'print', 'social', 'native', 'tablet', 'web');
export const basic = texts('basic');
export const owner = v.object({ id: text, name: text, sponsored: flag });
export const geo = v.object({ latitude: decimal, longitude: decimal });
export const label = v.object({ text, url: text, display: flag, additional_properties: map });
export const embed = v.object({ id: text, url: text, config: map });
const section = v.object({
	...texts('type', '_id', '_website', 'version', 'name', 'description', 'path', 'parent_id').entries,
	primary: flag,
});
export const taxonomy = v.object({
	tags: optional(v.array(v.object({ ...texts('_id', 'type', 'subtype', 'text', 'slug').entries, additional_properties: map }))),
	primary_section: optional(section),
	sections: optional(v.array(section)),
	seo_keywords: textList,
	stock_symbols: textList,
	associated_tasks: textList,
	additional_properties: map,
});
/** The type chooses what it is read as, and must be there. */
const websiteSection = byType((type) =>
	type === 'section' ? v.object({ ...section.entries, parent: optional(texts('default')) }) : v.object({}),
);
export const websites = v.record(v.string(), v.object({ website_section: optional(websiteSection), website_url: text }));
/** Codecs are numbers here, and names in ANS. */
export const stream = v.object({
	...texts('url', 'stream_type', 'provider').entries,
	width: whole,
	height: whole,
	filesize: whole,
	bitrate: whole,
	video_codec: whole,
	audio_codec: whole,
});
const promoItem: v.GenericSchema = v.object({
	...texts('_id', 'alignment', 'canonical_url', 'caption', 'content', 'copyright', 'editor_note', 'language', 'location').entries,
	...texts('short_url', 'status', 'subtitle', 'subtype', 'type', 'url', 'version').entries,
	created_date: date,
	display_date: date,
	first_publish_date: date,
	last_updated_date: date,
	publish_date: date,
	channels: textList,
	credits: optional(credits),
	description: optional(basic),
	embed: optional(embed),
	geo: optional(geo),
	headlines: optional(headlines),
	height: whole,
	width: whole,
	licensable: flag,
	owner: optional(owner),
	subheadlines: optional(headlines),
	taxonomy: optional(taxonomy),
	promo_items: optional(v.lazy(() => promoItems)),
	additional_properties: map,
	auth: optional(v.record(v.string(), v.string())),
});
export const promoItems = v.object({ basic: optional(promoItem), lead_art: optional(promoItem) });
