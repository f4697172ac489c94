// Reader accounts: who a reader is, how she signs in and stays signed in, and what she may do with her own data.
import type { FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { DisqusKeys, GoogleAddresses, SignInSettings } from '#platform/config';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { OutboundHttp } from '#platform/outbound-http';
import { padResponseTime } from '#platform/pad-response-time';
import { derivedKey } from '#platform/sealing';
import type { Secret } from '#platform/secret';
import type { Avatars } from './accounts/avatars/avatars.ts';
import { findPublicProfile, type PublicProfile } from './accounts/profile/public-profile.ts';
import { type PutInSegment, putInSegment } from './accounts/segments/segments.ts';
import type { EraseHook, IdentityDeps } from './identity-deps.ts';
import { identityJobs } from './identity-jobs.ts';
import { Jobs } from './jobs.ts';
import { Providers } from './providers/providers.ts';
import { handlers } from './routes/all-handlers.ts';
import { type FormCalls, formCalls } from './routes/form-calls.ts';
import { identityRoutes } from './routes/identity-routes.ts';
import { type Members, membersOf } from './routes/members.ts';
import type { FindBrand } from './routes/read-call.ts';
import { SigningKeys } from './sessions/tokens/signing-keys.ts';
import { tablesOf } from './store/tables.ts';
import { type ReaderSupport, readerSupport } from './support/reader-support.ts';

export type { Avatars } from './accounts/avatars/avatars.ts';
export { type AccountImport, createAccountImport } from './accounts/import/account-import.ts';
export { accountImportUsage, readAccountImportArguments } from './accounts/import/account-import-arguments.ts';
export { accountImportOutcomes, importAccountFiles } from './accounts/import/import-account-files.ts';
export { createGuards } from './guards/guards.ts';
export type { EraseHook, IdentityDeps } from './identity-deps.ts';
export { outboxRoutes } from './mail/dev-outbox/outbox-routes.ts';
export { createMailQueue, type MailQueue, type MailQueueOptions } from './mail/mail-queue.ts';
export { breachList } from './sign-in/passwords/breach-list.ts';
export { createRefuseWeakPassword } from './sign-in/passwords/refuse-weak-password.ts';
export { migrations } from './store/migrations.ts';

/** What guards the doors and carries the letters; see `IdentityDeps`. */
type Guards = Pick<IdentityDeps, 'passwords' | 'throttle' | 'captcha' | 'mail' | 'refuseWeakPassword'>;

export type IdentityOptions = Guards & {
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** Of the service: what is sealed or signed under it is lost with it. */
	readonly secret: Secret;
	readonly findBrand: FindBrand;
	/** Brand id → who vouches for its readers. */
	readonly signIn: ReadonlyMap<string, SignInSettings>;
	/** Where Google is. */
	readonly google: GoogleAddresses;
	readonly outboundHttp: OutboundHttp;
	readonly avatars: Avatars;
	/** Brand id → keys of its application at Disqus; a brand that is not here has no single sign-on there. */
	readonly disqus: ReadonlyMap<string, DisqusKeys>;
	/** Answers that must not tell by their time who has an account go out at full steps, in ms; 100 unless told. */
	readonly padToMs?: number;
};

export type Identity = {
	readonly routes: FastifyPluginAsync;
	/** The same calls for forms of the site that are posted without a script. */
	readonly forms: FormCalls;
	/** What staff may do for readers. */
	readonly support: ReaderSupport;
	/** Whose request it is, as far as pages ask that may differ for registered readers. */
	readonly members: Members;
	/** What anybody may see of a reader of the brand; undefined for none. */
	publicProfile(brand: Brand, uuid: string): Promise<PublicProfile | undefined>;
	/** Puts a reader of the brand in a segment, or in none; false when the brand has no such reader. */
	putInSegment(brand: Brand, put: PutInSegment): Promise<boolean>;
	/** Also removes what others keep of an account when it is deleted; once for each account at least. */
	onErase(hook: EraseHook): void;
	/** Begins what is done by the clock. The schema must be there. */
	start(): void;
	/** Does once all that is done by the clock. */
	runJobs(): Promise<void>;
	close(): Promise<void>;
};

/** The reader accounts of all brands. It asks nothing of the database before it is called or started. */
export function createIdentity({ findBrand, ...options }: IdentityOptions): Identity {
	const eraseHooks: EraseHook[] = [(account) => options.avatars.remove(account)];
	const deps = depsOf(options, eraseHooks);
	const serving = { deps, findBrand, handlers };
	const jobs = new Jobs(identityJobs(deps), options.log);
	return {
		routes: identityRoutes(serving),
		forms: formCalls(serving),
		support: readerSupport(deps),
		members: membersOf(deps),
		publicProfile: (brand, uuid) => findPublicProfile(deps, brand, uuid),
		putInSegment: (brand, put) => putInSegment(deps, brand, put),
		onErase: (hook) => void eraseHooks.push(hook),
		start: () => jobs.start(),
		runJobs: () => jobs.runAll(),
		close: () => jobs.close(),
	};
}

function depsOf(
	{ database, secret, signIn, google, outboundHttp, padToMs: evenMs = 100, ...others }: Omit<IdentityOptions, 'findBrand'>,
	eraseHooks: readonly EraseHook[],
): IdentityDeps {
	const tables = tablesOf(database);
	return {
		...others,
		tables,
		eraseHooks,
		keys: new SigningKeys({ tables, clock: others.clock, secret }),
		derived: {
			refresh: derivedKey(secret, 'refresh tokens'),
			erasure: derivedKey(secret, 'deleted accounts'),
			reports: derivedKey(secret, 'copies for readers'),
			authorizationRequests: derivedKey(secret, 'sign-ins elsewhere'),
			notices: derivedKey(secret, 'notices of providers'),
			revocations: derivedKey(secret, 'tokens to revoke'),
		},
		padResponseTime: (work) => padResponseTime(evenMs, work),
		providers: new Providers({ settings: signIn, google, outboundHttp, clock: others.clock }),
	};
}
