import { textAt } from '../ans/json.ts';
import type { PurgeKey } from '../contract/contract.ts';
import {
	assetKey,
	authorKey,
	authorsKey,
	collectionKey,
	collectionsKey,
	pathKey,
	sectionsKey,
	tagKey,
	tagsKey,
} from '../purge/purge-keys.ts';
import type { DocumentRow, Tables } from '../store/tables.ts';
import { checkSection } from './check-section.ts';
import type { Incoming } from './incoming.ts';
import type { Change } from './place.ts';
import { claimRedirect, leaveRedirect } from './redirect.ts';
import type { Sender } from './sender.ts';

type Shelved = { readonly brand: string; readonly shelf: DocumentRow['shelf']; readonly id: string };

/** What keeping a document other than a work changes; a redirect takes its address. */
export async function shelve(tables: Tables, sender: Sender, document: Incoming, before: DocumentRow | undefined): Promise<Change> {
	const shelved = { brand: sender.brand.id, shelf: document.shelf, id: document.id };
	const aliases = [...document.aliases, ...(before?.aliases ?? [])];
	if (document.shelf === 'section') await checkSection(tables, sender.brand.id, document);
	const paths = document.shelf === 'redirect' ? await redirect(tables, sender, document) : [];
	return { keys: [...keysOf(shelved, aliases), ...paths.map((path) => pathKey(shelved.brand, path))], gone: [] };
}

const redirect = (tables: Tables, { brand }: Sender, { id, document }: Incoming): Promise<readonly string[]> =>
	claimRedirect(tables, {
		brand,
		id,
		from: textAt(document, 'canonical_url') ?? '',
		to: textAt(document, 'redirect_url') ?? '',
	});

/** What taking it away changes. */
export async function unshelve(tables: Tables, document: Shelved, aliases: readonly string[]): Promise<Change> {
	const paths = document.shelf === 'redirect' ? await leaveRedirect(tables, document.brand, document.id) : [];
	return { keys: [...keysOf(document, aliases), ...paths.map((path) => pathKey(document.brand, path))], gone: [] };
}

function keysOf({ brand, shelf, id }: Shelved, aliases: readonly string[]): readonly PurgeKey[] {
	const names = [id, ...aliases];
	switch (shelf) {
		case 'section':
		case 'link':
			return [sectionsKey(brand)];
		case 'collection':
			return [collectionsKey(brand), ...names.map((name) => collectionKey(brand, name))];
		case 'author':
			return [authorsKey(brand), ...names.map((name) => authorKey(brand, name))];
		case 'tag':
			return [tagsKey(brand), ...names.map((name) => tagKey(brand, name))];
		case 'image':
		case 'audio':
			return [assetKey(brand, id)];
		case 'redirect':
		case 'work':
			return [];
	}
}
