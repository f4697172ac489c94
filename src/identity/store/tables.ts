import type { ColumnType, GeneratedAlways, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { Database } from '#platform/database';
import type { KeptList } from '../contract/kept-lists.ts';
import type { LoginType } from '../contract/profile.ts';
import type { ApplicationFileRow, ApplicationRow } from './application-tables.ts';
import type { MailRow } from './mail-table.ts';
import type { SubscriptionRequestRow, SubscriptionRow } from './subscription-tables.ts';

/** A JSON column with a list: parsed when read, text when written. */
type JsonList<Item> = JSONColumnType<readonly Item[], string, string>;
type JsonObject<Value extends object> = JSONColumnType<Value, string, string>;

type Contact = { readonly phone: string; readonly type: string };
type Attribute = { readonly name: string; readonly value: string; readonly type: string };
type Address = Readonly<Record<string, string | null>>;

/** The account of a reader. */
export type AccountRow = {
	id: string;
	tenant: string;
	/** The brand where the account was created; also the sender of emails from jobs, such as report-ready. */
	brand: string;
	/** Canonical, see contract/email-address.ts; null when the reader came from a provider that gave none. */
	email: string | null;
	/** The email as the reader typed it. */
	email_typed: string | null;
	email_verified: boolean;
	/** The new email of a change that is not confirmed yet, as typed (A15). */
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
	/** `PendingAnonymize` from the request for deletion until the reader decides; a deleted account has no row. */
	status: 'Active' | 'Disabled' | 'PendingAnonymize';
	created_at: Date;
	modified_at: Date;
};

/** An account as queries return it. */
export type Account = Selectable<AccountRow>;

/**
 * A login of an account, which the contract calls an identity. A password has the issuer `password` and the canonical user name as subject.
 */
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
	/** The token to revoke at the provider when the login is removed, sealed; see `RevocableToken`. */
	revocable: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
	/** SHA-256 of the cookie of the browser that signed up with this password; see `requesterHash`. */
	made_in: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
	/**
	 * True while we do not know that the person who made this login owns the verified address. The login then works only in a browser that
	 * opened the verification link, or when its provider has verified the same address (decision 18).
	 */
	waits_for_owner: ColumnType<boolean, boolean | undefined, boolean>;
	last_login_at: Date | null;
	created_at: Date;
};

/** How a reader proved who they are when a session was opened. */
export type AuthMethod = LoginType | 'one-time-link' | 'sign-up' | 'client' | 'impersonation';

/** A sign-in on a device: a family of refresh tokens of which only the newest is valid (T01). */
type SessionRow = {
	id: string;
	tenant: string;
	account: string;
	/** SHA-256 of the valid refresh token, and of the one before it. */
	refresh_hash: Buffer;
	former_hash: Buffer | null;
	rotated_at: Date;
	/** SHA-256 of the cookie of the browser that renewed the session last; null for programs that are no browser. */
	browser: Buffer | null;
	/** When the reader signed in; some changes require a fresh sign-in (LIM-01). */
	signed_in_at: Date;
	/** How the reader signed in; `client`: the session belongs to a client. */
	way: AuthMethod;
	remembered: boolean;
	seen_at: Date;
	idle_until: Date;
	ends_at: Date;
	ended_at: Date | null;
	end_reason: string | null;
	/** Browser and system; see `deviceName`. */
	device: string;
	/** See `networkPrefix`. */
	network: string | null;
	impersonator: JSONColumnType<Impersonator | null, string | null, string | null>;
	/** Null for a reader's own session. */
	client: JSONColumnType<SessionClient | null, string | null, string | null>;
};

/** A session as queries return it. */
export type Session = Selectable<SessionRow>;

/** The client that a session was opened for: the brand that has it, its id, and the scopes that the reader allowed, separated by spaces. */
export type SessionClient = { readonly brand: string; readonly id: string; readonly scope: string };

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

/**
 * A sign-in that is in progress on the pages of a provider (F05). The table keeps its first name, `attempt`, because the previous version
 * uses it while processes are replaced (docs/how-to/add-a-migration.md).
 */
type AuthorizationRequestRow = {
	/** SHA-256 of what the next step must bring: first the state, then the return code. */
	hash: Buffer;
	brand: string;
	/** Id of the provider in our URLs. */
	provider: string;
	/** `sent`: the reader is at the provider. `returned`: the reader has come back. */
	step: 'sent' | 'returned';
	/** SHA-256 of the cookie of the browser where the sign-in began; null for programs that are no browser. */
	browser: Buffer | null;
	/** State, nonce and verifier, and later the provider's answer; sealed under the service's secret. */
	sealed: Buffer;
	expires_at: Date;
};

/** An authorization code, which a client redeems once for the tokens of a reader (RFC 6749, 4.1). */
export type CodeRow = {
	/** SHA-256 of the code. */
	hash: Buffer;
	brand: string;
	account: string;
	/** The session in which the reader authorised the client. */
	session: string;
	client: string;
	redirect_uri: string;
	/** The PKCE challenge: SHA-256 of the verifier, in base64url. */
	challenge: string;
	nonce: string | null;
	/** Scope names, separated by spaces. */
	scope: string;
	expires_at: Date;
	used_at: Date | null;
	/** The session that the code opened. */
	opened: string | null;
};

/** The scopes that a reader allowed a client of a brand. */
type ClientGrantRow = {
	account: string;
	brand: string;
	client: string;
	/** Scope names, separated by spaces. */
	scope: string;
	granted_at: Date;
};

/** An ID token that signed a reader in; it does so once (F05). */
type SpentTokenRow = {
	/** SHA-256 of the signed part. */
	hash: Buffer;
	/** From this time on the token is too old to sign anybody in. */
	expires_at: Date;
};

/** A key pair that signs tokens (T13). */
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

/** A security event of an account, for the reader and for staff; its only personal value is the account's id (P05). */
type AuditRow = {
	id: GeneratedAlways<number>;
	tenant: string;
	account: string | null;
	event: string;
	details: JsonObject<object>;
	network: string | null;
	happened_at: Date;
};

/** The record of a deleted account: enough to recognise its id if the account comes back (P01). These rows are never deleted. */
export type ErasureRow = {
	/** HMAC of the account's id; see `erasedAccountHash`. */
	account: Buffer;
	tenant: string;
	/** SHA-256 of the nonce that approved the deletion; null when no approval was needed. */
	nonce: Buffer | null;
	reason: 'asked' | 'never-verified';
	erased_at: Date;
	/** Id of the account until the erase hooks have succeeded. */
	unfinished: string | null;
};

/** A report: a copy of the data about a reader, at the reader's request (P03). */
export type ReportRow = {
	id: GeneratedAlways<number>;
	tenant: string;
	account: string;
	asked_at: Date;
	/** When it is to be built, or tried again. */
	due_at: Date;
	built_at: Date | null;
	available_until: Date;
	/** JSON, sealed under the service's secret. */
	sealed: Buffer | null;
};

/** The segment that the publisher put a reader in (ENT-08). */
type SegmentRow = { account: string; tenant: string; number: number; name: string; set_at: Date };

/** What a reader keeps of a brand: a story, or something that the reader follows; see `KeptEntry`. */
type KeptRow = { account: string; brand: string; list: KeptList; key: string; path: string; title: string; kept_at: Date };

/** A token of a removed login, until it is revoked at its provider (F10). */
type RevocationRow = { id: GeneratedAlways<number>; sealed: Buffer; made_at: Date; due_at: Date };

/**
 * The tables of this module. Personal data is only in the tables that `collect-personal-data.ts` lists, and encrypted in
 * `identity.attempt` (P01).
 */
export type IdentityTables = {
	'identity.account': AccountRow;
	'identity.login': LoginRow;
	'identity.session': SessionRow;
	'identity.nonce': NonceRow;
	'identity.signing_key': SigningKeyRow;
	'identity.attempt': AuthorizationRequestRow;
	'identity.code': CodeRow;
	'identity.spent_token': SpentTokenRow;
	'identity.client_grant': ClientGrantRow;
	'identity.audit': AuditRow;
	'identity.erasure': ErasureRow;
	'identity.report': ReportRow;
	'identity.segment': SegmentRow;
	'identity.kept': KeptRow;
	'identity.mail': MailRow;
	'identity.revocation': RevocationRow;
	'identity.subscription_request': SubscriptionRequestRow;
	'identity.subscription': SubscriptionRow;
	'identity.application': ApplicationRow;
	'identity.application_file': ApplicationFileRow;
};

/** Query builder for the tables of this module, in a transaction or outside one. */
export type Tables = Kysely<IdentityTables>;

/** The tables of this module in a database. */
export const tablesOf = (database: Database): Tables => database.sql.withTables<IdentityTables>();
