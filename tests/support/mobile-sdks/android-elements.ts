// Declared after the sealed class `StoryElement` of github.com/arcxp/arcxp-mobile-sdk-android, which `ArcXPStory` is read with.
import * as v from 'valibot';
import * as parts from './android-parts.ts';
import { byType, flag, optional, text, textList, texts, whole } from './member.ts';

const common = { ...texts('_id', 'subtype', 'alignment').entries, channels: textList, additional_properties: parts.map };
const textElement = v.object({ ...common, content: text, block_properties: optional(texts('dropcap')) });

const media = {
	...common,
	...texts('version', 'copyright', 'canonical_url', 'canonical_website', 'short_url', 'language', 'location', 'status').entries,
	...texts('caption', 'subtitle', 'url', 'alt_text', 'image_type', 'slug').entries,
	created_date: parts.date,
	last_updated_date: parts.date,
	publish_date: parts.date,
	first_publish_date: parts.date,
	display_date: parts.date,
	geo: optional(parts.geo),
	headlines: optional(parts.headlines),
	subheadlines: optional(parts.headlines),
	description: optional(parts.basic),
	credits: optional(parts.credits),
	taxonomy: optional(parts.taxonomy),
	promo_items: optional(parts.promoItems),
	related_content: parts.map,
	owner: optional(parts.owner),
	label: optional(parts.label),
	width: whole,
	height: whole,
	licensable: flag,
};

const image = v.object({ ...media, auth: optional(v.record(v.string(), v.string())) });
const interstitialLink = v.object({ ...common, url: text, content: text, description: optional(textElement), image: optional(image) });
const children = optional(v.array(v.lazy(() => element)));

const listItem: v.GenericSchema = byType((type) => (type === 'list' ? list : textElement));
const list: v.GenericSchema = v.object({ ...common, list_type: text, items: optional(v.array(listItem)) });

/** Elements of other types are read as `UnknownStoryElement`. */
const elements: Readonly<Record<string, v.GenericSchema>> = {
	text: textElement,
	image,
	list,
	gallery: v.object({ ...media, content_elements: children, content_aliases: textList }),
	video: v.object({
		...media,
		duration: whole,
		...texts('transcript', 'rating', 'video_type', 'youtube_content_id', 'embed_html').entries,
		streams: optional(v.array(parts.stream)),
		/** A list of texts, where ANS has objects. */
		subtitles: optional(v.object({ urls: textList })),
		promo_image: optional(image),
		websites: optional(parts.websites),
	}),
	code: v.object({ ...common, content: text, language: text }),
	correction: v.object({ ...common, correction_type: text, text }),
	custom_embed: v.object({ ...common, embed: optional(parts.embed) }),
	divider: v.object(common),
	element_group: v.object({ ...common, content_elements: children }),
	endorsement: v.object({ ...common, endorsement: text }),
	header: v.object({ ...common, content: text, level: whole }),
	interstitial_link: interstitialLink,
	link_list: v.object({
		...common,
		title: text,
		items: optional(v.array(byType((type) => (type === 'interstitial_link' ? interstitialLink : textElement)))),
	}),
	numeric_rating: v.object({ ...common, units: text }),
	quote: v.object({ ...common, content_elements: children, citation: optional(textElement) }),
	raw_html: v.object({ ...common, content: text }),
	table: v.object({ ...common, header: optional(v.array(textElement)), rows: optional(v.array(v.array(textElement))) }),
	oembed_response: v.object({ ...common, referent: optional(texts('type', 'service', 'id', 'provider')) }),
};

export const element: v.GenericSchema = byType((type) => elements[type] ?? v.object({}));
