// Pieces of HTML of which the cards of Ghost’s editors are made.
import { type JsonObject, textAt } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';

/** An attribute with a space before it; nothing when the value is no text or number. */
export const attribute = (name: string, value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? ` ${name}="${escapeHtml(String(value))}"` : '';

/** HTML in an element with a class; nothing when there is none. */
export const part = (name: string, inside: string | undefined): string => (inside ? `<div class="${name}">${inside}</div>` : '');

/** HTML that a card holds, without the paragraph that may be around it: `<b>Uno</b>`. */
export const inlineAt = (payload: JsonObject, key: string): string => (textAt(payload, key) ?? '').replace(/^<p>(.*)<\/p>$/s, '$1');

/** Plain text that a card holds. */
export const words = (payload: JsonObject, key: string): string => escapeHtml(textAt(payload, key) ?? '');

/** A figure with the caption of the card. */
export function figure(inside: string, { caption }: JsonObject, attributes = ''): string {
	const below = typeof caption === 'string' && caption !== '' ? `<figcaption>${caption}</figcaption>` : '';
	return `<figure${attributes}>${inside}${below}</figure>`;
}

export const picture = ({ src, alt, width, height, href }: JsonObject): string => {
	const image = `<img${attribute('src', src)}${attribute('alt', alt)}${attribute('width', width)}${attribute('height', height)}>`;
	return typeof href === 'string' && href !== '' ? `<a${attribute('href', href)}>${image}</a>` : image;
};

/** A picture that a card may lack. */
export const pictureAt = (payload: JsonObject, key: string, more: JsonObject = {}): string =>
	textAt(payload, key) === undefined ? '' : picture({ ...more, src: payload[key] });

/** A link in a paragraph of its own; nothing when the text or the address is missing. */
export const link = (payload: JsonObject, url: string, text: string): string =>
	textAt(payload, url) && textAt(payload, text) ? `<p><a${attribute('href', payload[url])}>${words(payload, text)}</a></p>` : '';
