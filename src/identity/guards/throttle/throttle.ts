import type { Call } from '../../call.ts';

/** Each takes from a budget before anything costly happens, and refuses with the exact wait. */
export type Throttle = {
	/** Lets a password be tried, of a canonical user name. Gives what `prove` gives: undefined is a wrong guess, and what throws is none. */
	signIn<T>(call: Call, userName: string, prove: () => Promise<T | undefined>): Promise<T | undefined>;
	signUp(call: Call): Promise<void>;
	mailRequest(call: Call): Promise<void>;
	/** Lets the nonce of a mail be tried: `nonce-spent` is a wrong guess. */
	nonce<T>(call: Call, spend: () => Promise<T>): Promise<T>;
	/** Something that is vouched for elsewhere, or begins there: it may make us ask another server. */
	provider(call: Call): Promise<void>;
	/** The reader proved otherwise who she is, or staff vouch for her: her sign-in waits for nothing (A11). */
	lift(whose: Pick<Call, 'brand'>, userName: string): Promise<void>;
	/** Whether most sign-ins of the tenant fail (B01). */
	isUnderAttack(whose: Pick<Call, 'brand'>): Promise<boolean>;
	/** Whether the account signed in on this device before. */
	knowsDevice(call: Call, userName: string): boolean;
	/** What the device keeps of the account from now on; see `Call.device`. */
	rememberDevice(call: Call, userName: string): string;
};
