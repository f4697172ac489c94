// The HTML of a text of another system as the elements of an ANS body.
import type { JsonObject } from '../../ans/json.ts';
import { elementOfBlock } from './elements-of-block.ts';
import { embedOf } from './embeds.ts';
import type { HtmlContext } from './html-context.ts';
import { inlineNode, inlineText, isEmoji, silent, trimmed } from './inline-html.ts';
import { childrenOf, type HtmlNode, isElement, isText, parseHtml } from './parse-html.ts';

/** Elements that stand inside a paragraph, unless they hold something that does not. */
const inlineNames: ReadonlySet<string> = new Set(
	`a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd label mark nobr q ruby rt rp s samp small span strike strong sub
	 sup time tt u var wbr`.split(/\s+/),
);

export const elementsOfHtml = (html: string, context: HtmlContext): readonly JsonObject[] => elementsOf(parseHtml(html), context);

/** Converts nodes: inline ones become paragraphs, each of the others an element of its own type. */
function elementsOf(nodes: readonly HtmlNode[], context: HtmlContext): readonly JsonObject[] {
	const elements: JsonObject[] = [];
	let paragraphs: string[] = [''];
	const endParagraphs = () => {
		elements.push(...paragraphs.flatMap((html) => paragraphOf(html, context)));
		paragraphs = [''];
	};
	for (const node of nodes) {
		if (isInline(node)) addInline(paragraphs, node, context);
		else {
			endParagraphs();
			elements.push(...elementOfBlock(node, { ...context, elementsOf: (children) => elementsOf(children, context) }));
		}
	}
	endParagraphs();
	return elements;
}

/** Whether a node belongs into a paragraph. Comments and silent elements that stand in one do not end it. */
function isInline(node: HtmlNode): boolean {
	if (!isElement(node) || isEmoji(node) || silent.has(node.name)) return true;
	return inlineNames.has(node.name) && childrenOf(node).every(isInline);
}

/** Adds a node to the last paragraph. In texts with line breaks an empty line begins a new one. */
function addInline(paragraphs: string[], node: HtmlNode, context: HtmlContext): void {
	if (!isText(node) || !context.lineBreaks) {
		append(paragraphs, inlineNode(node, context));
		return;
	}
	const [first = '', ...others] = node.data.split(/\r?\n[ \t]*\r?\n\s*/);
	append(paragraphs, inlineText(first, context));
	for (const other of others) paragraphs.push(inlineText(other, context));
}

const append = (paragraphs: string[], html: string): void => {
	paragraphs.push((paragraphs.pop() ?? '') + html);
};

/** A paragraph. A line that is only the address of a player or post of a known provider becomes that, as editors make it. */
function paragraphOf(html: string, context: HtmlContext): readonly JsonObject[] {
	const elements: JsonObject[] = [];
	let words: string[] = [];
	for (const line of html.split('<br>')) {
		const embed = isWhole(words.join('')) ? embedAlone(line.trim(), context) : undefined;
		if (!embed) words.push(line);
		else {
			elements.push(...textOf(words), embed);
			words = [];
		}
	}
	return [...elements, ...textOf(words)];
}

/** Whether all elements that begin in some inline HTML end in it. */
const isWhole = (html: string): boolean => html.split('</').length === html.split(/<(?=\w)/).length;

function embedAlone(line: string, context: HtmlContext): JsonObject | undefined {
	const address = /^(?:<a href="[^"]*">)?(https?:\/\/[^\s<"]+)(?:<\/a>)?$/.exec(line)?.[1];
	const embed = address === undefined ? undefined : embedOf(address.replaceAll('&amp;', '&'), context);
	return embed?.type === 'oembed_response' ? embed : undefined;
}

function textOf(lines: readonly string[]): readonly JsonObject[] {
	const content = trimmed(lines.join('<br>'));
	return content.replace(/<[^<>]*>/g, '').trim() === '' ? [] : [{ type: 'text', content }];
}
