import type { BrandId } from '#brands';
import { isObject, type JsonObject } from '../ans/json.ts';
import { isForRegistered } from '../ans/labels/access.ts';
import { excerpt } from './excerpt.ts';

/** Types with a body of their own. Any other object with a content code is part of one. */
const workTypes: ReadonlySet<unknown> = new Set(['story', 'video', 'gallery']);

/** The wall of a brand. `onExcerpt` is called with each work that was reduced. */
export type Wall = {
	readonly brand: BrandId;
	readonly registrationCodes: readonly string[];
	readonly onExcerpt?: (work: JsonObject) => void;
};

/** The part of a document that anybody may read: works for registered readers, also inside other documents, are reduced to their excerpt. */
export function publicPart(document: JsonObject, { brand, registrationCodes, onExcerpt }: Wall): JsonObject {
	const partOf = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(partOf);
		return isObject(value) ? partOfObject(value) : value;
	};
	const partOfObject = (value: JsonObject): JsonObject => {
		if (!workTypes.has(value.type) || !isForRegistered(value, registrationCodes)) return partOfMembers(value);
		onExcerpt?.(value);
		return excerpt(value, brand);
	};
	const partOfMembers = (value: JsonObject) => Object.fromEntries(Object.entries(value).map(([key, member]) => [key, partOf(member)]));
	return partOfObject(document);
}
