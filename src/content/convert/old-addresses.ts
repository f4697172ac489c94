// Addresses of the old site on the new one.
import { canonicalPath } from '../addresses/canonical-path.ts';
import { redirectDocument } from '../ans/redirect-document.ts';
import { isReservedPath } from '../contract/reserved-paths.ts';
import type { ConversionTarget, Converted } from './converted.ts';

/** The path of an address of the old site that a document of the brand can keep; undefined for any other. */
export function keptPath(address: string, { brand, sectionAddresses }: ConversionTarget): string | undefined {
	const url = URL.parse(address);
	if (url?.search !== '' || url.pathname === '/') return undefined;
	const path = canonicalPath(url.pathname.replace(/\/{2,}/g, '/'));
	if (path === undefined || isReservedPath(brand, path) || sectionAddresses?.has(path)) return undefined;
	return path;
}

/**
 * A link in a text of the old site. A link to one of its pages becomes a path, since pages keep their paths; a link to one of its files or
 * to another site becomes absolute. Undefined for anything else, such as `javascript:`.
 */
export function linkFrom(base: string, address: string): string | undefined {
	if (address.startsWith('#')) return address;
	const url = URL.parse(address, base);
	if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return undefined;
	const isOwnPage = url.host === URL.parse(base)?.host && !/\/wp-content\/|\/content\/(images|media|files)\//.test(url.pathname);
	return isOwnPage ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** A redirect document from a path of the old site. */
export const redirectOf = (from: string, to: string): Converted => ({
	kind: 'document',
	title: from,
	notes: [],
	document: redirectDocument(from, to),
});

/** The redirect from an address of the old site to the one that the new site has instead, if the new site can redirect the old one. */
export function redirectsFor(old: string, to: string, target: ConversionTarget): readonly Converted[] {
	const from = keptPath(old, target);
	return from === undefined || from === to ? [] : [redirectOf(from, to)];
}
