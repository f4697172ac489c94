// The cards of Ghost’s editors as HTML that the conversion knows.
import { type JsonObject, objectsAt, textAt } from '../../ans/json.ts';
import { frameOfAddress } from '../../ans/video/frame-of-address.ts';
import type { Note } from '../html/html-context.ts';
import { ownHtml } from '../html/own-html.ts';
import { plainParagraphs } from '../html/plain-paragraphs.ts';
import { attribute, figure, link, picture, words } from './card-parts.ts';
import { audio, bookmark, callout, callToAction, file, header, product, video } from './composed-cards.ts';

type Card = (payload: JsonObject, note: Note) => string;

/** An embed by its address, or by its HTML when that is of no known provider. */
const embed: Card = (payload) => {
	const address = textAt(payload, 'url') ?? '';
	const byAddress = `<x-embed${attribute('data-url', address)}></x-embed>`;
	return figure(frameOfAddress(address) ? byAddress : (textAt(payload, 'html') ?? byAddress), payload);
};

const code: Card = (payload) =>
	figure(`<pre><code class="language-${words(payload, 'language') || 'text'}">${words(payload, 'code')}</code></pre>`, payload);

/** The cards of all versions, by their names in Lexical and mobiledoc. */
const cards: ReadonlyMap<string, Card> = new Map<string, Card>([
	['image', (payload) => figure(picture(payload), payload)],
	['gallery', (payload) => figure(objectsAt(payload, 'images').map(picture).join(''), payload, attribute('class', 'kg-gallery-card'))],
	['video', video],
	['audio', audio],
	['embed', embed],
	['bookmark', bookmark],
	['html', (payload, note) => ownHtml(textAt(payload, 'html') ?? '', note)],
	['code', code],
	['callout', callout],
	['toggle', (payload) => `<h4>${textAt(payload, 'heading') ?? ''}</h4>${textAt(payload, 'content') ?? ''}`],
	['button', (payload) => link(payload, 'buttonUrl', 'buttonText')],
	['file', file],
	['header', header],
	['product', product],
	['call-to-action', callToAction],
	['hr', () => '<hr>'],
	['paywall', () => ''],
]);

/** Names that differ between the editors. */
const sameAs: ReadonlyMap<string, string> = new Map([
	['horizontalrule', 'hr'],
	['codeblock', 'code'],
	['card-markdown', 'markdown'],
]);

/** A card as HTML. Cards that only Ghost can show, such as the form for its newsletter, are left out and counted. */
export function htmlOfCard(type: string, payload: JsonObject, note: Note): string {
	const name = sameAs.get(type) ?? type;
	const card = cards.get(name);
	if (card) return card(payload, note);
	if (name === 'markdown') {
		note('Markdown stayed as its text');
		return plainParagraphs(textAt(payload, 'markdown') ?? '');
	}
	note(`the card ${name} was left out, because only Ghost can show it`);
	return '';
}
