import type { JsonObject } from '../json.ts';

/** The position of an object in the document. */
export type TreePosition = {
	/** The key of the object, or of the list that it is in; empty for the document itself. */
	readonly key: string;
	/** The version of this or the nearest enclosing document, as it was sent. */
	readonly version: string | undefined;
};

/** Repairs known deviations from ANS 0.10.12, and returns every other object as it is. */
export type Repair = (object: JsonObject, position: TreePosition) => JsonObject;
