import type { Brand } from '#brands';
import { NOWHERE } from '#platform/network';
import type { HashCaller } from '#platform/password-hash';
import type { SessionClient } from './store/tables.ts';

/** A call of the identity service as its functions see it: the brand, the caller and the reader. */
export type Call = {
	readonly brand: Brand;
	/** Origin of the brand's site, without a trailing slash; the only one that links in emails use (R05). */
	readonly origin: string;
	/** Origin that the pages of the site call (API-01); undefined: that of the site. */
	readonly apiOrigin?: string | undefined;
	/** The caller's address according to trusted proxies; undefined gets the strictest limits (B05). */
	readonly ip: string | undefined;
	/** The caller's network prefix (IPv4 /24, IPv6 /48), the only part of the address that we store; null without an address. */
	readonly networkPrefix: string | null;
	readonly userAgent: string;
	/** The device cookie: marks of the accounts that signed in on this device; see `KnownDevices`. */
	readonly deviceMarks: string | undefined;
	/** Reads from its cookie the nonce of the verification link that this browser opened last; see `openedNonceOf`. */
	readonly openedNonce: () => string | undefined;
	readonly requestId: string;
	/** Undefined when nobody is signed in, and for calls that do not need a reader. */
	readonly reader: Reader | undefined;
};

/** The reader of a call, whose session and account were open when the call began. */
export type Reader = {
	/** Id of the account. */
	readonly account: string;
	/** Id of the session. */
	readonly session: string;
	readonly signedInAt: Date;
	/** The email address is verified; also true without one, since then a provider identified the reader. */
	readonly isVerified: boolean;
	/** Id of the member of staff who acts for the reader. */
	readonly impersonator: string | undefined;
	/** The client that makes the call with a token of its own; undefined for the sites themselves. */
	readonly client: SessionClient | undefined;
};

/** A call with a reader. */
export type ReaderCall = Call & { readonly reader: Reader };

/** The tenant of a call: brands with the same tenant share their reader accounts. */
export const tenantOf = ({ brand }: Pick<Call, 'brand'>): string => brand.accounts.tenant;

/** Key of a canonical user name, or of the id of an account, among all tenants; there need not be such an account (A10). */
export const accountKey = ({ brand }: Pick<Call, 'brand'>, name: string): string => `${tenantOf({ brand })}\n${name}`;

/**
 * Identifies the caller in the password-hash queue, which serves network prefixes (IPv4 /24, IPv6 /48) in turn, and accounts in turn
 * within each. `name` is the user name or the id of the account.
 */
export const hashCaller = (call: Pick<Call, 'brand' | 'networkPrefix'>, name: string): HashCaller => ({
	networkKey: call.networkPrefix ?? NOWHERE,
	account: accountKey(call, name),
});
