import type { FileDefinition } from './file-definition.ts';
import { podcastFeed } from './outputs/feeds/podcast-feed.ts';

/** The files that are made from content, by their paths. Stories may not have such paths (reserved-paths.ts). */
const files: readonly (readonly [RegExp, FileDefinition])[] = [[/^\/podcasts\/[^/]+\/rss\/$/, podcastFeed]];

/** The file at a path; undefined for the path of a page. */
export const fileAt = (path: string): FileDefinition | undefined => files.find(([paths]) => paths.test(path))?.[1];
