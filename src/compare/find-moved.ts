import type { OneSite } from './addresses/one-site.ts';
import type { PageOutcome } from './page-outcome.ts';

/** A path of the old site, and the path of the new site that has its content. */
export type MovedPage = { readonly from: string; readonly to: string };

/** Fewest characters of a slug that names one story. */
const fewest = 8;

/**
 * Proposes redirects for missing pages: to where the old site itself redirected them, or else to the only address of the new site with the
 * same last part. Addresses with a query cannot be redirected.
 */
export function findMoved(outcomes: readonly PageOutcome[], newAddresses: readonly string[], site: OneSite): readonly MovedPage[] {
	const bySlug = Map.groupBy(
		newAddresses.flatMap((address) => site.place(address) ?? []),
		slugOf,
	);
	bySlug.delete('');
	return outcomes.flatMap(({ address, ledTo, differences }) => {
		const from = site.place(address);
		if (from === undefined || from.includes('?') || !differences.some(({ kind }) => kind === 'missing')) return [];
		const to = ledTo ?? onlyOne(bySlug.get(slugOf(from)));
		return to === undefined || to === from ? [] : [{ from, to }];
	});
}

const onlyOne = (places: readonly string[] = []): string | undefined => (places.length === 1 ? places[0] : undefined);

/** The last part of a path without its extension and number; empty if it is too short. */
function slugOf(place: string): string {
	const last = place.split('?', 1)[0]?.split('/').filter(Boolean).at(-1) ?? '';
	const slug = last.replace(/\.\w+$/, '').toLowerCase();
	return slug.length >= fewest ? slug : '';
}
