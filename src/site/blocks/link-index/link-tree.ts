import type { Link } from '#content/contract';

/** A link and the links whose addresses lie below its own. */
export type Branch = { readonly link: Link; readonly below: readonly Link[] };

/** Sorts links alphabetically and nests each below the link whose address it extends: `/deportes/futbol/` below `/deportes/`. */
export function treeOf(links: readonly Link[], locale: string): readonly Branch[] {
	const sorted = [...links].sort((one, other) => one.text.localeCompare(other.text, locale));
	const roots = sorted.filter((link) => !sorted.some((other) => isBelow(link, other)));
	return roots.map((link) => ({ link, below: sorted.filter((other) => isBelow(other, link)) }));
}

// Every address extends `/`, so the front page has nothing nested below it.
function isBelow({ href }: Link, parent: Link): boolean {
	return parent.href !== '/' && href !== parent.href && href.startsWith(parent.href);
}
