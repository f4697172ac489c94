import type { AuthoredElement } from './authoring.ts';
import { ago, type Edition, storyPath, version } from './edition.ts';
import { demoId } from './ids.ts';
import { imageDocument } from './image-document.ts';
import { embeddedVideo, fileAddress, soundParts, soundProperties } from './video-document.ts';

type Words = string | readonly Words[];

/** Converts an element of a story's body to ANS (content API, section a.7). */
export function elementDocument(element: AuthoredElement, edition: Edition): object {
	if (typeof element === 'string') return text(element);
	if ('group' in element) return { type: 'element_group', content_elements: element.group.map((item) => elementDocument(item, edition)) };
	return wordElement(element) ?? linkElement(element, edition) ?? mediaElement(element, edition) ?? embedElement(element, edition);
}

type AuthoredObject = Exclude<AuthoredElement, string | { group: AuthoredElement[] }>;

const text = (content: string) => ({ type: 'text', content });

function wordElement(element: AuthoredObject): object | undefined {
	if ('header' in element) return { type: 'header', content: element.header, level: element.level };
	if ('quote' in element) return quote(element.quote, element.by, 'blockquote');
	if ('pullquote' in element) return quote(element.pullquote, element.by, 'pullquote');
	if ('list' in element) return list(element.list, element.ordered);
	if ('table' in element)
		return { type: 'table', header: element.table.header.map(text), rows: element.table.rows.map((row) => row.map(text)) };
	if ('correction' in element) return { type: 'correction', correction_type: element.correction, text: element.text };
	if ('endorsement' in element) return { type: 'endorsement', endorsement: element.endorsement };
	if ('rating' in element)
		return { type: 'numeric_rating', numeric_rating: element.rating.value, min: 0, max: element.rating.max, units: element.rating.units };
	if ('divider' in element) return { type: 'divider' };
	if ('code' in element) return { type: 'code', ...element.code };
	if ('html' in element) return { type: 'raw_html', _id: demoId(element.html), content: element.html };
	return undefined;
}

function quote(words: string, by: string | undefined, subtype: string): object {
	return { type: 'quote', subtype, content_elements: [text(words)], ...(by && { citation: { type: 'text', content: by } }) };
}

function list(items: readonly Words[], ordered: boolean): object {
	return {
		type: 'list',
		list_type: ordered ? 'ordered' : 'unordered',
		items: items.map((item) => (typeof item === 'string' ? text(item) : list(item, ordered))),
	};
}

function linkElement(element: AuthoredObject, edition: Edition): object | undefined {
	if ('link' in element) {
		const { story, url } = target(element.link.to, edition);
		const image = element.link.picture ? { image: imageDocument(story.picture, edition) } : {};
		return { type: 'interstitial_link', url, content: element.link.text, ...image };
	}
	if ('links' in element) {
		const items = element.links.items.map((item) => ({ type: 'interstitial_link', url: target(item.to, edition).url, content: item.text }));
		return { type: 'link_list', title: element.links.title, items };
	}
	return undefined;
}

function target(slug: string, edition: Edition) {
	const story = edition.stories.find((candidate) => candidate.slug === slug);
	if (story === undefined) throw new Error(`a demo story of ${edition.brand} links to '${slug}', which does not exist`);
	return { story, url: storyPath(story, edition) };
}

function mediaElement(element: AuthoredObject, edition: Edition): object | undefined {
	if ('image' in element) return imageDocument(element.image, edition);
	if ('gallery' in element) {
		const { headline = '', images } = element.gallery;
		return {
			type: 'gallery',
			version,
			_id: demoId(`${edition.brand} gallery ${headline}`),
			headlines: { basic: headline },
			content_elements: images.map((image) => imageDocument(image, edition)),
		};
	}
	if ('video' in element) {
		const { headline = '', caption, scene = 'estudio', ...clip } = element.video;
		const poster = imageDocument({ scene, seed: 1, caption: '' }, edition);
		return embeddedVideo({ ...clip, headline, caption, poster }, edition);
	}
	if ('audio' in element) {
		return {
			type: 'audio',
			version,
			_id: demoId(`${edition.brand} sound ${element.audio.headline}`),
			headlines: { basic: element.audio.headline },
			...(element.audio.caption && { description: { basic: element.audio.caption } }),
			additional_properties: soundProperties,
			streams: [{ url: `${edition.origin}${fileAddress('audio-1.mp3')}`, ...soundParts }],
		};
	}
	return undefined;
}

function embedElement(element: AuthoredObject, edition: Edition): object {
	if ('oembed' in element) {
		const { provider, url, title, author } = element.oembed;
		const raw = {
			type: provider === 'youtube' ? 'video' : 'rich',
			version: '1.0',
			url,
			title,
			author_name: author,
			provider_name: provider,
		};
		return { type: 'oembed_response', subtype: provider, raw_oembed: JSON.parse(JSON.stringify(raw)) };
	}
	if ('embed' in element) return customEmbed(element.embed.subtype, element.embed.config, edition);
	if ('entry' in element) {
		const { ago: age, ...entry } = element.entry;
		const config = { date: ago(age, edition).toISOString(), ...entry };
		return customEmbed('custom-liveblog', config, edition);
	}
	throw new Error(`a demo story of ${edition.brand} has an element of an unknown kind: ${Object.keys(element).join(', ')}`);
}

function customEmbed(subtype: string, config: Readonly<Record<string, unknown>>, { origin, brand }: Edition): object {
	const id = demoId(`${brand} embed ${JSON.stringify(config)}`);
	return { type: 'custom_embed', subtype, _id: id, embed: { id, url: `${origin}/`, config } };
}
