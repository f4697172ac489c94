import type { SearchResult } from '../contract/contract.ts';
import { termKey } from '../purge/purge-keys.ts';
import { cardsOf } from '../read/card-reader.ts';
import { type Reading, report } from '../read/reading.ts';
import { correct } from './correct.ts';
import { candidates, type FoundRows, find } from './find.ts';
import { searchTerms } from './search-terms.ts';

const mostPages = 50;
const longestPage = 100;

/** `page` starts at 1. */
export type Search = { readonly terms: string; readonly page: number; readonly size: number; readonly section?: string | undefined };

/** The rows that a search found, for cards and for ANS answers. */
export type FoundPage = FoundRows & {
	readonly terms: string;
	readonly correctedTerms?: string;
	readonly offset: number;
	readonly size: number;
};

/**
 * Searches the stories of a brand. Accents, capitals and plurals do not matter; when nothing is found, words that the brand never
 * wrote are replaced by the nearest that it did, and the answer says so.
 */
export async function searchRows(reading: Reading, search: Search): Promise<FoundPage> {
	report(reading, termKey(reading.brand.id, 'all'));
	const size = whole(search.size, longestPage);
	const offset = (whole(search.page, mostPages) - 1) * size;
	const terms = searchTerms(search.terms);
	if (!terms) return { rows: [], total: 0, terms: '', offset, size };
	const asked = { folded: terms.folded, size, offset, section: search.section };
	const found = await find(reading, asked);
	if (found.total > 0) return { ...found, terms: terms.shown, offset, size };
	const corrected = await correct(reading, terms.folded);
	const again = corrected === undefined ? found : await find(reading, { ...asked, folded: corrected });
	// A word that leads to nothing is not told: it may stand in a story that is not out yet (C08).
	const told = corrected !== undefined && again.total > 0 ? { correctedTerms: corrected } : {};
	return { ...again, terms: terms.shown, ...told, offset, size };
}

const whole = (value: number, most: number): number => (Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), most) : 1);

export async function search(reading: Reading, asked: Search): Promise<SearchResult> {
	const { rows, total, ...page } = await searchRows(reading, asked);
	return {
		...page,
		cards: await cardsOf(reading, rows),
		total: Math.min(total, candidates),
		capped: total > candidates,
	};
}
