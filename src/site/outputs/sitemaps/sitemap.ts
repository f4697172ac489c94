import type { MadeFile } from '../../file-definition.ts';
import { xmlDocument } from '../xml-document.ts';

const sitemapNamespace = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' };

const namespaces = {
	...sitemapNamespace,
	'@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
	'@xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
	'@xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
};

/** An address of a sitemap: `loc`, and the members of its extensions. */
export type SitemapUrl = { readonly loc: string } & Readonly<Record<string, unknown>>;

const contentType = 'application/xml; charset=utf-8';

/** A sitemap (sitemaps.org). It must be at the root of the site, because a sitemap may list only addresses below its own folder. */
export const sitemap = (url: readonly SitemapUrl[]): MadeFile => ({
	contentType,
	body: xmlDocument({ urlset: { ...namespaces, url } }),
});

/** An index of sitemaps, by their addresses. */
export const sitemapIndexOf = (addresses: readonly string[]): MadeFile => ({
	contentType,
	body: xmlDocument({ sitemapindex: { ...sitemapNamespace, sitemap: addresses.map((loc) => ({ loc })) } }),
});
