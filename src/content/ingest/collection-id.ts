import * as v from 'valibot';
import { editorTexts } from '#brands';
import { collectionInput } from '../contract/contract.ts';
import { readDocumentNamed } from '../document-index/read-documents.ts';
import type { Tables } from '../store/tables.ts';
import { refuse } from './refusals.ts';

type Site = { readonly brand: string; readonly origin: string };

/** The id of the collection that a sender names: by the id itself, or by the address of its page on the brand's site (RULE-22). */
export async function collectionId(tables: Tables, { brand, origin }: Site, named: string): Promise<string> {
	const read = v.safeParse(collectionInput(origin), named);
	if (!read.success) return refuse('wrong-collection', { message: read.issues[0].message });
	if (read.output === named.trim()) return read.output;
	const stored = await readDocumentNamed(tables, { brand, kind: 'collection' }, read.output);
	return stored?.id ?? refuse('wrong-collection', { message: editorTexts.collectionAddressWrong });
}
