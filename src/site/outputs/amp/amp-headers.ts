const cdn = 'https://cdn.ampproject.org';

/**
 * Headers of an AMP page: only AMP's runtime runs, which adds styles of its own and frames posts from hosts of AMP (amp.dev, "How to add a
 * Content Security Policy"). Any site may frame the page, because the viewers of search engines do.
 */
export const ampHeaders: Readonly<Record<string, string>> = {
	'content-security-policy': [
		"default-src 'self'",
		`script-src blob: ${cdn}/v0.js ${cdn}/v0/ ${cdn}/viewer/ ${cdn}/rtv/`,
		"style-src 'unsafe-inline'",
		"img-src 'self' data: https:",
		"media-src 'self' https:",
		`connect-src 'self' ${cdn}`,
		'frame-src https:',
		'worker-src blob:',
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'self' https://*.ampproject.org https://*.google.com https://*.bing.com",
	].join('; '),
};
