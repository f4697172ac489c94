import { readFile, stat } from 'node:fs/promises';
import type { GetText } from '../fetching/get-text.ts';
import { unpacked } from '../fetching/unpacked.ts';
import { listedSite } from './listed-site.ts';
import { NoOldSite, type OldSite } from './old-site.ts';
import { savedFolder } from './saved-folder.ts';
import { isWarc, warcSite } from './warc.ts';

export type OldSiteOptions = { readonly getText: GetText; readonly origin: string | undefined };

/**
 * Opens what an operator names as the old site: a folder of saved pages, a WARC file, a sitemap, an access log, a list, or the address of
 * the site, whose `robots.txt` names its sitemaps. Throws `NoOldSite` with a sentence for the operator.
 */
export async function openOldSite(place: string, options: OldSiteOptions): Promise<OldSite> {
	try {
		return await (/^https?:\/\//.test(place) ? siteOnWeb(place, options) : siteOnDisk(place, options));
	} catch (error) {
		throw error instanceof NoOldSite ? new NoOldSite(`${place} ${error.message}`) : error;
	}
}

async function siteOnDisk(path: string, options: OldSiteOptions): Promise<OldSite> {
	const found = await stat(path).catch(() => undefined);
	if (found === undefined) throw new NoOldSite('is not there');
	if (found.isDirectory()) return savedFolder(path, options.origin);
	if (isWarc(path)) return warcSite(path);
	if (/\.zip$/i.test(path)) throw new NoOldSite('is a zip archive: unpack it and name the folder');
	return listedSite(new TextDecoder().decode(unpacked(await readFile(path))), options);
}

async function siteOnWeb(place: string, { getText, origin }: OldSiteOptions): Promise<OldSite> {
	const url = new URL(place);
	const options = { getText, origin: origin ?? url.origin };
	if (url.pathname !== '/' || url.search !== '') return listedSite(await getText(url.href), options);
	const robots = await getText(new URL('/robots.txt', url).href).catch(() => '');
	const named = robots.split('\n').flatMap((line) => URL.parse(/^sitemap:\s*(\S+)/i.exec(line.trim())?.[1] ?? '')?.href ?? []);
	const sitemaps = named.length > 0 ? named : [new URL('/sitemap.xml', url).href];
	const index = sitemaps.map((address) => `<sitemap><loc>${address.replaceAll('&', '&amp;')}</loc></sitemap>`).join('');
	return listedSite(`<sitemapindex>${index}</sitemapindex>`, options);
}
