import type { Brand } from '#brands';
import type { BodyElement, Story } from '#content/contract';
import { frameSources } from '../outputs/frames/frame-document.ts';
import { escapeHtml } from '../outputs/html/escape.ts';

type RawStory = Pick<Story, 'body' | 'entries'>;

/** The HTML of a sandboxed frame, and its headers beyond those of every page. */
export type RawFrame = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

// Without `allow-same-origin` the document has an opaque origin: no cookies, no storage, and no access to the page around it, also when it is
// opened by itself (W06). Only our own pages may frame it.
const policy = [
	'sandbox allow-scripts allow-popups',
	"default-src 'none'",
	"script-src 'unsafe-inline' https:",
	...frameSources,
	"base-uri 'none'",
	// Texts of other systems have players and pictures from before https.
	'upgrade-insecure-requests',
	"form-action 'none'",
	"frame-ancestors 'self'",
].join('; ');

const headers = {
	'content-security-policy': policy,
	'x-robots-tag': 'noindex',
};

// Posts the document's height whenever it changes, and whenever the page asks for it.
const heightScript =
	'{const t=()=>parent.postMessage({frameHeight:document.documentElement.offsetHeight},"*");new ResizeObserver(t).observe(document.documentElement);addEventListener("message",t)}';

// Such HTML was written for white pages, so it stays on white in the dark scheme.
const style =
	'html{background:#fff;color:#111;color-scheme:light;font:1rem/1.5 system-ui,sans-serif}body{margin:0}img,iframe{max-width:100%}iframe{border:0}';

/**
 * The document of an element of raw HTML in a story, served at `/marco/{storyId}/{elementId}/` without cookies; undefined when the story has
 * no such element. The id of the element changes with its HTML.
 */
export function rawFrameDocument(story: RawStory, elementId: string, { locale, texts }: Brand): RawFrame | undefined {
	const element = rawElements([...story.body, ...story.entries.flatMap(({ body }) => body)]).find(({ id }) => id === elementId);
	if (element === undefined) return undefined;
	const html =
		`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(texts.rawFrame)}</title>` +
		`<meta name="viewport" content="width=device-width"><base target="_blank"><style>${style}</style></head>` +
		`<body>${element.html}<script>${heightScript}</script></body></html>`;
	return { html, headers };
}

function rawElements(body: readonly BodyElement[]): readonly Extract<BodyElement, { kind: 'raw' }>[] {
	return body.flatMap((element) => {
		if (element.kind === 'raw') return [element];
		return element.kind === 'group' || element.kind === 'quote' ? rawElements(element.body) : [];
	});
}
