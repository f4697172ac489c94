// What converters give: the documents that an export of another system becomes.
import type { Brand } from '#brands';
import type { JsonObject } from '../ans/json.ts';

/**
 * The result for one item of an export: a document; nothing, with a reason; or nothing on purpose, such as for the entries of a menu.
 * `notes` say what was changed or left out; notes with the same words are counted together.
 */
export type Converted = { readonly title: string; readonly notes: readonly string[] } & (
	| {
			readonly kind: 'document';
			readonly document: JsonObject;
			/** The former address, if the document gets another one here. */
			readonly lostAddress?: string | undefined;
	  }
	| { readonly kind: 'refused'; readonly type: string; readonly why: string }
	| { readonly kind: 'aside'; readonly type: string }
);

/** The note on a document that became a draft, with the reason in the words of a newsroom. */
export const draftNote = (why: string): string => `is a draft: ${why}`;

export const isDraftNote = (note: string): boolean => note.startsWith(draftNote(''));

/** The result for an item of a file, or why the rest of the file could not be read. */
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
	/** The id of the site in its old system, which may have several sites; undefined: the same as the brand's. */
	readonly website?: string | undefined;
	/** Slug of a menu of the old site → the hierarchy to make of it. */
	readonly menus?: ReadonlyMap<string, string> | undefined;
	/** Shortcodes of WordPress that are left out, in lower case. */
	readonly withoutShortcodes?: ReadonlySet<string> | undefined;
	/** Addresses of sections, with `/` at both ends, which no story can have. */
	readonly sectionAddresses?: ReadonlySet<string>;
	/** Downloads a file; throws when that fails. */
	readonly download: (address: string) => Promise<Uint8Array>;
};
