import type { FileDefinition } from '../../file-definition.ts';

/** `/robots.txt`: what crawlers may read (RFC 9309), and where the sitemaps are. */
export const robots: FileDefinition = {
	freshFor: 3_600,
	async make({ brand, origins }) {
		const sitemaps = ['/sitemap.xml', '/sitemap-news.xml'].map((path) => `Sitemap: ${origins[brand.id]}${path}`);
		const body = ['User-agent: *', 'Allow: /', 'Disallow: /buscar/', 'Disallow: /pf/', '', ...sitemaps, ''].join('\n');
		return { contentType: 'text/plain; charset=utf-8', body };
	},
};
