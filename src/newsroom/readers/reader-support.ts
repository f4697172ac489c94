import type { Brand } from '#brands';

/** A brand of this installation and the address of its site. */
export type BrandSite = { readonly brand: Brand; readonly origin: string };

/** What staff see of a reader. Times in ms. */
export type ReaderOverview = {
	readonly uuid: string;
	readonly email: string | null;
	readonly emailVerified: boolean;
	readonly name: string;
	readonly status: string;
	readonly createdOn: number;
	readonly logins: readonly { readonly type: string; readonly userName: string; readonly lastLoginDate: number | null }[];
	readonly sessions: readonly { readonly id: string; readonly device: string; readonly network: string | null; readonly seenOn: number }[];
	readonly events: readonly { readonly event: string; readonly happenedOn: number; readonly network: string | null }[];
};

/** Who acts, for the log of both sides. */
export type ActingStaff = { readonly place: BrandSite; readonly staff: { readonly id: string; readonly name: string } };

/** What staff may do for a reader. Whoever keeps the accounts does it; a reader who is none gives undefined or false. */
export type ReaderSupport = {
	/** By e-mail or uuid, among the readers of the brand. */
	find(place: BrandSite, asked: string): Promise<ReaderOverview | undefined>;
	/** Sends the mail that verifies the e-mail once more. */
	sendVerification(by: ActingStaff, uuid: string): Promise<boolean>;
	/** Starts a reset; staff never choose or see a password (R16). */
	sendReset(by: ActingStaff, uuid: string): Promise<boolean>;
	/** Lets the reader sign in at once after too many wrong passwords. */
	liftThrottle(by: ActingStaff, uuid: string): Promise<boolean>;
	endSessions(by: ActingStaff, uuid: string): Promise<boolean>;
	/** A session of fifteen minutes that may only look, as JSON of the form that browsers keep (T15). */
	impersonate(by: ActingStaff, uuid: string): Promise<object | undefined>;
};
