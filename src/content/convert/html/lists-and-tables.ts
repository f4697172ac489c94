import type { JsonObject } from '../../ans/json.ts';
import type { HtmlContext } from './html-context.ts';
import { inlineHtml } from './inline-html.ts';
import { childrenOf, elementsNamed, type HtmlElement, isElement } from './parse-html.ts';
import { type BlockContext, picturesIn } from './pictures.ts';

const isList = ({ name }: HtmlElement): boolean => name === 'ul' || name === 'ol';

/** A list, and after it the pictures that stood in it, which lists of ANS cannot hold. */
export function listOf(element: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const items = itemsOf(element, context);
	const list = items.length === 0 ? [] : [{ type: 'list', list_type: listType(element), items }];
	return [...list, ...picturesIn([element], context)];
}

const listType = ({ name }: HtmlElement): string => (name === 'ol' ? 'ordered' : 'unordered');

/** The items of a list. A list that stands between two items instead of in one is an item as well. */
const itemsOf = (list: HtmlElement, context: HtmlContext): readonly JsonObject[] =>
	childrenOf(list)
		.filter(isElement)
		.flatMap((child) => (isList(child) ? innerList(child, context) : itemOf(child, context)));

function innerList(list: HtmlElement, context: HtmlContext): readonly JsonObject[] {
	const items = itemsOf(list, context);
	return items.length === 0 ? [] : [{ type: 'list', list_type: listType(list), items }];
}

function itemOf(item: HtmlElement, context: HtmlContext): readonly JsonObject[] {
	const children = childrenOf(item);
	const lists = children.filter(isElement).filter(isList);
	const content = inlineHtml(
		children.filter((child) => !isElement(child) || !isList(child)),
		context,
	);
	return [...(content === '' ? [] : [{ type: 'text', content }]), ...lists.flatMap((list) => innerList(list, context))];
}

/** Terms in bold, each followed by what it means. */
export function definitionsOf(element: HtmlElement, context: BlockContext): readonly JsonObject[] {
	return childrenOf(element).flatMap((child) => {
		if (!isElement(child) || child.name !== 'dt') return context.elementsOf([child]);
		const content = inlineHtml(childrenOf(child), context);
		return content === '' ? [] : [{ type: 'text', content: `<b>${content}</b>` }];
	});
}

/** A table: the first row becomes the header if all its cells are header cells. */
export function tableOf(element: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const rows = elementsNamed(childrenOf(element), 'tr').map(cellsOf);
	const [first = []] = rows;
	const hasHeader = rows.length > 1 && first.length > 0 && first.every(({ name, parent }) => name === 'th' || isInHead(parent));
	const texts = rows.map((cells) => cells.map((cell) => ({ type: 'text', content: inlineHtml(childrenOf(cell), context) })));
	const filled = texts.filter((cells) => cells.some(({ content }) => content !== ''));
	const pictures = picturesIn([element], context);
	if (filled.length === 0) return pictures;
	const [header = [], ...others] = filled;
	return [{ type: 'table', header: hasHeader ? header : [], rows: hasHeader ? others : filled }, ...pictures];
}

const cellsOf = (row: HtmlElement): readonly HtmlElement[] =>
	childrenOf(row)
		.filter(isElement)
		.filter(({ name }) => name === 'td' || name === 'th');

const isInHead = (row: HtmlElement['parent']): boolean => row?.parent != null && 'name' in row.parent && row.parent.name === 'thead';
