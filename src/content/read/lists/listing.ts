import { sql } from 'kysely';
import type { Listing, ListQuery } from '../../contract/contract.ts';
import { cardsOf } from '../cards.ts';
import type { ListingRows, PlacedWork } from '../placed-work.ts';
import type { QueryContext, QueryScope } from '../query-context.ts';
import { reportLists } from './list.ts';
import { listRequest } from './list-request.ts';

/** The count of a list ends here; the page then says "more than 1,000". */
export const maxCount = 1_000;

/** One page of a list with the length of the list. */
export async function listing(context: QueryContext, query: ListQuery): Promise<Listing> {
	const { rows, ...page } = await listingRows(context, query);
	return { ...page, cards: await cardsOf(context, rows) };
}

export function listingRows(context: QueryContext, query: ListQuery): Promise<ListingRows> {
	reportLists(context, query);
	return context.load.listing(query);
}

/** Finds one page of a list and counts the list. */
export async function findListing({ brand, now, tables }: QueryScope, query: ListQuery): Promise<ListingRows> {
	const { lists, must, one_of: oneOf, none_of: noneOf, without, size, skipped: offset } = listRequest(query);
	const counted = Math.max(maxCount, offset + size) + 1;
	const { rows } = await sql<MaybePlaced & { total: number }>`
		with matching as materialized (
			select * from content.listed(${brand.id}, ${lists}, ${must}, ${oneOf}, ${noneOf}, ${without}, ${now}, ${counted})
		), page as (select * from matching order by displayed_at desc, id desc limit ${size} offset ${offset})
		select p.id, p.path, p.revision, counted.total
		from (select count(*)::int as total from matching) as counted
		left join page on true left join content.placement as p on p.brand = ${brand.id} and p.id = page.id
		order by page.displayed_at desc, page.id desc`.execute(tables);
	const total = rows[0]?.total ?? 0;
	return { rows: rows.flatMap(placedRow), total: Math.min(total, counted - 1), capped: total >= counted, offset, size };
}

/** A row of a counted query. The count comes with every row, so an empty page is one row of nulls. */
export type MaybePlaced = { readonly [Key in 'id' | 'path' | 'revision']: string | null };

/** The work of a row of a counted query; none for the row of an empty page. */
export const placedRow = ({ id, path, revision }: MaybePlaced): readonly PlacedWork[] =>
	id === null || path === null || revision === null ? [] : [{ id, path, revision }];
