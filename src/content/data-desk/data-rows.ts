// The lists of data documents in the newsroom.
import { type RawBuilder, sql } from 'kysely';
import type { DataRow } from '../contract/contract.ts';
import type { Tables } from '../store/tables.ts';
import type { EditedKind } from './edited-kind.ts';

/** The most documents in one list. */
const maxRows = 500;

/** How many data documents of each kind readers of a brand have. */
export async function dataCounts(tables: Tables, brand: string): Promise<ReadonlyMap<string, number>> {
	const rows = await tables
		.selectFrom('content.document')
		.select(({ fn }) => ['shelf', fn.countAll().as('count')])
		.where('brand', '=', brand)
		.where('edition', '=', 'published')
		.where('state', '=', 'here')
		.groupBy('shelf')
		.execute();
	return new Map(rows.map(({ shelf, count }) => [shelf, Number(count)]));
}

type Listed = {
	readonly brand: string;
	readonly kind: EditedKind /** Part of an id or of a title; empty for all. */;
	readonly words: string;
};
type Row = {
	readonly id: string;
	readonly state: 'here' | 'gone';
	readonly title: string | null;
	readonly received_at: Date;
	readonly sender: string;
};

/** The data documents of a kind by title, those that were taken from readers last. */
export async function dataRows(tables: Tables, { brand, kind, words }: Listed): Promise<readonly DataRow[]> {
	const { rows } = await sql<Row>`
		select id, state, title, received_at, sender from (
			select d.id, d.state, r.received_at, r.sender, ${titleOf(sql`ltrim(r.body, ${'\uFEFF'})::json`)} as title
			from content.document as d
			join content.revision as r on r.brand = d.brand and r.shelf = d.shelf and r.id = d.id and r.revision = d.revision
			where d.brand = ${brand} and d.shelf = ${kind} and d.edition = 'published') as named
		where title ilike ${containing(words)} or id ilike ${containing(words)}
		order by state = 'gone', lower(coalesce(title, id)), id limit ${maxRows}`.execute(tables);
	return rows.map(({ id, state, title, received_at, sender }) => ({
		id,
		title: title ?? undefined,
		receivedAt: received_at.toISOString(),
		sender,
		isGone: state === 'gone',
	}));
}

const titleOf = (json: RawBuilder<unknown>): RawBuilder<string | null> =>
	sql`coalesce(${json} ->> 'title', ${json} ->> 'name', ${json} #>> '{headlines,basic}', ${json} ->> 'canonical_url')`;

const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
