import { type Arrangement, row, rowOfTwo } from '../arrangement.ts';

/** The list of a page, with the most-read stories beside it. */
export const listWithMostRead = rowOfTwo([{ block: 'listing' }], [{ block: 'most-read' }, { block: 'ad', fields: { place: 'rail' } }]);

/** The rows of a page that lists stories. */
export const listArrangement = (head: 'author-head' | 'collection-head' | 'section-head' | 'tag-head'): Arrangement => [
	row('brick_100', { block: head }),
	listWithMostRead,
];

/** The rows of a page that lists links. */
export const indexArrangement: Arrangement = [row('brick_100', { block: 'index' })];
