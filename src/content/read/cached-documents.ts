// Looks up documents that are not works, from the cache of the process, and reports their purge keys.
import type { PurgeKey } from '../contract/contract.ts';
import { readDocumentNamed, readDocumentsOfKind, type StoredDocument } from '../document-index/read-documents.ts';
import { SectionTree } from '../document-index/section-tree.ts';
import { authorKey, authorsKey, collectionKey, collectionsKey, dataKey, sectionsKey, tagKey, tagsKey } from '../purge/purge-keys.ts';
import type { DataKind } from '../store/tables.ts';
import { type QueryContext, reportKeys } from './query-context.ts';

const purgeKeys = {
	author: { named: authorKey, all: authorsKey },
	collection: { named: collectionKey, all: collectionsKey },
	tag: { named: tagKey, all: tagsKey },
};
type NamedKind = keyof typeof purgeKeys;

/** The document of a kind that has this id or alias. */
export function documentNamed(context: QueryContext, kind: NamedKind, name: string): Promise<StoredDocument | undefined> {
	const { brand, tables } = context;
	const key = purgeKeys[kind].named(brand.id, name);
	reportKeys(context, key);
	return context.documents.byName.read(key, () => readDocumentNamed(tables, { brand: brand.id, kind }, name));
}

/** All documents of a kind. */
export const documentsOfKind = (context: QueryContext, kind: NamedKind): Promise<readonly StoredDocument[]> =>
	allOfKind(context, kind, purgeKeys[kind].all(context.brand.id));

/** All data documents of a kind. */
export const dataDocuments = (context: QueryContext, kind: DataKind): Promise<readonly StoredDocument[]> =>
	allOfKind(context, kind, dataKey(context.brand.id, kind));

function allOfKind(context: QueryContext, kind: NamedKind | DataKind, key: PurgeKey): Promise<readonly StoredDocument[]> {
	const { brand, tables } = context;
	reportKeys(context, key);
	return context.documents.byKind.read(key, () => readDocumentsOfKind(tables, brand.id, kind));
}

/** The sections and links of the brand. */
export function sectionTree(context: QueryContext): Promise<SectionTree> {
	const { brand, tables } = context;
	const key = sectionsKey(brand.id);
	reportKeys(context, key);
	return context.documents.trees.read(key, async () => {
		const [sections, links] = await Promise.all([
			readDocumentsOfKind(tables, brand.id, 'section'),
			readDocumentsOfKind(tables, brand.id, 'link'),
		]);
		return new SectionTree(sections, links);
	});
}
