import type { Brand, CaptchaForm } from '#brands';
import type { Captcha, ShownCaptcha } from '#platform/captcha';
import type { Clock } from '#platform/clock';
import type { DisqusKeys } from '#platform/config';
import type { Log } from '#platform/log';
import type { PasswordHash } from '#platform/password-hash';
import type { Avatars } from './accounts/avatars/avatars.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { EraseHook } from './privacy/deletion/erase-account.ts';
import type { Providers } from './providers/providers.ts';
import type { SigningKeys } from './sessions/tokens/signing-keys.ts';
import type { RefuseWeak } from './sign-in/passwords/refuse-weak.ts';
import type { Tables } from './store/tables.ts';

/** What the commands of this module work with. */
export type IdentityParts = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly keys: SigningKeys;
	/** Keys derived from the service's secret, each for one purpose. */
	readonly derived: Readonly<Record<'refresh' | 'erasure' | 'reports' | 'attempts' | 'notices' | 'revocations', Buffer>>;
	/** Brand id → keys of its application at Disqus. */
	readonly disqus: ReadonlyMap<string, DisqusKeys>;
	readonly avatars: Avatars;
	/** What to call when an account is deleted. */
	readonly eraseHooks: readonly EraseHook[];
	readonly providers: Providers;
	readonly throttle: Throttle;
	readonly captcha: CaptchaGate;
	/** Letters leave after the transaction that queued them. */
	readonly mail: Pick<MailQueue, 'queue' | 'lately'>;
	readonly passwords: PasswordHash;
	readonly refuseWeak: RefuseWeak;
	/** Makes the time of an answer tell nothing; see `Endpoint.hides`. */
	evenly<T>(work: () => Promise<T>): Promise<T>;
};

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
	knows(call: Call, userName: string): boolean;
	/** What the device keeps of the account from now on; see `Call.device`. */
	remember(call: Call, userName: string): string;
};

export type CaptchaGate = {
	/** Refuses without a good answer where one is asked for, before anything is done to an account. */
	require(call: Call, sent: SentCaptcha): Promise<void>;
	/** What forms must show now. */
	shown(call: Call): Promise<ShownCaptcha & { readonly forms: Readonly<Record<CaptchaForm, boolean>> }>;
	/** A challenge of our own captcha. */
	challenge(): ReturnType<Captcha['challenge']>;
};

export type SentCaptcha = {
	readonly form: CaptchaForm;
	readonly token: string | null | undefined;
	/** Canonical; of whom wants to sign in. */
	readonly userName?: string;
};

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
