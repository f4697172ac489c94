// Writes and removes what lists and searches have of a work: its placement, its terms, its search entry and its words.
import { sql } from 'kysely';
import { inOneStatement } from '#platform/database/one-statement';
import type { SearchText } from '../ans/search-text.ts';
import type { Tables } from '../store/tables.ts';
import { type Placement, sectionsOf } from './placement.ts';

/** Replaces the placement of a work, its lists and its search entry, and adds its words to the vocabulary. */
export async function writeEntries(tables: Tables, placement: Placement, path: string): Promise<void> {
	await inOneStatement(tables, {
		placement: writtenPlacement(tables, placement, path),
		leftTerms: leftTerms(tables, placement),
		terms: writtenTerms(tables, placement),
		search: writtenSearch(tables, placement),
	});
	await writeVocabulary(tables, placement.brand.id, wordsOf([placement.text]));
}

const windowColumns = ({ window }: Placement) => ({ displayed_at: window.displayedAt, visible_from: window.from, visible_to: window.to });

function writtenPlacement(tables: Tables, placement: Placement, path: string) {
	const { owner, revision, terms } = placement;
	const row = { owner, path, ...windowColumns(placement), card: JSON.stringify(placement.card), revision, terms };
	return tables
		.insertInto('content.placement')
		.values({ brand: placement.brand.id, id: placement.id, ...row })
		.onConflict((conflict) => conflict.columns(['brand', 'id']).doUpdateSet(row));
}

/** The lists that the work is on no more. */
const leftTerms = (tables: Tables, { brand, id, terms }: Placement) =>
	tables
		.deleteFrom('content.placement_term')
		.where('brand', '=', brand.id)
		.where('id', '=', id)
		.where((where) => where.not(where('term', '=', sql<string>`any(${terms})`)));

function writtenTerms(tables: Tables, placement: Placement) {
	const { brand, id, terms } = placement;
	const row = { ...windowColumns(placement), terms };
	const rows = terms.map((term) => ({ brand: brand.id, id, term, ...row }));
	return tables
		.insertInto('content.placement_term')
		.values(rows)
		.onConflict((conflict) => conflict.columns(['brand', 'id', 'term']).doUpdateSet(row));
}

function writtenSearch(tables: Tables, placement: Placement) {
	const { brand, id, text, terms } = placement;
	const words = sql<string>`setweight(to_tsvector('spanish', ${text.a}), 'A')
		|| setweight(to_tsvector('spanish', ${text.b}), 'B') || setweight(to_tsvector('spanish', ${text.c}), 'C')`;
	const row = { ...windowColumns(placement), sections: sectionsOf(terms), words };
	return tables
		.insertInto('content.search_entry')
		.values({ brand: brand.id, id, ...row })
		.onConflict((conflict) => conflict.columns(['brand', 'id']).doUpdateSet(row));
}

/**
 * Adds words to the vocabulary, by which misspelt searches are corrected. Two publications never deadlock: the words are sorted, and
 * written after all else.
 */
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

/** Deletes a placement with its lists and search entry. Returns the terms and the time that it had; undefined when there was none. */
export async function removeEntries(tables: Tables, brand: string, id: string) {
	await tables.deleteFrom('content.placement_term').where('brand', '=', brand).where('id', '=', id).execute();
	await tables.deleteFrom('content.search_entry').where('brand', '=', brand).where('id', '=', id).execute();
	return tables
		.deleteFrom('content.placement')
		.where('brand', '=', brand)
		.where('id', '=', id)
		.returning(['terms', 'displayed_at'])
		.executeTakeFirst();
}
