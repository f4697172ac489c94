import type { Clock } from '#platform/clock';
import type { DisqusKeys } from '#platform/config';
import type { Log } from '#platform/log';
import type { PasswordHash } from '#platform/password-hash';
import type { Avatars } from './accounts/avatars/avatars.ts';
import type { CaptchaGate } from './guards/captcha-gate.ts';
import type { Throttle } from './guards/throttle/throttle.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Providers } from './providers/providers.ts';
import type { SigningKeys } from './sessions/tokens/signing-keys.ts';
import type { RefuseWeak } from './sign-in/passwords/refuse-weak.ts';
import type { Tables } from './store/tables.ts';
import type { InTransaction } from './store/transaction.ts';

/** What the commands of this module work with. */
export type IdentityDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly keys: SigningKeys;
	/** Keys derived from the service's secret, each for one purpose. */
	readonly derived: Readonly<Record<'refresh' | 'erasure' | 'reports' | 'authorizationRequests' | 'notices' | 'revocations', Buffer>>;
	/** Brand id → keys of its application at Disqus. */
	readonly disqus: ReadonlyMap<string, DisqusKeys>;
	readonly avatars: Avatars;
	/** What to call when an account is deleted. */
	readonly eraseHooks: readonly EraseHook[];
	readonly providers: Providers;
	readonly throttle: Throttle;
	readonly captcha: CaptchaGate;
	/** Letters leave after the transaction that queued them. */
	readonly mail: Pick<MailQueue, 'queue' | 'countRecent'>;
	readonly passwords: PasswordHash;
	readonly refuseWeak: RefuseWeak;
	/** Makes the time of an answer tell nothing; see `Endpoint.hides`. */
	padResponseTime<T>(work: () => Promise<T>): Promise<T>;
};

/** The same in an open transaction. */
export type TransactionDeps = InTransaction<IdentityDeps>;

/** Removes what is kept of an account outside of the tables of this module; may be called again for the same one. */
export type EraseHook = (account: string) => Promise<void>;
