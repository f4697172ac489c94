// The configuration of a process, from its environment. Only this module reads it, once, and checks it at the start.
import * as v from 'valibot';
import { type AccountApiSettings, readAccountApi } from './config/account-api-settings.ts';
import { type AdSettings, readAdSettings } from './config/ad-settings.ts';
import { type AnalyticsSettings, readAnalyticsSettings } from './config/analytics-settings.ts';
import { type AppLinks, readAppLinks } from './config/app-links.ts';
import { readOrigins } from './config/brand-origins.ts';
import type { BrandScope } from './config/brand-pairs.ts';
import { type CaptchaSettings, readCaptcha } from './config/captcha-settings.ts';
import { checkDevelopmentMode } from './config/check-development-mode.ts';
import { type CommentsSettings, readComments } from './config/comments-settings.ts';
import { type ApiKey, type ContentKey, readContentAccess } from './config/content-access.ts';
import { type DisqusKeys, readDisqus } from './config/disqus-keys.ts';
import { readSenders } from './config/mail-senders.ts';
import { readNewsroom } from './config/newsroom-settings.ts';
import { type PurgeSettings, readPurgeSettings } from './config/purge-settings.ts';
import { readS3, type S3Settings } from './config/s3-settings.ts';
import type { SessionHosts } from './config/separate-host.ts';
import { readSignIn, type SignInSettings } from './config/sign-in-settings.ts';
import { readSiteFiles, type SiteFileSettings } from './config/site-file-settings.ts';
import { readTracing, type TracingSettings } from './config/tracing-settings.ts';
import { isForDevelopment } from './config/values.ts';
import { type Variables, variables } from './config/variables.ts';
import type { Argon2Cost } from './password-hash/argon2-cost.ts';
import { Secret } from './secret.ts';

export type { AccountApiSettings } from './config/account-api-settings.ts';
export type { AdSettings } from './config/ad-settings.ts';
export type { MetaDataset } from './config/analytics-settings.ts';
export type { AppLinks } from './config/app-links.ts';
export type { CommentsSettings } from './config/comments-settings.ts';
export type { ApiKey, ContentKey } from './config/content-access.ts';
export type { DisqusKeys } from './config/disqus-keys.ts';
export type { S3Settings } from './config/s3-settings.ts';
export type { AppleSettings, ClientSettings, OidcSettings } from './config/sign-in-schemas.ts';
export { type FacebookApp, openidName, type SignInSettings } from './config/sign-in-settings.ts';
export type { SiteFileSettings } from './config/site-file-settings.ts';
export { describeVariables } from './config/variables.ts';

/** All settings of a process, checked. */
export type Config = {
	readonly mode: 'laptop' | 'production';
	readonly port: number;
	readonly host: string;
	/** How many processes serve the sites at the port. */
	readonly processes: number;
	/** Port of the metrics; undefined: there are none. */
	readonly metricsPort: number | undefined;
	readonly dataDir: string;
	/** The bucket for files; undefined: files are in the data directory. */
	readonly s3: S3Settings | undefined;
	readonly databaseUrl: Secret | undefined;
	readonly redisUrl: Secret | undefined;
	/** Brand id → origin, without a slash at the end. A brand without an origin is not served. */
	readonly brandOrigins: ReadonlyMap<string, string>;
	/** The origin of the newsroom, without a slash at the end; undefined: there is none. */
	readonly newsroomOrigin: string | undefined;
	/** Brand id → keys that may send content of the brand. */
	readonly ingestKeys: ReadonlyMap<string, readonly ApiKey[]>;
	/** Brand id → keys that may read its content by the Content API. */
	readonly contentKeys: ReadonlyMap<string, readonly ContentKey[]>;
	/** Brand id → origins of other sites whose pages may read its public content. */
	readonly contentOrigins: ReadonlyMap<string, readonly string[]>;
	/** Brand id → its sign-in providers and clients. */
	readonly signIn: ReadonlyMap<string, SignInSettings>;
	readonly providerAddresses: ProviderAddresses;
	/** Brand id → how its pages call the account API, for brands that say so. */
	readonly accountApi: ReadonlyMap<string, AccountApiSettings>;
	/** Brand id → keys of its application at Disqus, for brands that have one. */
	readonly disqus: ReadonlyMap<string, DisqusKeys>;
	/** Brand id → the comments below its stories, for brands that have them. */
	readonly comments: ReadonlyMap<string, CommentsSettings>;
	/** Address of Disqus; ends in a slash. */
	readonly disqusUrl: URL;
	readonly adSettings: ReadonlyMap<string, AdSettings>;
	/** The script of the ad server, and the folder of Taboola's loaders. */
	readonly adAddresses: { readonly tag: URL; readonly taboola: URL };
	/** Brand id → its analytics services, for brands that have any. */
	readonly analyticsSettings: ReadonlyMap<string, AnalyticsSettings>;
	/** Brand id → addresses of its apps, for brands that have any. */
	readonly appLinks: ReadonlyMap<string, AppLinks>;
	/** Brand id → settings of the files at its root, for brands that have any. */
	readonly siteFiles: ReadonlyMap<string, SiteFileSettings>;
	/** The targets of purges. */
	readonly purges: PurgeSettings;
	/** The share of page views whose speed is measured, from 0 to 1. */
	readonly speedSample: number;
	/** Whether the pages that a reader has read stay readable without a connection. */
	readonly offlineReading: boolean;
	readonly imageSigningSecret: Secret;
	/** The secret of reader accounts and staff. */
	readonly accountsSecret: Secret;
	readonly imageSourceHosts: readonly string[];
	/** Hosts with private addresses that may be called, as `host` or `host:port`. */
	readonly privateHosts: readonly string[];
	readonly captcha: CaptchaSettings;
	/** Cost of the password hashes of readers. */
	readonly passwordCost: Argon2Cost;
	/** Address of the list of breached passwords; ends in a slash. */
	readonly breachedPasswordsUrl: URL | undefined;
	/** Address of the forecasts of Open-Meteo; undefined: weather comes only through the ingest API. */
	readonly weatherUrl: URL | undefined;
	/** Undefined on a laptop: emails are written into a folder. */
	readonly smtpUrl: Secret | undefined;
	/** Brand id → sender address of its emails. */
	readonly mailFrom: ReadonlyMap<string, string>;
	/** IP addresses and CIDR networks. */
	readonly trustedProxies: readonly string[];
	readonly pageCacheBytes: number;
	/** Most bytes of a film that staff upload. */
	readonly videoBytes: number;
	/** The address of the project that gets error reports; undefined: errors are only logged. */
	readonly errorReports: URL | undefined;
	/** The collector of traces; undefined: there are none. */
	readonly tracing: TracingSettings | undefined;
	readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
	readonly logFormat: 'json' | 'pretty';
	readonly demoContent: boolean;
	/** Whether open pages reload when the process restarts. */
	readonly reloadPages: boolean;
};

/** Addresses of the sign-in providers that every installation knows. */
export type ProviderAddresses = {
	/** The script of Google's button, and Google's signing keys. */
	readonly google: { readonly script: URL; readonly keys: URL };
	/** The folder of Facebook's scripts, the site that they ask, and the Graph API. Each ends in a slash. */
	readonly facebook: { readonly scripts: URL; readonly site: URL; readonly graph: URL };
	/** Apple's issuer, without a slash at the end. */
	readonly apple: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration has problems, and the start must stop. The message is one line that names each variable and shows no secret (O03). */
export class BadConfiguration extends Error {
	override readonly name = 'BadConfiguration';
	/** EX_CONFIG of sysexits.h. */
	readonly exitCode = 78;

	constructor(problems: readonly string[]) {
		super(`bad configuration: ${problems.join('; ')}`);
	}
}

/** The environment of this process and more, for a program that it starts. */
export const environmentWith = (more: Environment = {}): NodeJS.ProcessEnv => ({ ...process.env, ...more });

/** The environment of a program that is started with these settings and no others. */
export const isolatedEnvironment = (settings: Environment): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, ...settings });

/** Reads the configuration. Throws `BadConfiguration`. An empty variable counts as not set. */
export function readConfig(brands: readonly string[], environment: Environment = process.env): Config {
	const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
	const read = v.safeParse(variables, present);
	if (!read.success) throw new BadConfiguration(read.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]}: ${issue.message}`));
	return toConfig(read.output, brands);
}

function toConfig(values: Variables, brands: readonly string[]): Config {
	const production = values.KIOSCO_ENV === 'production';
	const scope = { brands, production, port: values.PORT };
	const origins = readOrigins(values.BRAND_ORIGINS, scope);
	const content = readContentAccess(values, scope);
	const signIn = readSignIn(values, scope);
	const accountApi = readAccountApi(values, origins.values, scope);
	const sessions = sessionHosts(origins.values, accountApi.values);
	const services = readServices(values, sessions, scope);
	const newsroom = readNewsroom(values, { sessions, comments: services.values.comments }, scope);
	const appLinks = readAppLinks(values, scope);
	const siteFiles = readSiteFiles(values, scope);
	const purges = readPurgeSettings(values);
	const captcha = readCaptcha(values);
	const s3 = readS3(values);
	const mailFrom = readSenders(values.MAIL_FROM, origins.values, scope);
	const all = [origins, content, signIn, accountApi, services, newsroom, appLinks, siteFiles, purges, captcha, mailFrom, s3];
	const exposed = production ? [] : checkDevelopmentMode({ host: values.HOST, origins: origins.values, ...newsroom.values });
	const problems = [...all.flatMap((one) => one.problems), ...contradictions(values), ...exposed];
	if (problems.length > 0) throw new BadConfiguration(problems);
	return {
		mode: values.KIOSCO_ENV,
		port: values.PORT,
		host: values.HOST,
		processes: values.KIOSCO_PROCESSES,
		metricsPort: values.METRICS_PORT,
		dataDir: values.DATA_DIR,
		s3: s3.values,
		databaseUrl: values.DATABASE_URL,
		redisUrl: values.REDIS_URL,
		brandOrigins: origins.values,
		...newsroom.values,
		...content.values,
		signIn: signIn.values,
		providerAddresses: addressesOf(values),
		accountApi: accountApi.values,
		...services.values,
		appLinks: appLinks.values,
		siteFiles: siteFiles.values,
		purges: purges.values,
		speedSample: values.SPEED_SAMPLE,
		offlineReading: values.OFFLINE_READING !== false,
		imageSigningSecret: new Secret(values.IMAGE_SIGNING_SECRET.reveal(), values.IMAGE_SIGNING_SECRET_OTHER),
		accountsSecret: new Secret(values.ACCOUNTS_SECRET.reveal(), values.ACCOUNTS_SECRET_OTHER),
		imageSourceHosts: values.IMAGE_SOURCE_HOSTS ?? [],
		privateHosts: values.PRIVATE_HOSTS ?? [],
		captcha: captcha.settings,
		passwordCost: values.PASSWORD_COST,
		breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL,
		weatherUrl: values.WEATHER_URL,
		smtpUrl: values.SMTP_URL,
		mailFrom: mailFrom.values,
		trustedProxies: values.TRUSTED_PROXIES ?? [],
		pageCacheBytes: values.PAGE_CACHE_BYTES,
		videoBytes: values.VIDEO_BYTES,
		errorReports: values.SENTRY_DSN,
		tracing: readTracing(values),
		logLevel: values.LOG_LEVEL,
		logFormat: values.LOG_FORMAT ?? (!production && process.stdout.isTTY ? 'pretty' : 'json'),
		demoContent: values.DEMO_CONTENT ?? !production,
		reloadPages: !production && values.RELOAD_PAGES === true,
	};
}

/** The third-party services that pages use. */
function readServices(values: Variables, sessions: SessionHosts, scope: BrandScope) {
	const disqus = readDisqus(values, scope);
	const comments = readComments(values, sessions, scope);
	const adSettings = readAdSettings(values, scope);
	const analyticsSettings = readAnalyticsSettings(values, scope);
	return {
		values: {
			disqus: disqus.values,
			comments: comments.values,
			disqusUrl: values.DISQUS_URL,
			adSettings: adSettings.values,
			adAddresses: { tag: values.AD_TAG_URL, taboola: values.TABOOLA_URL },
			analyticsSettings: analyticsSettings.values,
		},
		problems: [disqus, comments, adSettings, analyticsSettings].flatMap(({ problems }) => problems),
	};
}

/** The origins and domains where a reader's session may be. */
function sessionHosts(origins: ReadonlyMap<string, string>, accountApi: ReadonlyMap<string, AccountApiSettings>): SessionHosts {
	const accounts = [...accountApi.values()];
	return {
		origins: [...origins.values(), ...accounts.flatMap(({ apiOrigin }) => apiOrigin ?? [])],
		sessionDomains: accounts.flatMap(({ sessionDomain }) => sessionDomain ?? []),
	};
}

const addressesOf = (values: Variables): ProviderAddresses => ({
	google: { script: values.GOOGLE_SCRIPT_URL, keys: values.GOOGLE_KEYS_URL },
	facebook: { scripts: values.FACEBOOK_SCRIPTS_URL, site: values.FACEBOOK_URL, graph: values.FACEBOOK_GRAPH_URL },
	apple: values.APPLE_ISSUER_URL.href.replace(/\/$/, ''),
});

function contradictions(values: Variables): string[] {
	const secrets = ['IMAGE_SIGNING_SECRET', 'ACCOUNTS_SECRET'] as const;
	const unfit = values.KIOSCO_ENV === 'production' ? secrets.filter((name) => isForDevelopment(values[name].reveal())) : [];
	const google = ['GOOGLE_SCRIPT_URL', 'GOOGLE_KEYS_URL'] as const;
	const facebook = ['FACEBOOK_SCRIPTS_URL', 'FACEBOOK_URL', 'FACEBOOK_GRAPH_URL'] as const;
	const addresses = [
		'BREACHED_PASSWORDS_URL',
		...google,
		...facebook,
		'APPLE_ISSUER_URL',
		'CAPTCHA_URL',
		'WEATHER_URL',
		'SENTRY_DSN',
		'OTEL_EXPORTER_OTLP_ENDPOINT',
		'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
	] as const;
	const isOpen = (url: URL | undefined) => url?.protocol === 'http:' && values.PRIVATE_HOSTS?.includes(url.host) !== true;
	return [
		...secrets
			.filter((name) => values[`${name}_OTHER`]?.reveal() === values[name].reveal())
			.map((name) => `${name}_OTHER: must differ from ${name}`),
		...unfit.map((name) => `${name}: missing, or the one for development`),
		...addresses.filter((name) => isOpen(values[name])).map((name) => `${name}: must use https, or PRIVATE_HOSTS must name its host`),
		...(values.KIOSCO_PROCESSES > 1 && !values.DATABASE_URL
			? ['KIOSCO_PROCESSES: needs DATABASE_URL, the embedded database has one process']
			: []),
		...(values.METRICS_PORT === values.PORT ? ['METRICS_PORT: must be another port than PORT'] : []),
		...(values.KIOSCO_ENV === 'laptop' || values.SMTP_URL ? [] : ['SMTP_URL: missing']),
	];
}
