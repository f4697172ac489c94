import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** A document as it was sent, and its address on its brand's site; drafts and documents that are not works have none. */
export type StoredDocument = { readonly id: string; readonly text: string; readonly path: string | null };

/** Documents are read this many at a time. */
const batchSize = 200;

/** The documents of a kind that a brand has, by their ids; of a work the published text before its draft. */
export async function* storedDocuments(tables: Tables, brand: string, kind: string): AsyncGenerator<readonly StoredDocument[]> {
	let last = { id: '', edition: '' };
	for (;;) {
		const rows = await batchAfter(tables, { brand, kind, ...last });
		const end = rows.at(-1);
		if (end === undefined) return;
		yield rows;
		last = { id: end.id, edition: end.edition };
	}
}

type Position = { readonly brand: string; readonly kind: string; readonly id: string; readonly edition: string };

/** Works are in the descending order of their editions: `published`, `draft`. */
async function batchAfter(tables: Tables, { brand, kind, id, edition }: Position) {
	const { rows } = await sql<StoredDocument & { readonly edition: string }>`
		select document.id, document.edition, revision.body as text, placement.path
		from content.document
		join content.revision using (brand, shelf, id, revision)
		left join content.placement on placement.brand = document.brand and placement.id = document.id
			and document.shelf = 'work' and document.edition = 'published'
		where document.brand = ${brand} and document.shelf = ${kind} and document.state = 'here'
			and (document.id > ${id} or (document.id = ${id} and document.edition < ${edition}))
		order by document.id, document.edition desc
		limit ${batchSize}`.execute(tables);
	return rows;
}

/** Where a work was before, and where it is now. */
export type MovedAddress = { readonly from: string; readonly to: string };

/** The former addresses of a brand's works, each with the address to which it redirects now. */
export async function movedAddresses(tables: Tables, brand: string): Promise<readonly MovedAddress[]> {
	const { rows } = await sql<MovedAddress>`
		select address.path as "from", placement.path as "to"
		from content.address
		join content.placement using (brand, id)
		where address.brand = ${brand} and address.kind = 'moved'
		order by address.path`.execute(tables);
	return rows;
}
