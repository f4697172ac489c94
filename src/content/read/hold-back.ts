import { isObject, type JsonObject, textAt } from '../ans/json.ts';
import { isForRegistered } from '../ans/labels/for-registered.ts';
import { opening } from '../publish/opening.ts';
import type { Reading } from './reading.ts';

/** Documents with a body of their own; what else carries a code is part of one. */
const works: ReadonlySet<unknown> = new Set(['story', 'video', 'gallery']);

/**
 * The document without what this reading may not have: of works for registered readers, inside others too, the opening alone stays.
 * Those are noted in `held`. The one gate of the wall: every whole document goes through it, for pages and for programs.
 */
export function holdBack(reading: Pick<Reading, 'context' | 'held'>, document: JsonObject): JsonObject {
	const { brand, registrationCodes, isMember } = reading.context;
	if (isMember) return document;
	const cut = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(cut);
		return isObject(value) ? cutWork(value) : value;
	};
	const cutWork = (value: JsonObject): JsonObject => {
		if (!works.has(value.type) || !isForRegistered(value, registrationCodes)) return cutParts(value);
		reading.held.add(textAt(value, '_id') ?? '');
		return opening(value, brand);
	};
	const cutParts = (value: JsonObject) => Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cut(part)]));
	return cutWork(document);
}
