// Accounts put together: those of readers, those of staff, and what guards the doors of both.
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { type Brand, type BrandId, brandList } from '#brands';
import {
	type Avatars,
	breachList,
	createGuards,
	createIdentity,
	createMailQueue,
	createRefuseWeakPassword,
	type Identity,
	migrations,
	outboxRoutes,
} from '#identity';
import { createNewsroom, migrations as newsroomMigrations, type Previews, staffThrottle } from '#newsroom';
import { createCaptcha } from '#platform/captcha';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database, Migration } from '#platform/database';
import { createLimits, type Limits, limitMigrations } from '#platform/limits';
import type { Log } from '#platform/log';
import { createMailer } from '#platform/mail';
import type { OutboundHttp } from '#platform/outbound-http';
import { createPasswordHash } from '#platform/password-hash';
import { openRedis } from '#platform/redis';
import { derivedKey } from '#platform/sealing';

export type AccountsOptions = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly outboundHttp: OutboundHttp;
	readonly origins: Readonly<Record<BrandId, string>>;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly avatars: Avatars;
	readonly previews: Previews;
};

export type Accounts = {
	readonly identity: Identity;
	/** Adds the calls of readers and the pages of staff. */
	readonly routes: FastifyPluginAsync;
	/** Begins what is done by the clock. The schema must be there. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** The steps that bring a database to the tables of all accounts. */
export const accountMigrations: readonly Migration[] = [...limitMigrations, ...migrations, ...newsroomMigrations];

/** Asks nothing of the database before somebody calls. */
export function createAccounts(options: AccountsOptions): Accounts {
	const { config, database, clock, log, origins, brandOf } = options;
	const secret = config.accountsSecret;
	const redis = config.redisUrl && openRedis({ url: config.redisUrl, log });
	const limits = createLimits({ clock, log, secret: derivedKey(secret, 'limits'), redis, database });
	const passwords = createPasswordHash();
	const mails = mailsOf(options);
	const identity = identityOf(options, { limits, passwords, mail: mails.queue });
	const findPlace = (host: string) => {
		const brand = brandOf(host);
		return brand && { brand, origin: origins[brand.id] };
	};
	const throttle = staffThrottle(limits);
	const newsroom = createNewsroom({
		database,
		clock,
		log,
		secret,
		passwords,
		readers: identity.support,
		previews: options.previews,
		throttle,
		findPlace,
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

type Shared = {
	readonly limits: Limits;
	readonly passwords: ReturnType<typeof createPasswordHash>;
	readonly mail: ReturnType<typeof createMailQueue>;
};

function identityOf(
	{ config, database, clock, log, outboundHttp, origins, brandOf, avatars }: AccountsOptions,
	{ limits, passwords, mail }: Shared,
): Identity {
	const secret = config.accountsSecret;
	const captcha = createCaptcha({ settings: config.captcha, key: derivedKey(secret, 'captchas'), limits, outboundHttp, clock, log });
	const isBreached = config.breachedPasswordsUrl && breachList(config.breachedPasswordsUrl, outboundHttp);
	return createIdentity({
		...createGuards({ limits, captcha, database, clock, log, secret }),
		passwords,
		mail,
		refuseWeakPassword: createRefuseWeakPassword({ isBreached, log }),
		database,
		clock,
		log,
		secret,
		outboundHttp,
		avatars,
		signIn: config.signIn,
		google: config.google,
		disqus: config.disqus,
		findBrand: (host) => {
			const brand = brandOf(host);
			return brand && { brand, origin: origins[brand.id] };
		},
	});
}
