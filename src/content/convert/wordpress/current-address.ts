import type { WordPressSite } from './read-site.ts';

/**
 * Where a link of a text leads on the old site, which redirects it: from the number of a post (`/?p=7`) to its address, from the page of a
 * file to the file. Undefined for any other address.
 */
export function currentAddress(site: WordPressSite, address: string): string | undefined {
	const file = site.library.ofPage(address);
	if (file) return file.url;
	const url = URL.parse(address);
	if (url?.pathname !== '/' || url.host !== URL.parse(site.address)?.host) return undefined;
	const numbers = ['p', 'page_id', 'attachment_id'].flatMap((name) => url.searchParams.get(name) ?? []);
	const [id] = numbers;
	return id === undefined ? undefined : (site.texts.get(id)?.link ?? site.library.get(id)?.url);
}
