import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconLink } from '../look/page-icon.ts';
import { style } from './style.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page of the newsroom, and its content security policy, which allows only what is in the page itself (W01). */
export type StaffPage = { readonly html: string; readonly policy: string };

export type StaffPageOptions = {
	readonly title: string;
	readonly body: ReactNode;
	/** The only script of the page. */
	readonly script?: string;
};

/** Renders a page. Its policy names style and script by their hashes. */
export function staffPage({ title, body, script }: StaffPageOptions): StaffPage {
	const markup = renderToStaticMarkup(body);
	const tail = script === undefined ? '' : `<script>${script}</script>`;
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${iconLink}`;
	return {
		html: `<!doctype html><html lang="es-AR"><head>${head}<title>${title} | Redacción</title><style>${style}</style></head><body>${markup}${tail}</body></html>`,
		policy: [
			"default-src 'none'",
			`style-src ${hashOf(style)}`,
			...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
			"img-src 'self'",
			"form-action 'self'",
			"base-uri 'none'",
			"frame-ancestors 'none'",
		].join('; '),
	};
}
