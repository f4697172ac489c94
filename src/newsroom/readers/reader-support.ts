import type { Brand } from '#brands';

/** A brand of this installation, and the origin of its site. */
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

/** The member of staff who acts, and the site that they use; both modules record it. */
export type ActingStaff = { readonly site: BrandSite; readonly staff: { readonly id: string; readonly name: string } };

/** What staff can do for a reader; `identity` implements it. Methods return undefined or false when the brand has no such reader. */
export type ReaderSupport = {
	/** Finds a reader of the brand by email or uuid. */
	find(site: BrandSite, emailOrUuid: string): Promise<ReaderOverview | undefined>;
	/** Sends the verification email again. */
	sendVerification(by: ActingStaff, uuid: string): Promise<boolean>;
	/** Sends the email that starts a password reset. Staff never choose or see a password (R16). */
	sendReset(by: ActingStaff, uuid: string): Promise<boolean>;
	/** Lets the reader sign in without waiting after too many wrong passwords. */
	liftThrottle(by: ActingStaff, uuid: string): Promise<boolean>;
	endSessions(by: ActingStaff, uuid: string): Promise<boolean>;
	/** Opens a read-only session of fifteen minutes, in the JSON form that browsers store (T15). */
	impersonate(by: ActingStaff, uuid: string): Promise<object | undefined>;
};
