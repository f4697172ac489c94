import type { JsonObject } from '../json.ts';

/** Where in the tree an object stands. */
export type TreePosition = {
	/** Key that holds it, or the list that it is an item of; empty for the document itself. */
	readonly key: string;
	/** Version that the nearest document above (or this one) says it has, as it was sent. */
	readonly version: string | undefined;
};

/** Turns one known delivery into what ANS 0.10.12 asks, and leaves every other object as it is. */
export type Repair = (object: JsonObject, place: TreePosition) => JsonObject;

/** Labels, sources and tags took their form in 0.5.8; before it they were open objects. */
export const isBefore058 = (version: string | undefined): boolean => version !== undefined && /^0\.5\.[0-7]$/.test(version);
