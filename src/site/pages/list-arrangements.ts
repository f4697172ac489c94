import { type Arrangement, row, rowOfTwo } from '../arrangement.ts';

/** The rows of a page that lists stories: a head, then the list with the most-read stories beside it. */
export const listArrangement = (head: 'author-head' | 'collection-head' | 'section-head' | 'tag-head'): Arrangement => [
	row('brick_100', { block: head }),
	rowOfTwo([{ block: 'listing' }], [{ block: 'most-read' }]),
];

/** The rows of a page that lists links. */
export const indexArrangement: Arrangement = [row('brick_100', { block: 'index' })];
