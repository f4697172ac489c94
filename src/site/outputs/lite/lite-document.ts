import type { Brand } from '#brands';
import type { PageMeta } from '../../page-meta.ts';
import type { PageType } from '../../page-type.ts';
import { escapeHtml } from '../html/escape.ts';

type LiteDocument = {
	readonly brand: Brand;
	readonly pageType: PageType | 'error';
	readonly meta: PageMeta;
	readonly css: string;
	readonly body: string;
};

/** A document without scripts and fonts. Search engines and social networks read the html page, which is its canonical address. */
export function liteDocument({ brand, pageType, meta, css, body }: LiteDocument): string {
	const { title, description, canonical, noindex } = meta;
	return [
		`<!doctype html><html lang="${brand.locale}" data-brand="${brand.id}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width,initial-scale=1">',
		`<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
		noindex ? '<meta name="robots" content="noindex, follow">' : '',
		`<link rel="canonical" href="${escapeHtml(canonical)}"><link rel="icon" href="/assets/icons/${brand.id}.svg" type="image/svg+xml">`,
		`<meta name="theme-color" content="${brand.theme.light.bar}"><style>${css}</style></head>`,
		`<body data-page-type="${pageType}" data-output="lite">${body}</body></html>`,
	].join('');
}
