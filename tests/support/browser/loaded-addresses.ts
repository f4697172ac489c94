/** Elements that load something from the addresses in these attributes. */
const loading = /<(?:img|script|iframe|source|video|audio|track|embed|input)\b[^>]*>/gi;
const address = /\s(?:src|poster)="([^"]*)"/gi;
const addressSet = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;

/** Links of the head by which a browser loads something, or connects. */
const loadingLink =
	/<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)")[^>]*>/gi;
const target = /\shref="([^"]*)"/gi;

/** The addresses from which the HTML of a page has a browser load something, at once or when it is seen. */
export function loadedAddresses(html: string): readonly string[] {
	const elements = (html.match(loading) ?? []).flatMap((tag) => [...valuesIn(tag, address), ...setIn(tag)]);
	const links = (html.match(loadingLink) ?? []).flatMap((tag) => [...valuesIn(tag, target), ...setIn(tag)]);
	return [...elements, ...links].map((text) => text.replaceAll('&amp;', '&'));
}

/** Those of the addresses of a page that are on another host. */
export const foreignAddresses = (html: string, page: string): readonly string[] =>
	loadedAddresses(html).filter((text) => {
		const url = URL.parse(text, page);
		return url?.protocol.startsWith('http') && url.origin !== new URL(page).origin;
	});

const valuesIn = (tag: string, pattern: RegExp): readonly string[] => [...tag.matchAll(pattern)].map(([, value = '']) => value);

const setIn = (tag: string): readonly string[] =>
	valuesIn(tag, addressSet).flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ''));
