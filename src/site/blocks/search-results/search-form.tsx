import search from 'lucide-static/icons/search.svg?raw';
import type { Texts } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import styles from './search-form.module.css';

/** The search form above the results. Its input is required (SEARCH-02). */
export function SearchForm({ terms, texts }: { terms: string; texts: Texts }) {
	return (
		<search>
			<form className={styles.form} action="/buscar/" method="get" data-search>
				<Suggestions id="sugerencias-de-resultados" texts={texts}>
					<input
						className={styles.input}
						type="search"
						name="q"
						required
						defaultValue={terms}
						placeholder={texts.searchPlaceholder}
						aria-label={texts.search}
						autoComplete="off"
						maxLength={200}
					/>
				</Suggestions>
				<button className={styles.button} type="submit">
					<Icon svg={search} />
					{texts.searchSubmit}
				</button>
			</form>
		</search>
	);
}
