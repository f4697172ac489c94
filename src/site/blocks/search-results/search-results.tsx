import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Card, ContentQueries } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { Subject } from '../../subject.ts';
import { Pagination } from '../story-list/pagination.tsx';
import { StoryList } from '../story-list/story-list.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-results.module.css';
import { searchTitle } from './search-title.ts';

/** How many of the latest stories a search without results offers instead. */
const fallbackSize = 6;

type Search = Extract<Subject, { kind: 'search' }>;
type SearchData = {
	readonly search: Search;
	/** The sections to filter by; undefined where there is nothing to filter. */
	readonly sections: readonly SectionName[] | undefined;
	readonly latest: readonly Card[];
};
type SectionName = { readonly id: string; readonly name: string };

/** The search form, filters by section and date, and one page of the results (SEARCH-01). */
export const searchResults = defineBlock({
	fields: v.object({}),
	async load(_, { subject, context: { address, contentQueries } }): Promise<SearchData | undefined> {
		if (subject.kind !== 'search') return undefined;
		const { result, section } = subject;
		const isFiltered = section !== undefined || address.period !== undefined;
		const [latest, sections] = await Promise.all([
			result?.cards.length === 0 ? contentQueries.list({ all: ['all'], size: fallbackSize }) : [],
			result && (isFiltered || result.total > 0) ? sectionsToChoose(section, contentQueries) : undefined,
		]);
		return { search: subject, sections, latest };
	},
	view: ({ data: { search, sections, latest }, context: { address, brand, now } }) => {
		const { result } = search;
		return (
			<div className={styles.search}>
				<h1 className={styles.title}>{searchTitle(search, brand.texts)}</h1>
				<SearchForm terms={result?.terms ?? ''} texts={brand.texts} />
				{sections && <SearchFilters sections={sections} chosen={search.section?.id} address={address} texts={brand.texts} />}
				{result === undefined ? (
					<p className={styles.hint}>{brand.texts.searchEmptyHint}</p>
				) : (
					<ResultCount result={result} section={search.section} isRecent={address.period !== undefined} brand={brand} />
				)}
				{result && (
					<StoryList cards={result.cards} look="list" brand={brand} now={now} eager={address.page === 1} marked={new Set(result.matched)} />
				)}
				{result && <Pagination listing={result} address={address} texts={brand.texts} />}
				{latest.length > 0 && <Latest cards={latest} brand={brand} now={now} />}
			</div>
		);
	},
});

/** The sections to filter by: the chosen one first, then those of the main menu. */
async function sectionsToChoose(chosen: SectionName | undefined, contentQueries: ContentQueries): Promise<readonly SectionName[]> {
	const menu = await contentQueries.navigation('primary');
	const sections = menu.flatMap(({ kind, id, text }) => (kind === 'section' ? [{ id, name: text }] : []));
	return chosen === undefined ? sections : [chosen, ...sections.filter(({ id }) => id !== chosen.id)];
}

function Latest({ cards, brand, now }: { cards: readonly Card[]; brand: Brand; now: Date }) {
	return (
		<section className={styles.latest} aria-labelledby="lo-ultimo">
			<h2 id="lo-ultimo" className={styles.subtitle}>
				{brand.texts.latestNews}
			</h2>
			<StoryList cards={cards} look="list" brand={brand} now={now} />
		</section>
	);
}
