// The interface of the throttle: limits on attempts, lifting them, and known devices.
import type { Call, ReaderCall } from '../../call.ts';

/** The two callbacks of a rate-limited sign-in: check the password, then open the session. */
export type SignInSteps<Proven, Result> = {
	/** Checks the password. `undefined` counts as a wrong one; an exception does not count. */
	readonly prove: () => Promise<Proven | undefined>;
	/** Runs after the right password, while its points are given back. */
	readonly enter: (proven: Proven) => Promise<Result>;
};

/**
 * The limits on attempts. Methods that count one refuse `too-many-attempts` before any costly work, with the exact time to wait. `resend` does not refuse: it
 * returns the seconds to wait.
 */
export type Throttle = {
	/** Signs in to a canonical user name, if the limits allow it. Returns the result of `enter`, or `undefined` for a wrong password. */
	signIn<Proven, Result>(call: Call, userName: string, steps: SignInSteps<Proven, Result>): Promise<Result | undefined>;
	signUp(call: Call): Promise<void>;
	/** A request for an email. */
	mailRequest(call: Call): Promise<void>;
	/** Counts an email that verifies an address, including the one of the sign-up, and returns 0; or returns the seconds to wait. */
	resend(call: Call, address: string): Promise<number>;
	/** Counts an email to a canonical address that asks for newsletters; false when it had enough of them. */
	subscriptionMail(call: Call, email: string): Promise<boolean>;
	/** A form of an open call, before its files are read. */
	application(call: Call): Promise<void>;
	/** The email that a canonical address gets about what it answers to an open call. */
	applicationMail(call: Call, email: string): Promise<void>;
	/** A request of a reader for a change of email, whatever address they ask for. */
	emailChange(call: ReaderCall): Promise<void>;
	/** Uses the nonce of an email, if the limits allow it. The refusals `nonce-spent` and `link-of-other-browser` count as guesses. */
	nonce<T>(call: Call, spend: () => Promise<T>): Promise<T>;
	/** Looks at the secret or the code of a client, if the limits allow it. The refusals `client-not-found` and `code-spent` count as guesses. */
	redemption<T>(call: Call, redeem: () => Promise<T>): Promise<T>;
	/** A call that may make us ask a sign-in provider. */
	provider(call: Call): Promise<void>;
	/** A reader's picture, before it is read. */
	avatar(call: ReaderCall): Promise<void>;
	/** A change of what a reader keeps. */
	keeping(call: ReaderCall): Promise<void>;
	/** Lifts the limits on signing in to an account: the reader was identified otherwise, or staff lift them (A11). */
	lift(call: Pick<Call, 'brand'>, userName: string): Promise<void>;
	/** Whether most sign-ins of the tenant fail (B01). */
	isUnderAttack(call: Pick<Call, 'brand'>): Promise<boolean>;
	/** Whether the account has signed in on this device before, according to its device cookie. */
	knowsDevice(call: Call, userName: string): boolean;
	/** The device cookie with the account added; see `Call.deviceMarks`. */
	rememberDevice(call: Call, userName: string): string;
};
