// Publishes and takes away documents other than works: computes the purge keys, and claims or frees the address of a redirect.
import { claimRedirect, releaseRedirect } from '../addresses/redirect.ts';
import { textAt } from '../ans/json.ts';
import type { Purge, PurgeKey } from '../contract/contract.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import {
	assetKey,
	authorKey,
	authorsKey,
	collectionKey,
	collectionsKey,
	dataKey,
	pathKey,
	sectionsKey,
	tagKey,
	tagsKey,
} from '../purge/purge-keys.ts';
import type { DocumentKey, DocumentRow, Tables } from '../store/tables.ts';
import { checkSection } from './check-section.ts';
import type { Publication } from './publication.ts';

/** Checks a section, gives a redirect its address, and returns what publishing the document purges. `before` is its former row. */
export async function indexDocument(publication: Publication, document: IncomingDocument, before: DocumentRow | undefined): Promise<Purge> {
	const key = { brand: publication.sender.brand.id, kind: document.kind, id: document.id };
	const aliases = [...document.aliases, ...(before?.aliases ?? [])];
	if (document.kind === 'section') await checkSection(publication.tables, key.brand, document);
	const paths = document.kind === 'redirect' ? await claimAddress(publication, document) : [];
	return { keys: [...keysOf(key, aliases), ...paths.map((path) => pathKey(key.brand, path))], gone: [] };
}

const claimAddress = ({ tables, sender }: Publication, { id, document }: IncomingDocument): Promise<readonly string[]> =>
	claimRedirect(tables, {
		brand: sender.brand,
		id,
		from: textAt(document, 'canonical_url') ?? '',
		to: textAt(document, 'redirect_url') ?? '',
	});

/** Frees the address of a redirect and returns what taking the document away purges. */
export async function unindexDocument(tables: Tables, key: DocumentKey, aliases: readonly string[]): Promise<Purge> {
	const paths = key.kind === 'redirect' ? await releaseRedirect(tables, key.brand, key.id) : [];
	return { keys: [...keysOf(key, aliases), ...paths.map((path) => pathKey(key.brand, path))], gone: [] };
}

function keysOf({ brand, kind, id }: DocumentKey, aliases: readonly string[]): readonly PurgeKey[] {
	const names = [id, ...aliases];
	switch (kind) {
		case 'section':
		case 'link':
			return [sectionsKey(brand)];
		case 'collection':
			return [collectionsKey(brand), ...names.map((name) => collectionKey(brand, name))];
		case 'author':
			return [authorsKey(brand), ...names.map((name) => authorKey(brand, name))];
		case 'tag':
			return [tagsKey(brand), ...names.map((name) => tagKey(brand, name))];
		case 'schedule':
		case 'signal':
		case 'legal-text':
		case 'masthead':
		case 'weather':
		case 'newsletter':
		case 'podcast':
		case 'programme':
		case 'election':
		case 'call':
		case 'board':
		case 'ad':
			return [dataKey(brand, kind)];
		case 'image':
		case 'audio':
			return [assetKey(brand, id)];
		case 'redirect':
		case 'work':
			return [];
	}
}
