import type { JsonObject } from '../ans/json.ts';
import { plainText } from '../ans/text/sanitize.ts';
import type { Note } from './html/html-context.ts';

/** Longest title that is made of the first words of a text, in characters. */
const titleLength = 80;

type Words = { readonly elements: readonly JsonObject[]; readonly summary: string; readonly note: Note };

/** A story without a title gets its first words, so that no link is without a name. */
export function titleOfWords({ elements, summary, note }: Words): string {
	const first = elements.map(({ content }) => (typeof content === 'string' ? plainText(content) : '')).find((words) => words !== '');
	const words = first ?? summary;
	if (words !== '') note('texts without a title got their first words as one');
	return words.length <= titleLength ? words : `${words.slice(0, words.lastIndexOf(' ', titleLength) || titleLength).trim()}…`;
}
