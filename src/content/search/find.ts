import { type RawBuilder, sql } from 'kysely';
import { foundRow, type MaybePlaced } from '../read/lists/listing.ts';
import type { Placed, Reading } from '../read/reading.ts';

/** The newest so many that match are weighed against each other; there is no page beyond them. */
export const candidates = 1_000;

/** How many of the candidates are weighed by their words too: reading the words of a story is what costs. */
const weighed = 200;

/** The newest so many that have the words of a phrase are read to see whether it is there. */
const readForPhrase = 3_000;

/** A story loses as much weight in this many days as lies between its headline and its text. */
const ageDays = 30;

export type Asked = { readonly folded: string; readonly size: number; readonly offset: number; readonly section?: string | undefined };

export type FoundRows = { readonly rows: readonly Placed[]; readonly total: number };

/**
 * What matches, best first: by where the words stand (headline before tags before text) and how new it is. The search entries are
 * narrow rows apart from their words, so that a word in a third of all stories costs as little as a rare one.
 */
export async function find({ tables, brand, now }: Reading, asked: Asked): Promise<FoundRows> {
	const query = sql`websearch_to_tsquery('spanish', ${asked.folded})`;
	const { rows } = await sql<MaybePlaced & { total: number }>`
		with newest as materialized (${matching(brand.id, asked, now)}),
		weighed as materialized (
			select n.id, ts_rank(s.words, ${query}) as weight from (select id from newest limit ${weighed}) as n
			join content.search_entry as s on s.brand = ${brand.id} and s.id = n.id
		),
		page as (
			select n.id, n.displayed_at, w.weight / (1 + extract(epoch from ${now} - n.displayed_at) / (86400 * ${ageDays})) as score
			from newest as n left join weighed as w on w.id = n.id
			order by score desc nulls last, n.displayed_at desc, n.id limit ${asked.size} offset ${asked.offset}
		)
		select p.id, p.path, p.revision, counted.total
		from (select count(*)::int as total from newest) as counted
		left join page on true left join content.placement as p on p.brand = ${brand.id} and p.id = page.id
		order by page.score desc nulls last, page.displayed_at desc, page.id`.execute(tables);
	return { rows: rows.flatMap(foundRow), total: rows[0]?.total ?? 0 };
}

/**
 * The newest that match. Whether words stand side by side is not in the index: for a phrase the newest that have its words are
 * taken first, and read only then.
 */
function matching(brand: string, { folded, section }: Asked, now: Date): RawBuilder<unknown> {
	const query = sql`websearch_to_tsquery('spanish', ${folded})`;
	if (!folded.includes('"'))
		return sql`select id, displayed_at from content.matched(${brand}, ${query}, ${section ?? null}, ${now}, ${candidates + 1})`;
	const words = folded.replaceAll(/-"[^"]*"?/g, ' ').replaceAll('"', ' ');
	return sql`select id, displayed_at
		from content.matched(${brand}, websearch_to_tsquery('spanish', ${words}), ${section ?? null}, ${now}, ${readForPhrase})
		where words @@ ${query} limit ${candidates + 1}`;
}
