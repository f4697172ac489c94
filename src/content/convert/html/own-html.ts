import { escapeHtml } from '../../ans/text/escape-html.ts';
import type { Note } from './html-context.ts';

/** Parts of HTML that no element of ANS can hold. */
const needsFrame = /<(script|style|form|canvas|svg|object|embed|input|button|select|link)\b/i;

/**
 * HTML that an author wrote by hand. If ANS has no element for part of it, all of it stays raw HTML, which readers get in a sandboxed
 * frame.
 */
export function ownHtml(html: string, note: Note): string {
	if (!needsFrame.test(html)) return html;
	note('blocks of own HTML stayed as they are, in a closed frame');
	return `<x-raw data-html="${escapeHtml(html.trim())}"></x-raw>`;
}
