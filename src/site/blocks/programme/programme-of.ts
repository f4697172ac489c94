import type { Programme } from '#content/contract';
import type { BlockPage } from '../../block.ts';

/** The programme that the section of a page is; undefined for other pages, and for the further pages of its stories. */
export async function programmeOf({ subject, context: { address, contentQueries } }: BlockPage): Promise<Programme | undefined> {
	return subject.kind === 'section' && address.page === 1 ? contentQueries.programme(subject.section.id) : undefined;
}
