import { createHash } from 'node:crypto';

/** Hosts whose players a reader may open in a frame; the list of the embeds that stories can hold. */
const players = [
	'https://www.youtube-nocookie.com',
	'https://player.vimeo.com',
	'https://platform.twitter.com',
	'https://www.instagram.com',
	'https://www.facebook.com',
	'https://www.tiktok.com',
	'https://open.spotify.com',
	'https://w.soundcloud.com',
];

/** Google Tag Manager and the tags of Google that it loads (Tag Platform, Content Security Policy). */
const tagManager = 'https://www.googletagmanager.com';

/**
 * Content-Security-Policy of a page for readers, with the hash of its inline script. Inline code is allowed by its hash, never by a nonce, because the page
 * is kept and served to all (W02, W03). A tag manager's tags run where they come from its own host.
 */
export function contentSecurityPolicy(scriptHash: string, style: string, hasTagManager = false): string {
	return [
		"default-src 'self'",
		`script-src 'self' '${scriptHash}'${hasTagManager ? ` ${tagManager}` : ''}`,
		`style-src 'self' '${hashOf(style)}'`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"media-src 'self' https: blob:",
		"connect-src 'self' https:",
		`frame-src 'self' ${players.join(' ')}`,
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
	].join('; ');
}

/** Source expression of an inline script or style (CSP 3, section 2.3.1). */
export function hashOf(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
