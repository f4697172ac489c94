import { isObject, type JsonObject, textAt } from '../ans/json.ts';
import { isForRegistered } from '../ans/labels/for-registered.ts';
import { excerpt } from '../documents/excerpt.ts';
import type { QueryContext } from './query-context.ts';

/** Types with a body of their own. Any other object with a content code is part of one. */
const workTypes: ReadonlySet<unknown> = new Set(['story', 'video', 'gallery']);

/**
 * The document as this context's reader may read it: works for registered readers, also inside other documents, are reduced to their
 * excerpt and noted in `redacted`. Only this function applies the wall: every whole document passes through it, for pages and for programs.
 */
export function redact(context: Pick<QueryContext, 'readContext' | 'redacted'>, document: JsonObject): JsonObject {
	const { brand, registrationCodes, isRegistered } = context.readContext;
	if (isRegistered) return document;
	const redactValue = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(redactValue);
		return isObject(value) ? redactObject(value) : value;
	};
	const redactObject = (value: JsonObject): JsonObject => {
		if (!workTypes.has(value.type) || !isForRegistered(value, registrationCodes)) return redactMembers(value);
		context.redacted.add(textAt(value, '_id') ?? '');
		return excerpt(value, brand);
	};
	const redactMembers = (value: JsonObject) => Object.fromEntries(Object.entries(value).map(([key, member]) => [key, redactValue(member)]));
	return redactObject(document);
}
