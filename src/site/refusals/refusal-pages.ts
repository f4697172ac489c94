// Pages about requests that are refused before a page is rendered: bad requests, overload, or a bad form. An address
// that has no page, and a page that could not be rendered, get an error page from `render-error-page.ts`.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Brand, noBrand } from '#brands';
import type { RefusalBody } from '#platform/http-server';
import { hashOf } from '../outputs/html/content-security-policy.ts';
import { escapeHtml } from '../outputs/html/escape.ts';
import { standaloneThemeCss } from '../outputs/html/theme-css.ts';
import { withSheets } from '../ui/sheet.ts';
import { RefusalView } from './refusal-view.tsx';
import { refusalWords } from './refusal-words.ts';

/** Returns the page about a refusal with an HTTP status, in the branding of a brand; undefined is a host of no brand. */
export type RefusalPages = (brand: Brand | undefined, status: number) => RefusalBody;

/** Each page is rendered once, on first use, and loads no other file, so that refusing requests adds nothing to an overload (L08). */
export function createRefusalPages(): RefusalPages {
	const pages = new Map<string, RefusalBody>();
	return (brand, status) => {
		const key = `${brand?.id ?? ''} ${status}`;
		const page = pages.get(key) ?? renderRefusalPage(brand, status);
		pages.set(key, page);
		return page;
	};
}

function renderRefusalPage(brand: Brand | undefined, status: number): RefusalBody {
	const { locale, texts, theme } = brand ?? noBrand;
	const { result: body, css: sheets } = withSheets(() => renderToStaticMarkup(createElement(RefusalView, { brand, status })));
	const css = standaloneThemeCss(theme, sheets.join('')) + sheets.join('');
	const { title } = refusalWords(status, texts);
	const html = [
		`<!doctype html><html lang="${locale}"${brand ? ` data-brand="${brand.id}"` : ''}><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width,initial-scale=1">',
		`<title>${escapeHtml(brand ? `${title} | ${brand.name}` : title)}</title><meta name="robots" content="noindex">`,
		// Without an icon in the page, browsers request /favicon.ico.
		`<link rel="icon" href="data:,"><meta name="theme-color" content="${theme.light.bar}"><style>${css}</style></head>`,
		`<body data-page-type="error">${body}</body></html>`,
	].join('');
	return { headers: headersOf(css, locale), bytes: Buffer.from(html) };
}

function headersOf(css: string, locale: string) {
	const policy = `default-src 'none'; style-src '${hashOf(css)}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
	return { 'content-type': 'text/html; charset=utf-8', 'content-language': locale, 'content-security-policy': policy };
}
