import { escapeHtml } from '../../ans/text/escape-html.ts';
import type { Note } from './html-context.ts';

/** Parts of HTML that no element of ANS can hold. */
const needsFrame = /<(script|style|form|canvas|svg|object|embed|input|button|select|link)\b/i;

/** The posts of providers that become embeds, and the scripts that show them. The drawings in such a post are its ornaments. */
const post = /class="[^"]{0,200}\b(twitter-tweet|twitter-video|instagram-media|tiktok-embed)\b/;
const scriptOfPost =
	/<script\b[^>]{0,200}\bsrc="(?:https?:)?\/\/(?:platform\.(?:twitter|x)\.com|(?:www|platform)\.instagram\.com|www\.tiktok\.com)\/[^>]{0,200}>\s{0,9}<\/script>/gi;
const postNeedsFrame = /<(script|form|canvas|object|embed|input|select|link)\b/i;

/**
 * HTML that an author wrote by hand. If ANS has no element for part of it, all of it stays raw HTML, which readers get in a sandboxed
 * frame.
 */
export function ownHtml(html: string, note: Note): string {
	if (post.test(html)) {
		const withoutScript = html.replace(scriptOfPost, '');
		if (!postNeedsFrame.test(withoutScript)) return withoutScript;
	}
	if (!needsFrame.test(html)) return html;
	note('blocks of own HTML stayed as they are, in a closed frame');
	return `<x-raw data-html="${escapeHtml(html.trim())}"></x-raw>`;
}
