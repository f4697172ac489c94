// Texts of Ghost’s present editor, which are trees in the form of Lexical.
import { isObject, type JsonObject, numberAt, objectsAt, textAt } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';
import type { Note } from '../html/html-context.ts';
import { htmlOfCard } from './cards.ts';
import { gated } from './gated-blocks.ts';

/** The bits of a text’s format, and the HTML elements that they mean. */
const formats: readonly (readonly [bit: number, name: string])[] = [
	[1, 'strong'],
	[2, 'em'],
	[4, 's'],
	[16, 'code'],
	[32, 'sub'],
	[64, 'sup'],
	[128, 'mark'],
];

/** The HTML elements of nodes that hold others. */
const names: ReadonlyMap<string, string> = new Map([
	['paragraph', 'p'],
	['listitem', 'li'],
	['quote', 'blockquote'],
	['aside', 'blockquote class="kg-blockquote-alt"'],
]);

/** The HTML of a text; undefined when it is no Lexical. */
export function htmlOfLexical(text: string, note: Note): string | undefined {
	const root = rootOf(text);
	return root && inside(root, note, 0);
}

function rootOf(text: string): JsonObject | undefined {
	try {
		const json: unknown = JSON.parse(text);
		return isObject(json) && isObject(json.root) ? json.root : undefined;
	} catch {
		return undefined;
	}
}

/** Deeper nodes are left out: no editor makes them. */
const maxDepth = 60;

const inside = (node: JsonObject, note: Note, depth: number): string =>
	depth > maxDepth
		? ''
		: objectsAt(node, 'children')
				.map((child) => htmlOf(child, note, depth + 1))
				.join('');

function htmlOf(node: JsonObject, note: Note, depth: number): string {
	const type = (textAt(node, 'type') ?? '').replace(/^extended-/, '');
	const name = type === 'heading' ? (/^h[1-6]$/.exec(textAt(node, 'tag') ?? '')?.[0] ?? 'h2') : names.get(type);
	if (name !== undefined) return `<${name}>${inside(node, note, depth)}</${name.split(' ')[0]}>`;
	if (type === 'list')
		return node.listType === 'number' ? `<ol>${inside(node, note, depth)}</ol>` : `<ul>${inside(node, note, depth)}</ul>`;
	if (type === 'linebreak') return '<br>';
	if (type === 'link' || type === 'autolink') return `<a href="${escapeHtml(textAt(node, 'url') ?? '')}">${inside(node, note, depth)}</a>`;
	if (typeof node.text === 'string' && !('children' in node)) return formatted(node.text, numberAt(node, 'format') ?? 0);
	return Array.isArray(node.children) ? inside(node, note, depth) : gated(htmlOfCard(type, node, note), node.visibility);
}

const formatted = (text: string, format: number): string =>
	formats.reduce((html, [bit, name]) => ((format & bit) === 0 ? html : `<${name}>${html}</${name}>`), escapeHtml(text));
