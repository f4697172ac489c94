import { listAt } from '../json.ts';
import type { ReadElement } from '../read-context.ts';

/** A group of elements; one without readable elements is skipped. */
export const readGroup: ReadElement = (element, context) => {
	const body = context.readChildren(listAt(element, 'content_elements'));
	return body.length === 0 ? [] : [{ kind: 'group', body }];
};
