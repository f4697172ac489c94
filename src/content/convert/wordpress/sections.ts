// Categories of WordPress as sections.
import type { JsonObject } from '../../ans/json.ts';
import { ansVersion } from '../../ans/schema/schemas.ts';
import { slugOf } from '../../ans/text/fold-text.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import { isReservedPath } from '../../contract/reserved-paths.ts';
import type { ConversionTarget, Converted } from '../converted.ts';
import type { WordPressSite, WxrCategory } from './read-site.ts';

/** The category that WordPress gives to a post without one, in some languages. */
const none: ReadonlySet<string> = new Set([
	'uncategorized',
	'sin-categoria',
	'sem-categoria',
	'non-classe',
	'allgemein',
	'senza-categoria',
]);

export const isNoCategory = (slug: string): boolean => none.has(slug);

/** The path of a category, with those above it: `/deportes/futbol`. A path that belongs to the site itself gets `-2` at its end. */
export function sectionPath(slug: string, { categories }: WordPressSite, { brand }: ConversionTarget): string {
	const names: string[] = [];
	const seen = new Set<string>();
	for (let at: string | undefined = slug; at && !seen.has(at); at = categories.get(at)?.parent) {
		seen.add(at);
		names.unshift(segmentOf(at, categories.get(at)));
	}
	const path = `/${names.join('/')}`;
	return isReservedPath(brand, `${path}/x/`) ? `${path}-2` : path;
}

/** Slugs in other scripts are percent-encoded; of those nothing is left but the number of the category. */
const segmentOf = (slug: string, category: WxrCategory | undefined): string =>
	slugOf(/^[\w-]+$/.test(slug) ? slug : (category?.name ?? '')) || `seccion-${category?.id ?? '0'}`;

/** A category as a section document. */
export function sectionOf(category: WxrCategory, site: WordPressSite, target: ConversionTarget): Converted {
	const path = sectionPath(category.slug, site, target);
	const parent = path.slice(0, path.lastIndexOf('/')) || '/';
	const description = plainText(category.description);
	const name = plainText(category.name) || category.slug;
	const document: JsonObject = {
		_id: path,
		type: 'section',
		name,
		parent: { default: parent },
		...(description && { site: { site_title: name, site_description: description } }),
	};
	return { kind: 'document', title: name, notes: [], document };
}

/** A section as a story names it. */
export const sectionName = (path: string, name: string): JsonObject => ({ _id: path, type: 'section', version: ansVersion, name });
