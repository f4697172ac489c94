import left from 'lucide-static/icons/chevron-left.svg?raw';
import right from 'lucide-static/icons/chevron-right.svg?raw';
import { fill, type Texts } from '#brands';
import type { Listing } from '#content/contract';
import { hrefOf, lastPage } from '../../address.ts';
import type { RenderContext } from '../../render-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './pagination.module.css';

type PaginationProps = { readonly listing: Listing; readonly address: RenderContext['address']; readonly texts: Texts };

/** Links to the previous and the next page of a list; a list of one page has none. */
export function Pagination({ listing: { cards, offset, size, total }, address, texts }: PaginationProps) {
	const { page } = address;
	const isLast = offset + cards.length >= total || page >= lastPage;
	if (page === 1 && isLast) return null;
	const last = Math.min(lastPage, Math.ceil(total / size));
	return (
		<nav className={styles.pages} aria-label={texts.pages}>
			{page > 1 && (
				<a className={styles.button} rel="prev" href={hrefOf({ ...address, page: page - 1 })}>
					<Icon svg={left} />
					{texts.previousPage}
				</a>
			)}
			<span className={styles.place} aria-current="page">
				{fill(texts.pageOf, { n: page, total: last })}
			</span>
			{!isLast && (
				<a className={styles.button} rel="next" href={hrefOf({ ...address, page: page + 1 })}>
					{texts.nextPage}
					<Icon svg={right} />
				</a>
			)}
		</nav>
	);
}
