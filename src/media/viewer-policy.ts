/** For what a browser opens by itself, a picture or a film in a window of its own: its viewer brings styles, and nothing else may. */
export const viewerPolicy = {
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};
