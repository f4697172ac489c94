import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Card, ContentQueries } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { Subject } from '../../subject.ts';
import { Pagination } from '../story-list/pagination.tsx';
import { StoryList } from '../story-list/story-list.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-results.module.css';
import { searchTitle } from './search-title.ts';
import { type Filter, SectionFilter } from './section-filter.tsx';

/** How many of the latest stories a search without results offers instead. */
const fallbackSize = 6;

type Search = Extract<Subject, { kind: 'search' }>;
type SearchData = { readonly search: Search; readonly sections: readonly Filter[]; readonly latest: readonly Card[] };

/** The search form, filters by section and one page of the results (SEARCH-01). */
export const searchResults = defineBlock({
	fields: v.object({}),
	async load(_, { subject, context: { contentQueries } }): Promise<SearchData | undefined> {
		if (subject.kind !== 'search') return undefined;
		const { result } = subject;
		const [latest, sections] = await Promise.all([
			result?.cards.length === 0 ? contentQueries.list({ all: ['all'], size: fallbackSize }) : [],
			filtersOf(subject, contentQueries),
		]);
		return { search: subject, sections, latest };
	},
	view: ({ data: { search, sections, latest }, context: { address, brand, now } }) => {
		const { result } = search;
		return (
			<div className={styles.search}>
				<h1 className={styles.title}>{searchTitle(search, brand.texts)}</h1>
				<SearchForm terms={result?.terms ?? ''} texts={brand.texts} />
				<SectionFilter sections={sections} chosen={search.section?.id} path={address.path} texts={brand.texts} />
				{result === undefined ? (
					<p className={styles.hint}>{brand.texts.searchEmptyHint}</p>
				) : (
					<ResultCount result={result} section={search.section} brand={brand} />
				)}
				{result && <StoryList cards={result.cards} look="list" brand={brand} now={now} eager={address.page === 1} />}
				{result && <Pagination listing={result} address={address} texts={brand.texts} />}
				{latest.length > 0 && <Latest cards={latest} brand={brand} now={now} />}
			</div>
		);
	},
});

/** The sections to filter by: the chosen one first, then those of the main menu. There are none when a search of the whole site found nothing. */
async function filtersOf({ result, section }: Search, contentQueries: ContentQueries): Promise<readonly Filter[]> {
	if (result === undefined || (section === undefined && result.total === 0)) return [];
	const menu = await contentQueries.navigation('primary');
	const sections = menu.flatMap(({ kind, id, text }) => (kind === 'section' ? [{ id, name: text }] : []));
	return section === undefined ? sections : [section, ...sections.filter(({ id }) => id !== section.id)];
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
