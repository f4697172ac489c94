import type { Link } from '#content/contract';

/** A link and the links whose addresses lie below its own. */
export type Branch = { readonly link: Link; readonly below: readonly Link[] };

/** Links in the order of the alphabet, each below the link whose address it continues: `/deportes/futbol/` below `/deportes/`. */
export function treeOf(links: readonly Link[], locale: string): readonly Branch[] {
	const sorted = [...links].sort((one, other) => one.text.localeCompare(other.text, locale));
	const roots = sorted.filter((link) => !sorted.some((other) => isBelow(link, other)));
	return roots.map((link) => ({ link, below: sorted.filter((other) => isBelow(other, link)) }));
}

// The front page is above all others and tells nothing by it.
function isBelow({ href }: Link, parent: Link): boolean {
	return parent.href !== '/' && href !== parent.href && href.startsWith(parent.href);
}
