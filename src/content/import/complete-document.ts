import type { Brand } from '#brands';
import { canonicalPath, requestedPath } from '../addresses/canonical-path.ts';
import { ansIdOf } from '../ans/ans-id.ts';
import { type JsonObject, objectAt, objectsAt, textAt } from '../ans/json.ts';
import { nameFromPath, sectionsOf } from '../ans/labels/labels.ts';
import { isReservedPath } from '../contract/reserved-paths.ts';
import { idOf, kindOfType, typeOf } from '../documents/incoming-document.ts';

/** The brand into which documents are imported, the section for those without one, and the ids of the installation's brands. */
export type ImportTarget = { readonly brand: Brand; readonly section: string; readonly brandIds: ReadonlySet<string> };

/**
 * Adds what a page needs and the document lacks: an id, a section, and the address that it had on a foreign site. The result is the same each
 * time, so a second import changes nothing; a complete document is returned as it is.
 */
export function completeDocument(document: JsonObject, target: ImportTarget): JsonObject {
	const identified = idOf(document) === undefined ? { ...document, _id: generatedId(document, target.brand.id) } : document;
	if (kindOfType(typeOf(document) ?? '') !== 'work') return identified;
	return withAddress(withSection(identified, target), target);
}

/** An id that is derived from what stays the same when the document is edited. */
function generatedId(document: JsonObject, brand: string): string {
	const stable =
		textAt(document, 'canonical_url') ??
		textAt(document, 'website_url') ??
		textAt(document, 'slug') ??
		textAt(document, 'headlines', 'basic');
	return ansIdOf(brand, String(typeOf(document)), stable ?? JSON.stringify(document));
}

function withSection(document: JsonObject, { brand, section }: ImportTarget): JsonObject {
	if (sectionsOf(document, brand.id).length > 0) return document;
	const { id, name } = foreignSection(document, brand) ?? { id: section, name: undefined };
	const primary = { _id: id, type: 'section', version: '0.10.12', name: name ?? nameFromPath(id) };
	return { ...document, taxonomy: { ...objectAt(document, 'taxonomy'), primary_section: primary } };
}

/** The section that the document has on the site from which it comes. */
function foreignSection(document: JsonObject, brand: Brand): { readonly id: string; readonly name: string | undefined } | undefined {
	const site = foreignSite(document);
	const candidates = [
		objectAt(document, 'websites', site, 'website_section'),
		objectAt(document, 'taxonomy', 'primary_section'),
		...objectsAt(document, 'taxonomy', 'sections'),
	];
	for (const section of candidates) {
		const path = textAt(section, '_id') ?? textAt(section, 'referent', 'id') ?? '';
		if (/^(\/[\w-]+)+$/.test(path) && !isReservedPath(brand, `${path}/x/`)) return { id: path, name: textAt(section, 'name') };
	}
	return undefined;
}

/** Gives the document the address that it has on the site from which it comes, when the brand can have such an address. */
function withAddress(document: JsonObject, { brand, brandIds }: ImportTarget): JsonObject {
	const websites = objectAt(document, 'websites') ?? {};
	if (requestedPath(document, brand.id) !== undefined || Object.keys(websites).some((site) => brandIds.has(site))) return document;
	const site = foreignSite(document);
	const address = textAt(websites, site, 'website_url') ?? textAt(document, 'website_url') ?? textAt(document, 'canonical_url') ?? '';
	const path = canonicalPath(URL.parse(address)?.pathname ?? address);
	if (path === undefined || isReservedPath(brand, path)) return document;
	return { ...document, websites: { ...websites, [brand.id]: { website_url: path } } };
}

const foreignSite = (document: JsonObject): string =>
	textAt(document, 'canonical_website') ?? Object.keys(objectAt(document, 'websites') ?? {})[0] ?? '';
