import { sql } from 'kysely';
import { foldText } from '../ans/text/clean-text.ts';
import type { Card } from '../contract/contract.ts';
import type { QueryContext } from '../read/query-context.ts';
import { searchTerms, wordsOf } from './search-terms.ts';

/**
 * The words in the headlines and subheadlines of cards that match the terms of a search, as they are spelt there. The database compares
 * them, with the same rules for plurals and conjugations by which it found the stories.
 */
export async function matchedWords({ tables }: QueryContext, cards: readonly Card[], terms: string): Promise<readonly string[]> {
	const asked = askedWords(terms);
	const spelt = [...new Set(cards.flatMap(({ headline, subheadline = '' }) => wordsOf(`${headline} ${subheadline}`)))];
	if (asked.length === 0 || spelt.length === 0) return [];
	const { rows } = await sql<{ word: string }>`
		select word from unnest(${spelt}::text[], ${spelt.map(foldText)}::text[]) as spelt (word, folded)
		where to_tsvector('spanish', folded) @@ websearch_to_tsquery('spanish', ${asked.join(' or ')})`.execute(tables);
	return rows.map(({ word }) => word);
}

/** The folded words that stories are searched for, without those that a minus excludes. */
function askedWords(terms: string): readonly string[] {
	const { folded = '' } = searchTerms(terms) ?? {};
	return wordsOf(folded.replaceAll(/-"[^"]*"?|-[\p{L}\p{N}]+/gu, ' ')).filter((word) => word !== 'or');
}
