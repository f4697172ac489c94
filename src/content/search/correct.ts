import { sql } from 'kysely';
import type { QueryContext } from '../read/query-context.ts';
import { find } from './find.ts';
import { wordsOf } from './search-terms.ts';

/** Shorter words are not corrected: too many words are equally near. */
const minLength = 4;
/** How many near words the database returns for ranking. */
const maxNearest = 12;

/** Replaces each word that the brand's stories do not have by the nearest one that they do. Returns undefined when no word is replaced. */
export async function correct(context: QueryContext, folded: string): Promise<string | undefined> {
	const words = [...new Set(wordsOf(folded).filter((word) => word.length >= minLength && !/\d/.test(word)))];
	const unknown = await unknownWords(context, words);
	const nearest = await Promise.all(unknown.map(async (word) => [word, await nearestWord(context, word)] as const));
	const corrections = new Map(nearest.flatMap(([word, found]) => (found === undefined ? [] : [[word, found]])));
	if (corrections.size === 0) return undefined;
	return folded.replaceAll(/[\p{L}\p{N}]+/gu, (word) => corrections.get(word) ?? word);
}

async function unknownWords({ tables, brand }: QueryContext, words: readonly string[]): Promise<readonly string[]> {
	const known = await tables
		.selectFrom('content.vocabulary')
		.select('word')
		.where('brand', '=', brand.id)
		.where('word', '=', sql<string>`any(${words}::text[])`)
		.execute();
	return words.filter((word) => !known.some((row) => row.word === word));
}

/**
 * The nearest word of the vocabulary: candidates by shared trigrams (in the database), then the fewest typing errors. The vocabulary has the
 * words of stories that are not published yet too; those stay secret (C08).
 */
async function nearestWord(context: QueryContext, word: string): Promise<string | undefined> {
	const { tables, brand } = context;
	const { rows } = await sql<{ word: string }>`
		select word from content.vocabulary where brand = ${brand.id} and word % ${word} order by word <-> ${word} limit ${maxNearest}`.execute(
		tables,
	);
	const ranked = rows
		.map((row) => ({ word: row.word, errors: typingErrors(row.word, word) }))
		.toSorted((one, other) => one.errors - other.errors);
	const best = ranked[0];
	if (best === undefined || best.errors > Math.max(1, Math.floor(word.length / 4))) return undefined;
	const { total } = await find(context, { folded: best.word, size: 1, offset: 0 });
	return total > 0 ? best.word : undefined;
}

/** How many letters are missing, added, wrong or swapped (optimal string alignment distance). Words have at most 24 letters. */
export function typingErrors(one: string, other: string): number {
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_none, index) => index);
	for (let i = 1; i <= one.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= other.length; j += 1) {
			const same = one[i - 1] === other[j - 1];
			const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
			const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			next[j] = swapped ? Math.min(cost, (before[j - 2] ?? cost) + 1) : cost;
		}
		before = row;
		row = next;
	}
	return row.at(-1) ?? 0;
}
