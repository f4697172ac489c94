/** The content security policy of files that a browser may open in a tab of its own. The browser's viewer needs styles and media; nothing else is allowed. */
export const viewerPolicy = {
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};
