import { createHash } from 'node:crypto';
import { requestedPath } from '../addresses/canonical-path.ts';
import { isObject, type JsonObject, objectAt, textAt } from '../ans/json.ts';
import type { MovedAddress, StoredDocument } from './stored-documents.ts';

const dates = ['display_date', 'publish_date', 'first_publish_date', 'created_date'] as const;

/** A stored document as one line of JSON. What the store decided for it is said, so that an import decides the same: its address, and its date. */
export function exportedText({ text, path, displayedAt }: StoredDocument, brand: string): string {
	const document: unknown = JSON.parse(text);
	const isPlaced = isObject(document) && path !== null && displayedAt !== null;
	return JSON.stringify(isPlaced ? withDate(withAddress(document, brand, path), displayedAt) : document);
}

function withAddress(document: JsonObject, brand: string, path: string): JsonObject {
	if (requestedPath(document, brand) !== undefined) return document;
	const websites = objectAt(document, 'websites') ?? {};
	return { ...document, websites: { ...websites, [brand]: { ...objectAt(websites, brand), website_url: path } } };
}

const withDate = (document: JsonObject, displayedAt: Date): JsonObject =>
	dates.some((name) => textAt(document, name) !== undefined) ? document : { ...document, display_date: displayedAt.toISOString() };

/** A former address of a work as a redirect document. */
export function redirectText({ from, to }: MovedAddress): string {
	const id = `former-${createHash('sha256').update(from).digest('hex').slice(0, 26)}`;
	return JSON.stringify({ _id: id, type: 'redirect', version: '0.10.12', canonical_url: from, redirect_url: to });
}
