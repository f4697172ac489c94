import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { style } from './style.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page of the newsroom and the policy that goes with it: nothing but what is in the page itself (W01). */
export type Page = { readonly html: string; readonly policy: string };

export type PageParts = {
	readonly title: string;
	readonly body: ReactNode /** The one script of the page, if it has any. */;
	readonly script?: string;
};

/** Puts a page together. It names its styles and its script by their digests. */
export function pageOf({ title, body, script }: PageParts): Page {
	const markup = renderToStaticMarkup(body);
	const tail = script === undefined ? '' : `<script>${script}</script>`;
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`;
	return {
		html: `<!doctype html><html lang="es-AR"><head>${head}<title>${title} | Redacción</title><style>${style}</style></head><body>${markup}${tail}</body></html>`,
		policy: [
			"default-src 'none'",
			`style-src ${hashOf(style)}`,
			...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
			"form-action 'self'",
			"base-uri 'none'",
			"frame-ancestors 'none'",
		].join('; '),
	};
}
