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
	migrations,
	outboxRoutes,
} from '#identity';
import { createNewsroom, migrations as newsroomMigrations, type Previews, staffThrottle } from '#newsroom';
import { createCaptcha } from '#platform/captcha';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { derivedKey } from '#platform/crypto';
import type { Database, Migration } from '#platform/database';
import { createLimits, type Limits, limitMigrations } from '#platform/limits';
import { openRedis } from '#platform/limits/redis';
import type { Log } from '#platform/log';
import { createMailer } from '#platform/mail';
import type { OutboundHttp } from '#platform/outbound-http';
import { createPasswordHash, staffCost } from '#platform/password-hash';
import { type BrandOrigins, brandFinder } from './brand-origins.ts';

export type AccountsOptions = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly outboundHttp: OutboundHttp;
	readonly origins: BrandOrigins;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly avatars: Avatars;
	/** The newsletters that a brand offers. */
	readonly newsletters: IdentityDeps['newsletters'];
	/** The form of an open call of a brand. */
	readonly callForm: IdentityDeps['callForm'];
	readonly previews: Previews;
};

/** The accounts of readers and staff. */
export type Accounts = {
	readonly identity: Identity;
	/** The calls of reader accounts and the pages of staff. */
	readonly routes: FastifyPluginAsync;
	/** Starts scheduled work. The database must have its schema. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** The migrations of all tables for accounts. */
export const accountMigrations: readonly Migration[] = [...limitMigrations, ...migrations, ...newsroomMigrations];

/** Creates the accounts. They run no query before the first request. */
export function createAccounts(options: AccountsOptions): Accounts {
	const { config, database, clock, log, origins } = options;
	const secret = config.accountsSecret;
	const redis = config.redisUrl && openRedis({ url: config.redisUrl, log });
	const limits = createLimits({ clock, log, secret: derivedKey(secret, 'limits'), redis, database });
	const passwords = createPasswordHash({ cost: config.passwordCost });
	const mails = mailsOf(options);
	const identity = identityOf(options, { limits, passwords, mail: mails.queue });
	const newsroom = createNewsroom({
		database,
		clock,
		log,
		secret,
		// A queue of its own: a burst of readers does not keep staff out. All hashes of staff cost the same.
		passwords: createPasswordHash({ cost: staffCost, atOnce: 1, failureMs: 0 }),
		readers: identity.support,
		previews: options.previews,
		throttle: staffThrottle(limits),
		findBrandSite: brandSiteFinder(options),
	});
	return {
		identity,
		routes: async (app) => {
			await app.register(identity.routes);
			await app.register(newsroom.routes);
			if (config.mode === 'laptop') await app.register(outboxRoutes, { folder: outboxOf(config), brands: brandList, origins });
		},
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

/** Makes the function that finds the brand of a host, with the origin of its site. */
function brandSiteFinder({ brandOf, origins }: AccountsOptions) {
	return (host: string) => {
		const brand = brandOf(host);
		return brand && { brand, origin: origins[brand.id] };
	};
}

/** Like `brandSiteFinder`, for the reader accounts: a brand's accounts may have a host of their own. */
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
	const { config, database, clock, log, outboundHttp, avatars, newsletters, callForm } = options;
	const secret = config.accountsSecret;
	const captcha = createCaptcha({ settings: config.captcha, key: derivedKey(secret, 'captchas'), limits, outboundHttp, clock, log });
	const isBreached = config.breachedPasswordsUrl && breachList(config.breachedPasswordsUrl, outboundHttp);
	return createIdentity({
		...createGuards({ limits, captcha, clock, log, secret }),
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
		callForm,
		applicationsFolder: applicationsFolderIn(config.dataDir),
		signIn: config.signIn,
		providerAddresses: config.providerAddresses,
		disqus: config.disqus,
		findBrand: accountsFinder(options),
	});
}
