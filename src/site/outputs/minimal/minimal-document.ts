// Minimal HTML for the outputs amp and fbia, which have no design yet: title, description and a link to the html page.
import type { Brand } from '#brands';
import type { Output } from '../../address.ts';
import type { PageMeta } from '../../page-meta.ts';
import type { PageType } from '../../page-type.ts';
import { escapeHtml } from '../html/escape.ts';

export type MinimalDocument = {
	readonly brand: Brand;
	readonly output: Output;
	readonly pageType: PageType | 'error';
	readonly meta: PageMeta;
};

/** The document as a text; it has no script and no style. */
export function minimalDocument({ brand, output, pageType, meta }: MinimalDocument): string {
	const { title, description, canonical } = meta;
	return [
		`<!doctype html><html lang="${brand.locale}" data-brand="${brand.id}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width,initial-scale=1">',
		`<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
		`<meta name="robots" content="noindex, follow"><link rel="canonical" href="${escapeHtml(canonical)}"></head>`,
		`<body data-page-type="${pageType}" data-output="${output}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
		`<p><a href="${escapeHtml(canonical)}">${escapeHtml(brand.texts.wholePage)}</a></p></body></html>`,
	].join('');
}
