// The settings of a process, from its environment: read here alone, checked once at the start.
import * as v from 'valibot';
import { type IngestKey, readIngestKeys, readOrigins, readSenders } from './config/brand-settings.ts';
import { type CaptchaSettings, readCaptcha } from './config/captcha-settings.ts';
import { type DisqusKeys, readDisqus } from './config/disqus.ts';
import { readSignIn, type SignInSettings } from './config/sign-in-settings.ts';
import { readThirdParties, type ThirdParties } from './config/third-parties.ts';
import { DEVELOPMENT } from './config/values.ts';
import { type Variables, variables } from './config/variables.ts';
import type { Secret } from './secret.ts';

export type { IngestKey } from './config/brand-settings.ts';
export type { DisqusKeys } from './config/disqus.ts';
export type { AppleSettings, ClientSettings, OidcSettings } from './config/sign-in-schemas.ts';
export type { FacebookApp, SignInSettings } from './config/sign-in-settings.ts';
export type { MetaDataset } from './config/third-parties.ts';
export { describeVariables } from './config/variables.ts';

export type Config = {
	readonly mode: 'laptop' | 'production';
	readonly port: number;
	readonly host: string;
	readonly dataDir: string;
	readonly databaseUrl: Secret | undefined;
	readonly redisUrl: Secret | undefined;
	/** Brand id → origin, without a slash at its end. A brand that is not here is not served. */
	readonly brandOrigins: ReadonlyMap<string, string>;
	/** Brand id → keys that may send its content. */
	readonly ingestKeys: ReadonlyMap<string, readonly IngestKey[]>;
	/** Brand id → who vouches for its readers. */
	readonly signIn: ReadonlyMap<string, SignInSettings>;
	/** Google's script for browsers, and the keys that it signs with. */
	readonly google: GoogleAddresses;
	/** Brand id → keys of its application at Disqus; a brand that is not here has none. */
	readonly disqus: ReadonlyMap<string, DisqusKeys>;
	/** Brand id → who else measures its readers; a brand that is not here has none. */
	readonly thirdParties: ReadonlyMap<string, ThirdParties>;
	readonly imageSigningSecret: Secret;
	/** Of reader accounts and staff. */
	readonly accountsSecret: Secret;
	readonly imageSourceHosts: readonly string[];
	/** As `host` or `host:port`. */
	readonly privateHosts: readonly string[];
	readonly captcha: CaptchaSettings;
	/** Where breached passwords are looked up; ends in a slash. */
	readonly breachedPasswordsUrl: URL | undefined;
	/** Undefined on a laptop: mails go into a folder. */
	readonly smtpUrl: Secret | undefined;
	/** Brand id → address that its mails come from. */
	readonly mailFrom: ReadonlyMap<string, string>;
	/** IP addresses and CIDR networks. */
	readonly trustedProxies: readonly string[];
	readonly pageCacheBytes: number;
	readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
	readonly logFormat: 'json' | 'pretty';
	readonly demoContent: boolean;
	/** Open pages reload when the process starts again. */
	readonly reloadPages: boolean;
};

/** Where Google is asked for what browsers and the service need of it. */
export type GoogleAddresses = { readonly script: URL; readonly keys: URL };

type Environment = Readonly<Record<string, string | undefined>>;

/** The start must stop: one line that names each variable and never shows a secret (O03). */
export class BadConfiguration extends Error {
	override readonly name = 'BadConfiguration';
	/** EX_CONFIG of sysexits.h. */
	readonly exitCode = 78;

	constructor(problems: readonly string[]) {
		super(`bad configuration: ${problems.join('; ')}`);
	}
}

/** Reads the settings, or throws `BadConfiguration`. An empty variable counts as not set. */
export function readConfig(brands: readonly string[], environment: Environment = process.env): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
	const read = v.safeParse(variables, given);
	if (!read.success) throw new BadConfiguration(read.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]}: ${issue.message}`));
	return settle(read.output, brands);
}

function settle(given: Variables, brands: readonly string[]): Config {
	const production = given.KIOSCO_ENV === 'production';
	const scope = { brands, production, port: given.PORT };
	const origins = readOrigins(given.BRAND_ORIGINS, scope);
	const ingestKeys = readIngestKeys(given.INGEST_KEYS, scope);
	const signIn = readSignIn(given, scope);
	const disqus = readDisqus(given, scope);
	const thirdParties = readThirdParties(given, scope);
	const captcha = readCaptcha(given);
	const mailFrom = readSenders(given.MAIL_FROM, origins.values, scope);
	const read = [origins, ingestKeys, signIn, disqus, thirdParties, captcha, mailFrom];
	const problems = [...read.flatMap((each) => each.problems), ...contradictions(given)];
	if (problems.length > 0) throw new BadConfiguration(problems);
	return {
		mode: given.KIOSCO_ENV,
		port: given.PORT,
		host: given.HOST,
		dataDir: given.DATA_DIR,
		databaseUrl: given.DATABASE_URL,
		redisUrl: given.REDIS_URL,
		brandOrigins: origins.values,
		ingestKeys: ingestKeys.values,
		signIn: signIn.values,
		google: { script: given.GOOGLE_SCRIPT_URL, keys: given.GOOGLE_KEYS_URL },
		disqus: disqus.values,
		thirdParties: thirdParties.values,
		imageSigningSecret: given.IMAGE_SIGNING_SECRET,
		accountsSecret: given.ACCOUNTS_SECRET,
		imageSourceHosts: given.IMAGE_SOURCE_HOSTS ?? [],
		privateHosts: given.PRIVATE_HOSTS ?? [],
		captcha: captcha.settings,
		breachedPasswordsUrl: given.BREACHED_PASSWORDS_URL,
		smtpUrl: given.SMTP_URL,
		mailFrom: mailFrom.values,
		trustedProxies: given.TRUSTED_PROXIES ?? [],
		pageCacheBytes: given.PAGE_CACHE_BYTES,
		logLevel: given.LOG_LEVEL,
		logFormat: given.LOG_FORMAT ?? (!production && process.stdout.isTTY ? 'pretty' : 'json'),
		demoContent: given.DEMO_CONTENT ?? !production,
		reloadPages: !production && given.RELOAD_PAGES === true,
	};
}

function contradictions(given: Variables): string[] {
	const secrets = ['IMAGE_SIGNING_SECRET', 'ACCOUNTS_SECRET'] as const;
	const unfit = given.KIOSCO_ENV === 'production' ? secrets.filter((name) => given[name].reveal().startsWith(DEVELOPMENT)) : [];
	const addresses = ['BREACHED_PASSWORDS_URL', 'GOOGLE_SCRIPT_URL', 'GOOGLE_KEYS_URL', 'CAPTCHA_URL'] as const;
	const isOpen = (url: URL | undefined) => url?.protocol === 'http:' && given.PRIVATE_HOSTS?.includes(url.host) !== true;
	return [
		...unfit.map((name) => `${name}: missing, or the one for development`),
		...addresses.filter((name) => isOpen(given[name])).map((name) => `${name}: must use https, or PRIVATE_HOSTS must name its host`),
		...(given.KIOSCO_ENV === 'laptop' || given.SMTP_URL ? [] : ['SMTP_URL: missing']),
	];
}
