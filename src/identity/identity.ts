// Reader accounts: sign-up, sign-in, sessions, profiles, what readers keep, emails and newsletters, answers to open calls, clients that readers
// sign in to, and the rights of readers over their data.
import type { FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { DisqusKeys, ProviderAddresses, SignInSettings } from '#platform/config';
import { derivedKeys } from '#platform/crypto';
import type { Database } from '#platform/database';
import type { FileStore } from '#platform/files';
import { padResponseTime } from '#platform/http/pad-response-time';
import type { Log } from '#platform/log';
import type { OutboundHttp } from '#platform/outbound-http';
import type { Secret } from '#platform/secret';
import type { Avatars } from './accounts/avatars/avatars.ts';
import { findPublicProfile, type PublicProfile } from './accounts/profile/public-profile.ts';
import { type PutInSegment, putInSegment } from './accounts/segments.ts';
import { type ReaderSupport, readerSupport } from './accounts/support/reader-support.ts';
import { ApplicationFiles } from './applications/application-files.ts';
import { removeErasedFiles } from './applications/remove-orphaned-files.ts';
import { type StaffApplications, staffApplications } from './applications/staff-applications.ts';
import type { EraseHook, IdentityDeps } from './identity-deps.ts';
import { identityJobs } from './identity-jobs.ts';
import { JobRunner } from './job-runner.ts';
import { Providers } from './providers/providers.ts';
import { type FormCalls, formCalls } from './routes/form-calls.ts';
import { handlers } from './routes/handlers.ts';
import { identityRoutes } from './routes/identity-routes.ts';
import type { FindBrand } from './routes/read-call.ts';
import { type RegisteredReaders, registeredReaders } from './routes/registered-readers.ts';
import { SigningKeys } from './sessions/tokens/signing-keys.ts';
import { tablesOf } from './store/tables.ts';

export type { Avatars } from './accounts/avatars/avatars.ts';
export { type AccountImport, createAccountImport } from './accounts/import/account-import.ts';
export { accountImportUsage, readAccountImportArguments } from './accounts/import/account-import-arguments.ts';
export { accountImportOutcomes, importAccountFiles } from './accounts/import/import-account-files.ts';
export { applicationsFolderIn } from './applications/applications-folder.ts';
export { type ApplicationExport, createApplicationExport, type Exported, type ExportRequest } from './applications/export-applications.ts';
export { createGuards } from './guards/guards.ts';
export type { EraseHook, IdentityDeps } from './identity-deps.ts';
export { outboxRoutes } from './mail/dev-outbox/outbox-routes.ts';
export { createMailQueue, type MailQueue, type MailQueueOptions } from './mail/mail-queue.ts';
export type { WaitingMails } from './mail/waiting-mails.ts';
export { callDocs } from './routes/docs/call-docs.ts';
export { sealedColumns } from './sealed-columns.ts';
export { breachList } from './sign-in/passwords/breach-list.ts';
export { createRefuseWeakPassword } from './sign-in/passwords/refuse-weak-password.ts';
export { migrations } from './store/migrations.ts';

/** Dependencies that the caller makes; see `IdentityDeps`. */
type SharedDeps = Pick<IdentityDeps, 'passwords' | 'throttle' | 'captcha' | 'mail' | 'refuseWeakPassword'>;

/** What `createIdentity` needs. */
export type IdentityOptions = SharedDeps & {
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** The service's secret. Without it, sealed data cannot be read and signed tokens are invalid. */
	readonly secret: Secret;
	readonly findBrand: FindBrand;
	/** Brand id → settings of its sign-in providers and clients. */
	readonly signIn: ReadonlyMap<string, SignInSettings>;
	readonly providerAddresses: ProviderAddresses;
	readonly outboundHttp: OutboundHttp;
	readonly avatars: Avatars;
	readonly newsletters: IdentityDeps['newsletters'];
	readonly openCallForm: IdentityDeps['openCallForm'];
	/** The folder in which files arrive that readers send to open calls. */
	readonly applicationsFolder: string;
	/** Where complete files go; default: that folder. */
	readonly applicationStore?: FileStore | undefined;
	/** Brand id → keys of its Disqus application. Brands without keys have no single sign-on at Disqus. */
	readonly disqus: ReadonlyMap<string, DisqusKeys>;
	/** Response times that could reveal accounts are rounded up to a multiple of this, in ms; default: 100. */
	readonly padToMs?: number;
};

/** The identity service of all brands. */
export type Identity = {
	/** The HTTP routes `/identity/public/…` and `/.well-known/…`. */
	readonly routes: FastifyPluginAsync;
	/** The same calls, in process, for forms that the site receives from pages without scripts. */
	readonly forms: FormCalls;
	/** What staff may do for readers. */
	readonly support: ReaderSupport;
	/** What staff may see of the applications to open calls. */
	readonly applications: StaffApplications;
	/** Tells whether a request for a page comes from a registered reader. */
	readonly registeredReaders: RegisteredReaders;
	/** The public data of a reader; undefined when the brand has no such reader. */
	publicProfile(brand: Brand, uuid: string): Promise<PublicProfile | undefined>;
	/** Replaces the segment of a reader; false when the brand has no such reader. */
	putInSegment(brand: Brand, put: PutInSegment): Promise<boolean>;
	/** Adds a hook that runs when an account is deleted, at least once per account. */
	onErase(hook: EraseHook): void;
	/** Starts the recurring jobs. The database must be migrated. */
	start(): void;
	/** Runs every recurring job once. */
	runJobs(): Promise<void>;
	/** Stops the jobs and waits for running ones. */
	close(): Promise<void>;
};

/** Makes the identity service of all brands. It does not use the database before `start` or the first call. */
export function createIdentity({ findBrand, ...options }: IdentityOptions): Identity {
	const eraseHooks: EraseHook[] = [(account) => options.avatars.remove(account)];
	const deps = depsOf(options, eraseHooks);
	eraseHooks.push(() => removeErasedFiles(deps));
	const routeDeps = { deps, findBrand, handlers };
	const jobs = new JobRunner(identityJobs(deps), options.log);
	return {
		routes: identityRoutes(routeDeps),
		forms: formCalls(routeDeps),
		support: readerSupport(deps),
		applications: staffApplications(deps),
		registeredReaders: registeredReaders(deps),
		publicProfile: (brand, uuid) => findPublicProfile(deps, brand, uuid),
		putInSegment: (brand, put) => putInSegment(deps, brand, put),
		onErase: (hook) => void eraseHooks.push(hook),
		start: () => jobs.start(),
		runJobs: () => jobs.runAll(),
		close: () => jobs.close(),
	};
}

function depsOf(
	{
		database,
		secret,
		signIn,
		providerAddresses: addresses,
		outboundHttp,
		applicationsFolder,
		applicationStore,
		padToMs = 100,
		...others
	}: Omit<IdentityOptions, 'findBrand'>,
	eraseHooks: readonly EraseHook[],
): IdentityDeps {
	const tables = tablesOf(database);
	return {
		...others,
		tables,
		eraseHooks,
		applicationFiles: new ApplicationFiles(applicationsFolder, { files: applicationStore }),
		keys: new SigningKeys({ tables, clock: others.clock, secret }),
		derived: {
			refresh: derivedKeys(secret, 'refresh tokens'),
			erasure: derivedKeys(secret, 'deleted accounts'),
			reports: derivedKeys(secret, 'copies for readers'),
			authorizationRequests: derivedKeys(secret, 'sign-ins elsewhere'),
			notices: derivedKeys(secret, 'notices of providers'),
			revocations: derivedKeys(secret, 'tokens to revoke'),
			unsubscribing: derivedKeys(secret, 'links to unsubscribe'),
			withdrawing: derivedKeys(secret, 'links to withdraw applications'),
		},
		padResponseTime: (work) => padResponseTime(padToMs, work),
		providers: new Providers({ settings: signIn, addresses, outboundHttp, clock: others.clock }),
	};
}
