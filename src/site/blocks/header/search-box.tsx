import search from 'lucide-static/icons/search.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { popoverIds } from './popover-ids.ts';
import styles from './search-box.module.css';

/**
 * The search box of the header. The form requests `/buscar/?q=…`, which redirects to `/buscar/{words joined by hyphens}/` (SEARCH-01). The
 * browser itself focuses the input and refuses an empty one; the boot script clears it on closing (SEARCH-02, SEARCH-06, SEARCH-07).
 */
export function SearchBox({ brand }: { brand: Brand }) {
	return (
		<div className={styles.box} id={popoverIds.search} popover="auto" data-search-box="">
			<search>
				<SearchForm brand={brand} />
			</search>
		</div>
	);
}

function SearchForm({ brand: { texts } }: { brand: Brand }) {
	return (
		<form className={styles.form} action="/buscar/" method="get" data-search="">
			<Icon svg={search} size={24} />
			<Suggestions id="sugerencias" texts={texts}>
				<input
					className={styles.input}
					// Not type="search", where Escape would clear the input and leave the box open.
					type="text"
					inputMode="search"
					name="q"
					required
					// biome-ignore lint/a11y/noAutofocus: the input is in a popover, which focuses it on opening
					autoFocus
					autoComplete="off"
					enterKeyHint="search"
					maxLength={200}
					placeholder={texts.searchPlaceholder}
					aria-label={texts.search}
				/>
			</Suggestions>
			<button className={styles.submit} type="submit">
				{texts.searchSubmit}
			</button>
			<button className={styles.close} type="button" popoverTarget={popoverIds.search} popoverTargetAction="hide" aria-label={texts.close}>
				<Icon svg={close} size={24} />
			</button>
		</form>
	);
}
