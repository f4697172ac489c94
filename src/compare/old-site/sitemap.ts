import { Parser } from 'htmlparser2';
import type { GetText } from '../fetching/get-text.ts';

/** The most sitemaps of an index that are read. */
const mostSitemaps = 10_000;

export const isSitemap = (text: string): boolean => /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(text.slice(0, 2_000));

/** The addresses of a sitemap and of all sitemaps that it names (sitemaps.org, 0.9). Throws when one of them cannot be read. */
export async function addressesOfSitemap(text: string, getText: GetText): Promise<readonly string[]> {
	const waiting = [text];
	const addresses = new Set<string>();
	for (let read = 0; waiting.length > 0 && read < mostSitemaps; read += 1) {
		const { pages, sitemaps } = readSitemap(waiting.pop() ?? '');
		for (const page of pages) addresses.add(page);
		for (const sitemap of sitemaps) waiting.push(await getText(sitemap));
	}
	return [...addresses];
}

/** Pages are in the `<loc>` of a `<url>`; pictures are in elements with another prefix. */
function readSitemap(text: string): { readonly pages: readonly string[]; readonly sitemaps: readonly string[] } {
	const found = { pages: new Set<string>(), sitemaps: new Set<string>() };
	const path: string[] = [];
	let location = '';
	const parser = new Parser(
		{
			onopentag: (name) => {
				path.push(name);
				if (name === 'loc') location = '';
			},
			ontext: (part) => {
				if (path.at(-1) === 'loc') location += part;
			},
			onclosetag: (name) => {
				path.pop();
				if (name === 'loc') found[path.at(-1) === 'sitemap' ? 'sitemaps' : 'pages'].add(location.trim());
			},
		},
		{ xmlMode: true, decodeEntities: true },
	);
	parser.end(text);
	return { pages: [...found.pages], sitemaps: [...found.sitemaps] };
}
