import { type JsonObject, textAt } from '../ans/json.ts';
import { slugOf } from '../ans/text/clean-text.ts';

const maxLength = 1_000;

/**
 * The canonical form of an address on a brand's site: absolute, percent-encoded, with `/` at both ends. Returns undefined for a text
 * that is not a path of the site: another site, `..`, `//`, a query, a control character (C05).
 */
export function canonicalPath(text: string): string | undefined {
	if (!text.startsWith('/') || text.length > maxLength || /[\\?#\p{Cc}\p{Cf}]/u.test(text)) return undefined;
	const segments = decode(text)?.split('/');
	if (!segments || segments.slice(1, -1).some(isInvalid) || isDots(segments.at(-1) ?? '')) return undefined;
	const path = segments.map((segment) => encodeURIComponent(segment.normalize('NFC'))).join('/');
	return path.endsWith('/') ? path : `${path}/`;
}

const isDots = (segment: string): boolean => segment === '.' || segment === '..';
const isInvalid = (segment: string): boolean => segment.trim() === '' || isDots(segment);

/** Returns undefined when the escapes are wrong or hide a slash or a control character. */
function decode(text: string): string | undefined {
	try {
		const decoded = decodeURIComponent(text);
		return /%2f|%5c|%[01][0-9a-f]|%7f/i.test(text) || !decoded.isWellFormed() ? undefined : decoded;
	} catch {
		return undefined;
	}
}

/** The address that a document requests on a brand; undefined when it requests none. */
export function requestedPath(document: JsonObject, brand: string): string | undefined {
	const own = textAt(document, 'websites', brand, 'website_url');
	const website = textAt(document, 'website') ?? textAt(document, 'canonical_website');
	return own ?? (website === undefined || website === brand ? textAt(document, 'website_url') : undefined);
}

/** What an address is generated from. `day` is `2026-11-20`; `section` is a path without a slash at the end. */
type PathParts = { readonly section: string; readonly day: string; readonly id: string };

/** Generates an address for a document that requests none: `/deportes/2026/11/20/gano-el-local/`. */
export function generatedPath(document: JsonObject, { section, day, id }: PathParts): string {
	const words = textAt(document, 'slug') ?? textAt(document, 'headlines', 'basic') ?? id;
	return `${section}/${day.replaceAll('-', '/')}/${slugOf(words).slice(0, 90) || slugOf(id)}/`.replace(/^\/+/, '/');
}
