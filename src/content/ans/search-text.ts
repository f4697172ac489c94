import type { AnsDocument } from './document.ts';
import { isObject, listAt, textAt } from './json.ts';
import { signers, tagsOf } from './labels/labels.ts';
import { cleanText } from './text/clean-text.ts';
import { plainText } from './text/sanitize.ts';

/** The plain words by which a document is found, from the highest weight to the lowest (PostgreSQL's A, B and C). */
export type SearchText = { readonly a: string; readonly b: string; readonly c: string };

/** Longest body that is indexed, in characters; PostgreSQL's limit is 1 MB of words. */
const maxBodyLength = 200_000;

/** Members of elements that have words of the story. The texts of raw HTML, code and embeds do not count. */
const wordKeys = ['content', 'text', 'caption', 'endorsement'];
/** Members of elements that have other elements or their words. */
const holders = ['content_elements', 'items', 'rows', 'header', 'citation'];
const withoutWords: ReadonlySet<unknown> = new Set(['raw_html', 'code', 'custom_embed', 'oembed_response']);

/** The words of a document: `a` has the headline; `b` the subheadline, kicker, tags and authors; `c` the body. They are not folded. */
export function searchText(document: AnsDocument): SearchText {
	const names = signers(document).map((author) => textAt(author, 'name') ?? '');
	const labels = [
		textAt(document, 'subheadlines', 'basic'),
		textAt(document, 'description', 'basic'),
		textAt(document, 'label', 'basic', 'text'),
	];
	return {
		a: cleanText(textAt(document, 'headlines', 'basic') ?? ''),
		b: plainText([...labels, ...tagsOf(document).map(({ text }) => text), ...names].filter((words) => words).join(' ')),
		c: wordsIn(listAt(document, 'content_elements'), 0).map(plainText).join(' ').slice(0, maxBodyLength),
	};
}

function wordsIn(value: unknown, depth: number): readonly string[] {
	if (depth > 12) return [];
	if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, depth + 1));
	if (!isObject(value) || withoutWords.has(value.type)) return [];
	const own = wordKeys.flatMap((key) => textAt(value, key) ?? []);
	return [...own, ...holders.flatMap((key) => (value[key] === undefined ? [] : wordsIn(value[key], depth + 1)))];
}
