import type { ColumnType, GeneratedAlways, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { Database } from '#platform/database';

/** Roles of staff: a `contributor` writes drafts, an `editor` publishes, an `admin` also looks after readers and staff. */
export const roles = ['contributor', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

type StaffRow = {
	id: string;
	email: string;
	name: string;
	/** PHC string; null until the set-up is done, and until then nobody can sign in (A20). */
	password: string | null;
	/** The secret of the second factor, encrypted. */
	second_factor: Buffer | null;
	/** The time step of the last accepted code; no step is accepted twice (A19). */
	last_step: number;
	made_at: Date;
	disabled_at: Date | null;
};

/** A member of staff. */
export type Staff = Selectable<StaffRow>;

/** In place of a brand: a role in every brand, also in later ones. */
export const everyBrand = '*';

/** The role of somebody in a brand, or in `everyBrand`. */
type StaffRoleRow = { staff: string; brand: string; role: Role };

type SetUpLinkRow = {
	/** SHA-256 of the secret in the link. */
	hash: Buffer;
	staff: string;
	/** The second factor that the set-up page offers, encrypted. */
	second_factor: Buffer;
	made_at: Date;
	expires_at: Date;
	used_at: Date | null;
};

type StaffSessionRow = {
	/** SHA-256 of the secret in the cookie. */
	hash: Buffer;
	staff: string;
	/** Browser and system, and the network prefix, of the sign-in; null for sessions from before these columns. */
	device: string | null;
	network: string | null;
	made_at: Date;
	seen_at: Date;
	ends_at: Date;
	ended_at: Date | null;
};

type RecoveryCodeRow = {
	/** SHA-256 of the code and the id of its owner. */
	hash: Buffer;
	staff: string;
	made_at: Date;
	used_at: Date | null;
};

type PasskeyRow = {
	/** The id of the credential, as base64url. */
	id: string;
	staff: string;
	name: string;
	/** COSE key (RFC 9052, section 7). */
	public_key: Buffer;
	/** The signature counter of the last use; most passkeys always count zero. */
	counter: number;
	made_at: Date;
	used_at: Date | null;
};

/** A passkey of a member of staff. */
export type Passkey = Selectable<PasskeyRow>;

type SitePassRow = {
	/** SHA-256 of the secret in the address. */
	hash: Buffer;
	staff: string;
	brand: string;
	/** The account of the reader as whom staff see the site; null: as no reader. */
	reader: string | null;
	expires_at: Date;
	used_at: Date | null;
};

type AuditRow = {
	id: GeneratedAlways<number>;
	/** Position and hash in the audit chain; null for events from before the chain. */
	position: GeneratedAlways<number | null>;
	hash: GeneratedAlways<Buffer | null>;
	brand: string | null;
	staff: string | null;
	event: string;
	details: JSONColumnType<object, string, string>;
	happened_at: Date;
};

/** Watched words, such as legal ones, and what to think of when a story has them. */
type WatchedWordRow = { brand: string; words: string; advice: string; made_at: Date };

/** Who has which story open; a person counts for one story at a time. */
type PresenceRow = { staff: string; brand: string; story: string; seen_at: Date };

/** A saved view of the desk; `query` is that of its address. */
type SavedViewRow = { staff: string; brand: string; name: string; query: string; made_at: Date };

/** A preview link (N09). `hash` is the digest of its secret. */
type PreviewLinkRow = {
	id: GeneratedAlways<number>;
	hash: Buffer;
	brand: string;
	story: string;
	staff: string;
	made_at: Date;
	ends_at: Date;
	revoked_at: Date | null;
};

/** A picture of the library of a brand. Lengths are pixels of the original; `hash` is the SHA-256 of the file as it was sent. */
export type PictureRow = {
	id: string;
	brand: string;
	hash: Buffer;
	extension: string;
	width: number;
	height: number;
	dominant: string;
	focal_x: number;
	focal_y: number;
	caption: string;
	credit: string;
	alt: string;
	/** When it is taken out of all pages; null for never. */
	rights_end: Date | null;
	added_by: string;
	added_at: Date;
};

/** A film that is arriving (decision 51): the file that somebody chose, and how many of its bytes are here. */
export type VideoUploadRow = {
	id: string;
	brand: string;
	staff: string;
	name: string;
	bytes: number;
	/** When the file was changed last, in ms since 1970. */
	modified: number;
	received: number;
	/** When the last piece arrived. */
	seen_at: Date;
	/** When a process last said that it checks the film; null while none does. */
	checked_at: Date | null;
	/** Why the film is not taken. */
	problem: string | null;
};

/** A comment in the margin of a story. */
export type MarginCommentRow = {
	id: GeneratedAlways<number>;
	brand: string;
	story: string;
	/** The comment that it replies to. */
	thread: number | null;
	staff: string;
	text: string;
	/** The words that it is about, and those around them; null for the whole story. */
	quote_exact: string | null;
	quote_prefix: string | null;
	quote_suffix: string | null;
	/** The words to put in their place; empty to delete them. */
	proposal: string | null;
	made_at: Date;
	resolved_by: string | null;
	/** Whether its proposal is in the text; null until it was accepted or rejected. */
	accepted: boolean | null;
};

/** What somebody typed into the form of a data document and did not publish. */
type DataDraftRow = {
	number: GeneratedAlways<number>;
	brand: string;
	kind: string;
	/** The id of the document; null for a new one. */
	document: string | null;
	staff: string;
	/** The fields of the form as they were posted. */
	fields: JSONColumnType<Readonly<Record<string, string>>, string, string>;
	title: string | null;
	saved_at: Date;
	/** When somebody discarded it, which can be undone for a day. */
	discarded_at: ColumnType<Date | null, never, Date | null>;
};

export type NewsroomTables = {
	'newsroom.data_draft': DataDraftRow;
	'newsroom.margin_comment': MarginCommentRow;
	'newsroom.video_upload': VideoUploadRow;
	'newsroom.picture': PictureRow;
	'newsroom.preview_link': PreviewLinkRow;
	'newsroom.presence': PresenceRow;
	'newsroom.saved_view': SavedViewRow;
	'newsroom.watched_word': WatchedWordRow;
	'newsroom.staff': StaffRow;
	'newsroom.staff_role': StaffRoleRow;
	'newsroom.set_up_link': SetUpLinkRow;
	'newsroom.staff_session': StaffSessionRow;
	'newsroom.recovery_code': RecoveryCodeRow;
	'newsroom.passkey': PasskeyRow;
	'newsroom.site_pass': SitePassRow;
	'newsroom.audit': AuditRow;
};

/** The tables of this module, inside or outside a transaction. */
export type Tables = Kysely<NewsroomTables>;

export const tablesOf = (database: Database): Tables => database.sql.withTables<NewsroomTables>();
