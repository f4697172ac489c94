import { isObject, type JsonObject } from './json.ts';

/**
 * An ANS document ready to be read: brought to version 0.10.12 by `upgradeDocument`.
 * Readers trust nothing about its shape, so that a document stored under older rules is still shown.
 */
export type AnsDocument = JsonObject;

/** Something wrong with a document, and where: `$.content_elements[3].content` (C01). */
export type Problem = { readonly path: string; readonly message: string };

/** Types of documents that a sender may store on their own. */
const storedTypes: ReadonlySet<unknown> = new Set([
	'story',
	'video',
	'gallery',
	'image',
	'audio',
	'collection',
	'redirect',
	'author',
	'section',
	'tag',
]);

export const isStored = (value: unknown): value is JsonObject => isObject(value) && storedTypes.has(value.type);

/** Bags whose content is nobody's but the sender's, and names of documents that are elsewhere: no rule looks into them. */
export const opaqueKeys: ReadonlySet<string> = new Set(['additional_properties', 'config', 'raw_oembed', 'referent']);
