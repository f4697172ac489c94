import type { QueryContext } from '../query-context.ts';

/** Documents by their `order`, then by name in the alphabet of the brand. */
export const inOrder = <Document extends { readonly order: number }>(
	{ brand }: QueryContext,
	documents: readonly Document[],
	nameOf: (document: Document) => string,
): readonly Document[] =>
	documents.toSorted((one, other) => one.order - other.order || nameOf(one).localeCompare(nameOf(other), brand.locale));
