import type { JsonPath } from '../json-path.ts';

/** A document inside a document, or an element of its body, which is checked by the schema of its own type. */
export type DocumentPart = {
	readonly value: unknown;
	readonly path: JsonPath;
	readonly role: 'document' | 'element' | 'promo' | 'related' | 'named' | 'publishing';
	/** The types that are allowed there; default: any. */
	readonly only?: readonly string[] | undefined;
};
