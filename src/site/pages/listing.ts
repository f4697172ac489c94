import type { ContentQueries, Listing, ListQuery } from '#content/contract';
import type { Visit } from '../visit.ts';

/** Stories on one page of a list. */
export const listSize = 20;

/** The stories of the visit's page of a list. */
export function listOf(query: Omit<ListQuery, 'size' | 'offset'>, visit: Visit): Promise<Listing> {
	return visit.reader.listing({ ...query, size: listSize, offset: (visit.address.page - 1) * listSize });
}

/** Whether the list goes on after this page. */
export function goesOn({ offset, cards, total }: Listing): boolean {
	return offset + cards.length < total;
}

/** A page past the end of a list is no page, but for the first, which may be empty. */
export function pastTheEnd(listing: Listing): boolean {
	return listing.cards.length === 0 && listing.offset > 0;
}

/** The section at a path such as `/deportes/futbol/`. */
export function sectionAt(path: string, reader: ContentQueries) {
	return reader.section(path.slice(0, -1));
}
