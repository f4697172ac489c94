import type { FileDefinition } from '../../file-definition.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import { sitemap } from './sitemap.ts';

/** `/sitemap-sections.xml`: the front page and the pages of all sections, for search engines. */
export const sectionSitemap: FileDefinition = {
	freshFor: 3_600,
	async make(context) {
		const sections = await context.contentQueries.sections();
		return sitemap(['/', ...sections.map(({ id }) => `${id}/`)].map((path) => ({ loc: absoluteUrl(path, context) })));
	},
};
