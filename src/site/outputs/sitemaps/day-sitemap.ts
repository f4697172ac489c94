import type { IndexedWork } from '#content/contract';
import { imageAddress } from '#media/contract';
import type { FileDefinition } from '../../file-definition.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { type SitemapUrl, sitemap } from './sitemap.ts';

/** How many stories one file has; a day with more has more files. */
const worksInFile = 1_000;

/** The paths of the files of a day: `/sitemap-2026-11-25.xml`, then `/sitemap-2026-11-25-2.xml` and so on. */
export const daySitemapPath = /^\/sitemap-(\d{4}-\d{2}-\d{2})(?:-([2-9]|[1-9]\d))?\.xml$/;

/** The paths of the files of a day that has `works` works. */
export const pathsOfDay = (day: string, works: number): readonly string[] =>
	Array.from({ length: Math.ceil(works / worksInFile) }, (_, at) => `/sitemap-${day}${at === 0 ? '' : `-${at + 1}`}.xml`);

/** The stories of a day in UTC, for search engines. A day without stories has no file. */
export const daySitemap: FileDefinition = {
	freshFor: 600,
	async make(context) {
		const [, day = '', file = '1'] = daySitemapPath.exec(context.address.path) ?? [];
		if (!isDay(day)) return undefined;
		const offset = (Number(file) - 1) * worksInFile;
		const works = await context.contentQueries.indexedWorks({ from: day, to: day, size: worksInFile, offset });
		return works.length === 0 ? undefined : sitemap(works.map((work) => urlOf(work, context)));
	},
};

const isDay = (text: string): boolean => {
	const time = Date.parse(text);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const urlOf = ({ card: { picture }, path, updatedAt }: IndexedWork, context: RenderContext): SitemapUrl => ({
	loc: absoluteUrl(path, context),
	lastmod: updatedAt,
	...(picture && { 'image:image': { 'image:loc': absoluteUrl(imageAddress(picture, '16:9', 1280), context) } }),
});
