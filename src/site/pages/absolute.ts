import { fill } from '#brands';
import { hrefOf } from '../address.ts';
import type { Visit } from '../visit.ts';

/** The public address of a path of the visit's brand. */
export function absolute(path: string, visit: Visit): string {
	return new URL(path, visit.origins[visit.brand.id]).href;
}

/** Canonical, previous and next addresses of a page of a list (content API, section b.5). */
export function pagedLinks(visit: Visit, more: boolean): { canonical: string; previous?: string; next?: string } {
	const { page } = visit.address;
	const at = (n: number) => absolute(hrefOf({ ...visit.address, page: n }), visit);
	return { canonical: at(page), ...(page > 1 && { previous: at(page - 1) }), ...(more && { next: at(page + 1) }) };
}

/** Tells the pages of a list apart in their titles; the first needs no mark. */
export function pageMark({ address, brand }: Visit): string {
	return address.page === 1 ? '' : ` | ${fill(brand.texts.page, { n: address.page })}`;
}
