import type { ContentQueries, Listing, ListQuery } from '#content/contract';
import type { RenderContext } from '../render-context.ts';

/** Stories on one page of a list. */
export const listSize = 20;

/** The stories of the context's page of a list. */
export function loadListing(query: Omit<ListQuery, 'size' | 'offset'>, context: RenderContext): Promise<Listing> {
	return context.contentQueries.listing({ ...query, size: listSize, offset: (context.address.page - 1) * listSize });
}

/** Whether the list goes on after this page. */
export function hasNextPage({ offset, cards, total }: Listing): boolean {
	return offset + cards.length < total;
}

/** A page past the end of a list is no page, but for the first, which may be empty. */
export function isPastTheEnd(listing: Listing): boolean {
	return listing.cards.length === 0 && listing.offset > 0;
}

/** The section at a path such as `/deportes/futbol/`. */
export function sectionAt(path: string, contentQueries: ContentQueries) {
	return contentQueries.section(path.slice(0, -1));
}
