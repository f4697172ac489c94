import { sql } from 'kysely';
import type { Reading } from '../read/reading.ts';
import { wordsOf } from './search-terms.ts';

/** Words shorter than this are left as they are: every other word is as near. */
const shortest = 4;
const nearest = 12;

/** The terms with each word that the brand's stories do not have replaced by the nearest that they do; undefined when none is. */
export async function correct(reading: Reading, folded: string): Promise<string | undefined> {
	const words = [...new Set(wordsOf(folded).filter((word) => word.length >= shortest && !/\d/.test(word)))];
	const near = await Promise.all((await unknownOf(reading, words)).map(async (word) => [word, await nearestWord(reading, word)] as const));
	const better = new Map(near.flatMap(([word, found]) => (found === undefined ? [] : [[word, found]])));
	if (better.size === 0) return undefined;
	return folded.replaceAll(/[\p{L}\p{N}]+/gu, (word) => better.get(word) ?? word);
}

async function unknownOf({ tables, brand }: Reading, words: readonly string[]): Promise<readonly string[]> {
	const known = await tables
		.selectFrom('content.vocabulary')
		.select('word')
		.where('brand', '=', brand.id)
		.where('word', '=', sql<string>`any(${words}::text[])`)
		.execute();
	return words.filter((word) => !known.some((row) => row.word === word));
}

/** By letters in common in the database, then by the fewest slips of the finger. */
async function nearestWord({ tables, brand }: Reading, word: string): Promise<string | undefined> {
	const { rows } = await sql<{ word: string }>`
		select word from content.vocabulary where brand = ${brand.id} and word % ${word} order by word <-> ${word} limit ${nearest}`.execute(
		tables,
	);
	const ranked = rows.map((row) => ({ word: row.word, slips: slips(row.word, word) })).toSorted((one, other) => one.slips - other.slips);
	const best = ranked[0];
	return best && best.slips <= Math.max(1, Math.floor(word.length / 4)) ? best.word : undefined;
}

/** How many letters were left out, put in, mistaken or swapped (optimal string alignment). Words have 24 letters at most. */
export function slips(one: string, other: string): number {
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
