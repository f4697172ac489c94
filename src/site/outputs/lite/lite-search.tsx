import { hrefIn } from '../../address.ts';
import { ResultCount } from '../../blocks/search-results/result-count.tsx';
import { searchTitle } from '../../blocks/search-results/search-title.ts';
import type { Subject } from '../../subject.ts';
import { PlainGroups } from '../plain/plain-groups.tsx';
import type { PlainPage } from '../plain/plain-page.ts';
import form from './lite-form.module.css';
import { LitePagination } from './lite-pagination.tsx';

type LiteSearchProps = { readonly search: Extract<Subject, { kind: 'search' }>; readonly page: PlainPage };

/** The search form, and one page of the results (SEARCH-01). */
export function LiteSearch({ search, page }: LiteSearchProps) {
	const { result } = search;
	const { texts } = page.context.brand;
	return (
		<>
			<h1>{searchTitle(search, texts)}</h1>
			<search>
				<form className={form.row} action={hrefIn('lite', '/buscar/')} method="get">
					<input
						className={form.input}
						type="search"
						name="q"
						required
						defaultValue={result?.terms ?? ''}
						placeholder={texts.searchPlaceholder}
						aria-label={texts.search}
						maxLength={200}
					/>
					<button className={form.button} type="submit">
						{texts.searchSubmit}
					</button>
				</form>
			</search>
			{result && <ResultCount result={result} section={search.section} brand={page.context.brand} />}
			{result && result.cards.length > 0 && <PlainGroups groups={[{ cards: result.cards }]} page={page} dated />}
			{result && <LitePagination listing={result} page={page} />}
		</>
	);
}
