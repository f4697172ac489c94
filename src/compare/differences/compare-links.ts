import type { PagePair } from './compare-head.ts';
import type { Difference, DifferenceKind } from './difference.ts';

export type LinkChecks = {
	/** The status that the new site answers to an address; 0 for no answer. */
	readonly statusOf: (address: string) => Promise<number>;
	/** Whether the report has a row for this place; then that row says that the page is missing. */
	readonly isCompared: (place: string) => boolean;
};

/** Finds links of either page, and pictures of the new one, that the new site does not answer. Links to other sites are not requested. */
export async function compareLinks({ site, old, fresh }: PagePair, { statusOf, isCompared }: LinkChecks): Promise<readonly Difference[]> {
	const placesOf = (addresses: readonly string[]) =>
		addresses.flatMap((address) => site.place(address) ?? []).filter((place) => !isCompared(place));
	const oldPlaces = new Set(placesOf(old.links));
	const newPlaces = new Set(placesOf(fresh.links).filter((place) => !oldPlaces.has(place)));
	const pictures = new Set([...fresh.pictures, fresh.sharing['og:image'] ?? ''].filter(site.isNew));
	const failed = (kind: DifferenceKind, places: ReadonlySet<string>) =>
		unanswered(kind, [...places], (place) => statusOf(site.onNew(place)));
	return [...(await failed('oldLink', oldPlaces)), ...(await failed('newLink', newPlaces)), ...(await failed('brokenPicture', pictures))];
}

async function unanswered(
	kind: DifferenceKind,
	places: readonly string[],
	statusOf: (place: string) => Promise<number>,
): Promise<readonly Difference[]> {
	const statuses = await Promise.all(places.map(statusOf));
	return places.flatMap((place, index) => {
		const status = statuses[index] ?? 0;
		return status > 0 && status < 400 ? [] : [{ kind, old: place, new: status === 0 ? 'no answer' : `${status}` }];
	});
}
