// The addresses of players that other sites embed (ROUTE-17), and of the page with the newest videos.

/** Path of the page that plays the newest videos one after another. */
export const videoFeedPath = '/videos/uno-tras-otro/';

/** Path of the player of the live signal. */
export const livePlayerPath = '/reproductor/envivo/';

/** Path of the player of a video story, by the id of its document, which stays when the story moves. */
export const playerPathOf = (id: string): string => `/reproductor/${encodeURIComponent(id)}/`;

/** The id of the document whose video a player plays; undefined for the live signal and for paths that name no document. */
export function idOfPlayerPath(path: string): string | undefined {
	const [, id] = /^\/reproductor\/([^/]+)\/$/.exec(path) ?? [];
	return id === undefined || path === livePlayerPath ? undefined : decodeURIComponent(id);
}
