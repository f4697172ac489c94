import { type BrandId, brandList } from '#brands';
import type { Story } from '#content/contract';
import { type JsonObject, objectAt, textAt } from './json.ts';
import type { ReadContext } from './read-context.ts';
import { parseAddress, readHref } from './text/read-href.ts';

/** The path of a document on a brand's site, with `/` at both ends; undefined when it is not on that site (content API, fact 5). */
function pathOn(document: JsonObject, brand: BrandId): string | undefined {
	const own = textAt(document, 'websites', brand, 'website_url');
	if (own !== undefined) return pathOf(own);
	// A document of a single site has its address at the top level.
	if (Object.keys(objectAt(document, 'websites') ?? {}).length > 0) return undefined;
	const url = textAt(document, 'website_url') ?? textAt(document, 'canonical_url') ?? '';
	return absolute(url) === undefined ? pathOf(url) : undefined;
}

/** The target of a link to the document on this brand: a path, or the address at the canonical brand when this brand does not have it. */
export function hrefOn(document: JsonObject, context: ReadContext): string | undefined {
	const path = pathOn(document, context.brand);
	if (path !== undefined) return path;
	const canonical = canonicalOf(document, context);
	if ('external' in canonical) return canonical.external;
	const origin = canonical.brand === context.brand ? undefined : context.brandOrigins[canonical.brand];
	return origin === undefined || canonical.path === '' ? undefined : `${origin}${canonical.path}`;
}

/** The canonical address for search engines: the external one, or else that of the canonical site. */
export function canonicalOf(document: JsonObject, context: ReadContext): Story['canonical'] {
	const external = textAt(document, 'canonical_url_external') ?? absolute(textAt(document, 'canonical_url'));
	const target = external === undefined ? undefined : readHref(external, Object.values(context.brandOrigins));
	if (target?.external) return { external: target.href };
	const brand = canonicalBrand(document) ?? context.brand;
	const path = textAt(document, 'canonical_url') ?? textAt(document, 'websites', brand, 'website_url') ?? textAt(document, 'website_url');
	return { brand, path: pathOf(path ?? '') ?? '' };
}

/** The brand whose site has the main address of a document; undefined when it names none of ours. */
export const canonicalBrand = (document: JsonObject): BrandId | undefined =>
	brandNamed(textAt(document, 'canonical_website') ?? textAt(document, 'website'));

/** The brand with this name; undefined for the name of a foreign site. */
const brandNamed = (name: string | undefined): BrandId | undefined => brandList.find(({ id }) => id === name)?.id;

const absolute = (url: string | undefined): string | undefined => (url !== undefined && /^https?:\/\//i.test(url) ? url : undefined);

function pathOf(url: string): string | undefined {
	const path = url.trim() === '' ? undefined : parseAddress(url)?.pathname.replace(/\/{2,}/g, '/');
	if (path === undefined) return undefined;
	return path.endsWith('/') ? path : `${path}/`;
}
