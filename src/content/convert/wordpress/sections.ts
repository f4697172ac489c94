// Categories of WordPress as sections.
import { slugOf } from '../../ans/text/clean-text.ts';
import type { ConversionTarget } from '../converted.ts';
import { sectionPathOf } from '../section-path.ts';
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

/** The path of a category, with those above it. */
export function sectionPath(slug: string, { categories }: WordPressSite, target: ConversionTarget): string {
	const names: string[] = [];
	const seen = new Set<string>();
	for (let at: string | undefined = slug; at && !seen.has(at); at = categories.get(at)?.parent) {
		seen.add(at);
		names.unshift(segmentOf(at, categories.get(at)));
	}
	return sectionPathOf(names, target);
}

/** Slugs in other scripts are percent-encoded; of those nothing is left but the number of the category. */
const segmentOf = (slug: string, category: WxrCategory | undefined): string =>
	slugOf(/^[\w-]+$/.test(slug) ? slug : (category?.name ?? '')) || `seccion-${category?.id ?? '0'}`;
