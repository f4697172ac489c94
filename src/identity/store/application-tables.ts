// The tables of what readers answer to open calls, as types for Kysely.
import type { JSONColumnType } from 'kysely';
import type { UploadKind } from '../contract/application-form.ts';

/** An answer with the question as it was asked. */
export type ApplicationAnswer = { readonly question: string; readonly label: string; readonly answer: string };

/** An application for an open call. It counts once it is confirmed. At most one application of an address counts for a call. */
export type ApplicationRow = {
	id: string;
	tenant: string;
	brand: string;
	/** The slug of the call. */
	open_call: string;
	/** The account that was signed in. */
	account: string | null;
	/** Canonical, see contract/email-address.ts. */
	email: string;
	email_typed: string;
	/** Parsed when read, text when written. */
	answers: JSONColumnType<readonly ApplicationAnswer[], string, string>;
	/** The words that were agreed to. */
	consent: string;
	/** SHA-256 of the nonce in the link that confirms it. */
	hash: Buffer;
	/** How it was confirmed: by the link, or by a reader signed in with that address. */
	way: 'mail' | 'account';
	made_at: Date;
	confirmed_at: Date | null;
	/** The network that sent or confirmed it. */
	network: string | null;
	/** When it is erased. */
	kept_until: Date;
};

/** A file of an application. When the application is erased, the row stays with `application` null until the file is removed. */
export type ApplicationFileRow = {
	/** Its random name in the folder. */
	name: string;
	application: string | null;
	question: string;
	kind: UploadKind;
	extension: string;
	bytes: number;
};
