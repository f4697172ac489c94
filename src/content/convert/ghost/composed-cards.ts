// The cards of Ghost’s editors that have several parts, as the HTML that Ghost makes of them, reduced to what is converted.
import { type JsonObject, numberAt, textAt } from '../../ans/json.ts';
import { attribute, figure, inlineAt, link, part, pictureAt, words } from './card-parts.ts';

type ComposedCard = (payload: JsonObject) => string;

export const bookmark: ComposedCard = (payload) => {
	const data = { ...payload, ...(payload.metadata ?? {}) };
	const texts = [
		part('kg-bookmark-title', words(data, 'title')),
		part('kg-bookmark-description', words(data, 'description')),
		part('kg-bookmark-author', words(data, 'publisher')),
		part('kg-bookmark-publisher', words(data, 'author')),
		part('kg-bookmark-thumbnail', pictureAt(data, 'thumbnail')),
	];
	return figure(`<a${attribute('href', payload.url)}>${texts.join('')}</a>`, payload, attribute('class', 'kg-bookmark-card'));
};

export const video: ComposedCard = (payload) => {
	const poster = textAt(payload, 'customThumbnailSrc') ?? textAt(payload, 'thumbnailSrc');
	return figure(`<video${attribute('src', payload.src)}${attribute('poster', poster)}></video>`, payload);
};

export const audio: ComposedCard = (payload) =>
	part('kg-audio-card', `<audio${attribute('src', payload.src)}></audio>${part('kg-audio-title', words(payload, 'title'))}`);

export const callout: ComposedCard = (payload) =>
	part(
		'kg-callout-card',
		part('kg-callout-emoji', words(payload, 'calloutEmoji')) + part('kg-callout-text', inlineAt(payload, 'calloutText')),
	);

export const file: ComposedCard = (payload) => {
	const texts = part('kg-file-card-title', words(payload, 'fileTitle')) + part('kg-file-card-filename', words(payload, 'fileName'));
	const caption = part('kg-file-card-caption', words(payload, 'fileCaption'));
	return part('kg-file-card', `<a${attribute('href', payload.src)}>${texts}${caption}</a>`);
};

export const header: ComposedCard = (payload) => {
	const title = inlineAt(payload, 'header') || inlineAt(payload, 'heading');
	const subtitle = inlineAt(payload, 'subheader');
	const texts = `${title && `<h2>${title}</h2>`}${subtitle && `<p>${subtitle}</p>`}`;
	const button = payload.buttonEnabled === true ? link(payload, 'buttonUrl', 'buttonText') : '';
	return `${pictureAt(payload, 'backgroundImageSrc')}${texts}${button}`;
};

export const product: ComposedCard = (payload) => {
	const title = inlineAt(payload, 'productTitle');
	const stars = payload.productRatingEnabled === true ? starsOf(numberAt(payload, 'productStarRating') ?? 5) : '';
	const button = payload.productButtonEnabled === true ? link(payload, 'productUrl', 'productButton') : '';
	return `${pictureAt(payload, 'productImageSrc')}${title && `<h4>${title}</h4>`}${stars}<div>${textAt(payload, 'productDescription') ?? ''}</div>${button}`;
};

const starsOf = (rating: number): string => {
	const filled = Math.min(5, Math.max(0, Math.round(rating)));
	return `<p>${'★'.repeat(filled)}${'☆'.repeat(5 - filled)}</p>`;
};

/** A call to action, which may be an advertisement with the name of who paid for it. */
export const callToAction: ComposedCard = (payload) => {
	const button = payload.showButton === true ? link(payload, 'buttonUrl', 'buttonText') : '';
	const image = pictureAt(payload, 'imageUrl', button ? { href: payload.buttonUrl } : {});
	const sponsor = payload.hasSponsorLabel === true ? `<p>${inlineAt(payload, 'sponsorLabel')}</p>` : '';
	return `${sponsor}${image}<div>${textAt(payload, 'textValue') ?? ''}</div>${button}`;
};
