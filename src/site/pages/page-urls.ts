import { fill } from '#brands';
import { hrefOf } from '../address.ts';
import type { RenderContext } from '../render-context.ts';

/** The public address of a path of the context's brand. */
export function absoluteUrl(path: string, context: RenderContext): string {
	return new URL(path, context.origins[context.brand.id]).href;
}

/** Canonical, previous and next addresses of a page of a list (content API, section b.5). */
export function pagedUrls(context: RenderContext, more: boolean): { canonical: string; previous?: string; next?: string } {
	const { page } = context.address;
	const at = (n: number) => absoluteUrl(hrefOf({ ...context.address, page: n }), context);
	return { canonical: at(page), ...(page > 1 && { previous: at(page - 1) }), ...(more && { next: at(page + 1) }) };
}

/** Tells the pages of a list apart in their titles; the first needs no mark. */
export function pageNumberMark({ address, brand }: RenderContext): string {
	return address.page === 1 ? '' : ` | ${fill(brand.texts.page, { n: address.page })}`;
}
