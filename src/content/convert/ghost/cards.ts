// The cards of Ghost’s editors as HTML that the conversion knows.
import { type JsonObject, objectsAt, textAt } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';
import type { Note } from '../html/html-context.ts';
import { ownHtml } from '../html/own-html.ts';
import { plainParagraphs } from '../html/plain-paragraphs.ts';

type Card = (payload: JsonObject, note: Note) => string;

const attribute = (name: string, value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? ` ${name}="${escapeHtml(String(value))}"` : '';

const figure = (inside: string, { caption }: JsonObject, name = ''): string =>
	`<figure class="${name}">${inside}${typeof caption === 'string' ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

const picture = ({ src, alt, width, height, href }: JsonObject): string => {
	const image = `<img${attribute('src', src)}${attribute('alt', alt)}${attribute('width', width)}${attribute('height', height)}>`;
	return typeof href === 'string' && href !== '' ? `<a${attribute('href', href)}>${image}</a>` : image;
};

const words = (payload: JsonObject, key: string): string => escapeHtml(textAt(payload, key) ?? '');

const link = (payload: JsonObject, url: string, text: string): string =>
	`<p><a${attribute('href', payload[url])}>${words(payload, text)}</a></p>`;

/** An embed by its address, or by the address in its HTML. */
const embed: Card = (payload) => {
	const address = textAt(payload, 'url');
	const html = textAt(payload, 'html') ?? '';
	return address === undefined ? html : `<x-embed${attribute('data-url', address)}></x-embed>`;
};

const bookmark: Card = (payload) => {
	const data = { ...payload, ...(payload.metadata ?? {}) };
	const parts = ['title', 'description'].map((part) => `<div class="kg-bookmark-${part}">${words(data, part)}</div>`);
	return figure(`<a${attribute('href', payload.url)}>${parts.join('')}</a>`, {}, 'kg-bookmark-card');
};

/** The cards of all versions, by their names in Lexical and mobiledoc. */
const cards: ReadonlyMap<string, Card> = new Map<string, Card>([
	['image', (payload) => figure(picture(payload), payload)],
	['gallery', (payload) => figure(objectsAt(payload, 'images').map(picture).join(''), payload, 'kg-gallery-card')],
	['video', (payload) => figure(`<video${attribute('src', payload.src)}${attribute('poster', payload.thumbnailSrc)}></video>`, payload)],
	[
		'audio',
		(payload) => `<figure><audio${attribute('src', payload.src)}></audio><figcaption>${words(payload, 'title')}</figcaption></figure>`,
	],
	['embed', embed],
	['bookmark', bookmark],
	['html', (payload, note) => ownHtml(textAt(payload, 'html') ?? '', note)],
	['code', (payload) => `<pre><code class="language-${words(payload, 'language') || 'text'}">${words(payload, 'code')}</code></pre>`],
	['callout', (payload) => `<div>${textAt(payload, 'calloutText') ?? ''}</div>`],
	['toggle', (payload) => `<h4>${textAt(payload, 'heading') ?? ''}</h4>${textAt(payload, 'content') ?? ''}`],
	['button', (payload) => link(payload, 'buttonUrl', 'buttonText')],
	['file', (payload) => link(payload, 'src', textAt(payload, 'fileTitle') ? 'fileTitle' : 'fileName')],
	['header', (payload) => `<h2>${textAt(payload, 'heading') ?? textAt(payload, 'header') ?? ''}</h2>`],
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
