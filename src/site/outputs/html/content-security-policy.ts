// Builds the Content-Security-Policy of html pages.
import { hash } from 'node:crypto';
import type { ScriptSources } from './account-script-sources.ts';

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

/** The third-party code that a page may run, and the origins that it may call, besides players in frames. */
export type AllowedOnPage = {
	/** Whether the page has a tag manager; only tags from its own host run. */
	readonly tagManager: boolean;
	/** The sources that the scripts of a sign-in form need. */
	readonly form?: ScriptSources | undefined;
	/** The origin of the reader accounts, where it is not the page's own. */
	readonly apiOrigin?: string | undefined;
	/** The origin of the frame of comments, on stories that have them. */
	readonly commentsOrigin?: string | undefined;
	/** Whether any site may frame the page; else only our own pages. */
	readonly isEmbed?: boolean | undefined;
};

/**
 * Content-Security-Policy of a page for readers. Inline code is allowed by its hash, not by a nonce, because the page is cached and sent to all
 * (W02, W03).
 */
export function contentSecurityPolicy(scriptHash: string, styleHash: string, allowed: AllowedOnPage): string {
	const { script = [], style: styles = [], connect = [], frame = [] } = allowed.form ?? {};
	const api = allowed.apiOrigin === undefined ? [] : [allowed.apiOrigin];
	const comments = allowed.commentsOrigin === undefined ? [] : [allowed.commentsOrigin];
	return [
		["default-src 'self'"],
		["script-src 'self'", `'${scriptHash}'`, ...(allowed.tagManager ? [tagManager] : []), ...script],
		["style-src 'self'", `'${styleHash}'`, ...styles],
		["style-src-attr 'unsafe-inline'"],
		["img-src 'self' data:"],
		["media-src 'self' https: blob:"],
		["connect-src 'self' https:", ...api, ...connect],
		["frame-src 'self'", ...players, ...comments, ...frame],
		["object-src 'none'"],
		["base-uri 'none'"],
		["form-action 'self'"],
		[`frame-ancestors ${allowed.isEmbed ? '*' : "'self'"}`],
	]
		.map((part) => part.join(' '))
		.join('; ');
}

/** Source expression of an inline script or style (CSP 3, section 2.3.1). */
export function hashOf(text: string): string {
	return `sha256-${hash('sha256', text, 'base64')}`;
}
