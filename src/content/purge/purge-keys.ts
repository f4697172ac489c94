// Purge keys name what a page was made from. Queries report them and publications purge them with the functions of this file, so a
// page is dropped when something that it shows changes.
import type { Purge, PurgeKey } from '../contract/contract.ts';

/** The only place where a text becomes a purge key. A key fits into a header: it has no space, no comma and no control character. */
const purgeKey = (text: string): PurgeKey =>
	(isPlain.test(text) ? text : encodeURI(text.toWellFormed()).replaceAll(',', '%2C')) as PurgeKey;

/** Nearly every text needs no encoding, and a page makes some two hundred keys. */
const isPlain = /^[\w/:.-]*$/;

/** A work, on every brand that shows it: `story/ID`. */
export const storyKey = (id: string): PurgeKey => purgeKey(`story/${id}`);

/** A list of a brand: `tn/section:/deportes`, `tn/tag:boca`, `tn/all`. The terms of a work are the lists that it is in. */
export const termKey = (brand: string, term: string): PurgeKey => purgeKey(`${brand}/${term}`);

/** The works that a brand displays on a day, in UTC: `tn/day:2026-11-25`. */
export const dayKey = (brand: string, day: string): PurgeKey => purgeKey(`${brand}/day:${day}`);

/** The day of a moment, in UTC: `2026-11-25`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What an address answers while it shows no work: `tn/path:/deportes/x/`. */
export const pathKey = (brand: string, path: string): PurgeKey => purgeKey(`${brand}/path:${path}`);

/** The names and order of a brand's sections and links, and so every navigation: `tn/sections`. */
export const sectionsKey = (brand: string): PurgeKey => purgeKey(`${brand}/sections`);

/** A collection, by an alias or its id: `tn/collection/home`. */
export const collectionKey = (brand: string, alias: string): PurgeKey => purgeKey(`${brand}/collection/${alias}`);

/** The list of collections: `tn/collections`. */
export const collectionsKey = (brand: string): PurgeKey => purgeKey(`${brand}/collections`);

/** The document of an author: `tn/about-author/ana-paz`. The list of what the author signed is a term. */
export const authorKey = (brand: string, slug: string): PurgeKey => purgeKey(`${brand}/about-author/${slug}`);

/** The list of authors: `tn/authors`. */
export const authorsKey = (brand: string): PurgeKey => purgeKey(`${brand}/authors`);

/** The document of a tag: `tn/about-tag/boca`. */
export const tagKey = (brand: string, slug: string): PurgeKey => purgeKey(`${brand}/about-tag/${slug}`);

/** The list of tags: `tn/tags`. */
export const tagsKey = (brand: string): PurgeKey => purgeKey(`${brand}/tags`);

/** An image, video or audio document that works refer to: `tn/asset/ID`. */
export const assetKey = (brand: string, id: string): PurgeKey => purgeKey(`${brand}/asset/${id}`);

/** All data of a kind: `tn/data/schedule`. */
export const dataKey = (brand: string, kind: string): PurgeKey => purgeKey(`${brand}/data/${kind}`);

/** Keys that were made here and come back from the database. */
export const storedKeys = (keys: readonly string[]): readonly PurgeKey[] => keys.map(purgeKeyFromStore);

const purgeKeyFromStore = (key: string): PurgeKey => key as PurgeKey;

export const emptyPurge: Purge = { keys: [], gone: [] };

export const joinPurges = (purges: readonly Purge[]): Purge => ({
	keys: purges.flatMap((purge) => purge.keys),
	gone: purges.flatMap((purge) => purge.gone),
});
