// The addresses of live stations, of players that other sites embed (ROUTE-17), and of the page with the newest videos.
import type { Signal } from '#content/contract';

/** Path of the page that plays the newest videos one after another. */
export const videoFeedPath = '/videos/uno-tras-otro/';

/** Path of the page of the brand's first station; the others have theirs below it. */
export const livePath = '/envivo/';

/** Path of the player of the first station; those of the others are below it. */
export const livePlayerPath = '/reproductor/envivo/';

/** Path of the page of a station below `livePath`, or of its player below `livePlayerPath`, by its id. */
export const stationPathOf = (id: string, below: string): string => `${below}${encodeURIComponent(id)}/`;

/** Path of the page of a station of a brand: that of the first is `/envivo/`. */
export const stationPageOf = ({ id }: Pick<Signal, 'id'>, [first]: readonly Pick<Signal, 'id'>[]): string =>
	id === first?.id ? livePath : stationPathOf(id, livePath);

/** The station among those of a brand whose page or player has a path; the first at `below` itself. */
export const stationAt = <Station extends { readonly id: string }>(
	stations: readonly Station[],
	path: string,
	below: string,
): Station | undefined => (path === below ? stations[0] : stations.find(({ id }) => path === stationPathOf(id, below)));

/** Path of the player of a video story, by the id of its document, which stays when the story moves. */
export const playerPathOf = (id: string): string => `/reproductor/${encodeURIComponent(id)}/`;

/** The id of the document whose video a player plays; undefined for the first station and for paths that name no document. */
export function idOfPlayerPath(path: string): string | undefined {
	const [, id] = /^\/reproductor\/([^/]+)\/$/.exec(path) ?? [];
	return id === undefined || path === livePlayerPath ? undefined : decodeURIComponent(id);
}
