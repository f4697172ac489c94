import type { ColumnType, GeneratedAlways, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { Database } from '#platform/database';
import type { LoginType } from '../contract/profile.ts';

/** A list kept as JSON: read as what we wrote, written as text. */
type JsonList<Item> = JSONColumnType<readonly Item[], string, string>;
type JsonObject<Value extends object> = JSONColumnType<Value, string, string>;

type Contact = { readonly phone: string; readonly type: string };
type Attribute = { readonly name: string; readonly value: string; readonly type: string };
type Address = Readonly<Record<string, string | null>>;

/** A reader of a tenant. What may identify her lies here, in her logins and sessions, and nowhere else (P01). */
export type AccountRow = {
	id: string;
	tenant: string;
	/** The brand where the account was made: its letters carry this brand's name. */
	brand: string;
	/** Canonical; see contract/email.ts. Null when a provider told none. */
	email: string | null;
	/** As the reader wrote it. */
	email_typed: string | null;
	email_verified: boolean;
	/** The address that a change waits for (A15). */
	unverified_email: string | null;
	first_name: string | null;
	last_name: string | null;
	second_last_name: string | null;
	display_name: string | null;
	gender: string | null;
	picture: string | null;
	birth_year: string | null;
	birth_month: string | null;
	birth_day: string | null;
	legacy_id: string | null;
	deletion_rule: number | null;
	contacts: JsonList<Contact>;
	addresses: JsonList<Address>;
	attributes: JsonList<Attribute>;
	/** `PendingAnonymize` from the wish to be deleted until it is decided; a deleted account has no row. */
	status: 'Active' | 'Disabled' | 'PendingAnonymize';
	created_at: Date;
	modified_at: Date;
};

/** An account as it is read. */
export type Account = Selectable<AccountRow>;

/** A way to sign in; on the wire an "identity". The issuer of a password is `password`, its subject the canonical user name. */
export type LoginRow = {
	id: string;
	tenant: string;
	account: string;
	type: LoginType;
	issuer: string;
	subject: string;
	user_name: string;
	/** PHC string; null for providers. */
	password: string | null;
	password_set_at: Date | null;
	/** What the provider wants back when the login goes, sealed; see `Revocable`. */
	revocable: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
	last_login_at: Date | null;
	created_at: Date;
};

/** How a session was opened: by a login of a type, or without one. The column and the audit log call it `way`. */
export type AuthMethod = LoginType | 'one-time-link' | 'sign-up' | 'client' | 'impersonation';

/** A sign-in on a device: a family of refresh tokens of which only the newest is good (T01). */
type SessionRow = {
	id: string;
	tenant: string;
	account: string;
	/** SHA-256 of the refresh token that is good now, and of the one before it. */
	refresh_hash: Buffer;
	former_hash: Buffer | null;
	rotated_at: Date;
	/** SHA-256 of the cookie of the browser that renewed it last; null for programs that are no browser. */
	browser: Buffer | null;
	/** When the reader proved who she is; some changes ask for a fresh proof (LIM-01). */
	signed_in_at: Date;
	way: AuthMethod;
	remembered: boolean;
	seen_at: Date;
	idle_until: Date;
	ends_at: Date;
	ended_at: Date | null;
	end_reason: string | null;
	/** Browser and system, for the reader's list of devices. */
	device: string;
	/** IPv4 /24 or IPv6 /48: enough to recognise a place. */
	network: string | null;
	impersonator: JSONColumnType<Impersonator | null, string | null, string | null>;
};

/** A session as it is read. */
export type Session = Selectable<SessionRow>;

/** The member of staff who acts for a reader (T15). */
export type Impersonator = { readonly id: string; readonly name: string };

type NonceRow = {
	/** SHA-256 of the nonce. */
	hash: Buffer;
	tenant: string;
	account: string;
	purpose: string;
	data: JsonObject<Readonly<Record<string, string>>>;
	made_at: Date;
	expires_at: Date;
	used_at: Date | null;
};

/** A sign-in that goes by way of a provider's pages (F05). */
type AuthorizationRequestRow = {
	/** SHA-256 of what must be brought for the next step: the state, and then a code of ours. */
	hash: Buffer;
	brand: string;
	/** Id of the provider in our addresses. */
	provider: string;
	/** The reader was sent there, or has come back. */
	step: 'sent' | 'returned';
	/** SHA-256 of the cookie of the browser where it began; null for programs that are no browser. */
	browser: Buffer | null;
	/** What was sent along and what came back, sealed under the service's secret. */
	sealed: Buffer;
	expires_at: Date;
};

/** A code by which a client gets tokens of a reader, once (RFC 6749 4.1). */
export type CodeRow = {
	/** SHA-256 of the code. */
	hash: Buffer;
	brand: string;
	account: string;
	/** The session that the reader was signed in with. */
	session: string;
	client: string;
	redirect_uri: string;
	/** SHA-256 of the verifier, in base64url. */
	challenge: string;
	nonce: string | null;
	/** Names between spaces. */
	scope: string;
	expires_at: Date;
	used_at: Date | null;
	/** The session that the code gave. */
	opened: string | null;
};

export type SigningKeyRow = {
	kid: string;
	algorithm: string;
	/** The private JWK, sealed under the service's secret. */
	sealed: Buffer;
	public: JsonObject<object>;
	made_at: Date;
	signs_until: Date;
	verifies_until: Date;
};

/** What happened to an account, for the reader and for staff; no personal value but the account's id (P05). */
type AuditRow = {
	id: GeneratedAlways<number>;
	tenant: string;
	account: string | null;
	event: string;
	details: JsonObject<object>;
	network: string | null;
	happened_at: Date;
};

/** What stays of a deleted account: that there was one, for whoever already knows its id (P01). It is not deleted itself. */
export type ErasureRow = {
	/** HMAC of the account's id. */
	account: Buffer;
	tenant: string;
	/** SHA-256 of the nonce that approved it; null when nobody had to. */
	nonce: Buffer | null;
	reason: 'asked' | 'never-verified';
	erased_at: Date;
	/** Id of the account while something outside of these tables still has to be removed. */
	unfinished: string | null;
};

/** A copy of what is kept about a reader, which she asked for (P03). */
export type ReportRow = {
	id: GeneratedAlways<number>;
	tenant: string;
	account: string;
	asked_at: Date;
	/** When it is put together, or tried again. */
	due_at: Date;
	built_at: Date | null;
	available_until: Date;
	/** JSON, sealed under the service's secret. */
	sealed: Buffer | null;
};

/** The group that the publisher put a reader in (ENT-08). */
type SegmentRow = { account: string; tenant: string; number: number; name: string; set_at: Date };

/** A token of a login that is gone, until its provider took it back (F10). */
type RevocationRow = { id: GeneratedAlways<number>; sealed: Buffer; made_at: Date; due_at: Date };

/** A mail that is to be sent, or was. */
type MailRow = {
	id: string;
	brand: string;
	account: string;
	/** Name of a letter. */
	letter: string;
	state: 'waiting' | 'sent' | 'given-up';
	/** Its address and what it says, sealed; null as soon as it waits no more, so that no nonce outlives its mail. */
	sealed: Buffer | null;
	queued_at: Date;
	/** When a process may take it next; one that took it and died leaves it so. */
	due_at: Date;
	/** After this time it would come too late. */
	send_until: Date;
	/** How often a process took it. */
	tries: number;
};

/** A mail as it is read. */
export type QueuedMail = Selectable<MailRow>;

export type IdentityTables = {
	'identity.account': AccountRow;
	'identity.login': LoginRow;
	'identity.session': SessionRow;
	'identity.nonce': NonceRow;
	'identity.signing_key': SigningKeyRow;
	'identity.attempt': AuthorizationRequestRow;
	'identity.code': CodeRow;
	'identity.audit': AuditRow;
	'identity.erasure': ErasureRow;
	'identity.report': ReportRow;
	'identity.segment': SegmentRow;
	'identity.mail': MailRow;
	'identity.revocation': RevocationRow;
};

/** The tables of this module, in a transaction or outside one. */
export type Tables = Kysely<IdentityTables>;

export const tablesOf = (database: Database): Tables => database.sql.withTables<IdentityTables>();
