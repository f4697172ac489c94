import { type JsonObject, textAt } from '../ans/json.ts';
import { slugOf } from '../ans/text/fold-text.ts';

const longestPath = 1_000;

/**
 * The one form of an address on a brand's site: absolute, percent-encoded, `/` at both ends. Undefined for what is no path
 * of ours: another site, `..`, `//`, a query, a control character (C05).
 */
export function canonicalPath(text: string): string | undefined {
	if (!text.startsWith('/') || text.length > longestPath || /[\\?#\p{Cc}\p{Cf}]/u.test(text)) return undefined;
	const parts = decode(text)?.split('/');
	if (!parts || parts.slice(1, -1).some(isNoName) || isDots(parts.at(-1) ?? '')) return undefined;
	const path = parts.map((part) => encodeURIComponent(part.normalize('NFC'))).join('/');
	return path.endsWith('/') ? path : `${path}/`;
}

const isDots = (part: string): boolean => part === '.' || part === '..';
const isNoName = (part: string): boolean => part.trim() === '' || isDots(part);

/** Undefined when the escapes are wrong or hide a slash or a control character. */
function decode(text: string): string | undefined {
	try {
		const decoded = decodeURIComponent(text);
		return /%2f|%5c|%[01][0-9a-f]|%7f/i.test(text) || !decoded.isWellFormed() ? undefined : decoded;
	} catch {
		return undefined;
	}
}

/** The address that a document asks for on a brand; undefined when it leaves it to us. */
export function wantedPath(document: JsonObject, brand: string): string | undefined {
	const own = textAt(document, 'websites', brand, 'website_url');
	const website = textAt(document, 'website') ?? textAt(document, 'canonical_website');
	return own ?? (website === undefined || website === brand ? textAt(document, 'website_url') : undefined);
}

/** An address for a document that has none: `/deportes/2026/11/20/gano-el-local/`. `day` is `2026-11-20`. */
export function madePath(document: JsonObject, place: { readonly section: string; readonly day: string; readonly id: string }): string {
	const date = place.day.replaceAll('-', '/');
	const words = textAt(document, 'slug') ?? textAt(document, 'headlines', 'basic') ?? place.id;
	return `${place.section}/${date}/${slugOf(words).slice(0, 90) || slugOf(place.id)}/`.replace(/^\/+/, '/');
}
