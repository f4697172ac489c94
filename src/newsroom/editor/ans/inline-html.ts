// The HTML inside a text element as words with marks, and back.
import { ElementType, parseDocument } from 'htmlparser2';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];
const isText = (node: ChildNode) => node.type === ElementType.Text;
const isComment = (node: ChildNode) => node.type === ElementType.Comment;

/** Parses the words of an HTML text. Anything other than words and elements around words is kept as HTML. */
export const parseInline = (source: string): Fragment => Fragment.from(parseDocument(source).children.flatMap((node) => wordsOf(node, [])));

function wordsOf(node: ChildNode, marks: readonly Mark[]): readonly Node[] {
	if (isText(node) && 'data' in node) return node.data === '' ? [] : [schema.text(node.data, marks)];
	if ('attribs' in node && node.name === 'br' && Object.keys(node.attribs).length === 0)
		return [schema.node('hard_break', null, undefined, marks)];
	if (!('attribs' in node) || keptTags.has(node.name) || node.children.length === 0)
		return [schema.node('inline_html', { html: htmlOf(node) }, undefined, marks)];
	const mark = schema.mark('html', { tag: node.name, attributes: Object.entries(node.attribs) });
	return node.children.flatMap((child) => wordsOf(child, [...marks, mark]));
}

/** Elements whose content is not text of the story. */
const keptTags = new Set(['audio', 'iframe', 'math', 'object', 'picture', 'script', 'style', 'svg', 'template', 'textarea', 'video']);

/** The HTML of words. Marks that several neighbours share are written once. */
export function serializeInline(words: Fragment): string {
	let html = '';
	let open: readonly Mark[] = [];
	words.forEach((node) => {
		const shared = node.marks.findIndex((mark, at) => !open[at]?.eq(mark));
		const kept = shared < 0 ? node.marks.length : shared;
		html += open.slice(kept).toReversed().map(endOf).join('') + node.marks.slice(kept).map(startOf).join('') + leafOf(node);
		open = node.marks;
	});
	return html + open.toReversed().map(endOf).join('');
}

function leafOf(node: Node): string {
	if (node.isText) return escapeText(node.text ?? '');
	return node.type.name === 'hard_break' ? '<br>' : node.attrs.html;
}

type Attribute = readonly [name: string, value: string];

function startOf({ attrs }: Mark): string {
	const attributes: readonly Attribute[] = attrs.attributes;
	return `<${[attrs.tag, ...attributes.map(([name, value]) => `${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)].join(' ')}>`;
}

const endOf = ({ attrs }: Mark): string => `</${attrs.tag}>`;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** The HTML of a node that is kept unparsed. */
function htmlOf(node: ChildNode): string {
	if (isText(node) && 'data' in node)
		return node.parent && 'name' in node.parent && rawTags.has(node.parent.name) ? node.data : escapeText(node.data);
	if (isComment(node) && 'data' in node) return `<!--${node.data}-->`;
	if (!('attribs' in node)) return '';
	const start = startOf(schema.mark('html', { tag: node.name, attributes: Object.entries(node.attribs) }));
	return voidTags.has(node.name) ? start : `${start}${node.children.map(htmlOf).join('')}</${node.name}>`;
}

const rawTags = new Set(['script', 'style']);
