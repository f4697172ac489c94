import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Card, SearchResult } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Pages } from '../story-list/pages.tsx';
import { Stories } from '../story-list/stories.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-results.module.css';

/** Stories offered where nothing was found. */
const instead = 6;

type Data = { readonly result: SearchResult | undefined; readonly latest: readonly Card[] };

/** The search form, and what it found, page by page (SEARCH-01). */
export const searchResults = defineBlock({
	name: 'search-results',
	fields: v.object({}),
	async ask(_, { subject, visit: { reader } }): Promise<Data | undefined> {
		if (subject.kind !== 'search') return undefined;
		const { result } = subject;
		const latest = result?.cards.length === 0 ? await reader.list({ all: ['all'], size: instead }) : [];
		return { result, latest };
	},
	view: ({ data: { result, latest }, visit: { address, brand, now } }) => (
		<div className={styles.search}>
			<h1 className={styles.title}>
				{result === undefined ? brand.texts.searchTitle : fill(brand.texts.searchResults, { terms: result.terms })}
			</h1>
			<SearchForm terms={result?.terms ?? ''} texts={brand.texts} />
			{result === undefined ? <p className={styles.hint}>{brand.texts.searchEmptyHint}</p> : <Told result={result} brand={brand} />}
			{result && <Stories cards={result.cards} look="list" brand={brand} now={now} eager={address.page === 1} />}
			{result && <Pages listing={result} address={address} texts={brand.texts} />}
			{latest.length > 0 && <Latest cards={latest} brand={brand} now={now} />}
		</div>
	),
});

/** How much was found, for which words. */
function Told({ result: { capped, correctedTerms, terms, total }, brand: { texts } }: { result: SearchResult; brand: Brand }) {
	if (total === 0) {
		return (
			<div className={styles.hint}>
				<p className={styles.nothing}>{fill(texts.searchNothing, { terms })}</p>
				<p>{texts.searchNothingHint}</p>
			</div>
		);
	}
	const count = total === 1 ? texts.resultsOne : fill(capped ? texts.resultsCapped : texts.resultsMany, { n: total });
	return (
		<div className={styles.hint}>
			{correctedTerms && <p className={styles.nothing}>{fill(texts.searchCorrected, { terms: correctedTerms })}</p>}
			<p>{count}</p>
		</div>
	);
}

function Latest({ cards, brand, now }: { cards: readonly Card[]; brand: Brand; now: Date }) {
	return (
		<section className={styles.latest} aria-labelledby="lo-ultimo">
			<h2 id="lo-ultimo" className={styles.subtitle}>
				{brand.texts.latestNews}
			</h2>
			<Stories cards={cards} look="list" brand={brand} now={now} />
		</section>
	);
}
