import type { Crawled } from './crawl.ts';

/** The order in which a browser opens the pages of a crawl: one of each type, then the covers, then all others. */
export function pagesToOpen(pages: readonly Crawled[]): readonly Crawled[] {
	const byType = Map.groupBy(pages, typeOf);
	const firsts = new Set([...byType.values()].flatMap(([first]) => (first ? [first] : [])));
	const covers = (byType.get('cover') ?? []).filter((page) => !firsts.has(page));
	const others = pages.filter((page) => !firsts.has(page) && typeOf(page) !== 'cover');
	return [...firsts, ...covers, ...others];
}

/** The type of a page; stories count by their kind. */
function typeOf({ answer: { body } }: Crawled): string {
	const mark = (name: string) => new RegExp(`<body[^>]* data-${name}="([\\w-]+)"`).exec(body)?.[1] ?? '';
	return mark('page-type') === 'story' ? `story ${mark('subtype')}` : mark('page-type');
}
