// The HTML of other systems as a tree. The parser repairs what is broken, as browsers do.
import { DomHandler, Parser, type parseDocument } from 'htmlparser2';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: object }>;

/** Deeper elements are moved up to this level, so that no text can overflow the stack of functions that read the tree. */
const maxDepth = 60;

/** A tree whose levels are limited. Texts of deeper elements stay. */
class ShallowTree extends DomHandler {
	#depth = 0;

	override onopentag(name: string, attributes: Record<string, string>): void {
		this.#depth += 1;
		if (this.#depth <= maxDepth) super.onopentag(name, attributes);
	}

	override onclosetag(): void {
		if (this.#depth <= maxDepth) super.onclosetag();
		this.#depth -= 1;
	}
}

export function parseHtml(html: string): readonly HtmlNode[] {
	const tree = new ShallowTree();
	new Parser(tree).end(html);
	return tree.dom;
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;
export const isText = (node: HtmlNode): node is Extract<HtmlNode, { nodeType: 3 }> => node.nodeType === 3;

export const isEmptyText = (node: HtmlNode): boolean => !isElement(node) && (!isText(node) || node.data.trim() === '');

export const childrenOf = (node: HtmlNode): readonly HtmlNode[] => ('children' in node ? node.children : []);

/** All elements below some nodes whose name is one of these, in the order of the text. */
export const elementsNamed = (nodes: readonly HtmlNode[], ...names: readonly string[]): readonly HtmlElement[] =>
	nodes.flatMap((node) => [...(isElement(node) && names.includes(node.name) ? [node] : []), ...elementsNamed(childrenOf(node), ...names)]);

export const classesOf = (element: HtmlElement): readonly string[] => (element.attribs.class ?? '').split(/\s+/).filter(Boolean);

export const hasClass = (element: HtmlElement, pattern: RegExp): boolean => classesOf(element).some((name) => pattern.test(name));

/** The words below some nodes, with single spaces. */
export const wordsOf = (nodes: readonly HtmlNode[]): string => rawText(nodes).replace(/\s+/g, ' ').trim();

/** The text below some nodes as it is written, for code. */
export const rawText = (nodes: readonly HtmlNode[]): string =>
	nodes.map((node) => (isText(node) ? node.data : isElement(node) && node.name === 'br' ? '\n' : rawText(childrenOf(node)))).join('');
