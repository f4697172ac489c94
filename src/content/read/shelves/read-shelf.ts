import { isObject, type JsonObject } from '../../ans/json.ts';
import { upgradeDocument } from '../../ans/upgrade-document.ts';
import type { Shelf, Tables } from '../../store/tables.ts';

export type ShelvedDocument = { readonly id: string; readonly aliases: readonly string[]; readonly document: JsonObject };

const bodies = (tables: Tables, brand: string, shelf: Shelf) =>
	tables
		.selectFrom('content.document as document')
		.innerJoin('content.revision as revision', (join) =>
			join
				.onRef('revision.brand', '=', 'document.brand')
				.onRef('revision.shelf', '=', 'document.shelf')
				.onRef('revision.id', '=', 'document.id')
				.onRef('revision.revision', '=', 'document.revision'),
		)
		.select(['document.id', 'document.aliases', 'revision.body'])
		.where('document.brand', '=', brand)
		.where('document.shelf', '=', shelf)
		.where('document.edition', '=', 'published')
		.where('document.state', '=', 'here');

type Row = { readonly id: string; readonly aliases: readonly string[]; readonly body: string };

const read = ({ id, aliases, body }: Row): ShelvedDocument => ({ id, aliases, document: parseStored(body) });

/** A text that was checked when it came, as the newest ANS; an empty object should it be none after all. */
export function parseStored(body: string): JsonObject {
	const json: unknown = JSON.parse(body.replace(/^\uFEFF/, ''));
	return isObject(json) ? upgradeDocument(json) : {};
}

/** All published documents of a shelf of a brand: sections, links, authors, tags, collections. */
export async function readShelf(tables: Tables, brand: string, shelf: Shelf): Promise<readonly ShelvedDocument[]> {
	return (await bodies(tables, brand, shelf).orderBy('document.id').execute()).map(read);
}

/** The published document that has this id or alias. */
export async function readNamed(
	tables: Tables,
	{ brand, shelf }: { readonly brand: string; readonly shelf: Shelf },
	name: string,
): Promise<ShelvedDocument | undefined> {
	const row = await bodies(tables, brand, shelf)
		.where((where) => where.or([where('document.id', '=', name), where(where.val(name), '=', where.fn.any('document.aliases'))]))
		.executeTakeFirst();
	return row && read(row);
}

/** The published documents with these ids. */
export async function readThese(
	tables: Tables,
	{ brand, shelf }: { readonly brand: string; readonly shelf: Shelf },
	ids: readonly string[],
): Promise<readonly ShelvedDocument[]> {
	if (ids.length === 0) return [];
	return (await bodies(tables, brand, shelf).where('document.id', 'in', ids).execute()).map(read);
}
