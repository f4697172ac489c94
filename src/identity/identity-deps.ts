import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { DisqusKeys } from '#platform/config';
import type { Keys } from '#platform/crypto';
import type { Log } from '#platform/log';
import type { PasswordHash } from '#platform/password-hash';
import type { Avatars } from './accounts/avatars/avatars.ts';
import type { ApplicationFiles } from './applications/application-files.ts';
import type { FormQuestion } from './contract/application-form.ts';
import type { CaptchaGate } from './guards/captcha-gate.ts';
import type { Throttle } from './guards/throttle/throttle.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Providers } from './providers/providers.ts';
import type { SigningKeys } from './sessions/tokens/signing-keys.ts';
import type { RefuseWeakPassword } from './sign-in/passwords/refuse-weak-password.ts';
import type { Tables } from './store/tables.ts';
import type { InTransaction } from './store/transaction.ts';

/** Dependencies of the functions of this module. `createIdentity` makes them once. */
export type IdentityDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly keys: SigningKeys;
	/** Keys derived from the service's secret, one per purpose. */
	readonly derived: Readonly<
		Record<'refresh' | 'erasure' | 'reports' | 'authorizationRequests' | 'notices' | 'revocations' | 'unsubscribing' | 'withdrawing', Keys>
	>;
	/** Brand id → keys of the brand's Disqus application. */
	readonly disqus: ReadonlyMap<string, DisqusKeys>;
	readonly avatars: Avatars;
	/** The newsletters that a brand offers, in its order. */
	readonly newsletters: (brand: Brand) => Promise<readonly NewsletterName[]>;
	/** The form of an open call of a brand, by its slug; undefined when there is no such call. */
	readonly openCallForm: (brand: Brand, slug: string) => Promise<OpenCallForm | undefined>;
	readonly applicationFiles: ApplicationFiles;
	/** Run after an account was deleted. */
	readonly eraseHooks: readonly EraseHook[];
	readonly providers: Providers;
	readonly throttle: Throttle;
	readonly captcha: CaptchaGate;
	/** A queued email is sent after its transaction is committed. */
	readonly mail: Pick<MailQueue, 'queue' | 'countRecent'>;
	readonly passwords: PasswordHash;
	readonly refuseWeakPassword: RefuseWeakPassword;
	/** Rounds the time that `work` takes up to a full step; see `Endpoint.padsResponseTime`. */
	padResponseTime<T>(work: () => Promise<T>): Promise<T>;
};

/** `IdentityDeps` whose `tables` belong to an open transaction. */
export type TransactionDeps = InTransaction<IdentityDeps>;

/** A newsletter of a brand: its slug, and its title as readers see it. */
export type NewsletterName = { readonly id: string; readonly title: string };

/** An open call as its form needs it. It takes answers from `opensAt` on, until `closesAt`. */
export type OpenCallForm = {
	readonly slug: string;
	readonly title: string;
	readonly opensAt: Date;
	readonly closesAt: Date;
	readonly questions: readonly FormQuestion[];
	/** The words that applicants agree to. */
	readonly consent: string;
};

/** Removes the data of an account that lies outside the tables of this module; may be called more than once per account. */
export type EraseHook = (account: string) => Promise<void>;
