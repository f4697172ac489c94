import type { List } from '#content/contract';
import { type JsonObject, objectsAt } from '../json.ts';
import type { ElementContext, ReadElement } from '../read-context.ts';
import { htmlAt } from './text-elements.ts';

/** Deeper lists are skipped; no page could show them. */
const maxDepth = 6;

export const readList: ReadElement = (element, context) => {
	const list = listOf(element, context, 1);
	return list ? [{ kind: 'list', list }] : [];
};

function listOf(element: JsonObject, context: ElementContext, depth: number): List | undefined {
	if (depth > maxDepth) return undefined;
	const items = objectsAt(element, 'items').flatMap((item): List['items'] => {
		const read = item.type === 'list' ? listOf(item, context, depth + 1) : htmlAt(item, ['content'], context);
		return read === undefined ? [] : [read];
	});
	return items.length === 0 ? undefined : { ordered: element.list_type === 'ordered', items };
}
