import type { SearchPeriod, SearchQuery, SearchResult } from '../contract/contract.ts';
import { termKey } from '../purge/purge-keys.ts';
import { cardsOf } from '../read/cards.ts';
import { type QueryContext, reportKeys } from '../read/query-context.ts';
import { correct } from './correct.ts';
import { type FoundRows, find, maxCandidates } from './find.ts';
import { matchedWords } from './matched-words.ts';
import { searchTerms } from './search-terms.ts';

const maxPage = 50;
const maxSize = 100;

/** One page of search results as rows, for cards and for ANS answers. */
export type SearchRows = FoundRows & {
	readonly terms: string;
	readonly correctedTerms?: string;
	readonly offset: number;
	readonly size: number;
};

/** A search from any result on. `type` is that of the document, such as `video`; default: any. */
type SearchRowsQuery = Omit<SearchQuery, 'page'> & { readonly offset: number; readonly type?: string | undefined };

/**
 * Searches the stories of a brand. Accents, capitals and plurals do not matter. When nothing is found, words that the brand never wrote
 * are replaced by the nearest words that it did write, and the result says so.
 */
export async function searchRows(context: QueryContext, { size, offset, ...query }: SearchRowsQuery): Promise<SearchRows> {
	reportKeys(context, termKey(context.brand.id, 'all'));
	const terms = searchTerms(query.terms);
	if (!terms) return { rows: [], total: 0, terms: '', offset, size };
	const { section, type, period } = query;
	const folded = { folded: terms.folded, size, offset, section, type, since: startOf(period, context.now) };
	const found = await find(context, folded);
	if (found.total > 0) return { ...found, terms: terms.display, offset, size };
	const corrected = await correct(context, terms.folded);
	const again = corrected === undefined ? found : await find(context, { ...folded, folded: corrected });
	// A correction that finds nothing helps nobody.
	const correction = corrected !== undefined && again.total > 0 ? { correctedTerms: corrected } : {};
	return { ...again, terms: terms.display, ...correction, offset, size };
}

/** Where a page begins, which is counted from 1, and how many works it has; within the limits of searches. */
export function pageOf({ page, size }: Pick<SearchQuery, 'page' | 'size'>): Pick<SearchRows, 'offset' | 'size'> {
	const most = clamp(size, maxSize);
	return { offset: (clamp(page, maxPage) - 1) * most, size: most };
}

const clamp = (value: number, max: number): number => (Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), max) : 1);

const days: Readonly<Record<SearchPeriod, number>> = { day: 1, week: 7, month: 31, year: 366 };

const startOf = (period: SearchPeriod | undefined, now: Date): Date | undefined =>
	period && new Date(now.getTime() - days[period] * 86_400_000);

export async function search(context: QueryContext, query: SearchQuery): Promise<SearchResult> {
	const { rows, total, ...page } = await searchRows(context, { ...query, ...pageOf(query) });
	const cards = await cardsOf(context, rows);
	return {
		...page,
		cards,
		matched: await matchedWords(context, cards, page.correctedTerms ?? page.terms),
		total: Math.min(total, maxCandidates),
		capped: total > maxCandidates,
	};
}
