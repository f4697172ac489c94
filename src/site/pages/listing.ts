import type { Listing, ListQuery } from '#content/contract';
import type { RenderContext } from '../render-context.ts';

/** How many stories one page of a list has. */
export const listSize = 20;

/** Loads the stories on the requested page of a list. */
export function loadListing(query: Omit<ListQuery, 'size' | 'offset'>, context: RenderContext): Promise<Listing> {
	return context.contentQueries.listing({ ...query, size: listSize, offset: (context.address.page - 1) * listSize });
}

/** Whether the list has a page after this one. */
export function hasNextPage({ offset, cards, total }: Listing): boolean {
	return offset + cards.length < total;
}

/** Whether the page is past the end of its list. The first page never is, even when it is empty. */
export function isPastTheEnd(listing: Listing): boolean {
	return listing.cards.length === 0 && listing.offset > 0;
}
