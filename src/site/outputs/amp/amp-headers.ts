import { ampCdn } from './amp-cdn.ts';

/**
 * Headers of an AMP page: only AMP's runtime runs, which adds styles of its own and frames posts from hosts of AMP (amp.dev, "How to add a
 * Content Security Policy"). Any site may frame the page, because the viewers of search engines do.
 */
export const ampHeaders: Readonly<Record<string, string>> = {
	'content-security-policy': [
		"default-src 'self'",
		`script-src blob: ${ampCdn}/v0.js ${ampCdn}/v0/ ${ampCdn}/viewer/ ${ampCdn}/rtv/`,
		"style-src 'unsafe-inline'",
		"img-src 'self' data: https:",
		"media-src 'self' https:",
		`connect-src 'self' ${ampCdn}`,
		'frame-src https:',
		'worker-src blob:',
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'self' https://*.ampproject.org https://*.google.com https://*.bing.com",
	].join('; '),
};
