import { fill } from '#brands';
import { hrefOf } from '../address.ts';
import type { RenderContext } from '../render-context.ts';

/** The absolute URL of a path on the brand's site. */
export function absoluteUrl(path: string, context: RenderContext): string {
	return new URL(path, context.origins[context.brand.id]).href;
}

/** Canonical, previous and next URLs of one page of a list (content API, section b.5). */
export function pagedUrls(context: RenderContext, hasNext: boolean): { canonical: string; previous?: string; next?: string } {
	const { page } = context.address;
	const at = (n: number) => absoluteUrl(hrefOf({ ...context.address, page: n }), context);
	return { canonical: at(page), ...(page > 1 && { previous: at(page - 1) }), ...(hasNext && { next: at(page + 1) }) };
}

/** The page number in the title of a list; empty on the first page. */
export function pageNumberMark({ address, brand }: RenderContext): string {
	return address.page === 1 ? '' : ` | ${fill(brand.texts.page, { n: address.page })}`;
}
