import { Fragment, type Node } from 'prosemirror-model';
import { type AnsObject, hasOnly, isObject, listOf, objectAt, objectsOf, textOf } from './ans-value.ts';
import { parseInline } from './inline-html.ts';
import { schema } from './schema.ts';

/**
 * Converts the content elements of a document into the document of the editor. An element that the editor cannot show as words becomes an
 * `element` node and is kept as it is. An empty list becomes one empty paragraph.
 */
export function ansToDoc(elements: readonly unknown[]): Node {
	const blocks = blocksOf(elements);
	return schema.node('doc', null, blocks.length === 0 ? [schema.node('paragraph')] : blocks);
}

/** The blocks for content elements: one for each. */
export const blocksOf = (elements: readonly unknown[]): readonly Node[] =>
	elements.map((element) => blockOf(element) ?? schema.node('element', { element }));

/** The block for an element; undefined for one that is kept as it is. */
function blockOf(element: unknown): Node | undefined {
	return isObject(element) ? readers.get(element.type)?.(element) : undefined;
}

type Reader = (element: AnsObject) => Node | undefined;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
	['text', (element) => wordsIn('paragraph', element)],
	['header', headingOf],
	['list', listNode],
	['quote', quoteOf],
	['table', tableOf],
	['divider', (element) => schema.node('divider', { element })],
]);

function wordsIn(type: string, element: AnsObject, attrs: AnsObject = {}): Node | undefined {
	if (typeof element.content !== 'string') return undefined;
	const source = element.content;
	const node = schema.node(type, { ...attrs, element, source }, parseInline(source));
	return isValid(node) ? node : undefined;
}

/** Whether the schema has room for what was read. */
function isValid(node: Node): boolean {
	try {
		node.check();
		return true;
	} catch {
		return false;
	}
}

function headingOf(element: AnsObject): Node | undefined {
	const { level = 2 } = element;
	return Number.isInteger(level) && Number(level) >= 1 && Number(level) <= 6 ? wordsIn('heading', element, { level }) : undefined;
}

function listNode(element: AnsObject): Node | undefined {
	const items = listOf(element, 'items');
	if (items.length === 0 || (element.list_type !== 'ordered' && element.list_type !== 'unordered' && element.list_type !== undefined))
		return undefined;
	const nodes: Node[][] = [];
	for (const item of items) {
		const node = isObject(item) && (item.type === 'text' || item.type === 'list') ? blockOf(item) : undefined;
		if (!node) return undefined;
		const last = nodes.at(-1);
		if (node.type.name === 'list' && last) last.push(node);
		else nodes.push(node.type.name === 'list' ? [schema.node('paragraph'), node] : [node]);
	}
	const isBare = ([first]: readonly Node[]) => first?.attrs.element === null;
	const children = nodes.map((parts) => schema.node('list_item', { bare: isBare(parts) }, parts));
	return schema.node('list', { element, ordered: element.list_type === 'ordered' }, children);
}

const quotable = new Set<unknown>(['text', 'header', 'list']);

function quoteOf(element: AnsObject): Node | undefined {
	const parts = listOf(element, 'content_elements');
	const blocks = parts
		.map((part) => (isObject(part) && quotable.has(part.type) ? blockOf(part) : undefined))
		.filter((node) => node !== undefined);
	const { citation } = element;
	const cited = citation === undefined ? schema.node('citation') : isObject(citation) ? wordsIn('citation', citation) : undefined;
	if (blocks.length === 0 || blocks.length < parts.length || !cited) return undefined;
	return schema.node('quote', { element, pull: element.subtype === 'pullquote' }, [...blocks, cited]);
}

function tableOf(element: AnsObject): Node | undefined {
	const header = listOf(element, 'header');
	const rows = listOf(element, 'rows');
	const read = [...(header.length > 0 ? [rowOf(header, true)] : []), ...rows.map((row) => rowOf(row, false))];
	const nodes = read.filter((row) => row !== undefined);
	const isWhole = nodes.length > 0 && nodes.length === read.length && (header.length > 0 || element.header === undefined);
	return isWhole ? schema.node('table', { element }, nodes) : undefined;
}

function rowOf(cells: unknown, header: boolean): Node | undefined {
	if (!Array.isArray(cells) || cells.length === 0) return undefined;
	const nodes = cells.map((cell) => (isObject(cell) && cell.type === 'text' ? wordsIn('table_cell', cell) : undefined));
	const found = nodes.filter((node) => node !== undefined);
	return found.length === cells.length ? schema.node('table_row', { header }, Fragment.from(found)) : undefined;
}

/** The name by which a person knows an image, a video, a post: its caption, headline or address. */
export function labelOf(element: AnsObject): string {
	const [first = {}] = objectsOf(element, 'content_elements');
	return (
		textOf(element, 'caption') ||
		textOf(objectAt(element, 'headlines'), 'basic') ||
		textOf(objectAt(element, 'additional_properties'), 'headline') ||
		textOf(objectAt(element, 'raw_oembed'), 'url') ||
		textOf(element, 'content') ||
		textOf(element, 'text') ||
		textOf(element, 'url') ||
		(hasOnly(first) ? '' : labelOf(first))
	);
}
