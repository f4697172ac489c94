// The words of works, by which misspelt searches are corrected.
import { sql } from 'kysely';
import type { SearchText } from '../../ans/search-text.ts';
import type { Tables } from '../../store/tables.ts';

/** Adds words to the vocabulary. Two publications never deadlock: the words are sorted, and written after all else. */
export async function writeVocabulary(tables: Tables, brand: string, words: Iterable<string>): Promise<void> {
	const sorted = [...words].sort();
	if (sorted.length === 0) return;
	await sql`insert into content.vocabulary (brand, word) select ${brand}, word from unnest(${sorted}::text[]) as known (word)
		on conflict do nothing`.execute(tables);
}

/** What may hold words; nearly always it is one. Unicode takes four times longer to tell letters, so only new pieces are looked at with it. */
const piece = /[0-9A-Za-z\u0080-\uffff]{4,}/g;
const word = /^\p{L}{4,24}$/u;

/** The words of 4 to 24 letters in folded texts, each once, without those that are known. */
export function wordsOf(texts: readonly SearchText[], known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
	const pieces = texts.flatMap(({ a, b, c }) => (`${a} ${b} ${c}`.match(piece) ?? []).filter((text) => !known.has(text)));
	const unknown = [...new Set(pieces)].flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
	return new Set(unknown.filter((text) => word.test(text) && !known.has(text)));
}
