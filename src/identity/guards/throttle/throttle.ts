import type { Call, ReaderCall } from '../../call.ts';

/**
 * Limits on how often things may be tried. Each method takes from its limits before any costly work, and refuses `too-many-attempts` with the
 * exact time to wait.
 */
export type Throttle = {
	/**
	 * Tries a password for a canonical user name: calls `prove` if the limits allow it, and returns its result. `undefined` counts as a wrong
	 * password; an exception does not count.
	 */
	signIn<T>(call: Call, userName: string, prove: () => Promise<T | undefined>): Promise<T | undefined>;
	signUp(call: Call): Promise<void>;
	/** A request for an email. */
	mailRequest(call: Call): Promise<void>;
	/** Takes the turn of an address that was typed to get an email again. Returns how long to wait for it, in s; 0 when it was free. */
	resend(call: Call, address: string): Promise<number>;
	/** A request of a reader for a change of email, whatever address they ask for. */
	emailChange(call: ReaderCall): Promise<void>;
	/** Uses the nonce of an email, if the limits allow it. The refusals `nonce-spent` and `link-of-other-browser` count as guesses. */
	nonce<T>(call: Call, spend: () => Promise<T>): Promise<T>;
	/** A call that may make us ask a sign-in provider. */
	provider(call: Call): Promise<void>;
	/** A reader's picture, before it is read. */
	avatar(call: ReaderCall): Promise<void>;
	/** Lifts the limits on signing in to an account: the reader was identified otherwise, or staff lift them (A11). */
	lift(call: Pick<Call, 'brand'>, userName: string): Promise<void>;
	/** Whether most sign-ins of the tenant fail (B01). */
	isUnderAttack(call: Pick<Call, 'brand'>): Promise<boolean>;
	/** Whether the account has signed in on this device before, according to its device cookie. */
	knowsDevice(call: Call, userName: string): boolean;
	/** The device cookie with the account added; see `Call.device`. */
	rememberDevice(call: Call, userName: string): string;
};
