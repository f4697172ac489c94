// The nodes of a clipboard's HTML.
import { ElementType, type parseDocument } from 'htmlparser2';

export type PastedNode = ReturnType<typeof parseDocument>['children'][number];

/** An element. */
export type Branch = Extract<PastedNode, { attribs: Record<string, string> }>;

export const isBranch = (node: PastedNode): node is Branch => 'attribs' in node;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Attributes as HTML. */
export const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
	Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
		.join('');

/** The words of a text node as HTML; nothing for a comment. */
export const textOfNode = (node: PastedNode): string => (node.type === ElementType.Text && 'data' in node ? escaped(node.data) : '');

/** Block elements: each begins on a new line. */
export const blockTags: ReadonlySet<string> = new Set([
	...['address', 'article', 'aside', 'blockquote', 'body', 'dd', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form'],
	...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'html', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'table', 'tbody', 'td'],
	...['tfoot', 'th', 'thead', 'tr', 'ul'],
]);

/** The declarations of an element's `style`, in lower case. */
export function styleOf({ attribs }: Branch): ReadonlyMap<string, string> {
	const declarations = (attribs.style ?? '').split(';').map((one) => one.split(':', 2).map((part) => part.trim().toLowerCase()));
	return new Map(declarations.map(([name = '', value = '']) => [name, value]));
}
