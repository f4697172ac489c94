// The tables of the content schema, as Kysely types.
import type { GeneratedAlways, JSONColumnType, Kysely } from 'kysely';
import type { Database } from '#platform/database';

/** Is read as unchecked JSON and written as text. */
type Json = JSONColumnType<object, string, string>;

/**
 * The kinds under which documents are indexed. Stories, videos and galleries are all of kind `work` and share their ids; every other
 * kind is named after its ANS type. The database column is called `shelf`.
 */
export type DocumentKind = DataKind | 'work' | 'image' | 'audio' | 'collection' | 'redirect' | 'author' | 'section' | 'link' | 'tag';

/** The kinds of data documents, which pages show besides stories (decision 22). */
export type DataKind =
	| 'schedule'
	| 'signal'
	| 'legal-text'
	| 'masthead'
	| 'weather'
	| 'newsletter'
	| 'podcast'
	| 'programme'
	| 'election'
	| 'call'
	| 'board'
	| 'ad';

/** The key of a document: `brand` is its owner's id. */
export type DocumentKey = { readonly brand: string; readonly kind: DocumentKind; readonly id: string };

/** Each edition has its own current revision, so a draft never touches what is published. */
export type Edition = 'published' | 'draft';

/** The current revision of one edition of a document. */
export type DocumentRow = {
	brand: string;
	shelf: DocumentKind;
	id: string;
	edition: Edition;
	type: string;
	/** Other names by which the document is found: the aliases of a collection, the slug of an author. */
	aliases: readonly string[];
	/** SHA-256 of the text as it was sent; the name of the revision. */
	revision: string;
	/** What orders revisions; see revision-order.ts. */
	revision_id: string | null;
	revision_number: number;
	revised_at: Date | null;
	/** An unpublished or removed document keeps its row (`gone`), so that an older revision that comes late does not bring it back. */
	state: 'here' | 'gone';
};

/** What a sender sent, byte for byte (C03). */
type RevisionRow = {
	brand: string;
	shelf: DocumentKind;
	id: string;
	/** SHA-256 of the body. */
	revision: string;
	body: string;
	/** What reading changes in the body so that it fits ANS, as JSON; null when it fits as it came (decision 34). */
	repairs: unknown;
	sender: string;
	received_at: Date;
};

/** A published work on one brand. */
export type PlacementRow = {
	brand: string;
	id: string;
	/** The brand whose document it is; another brand when the work is shared. */
	owner: string;
	path: string;
	displayed_at: Date;
	visible_from: Date;
	visible_to: Date | null;
	/** The part of the document that its card is read from. */
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

/** The words of a work for search. They are in a table of their own, so that a thousand candidates fit on few pages. */
type SearchRow = {
	brand: string;
	id: string;
	displayed_at: Date;
	visible_from: Date;
	visible_to: Date | null;
	sections: readonly string[];
	words: string;
};

/** What an address of a brand leads to. A moved address follows the id of its work, so no chain and no loop can form (C05). */
type AddressRow = {
	brand: string;
	path: string;
	kind: 'page' | 'moved' | 'gone' | 'redirect';
	/** Id of the work; of a redirect, id of the redirect document. */
	id: string;
	/** Where a redirect leads. */
	target: string | null;
};

/** A plan of the newsroom for a work. A work has at most one plan of each action that waits or was missed. */
export type PlanRow = {
	id: GeneratedAlways<number>;
	brand: string;
	work: string;
	action: 'publish' | 'withdraw';
	/** The revision to publish; null for a withdrawal. */
	revision: string | null;
	/** The revision that readers had when the plan was made. If they have another one at its time, the plan is missed. */
	published: string | null;
	sender: string;
	/** The other brands on which the sender may place works. */
	may: readonly string[];
	due_at: Date;
	made_at: Date;
	/** `missed`: the plan was refused when its time came; `problem` says why. */
	state: 'waiting' | 'done' | 'missed' | 'cancelled';
	problem: string | null;
};

/** A work that was put away: on the desk only the list of spiked works has it. */
type SpikedRow = { brand: string; id: string; sender: string; spiked_at: Date };

/** A bulk change. `steps` has each work before and after it, as JSON, so that it can be undone. */
type BulkRow = {
	id: GeneratedAlways<number>;
	brand: string;
	sender: string;
	change: Json;
	steps: Json;
	made_at: Date;
	undone_at: Date | null;
};

/** A name that somebody gave to a revision, so that it is kept and found. */
type NamedRevisionRow = { brand: string; id: string; revision: string; name: string; note: string; sender: string; made_at: Date };

/** When the rights to a picture end. `ended_at` is set once no published work has the picture any more. */
type PictureEndRow = { id: string; ends_at: Date; ended_at: Date | null };

export type ContentTables = {
	'content.picture_end': PictureEndRow;
	'content.bulk': BulkRow;
	'content.named_revision': NamedRevisionRow;
	'content.plan': PlanRow;
	'content.spiked': SpikedRow;
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
	'content.purge_delivery': { target: string; snapshot: string; due_until: Date; delivered_at: Date; leased_until: Date };
	'content.read_count': { brand: string; id: string; hour: Date; reads: number };
	'content.nonce': { key_id: string; nonce: string; seen_at: Date };
};

/** The tables of this module, inside a transaction or outside one. */
export type Tables = Kysely<ContentTables>;

export const tablesOf = (database: Database): Tables => database.sql.withTables<ContentTables>();
