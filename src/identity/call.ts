import type { Brand } from '#brands';

/** Who calls, and from where. */
export type Call = {
	readonly brand: Brand;
	/** Address of the brand's site, without a slash at its end; the only one that goes into a mail (R05). */
	readonly origin: string;
	/** Address of the client as trusted proxies tell it; undefined gets the strictest limits (B05). */
	readonly ip: string | undefined;
	readonly userAgent: string;
	/** Marks of the accounts that signed in on this device, from its cookie; see `KnownDevices`. */
	readonly device: string | undefined;
	readonly requestId: string;
	readonly reader: Reader | undefined;
};

/** The reader of a call, from a session that is good now. */
export type Reader = {
	readonly account: string;
	readonly session: string;
	readonly signedInAt: Date;
	/** Her e-mail is verified, or she has none and others vouched for her. */
	readonly isVerified: boolean;
	/** Id of the member of staff who acts for the reader. */
	readonly impersonator: string | undefined;
};

/** A call of which the service knows the reader. */
export type ReaderCall = Call & { readonly reader: Reader };

/** Whose reader accounts the call is about. */
export const tenantOf = ({ brand }: Pick<Call, 'brand'>): string => brand.accounts.tenant;
