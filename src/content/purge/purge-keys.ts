// What a page was made from and what a publication changes, named by the same functions: so a page that reads a thing
// is dropped when that thing changes.
import type { PurgeKey } from '../contract/contract.ts';

/** The only place where a text becomes a purge key. The answer is safe in a header: no space, no comma, no control character. */
const purgeKey = (text: string): PurgeKey => encodeURI(text.toWellFormed()).replaceAll(',', '%2C') as PurgeKey;

/** A work, on every brand that shows it: `story/ID`. */
export const storyKey = (id: string): PurgeKey => purgeKey(`story/${id}`);

/** A list of a brand: `tn/section:/deportes`, `tn/tag:boca`, `tn/all`. A work's terms are the lists that it is in. */
export const termKey = (brand: string, term: string): PurgeKey => purgeKey(`${brand}/${term}`);

/** What an address answers while no work is shown there: `tn/path:/deportes/x/`. */
export const pathKey = (brand: string, path: string): PurgeKey => purgeKey(`${brand}/path:${path}`);

/** The sections and links of a brand, their names and order, and so every navigation: `tn/sections`. */
export const sectionsKey = (brand: string): PurgeKey => purgeKey(`${brand}/sections`);

/** A collection by an alias or its id: `tn/collection/home`. */
export const collectionKey = (brand: string, alias: string): PurgeKey => purgeKey(`${brand}/collection/${alias}`);

/** Which collections there are: `tn/collections`. */
export const collectionsKey = (brand: string): PurgeKey => purgeKey(`${brand}/collections`);

/** What is told about an author: `tn/about-author/ana-paz`. The list of what she signed is a term. */
export const authorKey = (brand: string, slug: string): PurgeKey => purgeKey(`${brand}/about-author/${slug}`);

/** Which authors there are: `tn/authors`. */
export const authorsKey = (brand: string): PurgeKey => purgeKey(`${brand}/authors`);

/** What is told about a tag: `tn/about-tag/boca`. */
export const tagKey = (brand: string, slug: string): PurgeKey => purgeKey(`${brand}/about-tag/${slug}`);

/** Which tags there are: `tn/tags`. */
export const tagsKey = (brand: string): PurgeKey => purgeKey(`${brand}/tags`);

/** A picture, film or sound kept on its own and named by works: `tn/asset/ID`. */
export const assetKey = (brand: string, id: string): PurgeKey => purgeKey(`${brand}/asset/${id}`);

/** A key that was made here and comes back from the database. */
export const storedKeys = (keys: readonly string[]): readonly PurgeKey[] => keys.map(purgeKeyFromStore);

const purgeKeyFromStore = (key: string): PurgeKey => key as PurgeKey;
