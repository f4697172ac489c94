import { requestedPath } from '../addresses/canonical-path.ts';
import { isObject, type JsonObject, objectAt } from '../ans/json.ts';
import type { StoredDocument } from './stored-documents.ts';

/** A stored document as one line of JSON. If the store chose its address, the line states it, so that an import chooses the same. */
export function exportedText({ text, path }: StoredDocument, brand: string): string {
	const document: unknown = JSON.parse(text);
	return JSON.stringify(isObject(document) && path !== null ? withAddress(document, brand, path) : document);
}

function withAddress(document: JsonObject, brand: string, path: string): JsonObject {
	if (requestedPath(document, brand) !== undefined) return document;
	const websites = objectAt(document, 'websites') ?? {};
	return { ...document, websites: { ...websites, [brand]: { ...objectAt(websites, brand), website_url: path } } };
}
