// Texts of Ghost’s earlier editor, in the form of mobiledoc 0.3.
import { isObject, type JsonObject, listAt } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';
import type { Note } from '../html/html-context.ts';
import { htmlOfCard } from './cards.ts';

/** The HTML of a text; undefined when it is no mobiledoc. */
export function htmlOfMobiledoc(text: string, note: Note): string | undefined {
	const json = parse(text);
	return (
		json &&
		listAt(json, 'sections')
			.map((section) => sectionHtml(section, json, note))
			.join('')
	);
}

function parse(text: string): JsonObject | undefined {
	try {
		const json: unknown = JSON.parse(text);
		return isObject(json) && Array.isArray(json.sections) ? json : undefined;
	} catch {
		return undefined;
	}
}

/** The names of sections: those of HTML elements, and one of Ghost’s own. */
const names: ReadonlySet<unknown> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol']);

/** A section is a list: 1 text, 2 picture, 3 list, 10 card, and then what it holds. */
function sectionHtml(section: unknown, document: JsonObject, note: Note): string {
	const [kind, what, content]: readonly unknown[] = Array.isArray(section) ? section : [];
	const name = names.has(what) ? String(what) : 'p';
	if (kind === 1) return `<${name}>${markersHtml(content, document)}</${name}>`;
	if (kind === 2) return `<figure><img src="${escapeHtml(String(what))}"></figure>`;
	if (kind === 3)
		return `<${name}>${listOf(content)
			.map((item) => `<li>${markersHtml(item, document)}</li>`)
			.join('')}</${name}>`;
	return kind === 10 ? cardHtml(listAt(document, 'cards')[Number(what)], note) : '';
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function cardHtml(card: unknown, note: Note): string {
	const [name, payload]: readonly unknown[] = listOf(card);
	return typeof name === 'string' ? htmlOfCard(name, isObject(payload) ? payload : {}, note) : '';
}

/** Runs of text. Each opens some markups by their numbers, and closes the last ones after it. */
function markersHtml(markers: unknown, document: JsonObject): string {
	const open: string[] = [];
	return listOf(markers)
		.map((marker) => {
			const [kind, opened, closed, value]: readonly unknown[] = listOf(marker);
			const starts = listOf(opened).map((number) => startOf(listAt(document, 'markups')[Number(number)], open));
			const text = kind === 1 ? atomText(listAt(document, 'atoms')[Number(value)]) : escapeHtml(String(value ?? ''));
			const ends = open
				.splice(Math.max(0, open.length - Number(closed)))
				.toReversed()
				.map((name) => `</${name}>`);
			return starts.join('') + text + ends.join('');
		})
		.join('');
}

/** The start of a markup, whose name is remembered for its end. */
function startOf(markup: unknown, open: string[]): string {
	const [given, attributes]: readonly unknown[] = listOf(markup);
	const name = /^[a-z]{1,8}$/.test(String(given)) ? String(given) : 'span';
	open.push(name);
	const href = listOf(attributes)[listOf(attributes).indexOf('href') + 1];
	return name === 'a' ? `<a href="${escapeHtml(String(href ?? ''))}">` : `<${name}>`;
}

/** Ghost’s only atom is a line break. */
const atomText = (atom: unknown): string => (listOf(atom)[0] === 'soft-return' ? '<br>' : escapeHtml(String(listOf(atom)[1] ?? '')));
