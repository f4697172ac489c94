import type { ContentQueries } from '#content/contract';
import type { Counted } from '../subject.ts';

/** Adds to tags or authors how many stories each has. */
export async function withCounts<Thing extends { readonly slug: string }>(
	things: readonly Thing[],
	kind: 'tag' | 'author',
	contentQueries: ContentQueries,
): Promise<readonly Counted<Thing>[]> {
	const counts = await contentQueries.storyCounts(things.map(({ slug }) => `${kind}:${slug}`));
	const byTerm = new Map(counts.map((count) => [count.term, count]));
	return things.map((thing) => ({ ...thing, stories: byTerm.get(`${kind}:${thing.slug}`) }));
}
