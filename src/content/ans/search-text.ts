import type { AnsDocument } from './document.ts';
import { isObject, listAt, textAt } from './json.ts';
import { signers, tagsOf } from './labels/labels.ts';
import { cleanText } from './text/clean-text.ts';
import { plainText } from './text/sanitize.ts';

/** What a document is found by, in plain words, from what weighs most to what weighs least (PostgreSQL's A, B and C). */
export type SearchText = { readonly a: string; readonly b: string; readonly c: string };

/** Longest body that is indexed, in characters; PostgreSQL takes no more than 1 MB of words. */
const longestBody = 200_000;

/** Keys of elements that hold words of the story; raw HTML, code and embeds hold others. */
const wordKeys = ['content', 'text', 'caption', 'endorsement'];
const wordless: ReadonlySet<unknown> = new Set(['raw_html', 'code', 'custom_embed', 'oembed_response']);

/** The words of a document: the headline; subheadline, kicker, tags and authors; the body. Not folded: `foldText` does that. */
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
		c: wordsIn(listAt(document, 'content_elements'), 0).map(plainText).join(' ').slice(0, longestBody),
	};
}

function wordsIn(value: unknown, depth: number): readonly string[] {
	if (depth > 12) return [];
	if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, depth + 1));
	if (!isObject(value) || wordless.has(value.type)) return [];
	const own = wordKeys.flatMap((key) => textAt(value, key) ?? []);
	return [...own, ...['content_elements', 'items', 'rows', 'header', 'citation'].flatMap((key) => wordsIn(value[key], depth + 1))];
}
