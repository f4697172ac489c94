import type { GeneratedAlways, JSONColumnType, Kysely } from 'kysely';
import type { Database } from '#platform/database';

/** Reads as JSON that nobody has checked; written as text. */
type Json = JSONColumnType<object, string, string>;

/**
 * What a document is filed under. Stories, videos and galleries are `work`s and share their ids;
 * the other shelves are named after their type.
 */
export type Shelf = 'work' | 'image' | 'audio' | 'collection' | 'redirect' | 'author' | 'section' | 'link' | 'tag';

/** A draft never touches what is published: each edition has its own current revision. */
export type Edition = 'published' | 'draft';

/** The current revision of a document's edition. */
export type DocumentRow = {
	brand: string;
	shelf: Shelf;
	id: string;
	edition: Edition;
	type: string;
	/** Other names by which a reader asks for it: content aliases of a collection, the slug of an author. */
	aliases: readonly string[];
	/** SHA-256 of the text as it was sent; names the revision. */
	revision: string;
	/** What the revision is ordered by; see revision-order.ts. */
	revision_id: string | null;
	revision_number: number;
	revised_at: Date | null;
	/** Unpublished and deleted documents keep their row, so that a late older revision does not bring them back. */
	state: 'here' | 'gone';
};

/** What a sender sent, byte for byte (C03). */
type RevisionRow = {
	brand: string;
	shelf: Shelf;
	id: string;
	/** SHA-256 of the body. */
	revision: string;
	body: string;
	sender: string;
	received_at: Date;
};

/** A published work on one brand. */
type PlacementRow = {
	brand: string;
	id: string;
	/** The brand whose document it is; another brand's when it is shared. */
	owner: string;
	path: string;
	displayed_at: Date;
	visible_from: Date;
	visible_to: Date | null;
	/** The part of the document that its card is made of. */
	card: Json;
	revision: string;
	terms: readonly string[];
};

/** One row for each list that a work is in. */
type PlacementTermRow = {
	brand: string;
	term: string;
	id: string;
	displayed_at: Date;
	visible_from: Date;
	visible_to: Date | null;
	/** All terms of the work, so that a list of several terms is still one range of the index. */
	terms: readonly string[];
};

/** What search looks at, apart from the placement so that a thousand candidates lie on few pages. */
type SearchRow = {
	brand: string;
	id: string;
	displayed_at: Date;
	visible_from: Date;
	visible_to: Date | null;
	sections: readonly string[];
	words: string;
};

/** What an address of a brand leads to. A moved story is followed by its id, so that no chain and no loop can form (C05). */
type AddressRow = {
	brand: string;
	path: string;
	kind: 'page' | 'moved' | 'gone' | 'redirect';
	/** The work; for a redirect the redirect document. */
	id: string;
	/** Where a redirect leads. */
	target: string | null;
};

export type ContentTables = {
	'content.document': DocumentRow;
	'content.revision': RevisionRow;
	'content.placement': PlacementRow;
	'content.placement_term': PlacementTermRow;
	'content.search_entry': SearchRow;
	'content.vocabulary': { brand: string; word: string };
	'content.address': AddressRow;
	'content.outbox': {
		id: GeneratedAlways<number>;
		transaction: GeneratedAlways<string>;
		keys: readonly string[];
		gone: readonly string[];
		made_at: Date;
	};
	'content.read_count': { brand: string; id: string; hour: Date; reads: number };
	'content.nonce': { key_id: string; nonce: string; seen_at: Date };
};

/** The tables of this module, in a transaction or outside one. */
export type Tables = Kysely<ContentTables>;

export const tablesOf = (database: Database): Tables => database.sql.withTables<ContentTables>();
