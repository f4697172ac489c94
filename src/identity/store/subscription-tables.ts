// The tables of subscriptions to newsletters, as types for Kysely.
import type { JSONColumnType } from 'kysely';

/** A request for newsletters, which the owner of the address confirms by the link of an email. */
export type SubscriptionRequestRow = {
	id: string;
	/** SHA-256 of the nonce in the link. */
	hash: Buffer;
	tenant: string;
	brand: string;
	/** Canonical, see contract/email-address.ts. */
	email: string;
	email_typed: string;
	/** Slugs: parsed when read, text when written. */
	newsletters: JSONColumnType<readonly string[], string, string>;
	/** The network that asked; see `networkPrefix`. */
	network: string | null;
	made_at: Date;
	expires_at: Date;
	used_at: Date | null;
};

/** A newsletter that an address gets, and how its owner agreed to that. It belongs to the address, which may have no account. */
export type SubscriptionRow = {
	tenant: string;
	brand: string;
	/** The slug of the newsletter. */
	newsletter: string;
	email: string;
	email_typed: string;
	/** How the owner agreed: by the link of an email, or in the profile of an account whose address is verified. */
	way: 'mail' | 'profile';
	asked_at: Date;
	confirmed_at: Date;
	/** The network that confirmed. */
	network: string | null;
};
