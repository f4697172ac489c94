import type { Brand } from '#brands';
import { iconLink } from '../look/page-icon.ts';
import type { StaffPage } from '../pages/staff-page.ts';

/** Allows what is of our own origin; pictures and films may also be of other systems, and those that are just being uploaded. */
const policy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"connect-src 'self'",
	"img-src 'self' https: blob:",
	"media-src 'self' https:",
	"frame-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

/** The page in which the application runs, at every address of the desk and the editor. */
export function applicationPage({ name }: Brand, build: string): StaffPage {
	const root = `/aplicacion/${build}/`;
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${iconLink}`;
	const files = `<link rel="stylesheet" href="${root}newsroom.css"><script type="module" src="${root}newsroom.js"></script>`;
	return {
		html: `<!doctype html><html lang="es-AR"><head>${head}<title>Redacción de ${name}</title>${files}</head><body><div id="application"></div><noscript>La redacción necesita JavaScript.</noscript></body></html>`,
		policy,
	};
}
