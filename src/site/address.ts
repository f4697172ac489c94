import type { Brand } from '#brands';

/** The document formats of a page (OUT-01, OUT-02). */
export type Output = 'html' | 'amp' | 'fbia';

/**
 * A page's address once everything is taken out that a visitor could invent (W12): `path` has one
 * percent-encoded form, starts and ends with `/` and has neither output nor `/pf/` prefix; `page` counts from 1;
 * `section` narrows a search and is a path such as `/deportes`, of which the brand may have no section.
 */
export type Address = {
	readonly brand: Brand;
	readonly path: string;
	readonly output: Output;
	readonly page: number;
	readonly section?: string;
};

/** An address, or the canonical path and query where the visitor should have asked. */
export type Located = { readonly kind: 'address'; readonly address: Address } | { readonly kind: 'redirect'; readonly to: string };

/** Deepest page of a list; further ones are page 1 (table 4.3). */
const lastPage = 50;

/** Parts of the path of a section. */
const deepestSection = 5;

const outputs: readonly Output[] = ['amp', 'fbia'];

/** Reads the target of a request (`/path/?query`) for a brand. The path was found well-formed by the server. */
export function locate(target: string, brand: Brand): Located {
	const { path: rawPath, query } = splitTarget(target);
	if (!rawPath.endsWith('/')) return { kind: 'redirect', to: `${rawPath}/${query === '' ? '' : `?${query}`}` };
	const parameters = new URLSearchParams(query);
	const terms = rawPath === '/buscar/' ? searchTerms(parameters.get('q')) : '';
	if (terms !== '') return { kind: 'redirect', to: `/buscar/${terms}/` };
	const { path, output } = outputOf(withoutContext(canonical(rawPath)), parameters);
	const section = path.startsWith('/buscar/') ? sectionOf(parameters.get('seccion')) : undefined;
	return { kind: 'address', address: { brand, path, output, page: pageOf(parameters.get('page')), ...(section && { section }) } };
}

/** What the page cache knows the address by: brand, output, path and the known query. */
export function addressKey(address: Address): string {
	return `${address.brand.id} ${address.output} ${hrefOf(address)}`;
}

/** An address as a link: its path and what it knows of the query. */
export function hrefOf({ path, page, section }: Pick<Address, 'path' | 'page' | 'section'>): string {
	const query = [...(section === undefined ? [] : [`seccion=${encodeParts(section)}/`]), ...(page === 1 ? [] : [`page=${page}`])];
	return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function splitTarget(target: string): { path: string; query: string } {
	const mark = target.indexOf('?');
	return mark === -1 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** The path in lower case, in its one percent-encoded form. */
export function lowerCasePath(path: string): string {
	return encoded(path, (part) => part.toLowerCase());
}

// A search form asks `/buscar/?q=copa del mundo` (SEARCH-01). What no path may hold, such as the slash of 24/7, parts words too.
function searchTerms(asked: string | null): string {
	const words = (asked ?? '').split(/[\s\-/\\;#\p{Cc}]+/u).filter((word) => /[^.]/.test(word));
	return words.map(encodeURIComponent).join('-');
}

const encodeParts = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Decoded once and encoded again, so that two spellings of a path are one page. */
function canonical(path: string): string {
	return encoded(path, (part) => part.normalize('NFC'));
}

function encoded(path: string, change: (part: string) => string): string {
	return path
		.split('/')
		.map((part) => encodeURIComponent(change(decodeURIComponent(part))))
		.join('/');
}

/** The base path of the former platform is removed once (NAV-07). */
function withoutContext(path: string): string {
	return path.startsWith('/pf/') ? path.slice(3) : path;
}

// Both forms are known, `/amp/deportes/` and `/deportes/amp/`; the former platform also had `?outputType=amp`.
function outputOf(path: string, parameters: URLSearchParams): { path: string; output: Output } {
	for (const output of outputs) {
		if (path.startsWith(`/${output}/`)) return { path: path.slice(output.length + 1), output };
		if (path.endsWith(`/${output}/`)) return { path: path.slice(0, -output.length - 1), output };
	}
	const asked = outputs.find((output) => output === parameters.get('outputType'));
	return { path, output: asked ?? 'html' };
}

function pageOf(value: string | null): number {
	if (value === null || !/^[1-9]\d?$/.test(value)) return 1;
	const page = Number(value);
	return page <= lastPage ? page : 1;
}

/** The path of a section, in lower case and with one slash before each part; what cannot be one is as if it were not asked. */
function sectionOf(asked: string | null): string | undefined {
	const parts = (asked ?? '').normalize('NFC').toLowerCase().split('/').filter(Boolean);
	const isPath = parts.length > 0 && parts.length <= deepestSection && parts.every((part) => /^[\p{L}\p{N}_-]{1,80}$/u.test(part));
	return isPath ? `/${parts.join('/')}` : undefined;
}
