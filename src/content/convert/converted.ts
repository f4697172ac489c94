// What converters give: the documents that an export of another system becomes.
import type { Brand } from '#brands';
import type { JsonObject } from '../ans/json.ts';

/**
 * What became of one item of an export: a document, nothing with a reason, or nothing on purpose, such as the entries of a menu. `notes` are
 * words for what was changed or left out; the same words are counted together.
 */
export type Converted = { readonly title: string; readonly notes: readonly string[] } & (
	| { readonly kind: 'document'; readonly document: JsonObject }
	| { readonly kind: 'refused'; readonly type: string; readonly why: string }
	| { readonly kind: 'aside'; readonly type: string }
);

/** What became of an item of a file, or why the file could not be read to its end. */
export type ConvertedItem =
	| { readonly kind: 'item'; readonly file: string; readonly item: Converted }
	| { readonly kind: 'unreadable'; readonly file: string; readonly why: string };

export const aside = (type: string, title: string, note: string): Converted => ({ kind: 'aside', type, title, notes: [note] });

/** Where converted documents go, and from where they come. */
export type ConversionTarget = {
	readonly brand: Brand;
	/** The section of stories that have none: `/noticias`. */
	readonly section: string;
	/** The address of the old site, for exports that do not say it. */
	readonly site: string | undefined;
	/** Addresses of sections, with `/` at both ends: no text can have them. */
	readonly sectionAddresses?: ReadonlySet<string>;
	/** Gets a file from the web; throws when it cannot be had. */
	readonly download: (address: string) => Promise<Uint8Array>;
};
