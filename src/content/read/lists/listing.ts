import { sql } from 'kysely';
import type { Listing, ListQuery } from '../../contract/contract.ts';
import { cardsOf } from '../card-reader.ts';
import type { Placed, Reading } from '../reading.ts';
import { reportLists } from './list.ts';
import { listAsk } from './list-ask.ts';

/** A list counts no further: readers learn "more than 1,000". */
const countedUpTo = 1_000;

/** The works of one page of a list and how many the list has. */
export type ListingRows = Omit<Listing, 'cards'> & { readonly rows: readonly Placed[] };

/** One page of a list that tells how long it is. */
export async function listing(reading: Reading, query: ListQuery): Promise<Listing> {
	const { rows, ...page } = await listingRows(reading, query);
	return { ...page, cards: await cardsOf(reading, rows) };
}

export async function listingRows(reading: Reading, query: ListQuery): Promise<ListingRows> {
	reportLists(reading, query);
	const { brand, now, tables } = reading;
	const { lists, must, one_of: oneOf, none_of: noneOf, without, size, skipped: offset } = listAsk(query);
	const counted = Math.max(countedUpTo, offset + size) + 1;
	const { rows } = await sql<MaybePlaced & { total: number }>`
		with matching as materialized (
			select * from content.listed(${brand.id}, ${lists}, ${must}, ${oneOf}, ${noneOf}, ${without}, ${now}, ${counted})
		), page as (select * from matching order by displayed_at desc, id desc limit ${size} offset ${offset})
		select p.id, p.path, p.revision, counted.total
		from (select count(*)::int as total from matching) as counted
		left join page on true left join content.placement as p on p.brand = ${brand.id} and p.id = page.id
		order by page.displayed_at desc, page.id desc`.execute(tables);
	const total = rows[0]?.total ?? 0;
	return { rows: rows.flatMap(foundRow), total: Math.min(total, counted - 1), capped: total >= counted, offset, size };
}

/** Counts come with every page, so an empty one is a row of nulls. */
export type MaybePlaced = { readonly [Key in 'id' | 'path' | 'revision']: string | null };

export const foundRow = ({ id, path, revision }: MaybePlaced): readonly Placed[] =>
	id === null || path === null || revision === null ? [] : [{ id, path, revision }];
