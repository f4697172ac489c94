import type { JsonObject } from './json.ts';

/**
 * An ANS document that `upgradeDocument` brought to version 0.10.12. Functions that read it trust nothing about its shape, so that a
 * document that was stored under older rules is still shown.
 */
export type AnsDocument = JsonObject;

/** A problem of a document, at a JSON path such as `$.content_elements[3].content` (C01). */
export type Problem = { readonly path: string; readonly message: string };

/** The types of ANS that are documents of their own and may stand inside of others. Senders may store more, and more state a version. */
export const documentTypes = ['story', 'video', 'gallery', 'image', 'audio', 'collection', 'redirect'] as const;

/** Members whose content no rule checks: data that belongs to the sender, and references to other documents. */
export const opaqueKeys: ReadonlySet<string> = new Set(['additional_properties', 'config', 'raw_oembed', 'referent']);
