// The view of the cover for the peer: the same blocks, from the same recorded content.
import { renderBody } from '../../src/site/render/render-body.tsx';
import { contextWith, cover, subject } from '../inside/cover.ts';
import { type Recording, replayingReader } from '../inside/recorded-reader.ts';

/** The elements of the page's body. */
export async function coverBody({ now, answers }: Recording) {
	const { body } = await renderBody(cover, subject, contextWith(replayingReader(answers), new Date(now)));
	return body;
}
