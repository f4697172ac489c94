import type { Programme } from '#content/contract';
import type { BlockPage } from '../../block.ts';

/** The programme whose section this page shows; undefined on other pages and from page 2 of its stories. */
export async function programmeOf({ subject, context: { address, contentQueries } }: BlockPage): Promise<Programme | undefined> {
	return subject.kind === 'section' && address.page === 1 ? contentQueries.programme(subject.section.id) : undefined;
}
