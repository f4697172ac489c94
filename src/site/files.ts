import type { Address } from './address.ts';
import type { FileDefinition } from './file-definition.ts';
import { calendar } from './outputs/calendar/calendar.ts';
import { jsonFeed } from './outputs/feeds/json-feed.ts';
import { podcastFeed } from './outputs/feeds/podcast-feed.ts';
import { rssFeed } from './outputs/feeds/rss-feed.ts';
import { robots } from './outputs/text/robots.ts';

/** The files of every brand, by their paths. Stories may not have such paths (reserved-paths.ts). */
const files: Readonly<Record<string, FileDefinition>> = {
	'/robots.txt': robots,
	'/grilla/calendario.ics': calendar,
};

/** The files that many pages have, each below the path of its page. The first that fits counts. */
const filesOfPages: readonly (readonly [RegExp, FileDefinition])[] = [
	[/^\/podcasts\/[^/]+\/rss\/$/, podcastFeed],
	[/\/rss\/$/, rssFeed],
	[/\/feed\.json$/, jsonFeed],
];

/** The file at an address; undefined for the address of a page. A file has one output and one page, so that an address has no copies. */
export function fileAt({ path, output, page }: Address): FileDefinition | undefined {
	if (output !== 'html' || page !== 1) return undefined;
	return Object.hasOwn(files, path) ? files[path] : filesOfPages.find(([paths]) => paths.test(path))?.[1];
}
