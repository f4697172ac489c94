import type { JsonPath } from '../json-path.ts';

/** A part of a document that is checked by the schema of its own type: a document inside it, or an element of its body. */
export type DocumentPart = {
	readonly value: unknown;
	readonly path: JsonPath;
	readonly role: 'document' | 'element' | 'promo' | 'related' | 'named' | 'publishing';
	/** The types that are allowed there; default: any. */
	readonly only?: readonly string[] | undefined;
};
