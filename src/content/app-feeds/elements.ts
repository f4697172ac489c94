import * as v from 'valibot';
import { fitting, list, text, texts, whole } from './fields.ts';
import { common, gallery, image, video } from './parts.ts';

const textElement = v.object({
	type: v.literal('text'),
	...common,
	content: text,
	block_properties: fitting(texts('dropcap')),
});

const header = v.object({ type: v.literal('header'), ...common, content: text, level: whole });
const rawHtml = v.object({ type: v.literal('raw_html'), ...common, content: text });
const audio = v.object({ type: v.literal('audio'), ...common, url: text, caption: text });

const oembed = v.object({
	type: v.literal('oembed_response'),
	...common,
	raw_oembed: fitting(
		v.object({
			...texts('_id', 'type', 'version', 'title', 'url', 'html', 'thumbnail_url').entries,
			...texts('author_name', 'author_url', 'provider_name', 'provider_url').entries,
			width: whole,
			height: whole,
			thumbnail_width: whole,
			thumbnail_height: whole,
		}),
	),
});

const quote = v.object({ type: v.literal('quote'), ...common, citation: fitting(textElement), content_elements: list(textElement) });

/** Descriptions and pictures of links are left out: the two SDKs disagree on their type. */
const link = v.object({ type: v.literal('interstitial_link'), ...common, url: text, content: text });
const linkList = v.object({ type: v.literal('link_list'), ...common, title: text, items: list(v.union([link, textElement])) });

const listElement: v.GenericSchema = v.object({
	type: v.literal('list'),
	...common,
	list_type: text,
	items: list(v.union([textElement, v.lazy(() => listElement)])),
});

const table = v.object({ type: v.literal('table'), ...common, header: list(textElement), rows: list(v.array(textElement)) });

const correction = v.object({
	type: v.literal('correction'),
	...common,
	correction_type: v.fallback(v.string(), 'correction'),
	text: v.string(),
});

/** The SDK for iOS reads only whole numbers, so a rating with a fraction is left out. */
const rating = v.object({ type: v.literal('numeric_rating'), ...common, numeric_rating: whole, min: whole, max: whole, units: text });

const embed = v.object({
	type: v.literal('custom_embed'),
	...common,
	embed: fitting(
		v.object({
			id: v.fallback(v.string(), ''),
			url: v.fallback(v.string(), ''),
			config: fitting(texts('date', 'time', 'title', 'thumbnail', 'created')),
		}),
	),
});

const code = v.object({ type: v.literal('code'), ...common, content: text, language: v.fallback(v.string(), '') });
const endorsement = v.object({ type: v.literal('endorsement'), ...common, endorsement: text });
const divider = v.object({ type: v.literal('divider'), ...common });

const group: v.GenericSchema = v.object({
	type: v.literal('element_group'),
	...common,
	content_elements: list(v.lazy(() => element)),
});

/** An element of a body as both SDKs read it; elements of other types are left out. */
export const element: v.GenericSchema = v.union([
	textElement,
	header,
	image,
	gallery,
	video,
	audio,
	rawHtml,
	oembed,
	quote,
	link,
	linkList,
	listElement,
	table,
	correction,
	rating,
	embed,
	code,
	endorsement,
	divider,
	group,
]);
