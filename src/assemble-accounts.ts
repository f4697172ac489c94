// Assembles the accounts of readers and staff, and what protects their sign-in.
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { type Brand, brandList, perBrand } from '#brands';
import {
	type Avatars,
	applicationsFolderIn,
	breachList,
	createGuards,
	createIdentity,
	createMailQueue,
	createRefuseWeakPassword,
	type Identity,
	type IdentityDeps,
	outboxRoutes,
	type WaitingMails,
} from '#identity';
import { createNewsroom, type Newsroom, type NewsroomOptions, staffThrottle } from '#newsroom';
import { createCaptcha } from '#platform/captcha';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { derivedKey, derivedKeys } from '#platform/crypto';
import type { Database } from '#platform/database';
import type { FileStore } from '#platform/files';
import { createLimits, type Limits } from '#platform/limits';
import { openRedis } from '#platform/limits/redis';
import type { Log } from '#platform/log';
import { createMailer, type Mailer } from '#platform/mail';
import type { OutboundHttp } from '#platform/outbound-http';
import { createPasswordHash, staffCost } from '#platform/password-hash';
import type { Tracing } from '#platform/tracing/tracing';
import { type BrandOrigins, brandFinder } from './brand-origins.ts';
import { refuseWhenOff, type Switches } from './switches/switches.ts';

export type AccountsOptions = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly tracing?: Tracing | undefined;
	readonly outboundHttp: OutboundHttp;
	readonly origins: BrandOrigins;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly avatars: Avatars;
	readonly switches: Switches;
	readonly files: FileStore;
	/** The newsletters that a brand offers. */
	readonly newsletters: IdentityDeps['newsletters'];
	/** The form of an open call of a brand. */
	readonly openCallForm: IdentityDeps['openCallForm'];
	/** The stories that staff read and write. */
	readonly stories: Pick<NewsroomOptions, 'content' | 'previews' | 'pictures' | 'films' | 'applicationFolder' | 'requestPublicPage'>;
};

/** The accounts of readers and staff. */
export type Accounts = {
	readonly identity: Identity;
	/** The calls of reader accounts, and the newsroom at its own host. */
	readonly routes: FastifyPluginAsync;
	/** Sign-ins of readers that wait for their password to be hashed. */
	waitingHashes(): number;
	/** Emails that are not sent yet, and how long the oldest has waited, in seconds. */
	waitingMails(): Promise<WaitingMails>;
	/** Starts scheduled work. The database must have its schema. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** Creates the accounts. They run no query before the first request. */
export function createAccounts(options: AccountsOptions): Accounts {
	const { config, database, clock, log, tracing, origins } = options;
	const secret = config.accountsSecret;
	const redis = config.redisUrl && openRedis({ url: config.redisUrl, log });
	const limits = createLimits({ clock, log, secret: derivedKey(secret, 'limits'), redis, database, tracing });
	const passwords = createPasswordHash({ cost: config.passwordCost });
	const mails = mailsOf(options);
	const identity = identityOf(options, { limits, passwords, mail: mails.queue });
	const newsroom =
		config.newsroomOrigin === undefined
			? undefined
			: newsroomOf(options, config.newsroomOrigin, { identity, limits, mailer: mails.mailer });
	return {
		identity,
		routes: async (app) => {
			await app.register(identity.routes);
			if (newsroom) for (const routes of [newsroom.routes, newsroom.siteRoutes]) await app.register(routes);
			if (config.mode === 'laptop') await app.register(outboxRoutes, { folder: outboxOf(config), brands: brandList, origins });
		},
		waitingHashes: () => passwords.waiting(),
		waitingMails: () => mails.queue.waiting(),
		start: async () => {
			identity.start();
			await mails.queue.start();
		},
		close: async () => {
			await identity.close();
			await mails.close();
			redis?.disconnect();
		},
	};
}

/** The newsroom of all brands, at its own origin. */
function newsroomOf(
	options: AccountsOptions,
	origin: string,
	{ identity, limits, mailer }: { identity: Identity; limits: Limits; mailer: Mailer },
): Newsroom {
	const { config, database, clock, log, origins, stories } = options;
	return createNewsroom({
		database,
		clock,
		log,
		secret: config.accountsSecret,
		// Staff have a queue of their own, so a burst of readers does not keep them out. All hashes of staff cost the same.
		passwords: createPasswordHash({ cost: staffCost, atOnce: 1, failureMs: 0 }),
		readers: identity.support,
		applications: identity.applications,
		...stories,
		throttle: staffThrottle(limits),
		mailer,
		senderOf: (brand) => config.mailFrom.get(brand) ?? '',
		origin,
		sites: brandList.flatMap((brand) => (origins[brand.id] === '' ? [] : { brand, origin: origins[brand.id] })),
	});
}

/** Makes the function that finds the brand of a host; the accounts of a brand may have a host of their own. */
function accountsFinder(options: AccountsOptions) {
	const { accountApi } = options.config;
	const findApi = brandFinder(perBrand(({ id }) => accountApi.get(id)?.apiOrigin ?? ''));
	return (host: string) => {
		const brand = options.brandOf(host) ?? findApi(host);
		return brand && { brand, origin: options.origins[brand.id], apiOrigin: accountApi.get(brand.id)?.apiOrigin };
	};
}

const outboxOf = ({ dataDir }: Config): string => join(dataDir, 'outbox');

function mailsOf({ config, database, clock, log, origins }: AccountsOptions) {
	const mailer = createMailer({ smtpUrl: config.smtpUrl, folder: outboxOf(config), clock });
	const senders = config.mailFrom;
	const queue = createMailQueue({ database, clock, log, mailer, secret: config.accountsSecret, brands: brandList, origins, senders });
	return {
		queue,
		mailer,
		close: async () => {
			await queue.close();
			await mailer.close();
		},
	};
}

/** What readers and staff share, and the mail queue. */
type SharedByAccounts = {
	readonly limits: Limits;
	readonly passwords: ReturnType<typeof createPasswordHash>;
	readonly mail: ReturnType<typeof createMailQueue>;
};

function identityOf(options: AccountsOptions, { limits, passwords, mail }: SharedByAccounts): Identity {
	const { config, database, clock, log, outboundHttp, avatars, files, newsletters, openCallForm } = options;
	const secret = config.accountsSecret;
	const captcha = createCaptcha({ settings: config.captcha, key: derivedKeys(secret, 'captchas'), limits, outboundHttp, clock, log });
	const isBreached = config.breachedPasswordsUrl && breachList(config.breachedPasswordsUrl, outboundHttp);
	return createIdentity({
		...createGuards({ limits, captcha, clock, log, secret, refuseWhenOff: (what) => refuseWhenOff(options.switches, what) }),
		passwords,
		mail,
		refuseWeakPassword: createRefuseWeakPassword({ isBreached, log }),
		database,
		clock,
		log,
		secret,
		outboundHttp,
		avatars,
		newsletters,
		openCallForm,
		applicationsFolder: applicationsFolderIn(config.dataDir),
		applicationStore: files.within('applications'),
		signIn: config.signIn,
		providerAddresses: config.providerAddresses,
		disqus: config.disqus,
		findBrand: accountsFinder(options),
	});
}
