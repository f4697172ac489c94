import { type RawBuilder, sql } from 'kysely';
import { type MaybePlaced, placedRow } from '../read/lists/listing.ts';
import type { PlacedWork } from '../read/placed-work.ts';
import type { QueryContext } from '../read/query-context.ts';

/** Only the newest matches up to this number are ranked; there is no page beyond them. */
export const maxCandidates = 1_000;

/** How many of the candidates are also ranked by their words. Reading the words of a story is the expensive part. */
const rankedByWords = 200;

/** How many stories with the words of a phrase are checked for the phrase itself. */
const checkedForPhrase = 3_000;

/** After this many days the score of a story is halved. */
const ageDays = 30;

type FoldedQuery = {
	readonly folded: string;
	readonly size: number;
	readonly offset: number;
	readonly section?: string | undefined;
	/** The type of document that is found; default: any. */
	readonly type?: string | undefined;
	/** Older stories are not found. */
	readonly since?: Date | undefined;
};

export type FoundRows = { readonly rows: readonly PlacedWork[]; readonly total: number };

/**
 * Finds what matches, best first: by where the words are (headline before tags before text) and how new the story is. The search
 * entries are narrow rows with their words stored apart, so a word in a third of all stories costs as little as a rare one.
 */
export async function find({ tables, brand, now }: QueryContext, query: FoldedQuery): Promise<FoundRows> {
	const tsQuery = sql`websearch_to_tsquery('spanish', ${query.folded})`;
	const { rows } = await sql<MaybePlaced & { total: number }>`
		with newest as materialized (
			select * from (${matching(brand.id, query, now)}) as match
			where displayed_at >= ${query.since ?? sql`'-infinity'`} and ${ofType(brand.id, query.type)}
		),
		weighed as materialized (
			select n.id, ts_rank(s.words, ${tsQuery}) as weight from (select id from newest limit ${rankedByWords}) as n
			join content.search_entry as s on s.brand = ${brand.id} and s.id = n.id
		),
		page as (
			select n.id, n.displayed_at, w.weight / (1 + extract(epoch from ${now} - n.displayed_at) / (86400 * ${ageDays})) as score
			from newest as n left join weighed as w on w.id = n.id
			order by score desc nulls last, n.displayed_at desc, n.id limit ${query.size} offset ${query.offset}
		)
		select p.id, p.path, p.revision, counted.total
		from (select count(*)::int as total from newest) as counted
		left join page on true left join content.placement as p on p.brand = ${brand.id} and p.id = page.id
		order by page.score desc nulls last, page.displayed_at desc, page.id`.execute(tables);
	return { rows: rows.flatMap(placedRow), total: rows[0]?.total ?? 0 };
}

/** The condition that a match has a type: each type is a list of the brand. */
const ofType = (brand: string, type: string | undefined): RawBuilder<boolean> =>
	type === undefined
		? sql`true`
		: sql`exists (select from content.placement_term as t where t.brand = ${brand} and t.id = match.id and t.term = ${`type:${type}`})`;

/**
 * The newest matches. The index does not know whether words are adjacent: for a phrase, the newest stories that have its words are
 * selected first, and only those are checked for the phrase.
 */
function matching(brand: string, { folded, section }: FoldedQuery, now: Date): RawBuilder<unknown> {
	const tsQuery = sql`websearch_to_tsquery('spanish', ${folded})`;
	if (!folded.includes('"'))
		return sql`select id, displayed_at from content.matched(${brand}, ${tsQuery}, ${section ?? null}, ${now}, ${maxCandidates + 1})`;
	const words = folded.replaceAll(/-"[^"]*"?/g, ' ').replaceAll('"', ' ');
	return sql`select id, displayed_at
		from content.matched(${brand}, websearch_to_tsquery('spanish', ${words}), ${section ?? null}, ${now}, ${checkedForPhrase})
		where words @@ ${tsQuery} limit ${maxCandidates + 1}`;
}
