// Declared after the content elements of github.com/arcxp/arcxp-mobile-sdk-ios.
import * as v from 'valibot';
import * as parts from './ios-parts.ts';
import { byType, flag, optional, text, textList, texts, whole } from './member.ts';

const plain = { ...texts('_id', 'content', 'type', 'subtype', 'alignment').entries, channels: textList };
const textElement = v.object(plain);

const image: v.GenericSchema = v.object({
	...texts('_id', 'content', 'type', 'caption', 'created_date', 'subtitle', 'url').entries,
	auth: optional(parts.auth),
	additional_properties: optional(parts.imageProperties),
	credits: optional(parts.credits),
	geo: optional(parts.geo),
	height: whole,
	width: whole,
	licensable: flag,
	owner: optional(parts.owner),
	source: optional(parts.source),
	promo_items: optional(v.lazy(() => promoItems)),
});

const mediaTexts = texts('_id', 'content', 'type', 'canonical_url', 'canonical_website', 'created_date', 'display_date').entries;
const media = {
	...mediaTexts,
	...texts('first_publish_date', 'last_updated_date', 'publish_date').entries,
	headlines: optional(parts.headlines),
	owner: optional(parts.owner),
	promo_items: optional(v.lazy(() => promoItems)),
	source: optional(parts.source),
	taxonomy: optional(parts.taxonomy),
	websites: optional(parts.websites),
};

const gallery = v.object({
	...media,
	additional_properties: optional(parts.imageProperties),
	content_elements: optional(v.array(image)),
	description: optional(parts.description),
	label: optional(parts.labels),
});

const video = v.object({
	...media,
	credits: parts.credits,
	duration: v.pipe(v.number(), v.integer()),
	promo_image: optional(v.object({ url: text, width: whole, height: whole, credits: optional(parts.credits) })),
	streams: optional(v.array(parts.elementStream)),
	...texts('language', 'short_url', 'subtype', 'version', 'video_type').entries,
	tracking: optional(v.record(v.string(), v.string())),
});

const oembed = v.object({
	...plain,
	raw_oembed: optional(
		v.object({
			...texts('_id', 'title', 'author_name', 'author_url', 'type', 'provider_name', 'provider_url', 'version').entries,
			...texts('thumbnail_url', 'html').entries,
			height: whole,
			width: whole,
			thumbnail_height: whole,
			thumbnail_width: whole,
		}),
	),
});

const embedConfig = v.object({
	...texts('content_type', 'created', 'm3u8', 'mp4', 'resolution', 'thumbnail', 'title').entries,
	duration: whole,
	isLiveContent: flag,
});

const list: v.GenericSchema = v.object({ ...plain, list_type: text, items: optional(v.array(v.lazy(() => list))) });

/** Elements of other types are read as `UnknownContentElement`. */
const elements: Readonly<Record<string, v.GenericSchema>> = {
	image,
	gallery,
	video,
	list,
	text: textElement,
	code: v.object({ ...plain, language: v.string() }),
	correction: v.object({ ...plain, correction_type: v.string(), text: v.string() }),
	header: v.object({ ...plain, level: whole }),
	interstitial_link: v.object({ ...plain, url: text, description: text }),
	numeric_rating: v.object({ ...plain, numeric_rating: whole, min: whole, max: whole, units: text }),
	quote: v.object({ ...plain, citation: optional(textElement), content_elements: optional(v.array(textElement)) }),
	oembed_response: oembed,
	custom_embed: v.object({
		...plain,
		embed: optional(v.object({ id: v.string(), url: v.string(), config: optional(embedConfig) })),
	}),
};

export const element = byType((type) => elements[type] ?? texts('_id', 'content', 'type'));

const leadArt = v.object({
	...texts('_id', 'created_date', 'last_updated_date', 'caption', 'subtitle', 'type', 'url', 'version').entries,
	additional_properties: optional(parts.imageProperties),
	auth: optional(parts.auth),
	credits: optional(parts.credits),
	height: whole,
	width: whole,
	licensable: flag,
	owner: optional(parts.owner),
	source: optional(parts.source),
	taxonomy: optional(parts.taxonomy),
});

export const promoItems = v.object({ basic: optional(element), lead_art: optional(leadArt) });
