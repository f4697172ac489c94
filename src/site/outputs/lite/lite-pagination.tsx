import { fill } from '#brands';
import type { Listing } from '#content/contract';
import { hrefIn, hrefOf, lastPage } from '../../address.ts';
import type { PlainPage } from '../plain/plain-page.ts';
import plain from '../plain/plain-story.module.css';

/** Links to the previous and the next page of a list; a list of one page has none. */
export function LitePagination({ listing: { cards, offset, size, total }, page }: { readonly listing: Listing; readonly page: PlainPage }) {
	const { address, brand } = page.context;
	const last = Math.max(1, Math.min(lastPage, Math.ceil(total / size)));
	const isLast = offset + cards.length >= total || address.page >= last;
	if (address.page === 1 && isLast) return null;
	const to = (number: number) => hrefIn('lite', hrefOf({ ...address, page: number }));
	return (
		<nav className={plain.tags} aria-label={brand.texts.pages}>
			{address.page > 1 && (
				<a rel="prev" href={to(address.page - 1)}>
					{brand.texts.previousPage}
				</a>
			)}
			<span>{fill(brand.texts.pageOf, { n: address.page, total: last })}</span>
			{!isLast && (
				<a rel="next" href={to(address.page + 1)}>
					{brand.texts.nextPage}
				</a>
			)}
		</nav>
	);
}
