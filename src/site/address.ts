import type { Brand } from '#brands';
import { type SearchPeriod, searchPeriods } from '#content/contract';

/** The document formats of a page (OUT-01, OUT-02): `render/outputs.ts` says how each is rendered. */
export type Output = 'html' | 'amp' | 'fbia' | 'lite';

/**
 * The address of a page, without anything else that a request may contain (W12). `path` starts and ends with `/`, except that of a file for
 * programs such as `/robots.txt`. It has one percent-encoded form, and neither an output nor the `/pf/` prefix. `page` counts from 1.
 * `section` and `period` narrow a search; a section is a path such as `/deportes`, and the brand may have no such section.
 */
export type Address = {
	readonly brand: Brand;
	readonly path: string;
	readonly output: Output;
	readonly page: number;
	readonly section?: string;
	readonly period?: SearchPeriod;
};

/** The address of a request, or the canonical path and query that it is redirected to. */
export type Located = { readonly kind: 'address'; readonly address: Address } | { readonly kind: 'redirect'; readonly to: string };

/** Last page of a list; a higher number is read as page 1 (B08). Readers find older stories by search. */
export const lastPage = 50;

/** The most parts that the path of a section has. */
const maxSectionDepth = 5;

const outputs = ['amp', 'fbia', 'lite'] as const satisfies readonly Output[];

/** The other name of the front page (ROUTE-19). */
const frontPageName = '/homepage/';

/** The ends of the paths of files for programs (`files.ts`), which have no slash at the end. */
const fileName = /\.(?:ico|ics|json|png|txt|webmanifest|xml)$/;

const noParameters = new URLSearchParams();

/** Reads the target of a request (`/path/?query`) to a brand. Throws when the path is not well-formed percent-encoding. */
export function locate(target: string, brand: Brand): Located {
	const { path: rawPath, query } = splitTarget(target);
	if (!rawPath.endsWith('/') && !fileName.test(rawPath)) return { kind: 'redirect', to: `${rawPath}/${query === '' ? '' : `?${query}`}` };
	const parameters = query === '' ? noParameters : new URLSearchParams(query);
	const { path: named, output } = outputOf(withoutFormerPrefix(canonical(rawPath)), parameters);
	const terms = named === '/buscar/' ? searchTerms(parameters.get('q')) : '';
	if (terms !== '') return { kind: 'redirect', to: hrefIn(output, `/buscar/${terms}/`) };
	const path = named === frontPageName ? '/' : named;
	const filters = path.startsWith('/buscar/') ? filtersOf(parameters) : {};
	return { kind: 'address', address: { brand, path, output, page: pageOf(parameters.get('page')), ...filters } };
}

/** The key of an address in the page cache: brand, output, path, and the query parameters that count. */
export function addressKey(address: Address): string {
	return `${address.brand.id} ${address.output} ${hrefOf(address)}`;
}

/** What the link to an address needs. */
export type Linked = Pick<Address, 'path' | 'page'> & { readonly [Key in 'section' | 'period']?: Address[Key] | undefined };

/** The link to an address: its path, and the query parameters that count. */
export function hrefOf({ path, page, section, period }: Linked): string {
	const query = [
		...(section === undefined ? [] : [`seccion=${encodeParts(section)}/`]),
		...(period === undefined ? [] : [`fecha=${periodNames[period]}`]),
		...(page === 1 ? [] : [`page=${page}`]),
	];
	return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The link to a path of this site in an output; addresses of other sites stay as they are. */
export function hrefIn(output: Output, href: string): string {
	return output === 'html' || !/^\/(?!\/)/.test(href) ? href : `/${output}${href}`;
}

/** The periods of a search, as addresses name them. */
const periodNames: Readonly<Record<SearchPeriod, string>> = { day: 'dia', week: 'semana', month: 'mes', year: 'anio' };

function filtersOf(parameters: URLSearchParams): Pick<Address, 'section' | 'period'> {
	const section = sectionOf(parameters.get('seccion'));
	const period = searchPeriods.find((one) => periodNames[one] === parameters.get('fecha'));
	return { ...(section && { section }), ...(period && { period }) };
}

function splitTarget(target: string): { path: string; query: string } {
	const mark = target.indexOf('?');
	return mark === -1 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** The path in lower case, in its canonical percent-encoding (W16). */
export function lowerCasePath(path: string): string {
	return encoded(path, (part) => part.toLowerCase());
}

// The search form requests `/buscar/?q=copa del mundo` (SEARCH-01). Characters that a path cannot hold, such as the slash of 24/7, separate
// words too.
function searchTerms(query: string | null): string {
	const words = (query ?? '').split(/[\s\-/\\;#\p{Cc}]/u).filter((word) => /[^.]/.test(word));
	return words.map(encodeURIComponent).join('-');
}

const encodeParts = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Characters that percent-encoding leaves as they are (ECMA-262, `encodeURIComponent`), and slashes: nearly all paths have no others. */
const plainPath = /^[\w\-.!~*'()/]*$/;

/** The one spelling of a path: decoded, normalized to NFC and encoded again, so that two spellings are one page. */
function canonical(path: string): string {
	if (plainPath.test(path)) return path;
	return encoded(path, (part) => part.normalize('NFC'));
}

function encoded(path: string, change: (part: string) => string): string {
	return path
		.split('/')
		.map((part) => encodeURIComponent(change(decodeURIComponent(part))))
		.join('/');
}

/** Removes the former platform's base path, once (NAV-07). */
function withoutFormerPrefix(path: string): string {
	return path.startsWith('/pf/') ? path.slice(3) : path;
}

// An output is a part of the path (`/amp/deportes/`, `/deportes/amp/futbol/`, `/deportes/amp/`), or the former platform's `?outputType=amp`
// (OUT-01, OUT-02).
function outputOf(path: string, parameters: URLSearchParams): { path: string; output: Output } {
	const split = splitOutput(path);
	if (split.output !== 'html') return split;
	const named = outputs.find((output) => output === parameters.get('outputType'));
	return { path, output: named ?? 'html' };
}

/** The output that a part of a path names, and the path without it. */
export function splitOutput(path: string): Pick<Address, 'path' | 'output'> {
	for (const output of outputs) {
		const at = path.indexOf(`/${output}/`);
		if (at !== -1) return { path: path.slice(0, at) + path.slice(at + output.length + 1), output };
	}
	return { path, output: 'html' };
}

function pageOf(value: string | null): number {
	if (value === null || !/^[1-9]\d?$/.test(value)) return 1;
	const page = Number(value);
	return page <= lastPage ? page : 1;
}

/** The path of a section, in lower case, with one slash before each part; undefined for a text that cannot be such a path. */
function sectionOf(value: string | null): string | undefined {
	const parts = (value ?? '').normalize('NFC').toLowerCase().split('/').filter(Boolean);
	const isPath = parts.length > 0 && parts.length <= maxSectionDepth && parts.every((part) => /^[\p{L}\p{N}_-]{1,80}$/u.test(part));
	return isPath ? `/${parts.join('/')}` : undefined;
}
