// What is stored already about the documents of a batch.
import { sql } from 'kysely';
import type { BrandId } from '#brands';
import { sectionAndAncestors, sectionsOf } from '../../ans/labels/labels.ts';
import type { AcceptedDocument } from '../../documents/accept-document.ts';
import type { IncomingDocument } from '../../documents/incoming-document.ts';
import type { DocumentRow, Tables } from '../../store/tables.ts';
import { type IgnoredResult, summaryOf } from '../put-result.ts';
import type { Sender } from '../sender.ts';
import { orderToRow } from '../store-revision.ts';

/** What is stored under the ids, addresses and sections of a batch, as of one moment. */
export type KnownBefore = {
	/** The current rows, by `keyOf`. */
	readonly rows: ReadonlyMap<string, DocumentRow>;
	/** Ids of works that are placed on the brand, or that have had an address there. */
	readonly placed: ReadonlySet<string>;
	/** Addresses of the brand that lead to anything. */
	readonly taken: ReadonlySet<string>;
	readonly sections: Set<string>;
};

export const keyOf = ({ kind, id, edition }: Pick<IncomingDocument, 'kind' | 'id' | 'edition'>): string => `${kind}\n${id}\n${edition}`;

/** The sections of a work on a brand, with all above them. */
export const sectionIdsOf = ({ kind, document }: IncomingDocument, brand: BrandId): readonly string[] =>
	kind === 'work' ? sectionsOf(document, brand).flatMap(({ id }) => sectionAndAncestors(id)) : [];

type Batch = { readonly brand: BrandId; readonly documents: readonly IncomingDocument[]; readonly paths: readonly string[] };

/** Reads what is stored about documents and the addresses that they request, whatever their number, with four queries. */
export async function readKnown(tables: Tables, { brand, documents, paths }: Batch): Promise<KnownBefore> {
	const ids = documents.map(({ id }) => id);
	const works = documents.filter(({ kind }) => kind === 'work').map(({ id }) => id);
	const sections = [...documents.flatMap((document) => sectionIdsOf(document, brand)), ...paths.map((path) => path.slice(0, -1))];
	const [rows, placements, addresses, known] = await Promise.all([
		rowsOf(tables, { brand, kinds: [...new Set(documents.map(({ kind }) => kind))], ids }),
		tables.selectFrom('content.placement').select('id').where('brand', '=', brand).where('id', '=', anyOf(works)).execute(),
		addressesOf(tables, { brand, works, paths }),
		rowsOf(tables, { brand, kinds: ['section'], ids: [...new Set(sections)] }),
	]);
	return {
		rows: new Map(rows.map((row) => [keyOf({ ...row, kind: row.shelf }), row])),
		placed: new Set([...placements, ...addresses].map(({ id }) => id)),
		taken: new Set(addresses.map(({ path }) => path)),
		sections: new Set(known.filter(({ state }) => state === 'here').map(({ id }) => id)),
	};
}

type Rows = { readonly brand: string; readonly kinds: readonly IncomingDocument['kind'][]; readonly ids: readonly string[] };

const rowsOf = (tables: Tables, { brand, kinds, ids }: Rows) =>
	tables
		.selectFrom('content.document')
		.selectAll()
		.where('brand', '=', brand)
		.where('shelf', '=', anyOf(kinds))
		.where('id', '=', anyOf(ids))
		.execute();

type Held = { readonly brand: string; readonly works: readonly string[]; readonly paths: readonly string[] };

const addressesOf = (tables: Tables, { brand, works, paths }: Held) =>
	tables
		.selectFrom('content.address')
		.select(['id', 'path'])
		.where('brand', '=', brand)
		.where((where) => where.or([where('path', '=', anyOf(paths)), where('id', '=', anyOf(works))]))
		.execute();

/** One parameter however many names there are: the statement is short to build and to parse. */
const anyOf = <Name extends string>(names: readonly Name[]) => sql<Name>`any(${names}::text[])`;

/** The result for a document that is known, or older than the stored one; undefined for any other. */
export function ignoredResult(accepted: AcceptedDocument, sender: Sender, { rows }: KnownBefore): IgnoredResult | undefined {
	const row = rows.get(keyOf(accepted.incoming));
	const order = row && orderToRow(accepted.incoming, row, sender);
	if (order !== 'same' && order !== 'older') return undefined;
	return { kind: 'ignored', reason: order === 'same' ? 'IGNORED_SAME' : 'IGNORED_OLDER', ...summaryOf(accepted) };
}
