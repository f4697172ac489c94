// The lists of the newsroom's desk.
import { type RawBuilder, sql } from 'kysely';
import { cardPicture } from '../ans/card-picture.ts';
import { type JsonObject, objectsAt, textAt } from '../ans/json.ts';
import type { DeskPage, DeskQuery, DeskRow, WorkState } from '../contract/contract.ts';
import type { QueryContext, QueryScope } from '../read/query-context.ts';
import { searchTerms } from '../search/search-terms.ts';
import { documentIn, isCurrent, isNewest, isPlanned, isSpiked, isTaken, type WorkRow, workRows } from './work-rows.ts';

const pageSize = 40;

/** The most search results that the lists of a brand are narrowed to. */
const maxFound = 1_000;

export type DeskScope = QueryScope & Pick<QueryContext, 'readContext'>;

/** One page of the works in a state. Published works are sorted by their display time, the others by when their text arrived. */
export async function deskPage(scope: DeskScope, query: DeskQuery): Promise<DeskPage> {
	const { works, ...page } = await deskWorks(scope, query);
	return { rows: works.map((row) => rowOf(row, scope)), ...page };
}

/** The works of one page, with their texts. */
export async function deskWorks(
	scope: DeskScope,
	query: DeskQuery,
): Promise<{ readonly works: readonly WorkRow[]; readonly next?: number }> {
	const among = query.state === 'published' ? amongPlaced(scope, query) : amongTexts(query);
	const conditions = [among, ...(query.also ? [isAlsoOn(query.also)] : []), ...(query.type ? [sql`d.type = ${query.type}`] : [])];
	const narrowed = sql.join(conditions, sql` and `);
	const rows = await workRows(
		scope,
		sql`${inState(query.state, scope.now)} and ${narrowed} order by ${orderOf(query.state)} limit ${pageSize + 1} offset ${query.from}`,
	);
	return { works: rows.slice(0, pageSize), ...(rows.length > pageSize && { next: query.from + pageSize }) };
}

/** The order of a list: scheduled works by their next time, all others by the newest first. */
function orderOf(state: WorkState): RawBuilder<unknown> {
	if (state === 'published') return sql`p.displayed_at desc, d.id`;
	if (state !== 'scheduled') return sql`r.received_at desc, d.id`;
	return sql`coalesce((select min(plan.due_at) from content.plan where plan.brand = d.brand and plan.work = d.id
		and plan.state in ('waiting', 'missed')), p.visible_from), d.id`;
}

function inState(state: WorkState, now: Date): RawBuilder<boolean> {
	const published = sql`d.edition = 'published' and d.state = 'here' and p.revision = d.revision`;
	switch (state) {
		case 'working':
			return sql`d.edition = 'draft' and d.state = 'here' and ${isNewest} and not ${isTaken} and not (${isSpiked}) and not ${isPlanned}`;
		case 'scheduled':
			return sql`((${published} and p.visible_from > ${now}) or (${isPlanned} and ${isNewest}))`;
		case 'published':
			return sql`${published} and p.visible_from <= ${now}`;
		case 'withdrawn':
			return sql`${isCurrent} and ${isTaken} and not (${isSpiked}) and not ${isPlanned}`;
		case 'spiked':
			return sql`${isCurrent} and ${isSpiked}`;
	}
}

/** Whether a work is shown on another brand, too. */
const isAlsoOn = (brand: string): RawBuilder<boolean> =>
	sql`exists (select from content.placement as other where other.brand = ${brand} and other.id = d.id and other.owner = d.brand)`;

/** Narrows published works by the terms of their placements and by the search index. */
function amongPlaced({ brand, now }: QueryScope, { section, author, words }: DeskQuery): RawBuilder<boolean> {
	const terms = [...(section ? [`section:${section}`] : []), ...(author ? [`author:${author}`] : [])];
	const folded = words && searchTerms(words)?.folded;
	const hasTerms = sql`p.terms @> ${sql.val(terms)}::text[]`;
	if (!folded) return sql`${hasTerms}`;
	return sql`${hasTerms} and d.id in (select id from content.matched(
		${brand.id}, websearch_to_tsquery('spanish', ${folded}), null, ${now}, ${maxFound}))`;
}

/** Narrows drafts by their texts: there are few drafts, and no index has them. */
function amongTexts({ section, author, words }: DeskQuery): RawBuilder<boolean> {
	const json = sql`ltrim(r.body, ${'\uFEFF'})::json`;
	const conditions = [
		...(section ? [sql`${json} #>> '{taxonomy,primary_section,_id}' = ${section}`] : []),
		...(author ? [sql`exists (select from json_array_elements(${json} #> '{credits,by}') as one where one ->> 'slug' = ${author})`] : []),
		...(words ? [sql`${json} #>> '{headlines,basic}' ilike ${containing(words)}`] : []),
	];
	return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

const containing = (words = ''): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

function rowOf(row: WorkRow, { readContext }: DeskScope): DeskRow {
	const work = documentIn(row);
	return {
		id: row.id,
		revision: row.revision,
		type: row.type,
		headline: textAt(work, 'headlines', 'basic'),
		picture: cardPicture(work, readContext),
		section: textAt(work, 'taxonomy', 'primary_section', 'name') ?? textAt(work, 'taxonomy', 'primary_section', '_id'),
		authors: namesOf(work),
		path: row.path ?? undefined,
		receivedAt: row.received_at.toISOString(),
		sender: row.sender,
		displayedAt: row.displayed_at?.toISOString(),
		isPublished: row.published !== null,
		isDraft: row.edition === 'draft',
		isTaken: row.is_taken,
		plans: row.plans,
	};
}

const namesOf = (work: JsonObject): readonly string[] =>
	objectsAt(work, 'credits', 'by').flatMap((author) => textAt(author, 'byline') ?? textAt(author, 'name') ?? []);
