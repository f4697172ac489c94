import { isObject, type JsonObject, objectAt } from '../ans/json.ts';
import type { Listing } from '../contract/contract.ts';

/** A work on a brand: its address and the revision of its text. */
export type PlacedWork = {
	readonly id: string;
	readonly path: string;
	readonly revision: string;
	/** Members that the newsroom replaces in one place, such as the headline in a collection. */
	readonly overrides?: JsonObject;
};

/** The works of one page of a list, and how many works the list has. */
export type ListingRows = Omit<Listing, 'cards'> & { readonly rows: readonly PlacedWork[] };

/** A placed work with the part of the document that its card is read from. */
export type CardRow = PlacedWork & { readonly card: object };

/** The part of the document that a card shows, with the newsroom's overrides over the work's own members. */
export const cardDocument = ({ card, overrides }: CardRow): JsonObject => overridden(isObject(card) ? card : {}, overrides);

/** A document with members that the newsroom replaces in one place. */
export function overridden(own: JsonObject, overrides: JsonObject = {}): JsonObject {
	const merged = Object.entries(overrides).map(
		([key, value]) => [key, { ...objectAt(own, key), ...objectAt({ value }, 'value') }] as const,
	);
	return { ...own, ...Object.fromEntries(merged) };
}

/** The document with the address that it has on a brand, requested or generated. */
export function withAddress(document: JsonObject, brand: string, path: string): JsonObject {
	const websites = objectAt(document, 'websites') ?? {};
	return { ...document, websites: { ...websites, [brand]: { ...objectAt(websites, brand), website_url: path } } };
}
