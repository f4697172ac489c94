import type { Node } from 'prosemirror-model';
import { type AnsObject, isObject } from './ans-value.ts';
import { parseInline, serializeInline } from './inline-html.ts';

/**
 * Converts the document of the editor into content elements. An unchanged block gives back the element that it came from; a changed one
 * keeps every member that the editor does not show. Empty paragraphs that were typed here are left out.
 */
export function docToAns(doc: Node): readonly unknown[] {
	const seen = new Set<unknown>();
	return childrenOf(doc).flatMap((node) => {
		const elements = ansOfBlock(node);
		return node.isTextblock ? elements.map((element) => withOwnId(element, node, seen)) : elements;
	});
}

/** The elements of blocks that did not change since they were converted: one key press changes one block of hundreds. */
const made = new WeakMap<Node, readonly unknown[]>();

/** The elements of a block; none for an empty paragraph that was typed in this editor. */
export function ansOfBlock(node: Node): readonly unknown[] {
	const elements = made.get(node) ?? elementsOf(node);
	made.set(node, elements);
	return elements;
}

const childrenOf = (node: Node): readonly Node[] => node.children;

function elementsOf(node: Node): readonly unknown[] {
	const element: unknown = node.attrs.element;
	switch (node.type.name) {
		case 'paragraph':
			return element === null && node.content.size === 0 ? [] : [wordsElement('text', node)];
		case 'heading':
			return [headerOf(node)];
		case 'list':
			return [listElement(node)];
		case 'quote':
			return [quoteElement(node)];
		case 'table':
			return [tableElement(node)];
		case 'divider':
			return [element ?? { type: 'divider' }];
		default:
			return [element];
	}
}

function wordsElement(type: string, node: Node): AnsObject {
	const { element, source } = node.attrs;
	const isSame = source !== null && parseInline(source).eq(node.content);
	return { ...element, type, content: isSame ? source : serializeInline(node.content) };
}

function headerOf(node: Node): AnsObject {
	const { element, level } = node.attrs;
	const { level: former = 2 } = element ?? {};
	return { ...wordsElement('header', node), ...((element === null || former !== level) && { level }) };
}

function listElement(node: Node): AnsObject {
	const { element, ordered } = node.attrs;
	const list_type = ordered ? 'ordered' : 'unordered';
	const isSame = element !== null && (element.list_type === 'ordered') === ordered;
	return { ...element, type: 'list', ...(isSame ? {} : { list_type }), items: childrenOf(node).flatMap(itemsOf) };
}

/** An item of the editor is a text and the lists below it. In ANS those lists are separate items. */
function itemsOf(item: Node): readonly AnsObject[] {
	const [words, ...lists] = childrenOf(item);
	const isLeftOut = item.attrs.bare && words?.content.size === 0;
	return [...(words && !isLeftOut ? [wordsElement('text', words)] : []), ...lists.map(listElement)];
}

function quoteElement(node: Node): AnsObject {
	const { element, pull } = node.attrs;
	const parts = childrenOf(node);
	const cited = parts.at(-1);
	const citation = cited && (cited.attrs.element !== null || cited.content.size > 0) ? { citation: citationOf(cited) } : {};
	const subtype =
		element?.subtype === undefined || pull !== (element.subtype === 'pullquote') ? { subtype: pull ? 'pullquote' : 'blockquote' } : {};
	const isUntouched = element !== null && element.subtype === undefined && !pull;
	return {
		...element,
		type: 'quote',
		...(isUntouched ? {} : subtype),
		content_elements: parts.slice(0, -1).flatMap(elementsOf),
		...citation,
	};
}

const citationOf = (node: Node): AnsObject => ({
	...wordsElement('text', node),
	...(node.attrs.element && { type: node.attrs.element.type }),
});

function tableElement(node: Node): AnsObject {
	const rows = childrenOf(node);
	const cellsOf = (row: Node) => childrenOf(row).map((cell) => wordsElement('text', cell));
	const header = rows.filter(({ attrs }) => attrs.header).flatMap(cellsOf);
	const { header: _, ...element } = node.attrs.element ?? {};
	return { ...element, type: 'table', ...(header.length > 0 && { header }), rows: rows.filter(({ attrs }) => !attrs.header).map(cellsOf) };
}

/** The second half of a text that was split is a new element: it does not keep the id. */
function withOwnId(element: unknown, node: Node, seen: Set<unknown>): unknown {
	const id = node.attrs.element?._id;
	const isChanged = isObject(element) && node.attrs.source !== element.content;
	if (!isChanged || !seen.has(id)) {
		seen.add(id);
		return element;
	}
	const { _id, ...others } = element;
	return others;
}
