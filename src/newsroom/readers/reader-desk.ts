import type { Brand } from '#brands';

/** A brand of this installation and the address of its site. */
export type Place = { readonly brand: Brand; readonly origin: string };

/** What staff see of a reader. Times in ms. */
export type ReaderFile = {
	readonly uuid: string;
	readonly email: string | null;
	readonly emailVerified: boolean;
	readonly name: string;
	readonly status: string;
	readonly createdOn: number;
	readonly waysIn: readonly { readonly type: string; readonly userName: string; readonly lastLoginDate: number | null }[];
	readonly sessions: readonly { readonly id: string; readonly device: string; readonly network: string | null; readonly seenOn: number }[];
	readonly events: readonly { readonly event: string; readonly happenedOn: number; readonly network: string | null }[];
};

/** Who acts, for the log of both sides. */
export type Acting = { readonly place: Place; readonly staff: { readonly id: string; readonly name: string } };

/** What staff may do for a reader. Whoever keeps the accounts does it; a reader who is none gives undefined or false. */
export type ReaderDesk = {
	/** By e-mail or uuid, among the readers of the brand. */
	find(place: Place, asked: string): Promise<ReaderFile | undefined>;
	/** Sends the mail that verifies the e-mail once more. */
	sendVerification(by: Acting, uuid: string): Promise<boolean>;
	/** Starts a reset; staff never choose or see a password (R16). */
	sendReset(by: Acting, uuid: string): Promise<boolean>;
	/** Lets the reader sign in at once after too many wrong passwords. */
	liftThrottle(by: Acting, uuid: string): Promise<boolean>;
	endSessions(by: Acting, uuid: string): Promise<boolean>;
	/** A session of fifteen minutes that may only look, as JSON of the form that browsers keep (T15). */
	impersonate(by: Acting, uuid: string): Promise<object | undefined>;
};
