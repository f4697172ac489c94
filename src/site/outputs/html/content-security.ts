import { createHash } from 'node:crypto';
import type { RenderContext } from '../../render-context.ts';

/** Hosts whose players stories can embed in a frame. */
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

/** Host of Google Tag Manager and the Google tags that it loads (Tag Platform, "Content Security Policy"). */
const tagManager = 'https://www.googletagmanager.com';

type Allowed = Pick<RenderContext, 'analyticsScripts' | 'accountPages'>;

/**
 * Content-Security-Policy of a page for readers. Inline code is allowed by its hash, not by a nonce, because the page is cached and sent to all
 * (W02, W03). With a tag manager, only tags from its own host run.
 */
export function contentSecurityPolicy(scriptHash: string, style: string, { analyticsScripts, accountPages }: Allowed): string {
	const hasTagManager = analyticsScripts?.tagManager !== undefined;
	const { apiOrigin } = accountPages ?? {};
	return [
		"default-src 'self'",
		`script-src 'self' '${scriptHash}'${hasTagManager ? ` ${tagManager}` : ''}`,
		`style-src 'self' '${hashOf(style)}'`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"media-src 'self' https: blob:",
		`connect-src 'self' https:${apiOrigin === undefined ? '' : ` ${apiOrigin}`}`,
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
