// The view of the cover for the baseline: the same blocks with the same recorded content.
import { pageBody } from '../../src/site/render/page-body.tsx';
import { contextWith, cover, subject } from '../inside/cover.ts';
import { type Recording, replayQueries } from '../inside/recorded-queries.ts';

/** The elements of the page's body. */
export async function coverBody({ now, answers }: Recording) {
	return pageBody(cover, subject, contextWith(replayQueries(answers), new Date(now)));
}
