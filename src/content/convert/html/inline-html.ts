// Paragraphs: the HTML inside them, reduced to what ANS texts may have.
import { escapeHtml } from '../../ans/text/escape-html.ts';
import type { HtmlContext } from './html-context.ts';
import { childrenOf, type HtmlNode, hasClass, isElement, isText } from './parse-html.ts';

/** Elements that are kept, by their names, and their new names. All other elements are replaced by their words. */
const kept: ReadonlyMap<string, string> = new Map([
	['b', 'b'],
	['strong', 'strong'],
	['i', 'i'],
	['em', 'em'],
	['cite', 'em'],
	['dfn', 'em'],
	['var', 'em'],
	['mark', 'mark'],
	['s', 's'],
	['strike', 's'],
	['del', 's'],
	['code', 'code'],
	['kbd', 'code'],
	['samp', 'code'],
	['tt', 'code'],
	['sub', 'sub'],
	['sup', 'sup'],
]);

/** Elements that have no text for readers. */
export const silent: ReadonlySet<string> = new Set([
	'script',
	'style',
	'noscript',
	'svg',
	'template',
	'form',
	'input',
	'select',
	'textarea',
	'title',
	'head',
	'map',
	'canvas',
	'applet',
	'param',
]);

/** Those of them that belong to the page around a text, or repeat its words. */
const ofThePage: ReadonlySet<string> = new Set(['style', 'noscript', 'svg', 'title', 'head', 'param']);

/** The inline HTML of some nodes, on one line. */
export const inlineHtml = (nodes: readonly HtmlNode[], context: HtmlContext): string => trimmed(joined(nodes, context));

/** Without spaces and line breaks at both ends. */
export function trimmed(html: string): string {
	let text = html.trim();
	while (text.startsWith('<br>')) text = text.slice(4).trimStart();
	while (text.endsWith('<br>')) text = text.slice(0, -4).trimEnd();
	return text;
}

const joined = (nodes: readonly HtmlNode[], context: HtmlContext): string => nodes.map((node) => inlineNode(node, context)).join('');

export function inlineNode(node: HtmlNode, context: HtmlContext): string {
	if (isText(node)) return inlineText(node.data, context);
	if (!isElement(node)) return '';
	if (silent.has(node.name)) return leftOut(node.name, context);
	if (node.name === 'br') return context.lineBreaks && beginsLine(node.next) ? '' : '<br>';
	if (node.name === 'img') return isEmoji(node) ? escapeHtml(node.attribs.alt ?? '') : '';
	if (hasClass(node, /^footnote-backref$/)) return '';
	const inside = joined(childrenOf(node), context);
	if (node.name === 'q') return `“${inside}”`;
	if (node.name === 'a') return anchor(node.attribs.href, inside, context);
	const name = kept.get(node.name);
	return name === undefined || inside.trim() === '' ? inside : `<${name}>${inside}</${name}>`;
}

export function inlineText(text: string, { lineBreaks }: HtmlContext): string {
	const lines = lineBreaks ? text.split('\n') : [text];
	return lines.map((line) => escapeHtml(line.replace(/[\s\u00a0]+/g, ' '))).join('<br>');
}

/** Whether a line break of the text follows, which is the same break. */
const beginsLine = (next: HtmlNode | null): boolean => next !== null && isText(next) && /^[ \t]*\r?\n/.test(next.data);

/** Nothing. What an author may miss is counted. */
function leftOut(name: string, { note }: HtmlContext): '' {
	if (!ofThePage.has(name)) note(`<${name}> was left out`);
	return '';
}

function anchor(href: string | undefined, inside: string, { linkOf, note }: HtmlContext): string {
	const isForm = href?.includes('#/portal') === true;
	if (isForm) note('links to forms of Ghost became their words');
	const link = href === undefined || isForm || isFootnote(href) ? undefined : linkOf(href);
	return link === undefined || inside.trim() === '' ? inside : `<a href="${escapeHtml(link)}">${inside}</a>`;
}

/** Whether a link leads to a footnote of Markdown, whose place has no address here. */
const isFootnote = (href: string): boolean => /^#fn[\d:-]{1,9}$/.test(href);

/** Small pictures that stand for a character, in the texts of WordPress. */
export const isEmoji = (node: HtmlNode): boolean => isElement(node) && node.name === 'img' && hasClass(node, /^(wp-smiley|emoji|smiley)$/);
