import type { BrandId } from '#brands';
import type { RequestPublicPage } from '../newsroom-deps.ts';
import { untilPage } from '../stories/until-page.ts';

/** Longest wait in ms for another page. The browser of who publishes waits meanwhile. */
const mostMs = 1_000;

/** What readers have after a publication: another page after so many ms, or the `same`; undefined when no page answered before. */
export type SeenAfter = number | 'same' | undefined;

/** In place of a watch, where readers cannot see a change. */
export const noWatch = async (): Promise<SeenAfter> => undefined;

/** Requests a public page, as a reader would, before a publication. Resolves to a function that is called after it and tells when readers had another page. */
export async function watchPage(
	requestPublicPage: RequestPublicPage,
	place: { readonly brand: BrandId; readonly path: string },
): Promise<() => Promise<SeenAfter>> {
	const before = await requestPublicPage(place.brand, place.path);
	const start = performance.now();
	return async () => {
		if (!before) return undefined;
		const isSeen = await untilPage(
			requestPublicPage,
			{ ...place, mostMs },
			({ status, html }) => status !== before.status || html !== before.html,
		);
		return isSeen ? Math.round(performance.now() - start) : 'same';
	};
}
