import { createHash } from 'node:crypto';
import type { Brand } from '#brands';
import { canonicalPath, requestedPath } from '../addresses/canonical-path.ts';
import { type JsonObject, objectAt, objectsAt, textAt, without } from '../ans/json.ts';
import { sectionsOf } from '../ans/labels/labels.ts';
import { isReservedPath } from '../contract/reserved-paths.ts';
import { idOf, kindOfType, typeOf } from '../documents/incoming-document.ts';

/** Where documents without a section go. */
export type ImportTarget = { readonly brand: Brand; readonly section: string; readonly sites: ReadonlySet<string> };

/**
 * The document with what a page needs and its sender left out: an id, a section, an address that it had on a site that is not ours;
 * and without what search answers add to it.
 * The same document is completed in the same way each time, so a second import changes nothing. A complete one comes back as it is.
 */
export function completeDocument(document: JsonObject, home: ImportTarget): JsonObject {
	const sent = '_website_ids' in document ? without(document, '_website_ids') : document;
	const named = idOf(sent) === undefined ? { ...sent, _id: madeId(sent, home.brand.id) } : sent;
	if (kindOfType(typeOf(document) ?? '') !== 'work') return named;
	return withAddress(withSection(named, home), home);
}

/** 26 characters of base 32, as ids of ANS have them, from what stays the same when the document is edited. */
function madeId(document: JsonObject, brand: string): string {
	const stable =
		textAt(document, 'canonical_url') ??
		textAt(document, 'website_url') ??
		textAt(document, 'slug') ??
		textAt(document, 'headlines', 'basic');
	const digest = createHash('sha256')
		.update(`${brand}\n${typeOf(document)}\n${stable ?? JSON.stringify(document)}`)
		.digest();
	return [...digest.subarray(0, 26)].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(byte % 32)).join('');
}

function withSection(document: JsonObject, { brand, section }: ImportTarget): JsonObject {
	if (sectionsOf(document, brand.id).length > 0) return document;
	const { id, name } = foreignSection(document, brand) ?? { id: section, name: undefined };
	const primary = { _id: id, type: 'section', version: '0.10.12', name: name ?? named(id) };
	return { ...document, taxonomy: { ...objectAt(document, 'taxonomy'), primary_section: primary } };
}

const named = (id: string): string => {
	const last = id.slice(id.lastIndexOf('/') + 1);
	return last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
};

/** The section that the document has on the site that it came from. */
function foreignSection(document: JsonObject, brand: Brand): { readonly id: string; readonly name: string | undefined } | undefined {
	const site = textAt(document, 'canonical_website') ?? Object.keys(objectAt(document, 'websites') ?? {})[0] ?? '';
	const told = [
		objectAt(document, 'websites', site, 'website_section'),
		objectAt(document, 'taxonomy', 'primary_section'),
		...objectsAt(document, 'taxonomy', 'sections'),
	];
	for (const section of told) {
		const path = textAt(section, '_id') ?? textAt(section, 'referent', 'id') ?? '';
		if (/^(\/[\w-]+)+$/.test(path) && !isReservedPath(brand, `${path}/x/`)) return { id: path, name: textAt(section, 'name') };
	}
	return undefined;
}

/** The address on the site that the document came from is kept on the brand's, when it is a path that the brand can give. */
function withAddress(document: JsonObject, { brand, sites }: ImportTarget): JsonObject {
	const websites = objectAt(document, 'websites') ?? {};
	if (requestedPath(document, brand.id) !== undefined || Object.keys(websites).some((site) => sites.has(site))) return document;
	const site = textAt(document, 'canonical_website') ?? Object.keys(websites)[0] ?? '';
	const told = textAt(websites, site, 'website_url') ?? textAt(document, 'website_url') ?? textAt(document, 'canonical_url') ?? '';
	const path = canonicalPath(URL.parse(told)?.pathname ?? told);
	if (path === undefined || isReservedPath(brand, path)) return document;
	return { ...document, websites: { ...websites, [brand.id]: { website_url: path } } };
}
