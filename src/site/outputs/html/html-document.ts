import type { Brand } from '#brands';
import type { AccountApiSettings } from '#platform/config';
import { FIRST_SCREEN_END } from '../../layouts/page-frame.tsx';
import type { PageType } from '../../page-type.ts';
import type { Chunks } from '../../ui/cached/chunks.ts';
import { escapeHtml } from './escape.ts';
import { headerStyleLink } from './header-style-link.ts';
import type { PageStyle } from './page-style.ts';

/** The parts of a document, as markup, style and script. */
export type DocumentParts = {
	readonly brand: Brand;
	readonly pageType: PageType | 'error';
	readonly subtype?: string;
	/** Path that a reader who signs in returns to, where the page has one (NAV-06). */
	readonly pathToKeep?: string | undefined;
	readonly accountApi?: AccountApiSettings | undefined;
	/** Hash of the build whose islands fit this page. */
	readonly build: string;
	/** The page is embedded on another site: nobody is measured, and its links open in another tab. */
	readonly isEmbed?: boolean | undefined;
	/** The page is a preview: nobody is measured. */
	readonly isPreview?: boolean | undefined;
	readonly head: string;
	readonly style: Pick<PageStyle, 'css'>;
	readonly script: string;
	readonly body: Chunks;
};

/** The browser draws nothing before it has parsed the first screen (HTML, link type `expect`). One that does not know this type draws what it has. */
const expectFirstScreen = `<link rel="expect" href="#${FIRST_SCREEN_END}" blocking="render">`;

/** The html output of a page, in chunks. Its `<body>` names the page type (ROUTE-01). */
export function htmlDocument(parts: DocumentParts): Chunks {
	const { brand, pageType, subtype, pathToKeep, accountApi, build, isEmbed, isPreview, head, style, script, body } = parts;
	const preloads = brand.theme.faces.filter(({ preload }) => preload).map(({ file }) => preloadFont(file));
	// Where measuring needs consent, the consent island sets the attribute after the reader consents.
	const measured = isEmbed || isPreview || brand.consentFor === 'everything' ? '' : ' data-measured';
	const path = pathToKeep === undefined ? '' : ` data-path="${escapeHtml(pathToKeep)}"`;
	return [
		`<!doctype html><html lang="${brand.locale}" data-brand="${brand.id}" data-build="${build}" data-scroll="Top"${measured}${path}${accountAttributes(accountApi)}><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width,initial-scale=1">',
		isEmbed ? '<base target="_blank">' : expectFirstScreen,
		head,
		...preloads,
		// Browsers that know SVG prefer it to a picture of a fixed size.
		'<link rel="icon" href="/favicon.ico" sizes="32x32">',
		`<link rel="icon" href="/assets/icons/${brand.id}.svg" type="image/svg+xml">`,
		'<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
		`<meta name="theme-color" content="${brand.theme.light.bar}">`,
		'<style>',
		style.css,
		`</style><script>${script}</script>${isEmbed ? '' : headerStyleLink}</head>`,
		`<body data-page-type="${pageType}" data-output="html"${subtype === undefined ? '' : ` data-subtype="${escapeHtml(subtype)}"`}>`,
		...body,
		'</body></html>',
	];
}

/** Attributes that `pageClient` of the identity client reads. */
function accountAttributes({ apiOrigin, sessionDomain }: AccountApiSettings = {}): string {
	const api = apiOrigin === undefined ? '' : ` data-accounts="${escapeHtml(apiOrigin)}"`;
	return sessionDomain === undefined ? api : `${api} data-session-domain="${escapeHtml(sessionDomain)}"`;
}

function preloadFont(file: string): string {
	return `<link rel="preload" href="/fonts/${file}" as="font" type="font/woff2" crossorigin>`;
}
