import * as v from 'valibot';
import { contentVariables } from './content-variables.ts';
import { purgeVariables } from './purge-settings.ts';
import { s3Variables } from './s3-settings.ts';
import { appleByBrand, clientsByBrand, oidcByBrand } from './sign-in-schemas.ts';
import { thirdPartyVariables } from './third-party-variables.ts';
import { tracingVariables } from './tracing-settings.ts';
import {
	argon2Cost,
	baseUrl,
	bytes,
	DEVELOPMENT,
	hosts,
	hostsAndPorts,
	meaning,
	onOff,
	pairs,
	port,
	postgresUrl,
	processes,
	proxies,
	redisUrl,
	secret,
	senders,
	share,
	smtpUrl,
	text,
	webUrl,
} from './values.ts';

/** Every environment variable of the program, with its schema, its meaning and its default for a laptop. */
export const variables = v.object({
	KIOSCO_ENV: v.optional(
		v.pipe(
			v.picklist(['laptop', 'production'], 'must be laptop or production'),
			meaning('`laptop`, or `production`, which refuses to start with defaults that are unfit for it'),
		),
		'laptop',
	),
	PORT: v.optional(v.pipe(port, meaning('Port to listen at')), '4000'),
	HOST: v.optional(v.pipe(text, meaning('Address to listen at; on a laptop a loopback address')), '127.0.0.1'),
	KIOSCO_PROCESSES: v.optional(
		v.pipe(processes, meaning('Processes that serve the sites at the port, best one a core; more than one needs `DATABASE_URL`')),
		'1',
	),
	METRICS_PORT: v.optional(v.pipe(port, meaning('Port of `/metrics` for Prometheus, at `HOST`; default: no metrics'))),
	DATA_DIR: v.optional(
		v.pipe(text, meaning('Directory for the embedded database, of which only one process may use it, and for images')),
		'./data',
	),
	...s3Variables,
	DATABASE_URL: v.optional(v.pipe(postgresUrl, meaning('PostgreSQL 15 or newer; default: the embedded database'))),
	REDIS_URL: v.optional(
		v.pipe(redisUrl, meaning('Redis or Valkey, where processes share the counters of their limits; default: PostgreSQL or memory')),
	),
	BRAND_ORIGINS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Origin of each brand: `tn=https://tn.example,ciudad=https://…` or a JSON object; default on a laptop: `http://{brand}.localhost:PORT`',
			),
		),
	),
	NEWSROOM_ORIGIN: v.optional(
		v.pipe(
			text,
			meaning(
				'Origin of the newsroom of all brands, such as `https://redaccion.example`: a host that leads to this program and is no brand’s; default on a laptop: `http://redaccion.localhost:PORT`; without it in production: no newsroom',
			),
		),
	),
	...contentVariables,
	GOOGLE_CLIENT_IDS: v.optional(
		v.pipe(pairs, meaning('Client ids at Google, per brand: `tn=…`; a brand may have several. Without one, sign-in with Google is off')),
	),
	GOOGLE_SCRIPT_URL: v.optional(
		v.pipe(webUrl, meaning('Address of the script of Google’s button')),
		'https://accounts.google.com/gsi/client',
	),
	GOOGLE_KEYS_URL: v.optional(
		v.pipe(webUrl, meaning('Address of the keys that Google signs with')),
		'https://www.googleapis.com/oauth2/v3/certs',
	),
	FACEBOOK_APPS: v.optional(
		v.pipe(
			pairs,
			meaning('Apps at Facebook, per brand: `tn=id:secret`; a brand may have several. Without one, sign-in with Facebook is off'),
		),
	),
	FACEBOOK_SCRIPTS_URL: v.optional(
		v.pipe(baseUrl, meaning('Address of the folder with Facebook’s script for each language; ends in a slash')),
		'https://connect.facebook.net/',
	),
	FACEBOOK_URL: v.optional(
		v.pipe(baseUrl, meaning('Address of Facebook, which that script asks who the reader is; ends in a slash')),
		'https://www.facebook.com/',
	),
	FACEBOOK_GRAPH_URL: v.optional(
		v.pipe(baseUrl, meaning('Address of the API that tells whose access token it is; ends in a slash')),
		'https://graph.facebook.com/',
	),
	APPLE_CLIENTS: v.optional(
		v.pipe(
			appleByBrand,
			meaning(
				'Clients at Apple: `{"tn":{"clientId","teamId","keyId","privateKey","receiveUrl"}}`; `receiveUrl` is the page that readers return to, `/ingresar/` by default. Without one, sign-in with Apple is off',
			),
		),
	),
	APPLE_ISSUER_URL: v.optional(v.pipe(webUrl, meaning('Issuer of Sign in with Apple')), 'https://appleid.apple.com'),
	OIDC_PROVIDERS: v.optional(
		v.pipe(
			oidcByBrand,
			meaning(
				'Other OpenID Connect providers: `{"tn":[{"protocol":"Default","issuer","name","clientId","clientSecret","returnUrl","emailDomains"}]}`; `name` is shown on the button, the host of the issuer by default; `returnUrl` is the page that readers return to, `/ingresar/` by default; `"protocol":"Apple"` has `teamId`, `keyId` and `privateKey` instead of issuer and secret',
			),
		),
	),
	OIDC_CLIENTS: v.optional(
		v.pipe(
			clientsByBrand,
			meaning('Sites and apps that readers sign in to with their account: `{"tn":[{"clientId","name","secret","redirectUris"}]}`'),
		),
	),
	ACCOUNT_ORIGINS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Origins of other sites whose pages call the reader accounts of a brand: `tn=https://shop.example,…`, exactly as browsers send them; a brand may have several; default: none',
			),
		),
	),
	ACCOUNT_API_ORIGINS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Origin of the reader accounts that the pages of a brand call: `tn=https://cuentas.tn.example`; a host of the same site that leads to this program; default: the origin of the brand',
			),
		),
	),
	SESSION_DOMAINS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Domain whose hosts share the session of a reader, per brand: `tn=tn.example`. The session is then in a cookie, where the Arc SDK finds it with this `baseDomain`; default: web storage of the brand’s own origin',
			),
		),
	),
	...thirdPartyVariables,
	SPEED_SAMPLE: v.optional(
		v.pipe(share, meaning('Share of page views whose speed is measured, without a cookie, for the public figures of the site; 0 for none')),
		'0.05',
	),
	ANDROID_APP_URLS: v.optional(
		v.pipe(
			pairs,
			meaning('Address of the app for Android, per brand: `tn=https://play.google.com/…`. Shown by brands that offer apps; default: none'),
		),
	),
	IOS_APP_URLS: v.optional(v.pipe(pairs, meaning('Address of the app for iPhone, per brand: `tn=https://apps.apple.com/…`'))),
	ADS_TXT_FILES: v.optional(
		v.pipe(
			pairs,
			meaning('File that is sent as `/ads.txt`, per brand: `tn=/srv/kiosco/ads-tn.txt`; read anew every five minutes; default: none'),
		),
	),
	SECURITY_CONTACTS: v.optional(
		v.pipe(
			pairs,
			meaning(
				'Where weaknesses are reported, for `/.well-known/security.txt`, per brand: `tn=mailto:security@tn.example,…`; a brand may have several; default: none',
			),
		),
	),
	IMAGE_SIGNING_SECRET: v.optional(
		v.pipe(secret, meaning('Secret that signs the addresses of resized images; at least 32 characters')),
		`${DEVELOPMENT}image-signing-secret`,
	),
	ACCOUNTS_SECRET: v.optional(
		v.pipe(secret, meaning('Secret that signs the sessions of readers and encrypts secrets in the database; at least 32 characters')),
		`${DEVELOPMENT}accounts-secret`,
	),
	IMAGE_SIGNING_SECRET_OTHER: v.optional(
		v.pipe(secret, meaning('Another version that is valid too, while `IMAGE_SIGNING_SECRET` is being replaced')),
	),
	ACCOUNTS_SECRET_OTHER: v.optional(
		v.pipe(secret, meaning('Another version that is valid too, while `ACCOUNTS_SECRET` is being replaced')),
	),
	IMAGE_SOURCE_HOSTS: v.optional(v.pipe(hosts, meaning('Hosts that images may be fetched from, separated by commas; default: none'))),
	PRIVATE_HOSTS: v.optional(
		v.pipe(
			hostsAndPorts,
			meaning('Hosts of a private network that may be called, such as a sign-in provider, as `host` or `host:port`; default: none'),
		),
	),
	PASSWORD_COST: v.optional(
		v.pipe(
			argon2Cost,
			meaning(
				'Cost of the password hashes of readers (Argon2id): KiB of memory and passes; at least the default. Staff have 64 MiB and three',
			),
		),
		'm=19456,t=2',
	),
	BREACHED_PASSWORDS_URL: v.optional(
		v.pipe(
			baseUrl,
			meaning(
				'List of breached passwords for new passwords, with the range API of Have I Been Pwned: `https://api.pwnedpasswords.com/range/`; default: none',
			),
		),
	),
	CAPTCHA: v.optional(
		v.pipe(
			v.picklist(['altcha', 'recaptcha', 'turnstile'], 'must be altcha, recaptcha or turnstile'),
			meaning('Captcha of the forms: `altcha`, which needs no service, `recaptcha` or `turnstile`'),
		),
		'altcha',
	),
	CAPTCHA_SITE_KEY: v.optional(v.pipe(text, meaning('Site key at `recaptcha` (version 2, the checkbox) or `turnstile`'))),
	CAPTCHA_SECRET: v.optional(v.pipe(secret, meaning('Secret of that site key'))),
	CAPTCHA_URL: v.optional(
		v.pipe(baseUrl, meaning('Address of that service, such as `https://www.recaptcha.net/recaptcha/`; default: its public address')),
	),
	CAPTCHA_WHEN_DOWN: v.optional(
		v.pipe(
			v.picklist(['altcha', 'refuse', 'accept'], 'must be altcha, refuse or accept'),
			meaning('While that service is down: show `altcha`, `refuse` the forms, or `accept` them without a captcha'),
		),
		'altcha',
	),
	WEATHER_URL: v.optional(
		v.pipe(
			webUrl,
			meaning(
				'Forecasts of Open-Meteo for the cities of the brands, such as `https://api.open-meteo.com/v1/forecast`, with a key in its query where one is needed; default: weather comes by the ingest API alone',
			),
		),
	),
	SMTP_URL: v.optional(
		v.pipe(smtpUrl, meaning('Mail server, `smtp://user:password@host:587`; default on a laptop: mails are written into a folder')),
	),
	MAIL_FROM: v.optional(
		v.pipe(
			senders,
			meaning('Sender of mails, for all brands or like `tn=no-reply@tn.example,…`; default: `no-reply@` the host of each brand'),
		),
	),
	TRUSTED_PROXIES: v.optional(
		v.pipe(
			proxies,
			meaning(
				'Addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted, separated by commas; addresses in `X-Forwarded-For` may have a port; default: none',
			),
		),
	),
	...purgeVariables,
	PAGE_CACHE_BYTES: v.optional(v.pipe(bytes, meaning('Size of the page cache, in bytes')), '67108864'),
	VIDEO_BYTES: v.optional(v.pipe(bytes, meaning('Largest video file that staff may upload, in bytes')), '2000000000'),
	LOG_LEVEL: v.optional(
		v.pipe(v.picklist(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'), meaning('Lowest level that is logged')),
		'info',
	),
	LOG_FORMAT: v.optional(
		v.pipe(
			v.picklist(['json', 'pretty'], 'must be json or pretty'),
			meaning('`json`, one object per line, or `pretty`; default: `pretty` on the terminal of a laptop, `json` elsewhere'),
		),
	),
	...tracingVariables,
	OFFLINE_READING: v.optional(
		v.pipe(
			onOff,
			meaning(
				'`off` removes the service worker from the devices of readers, with the pages that it keeps for times without a connection; default: `on`',
			),
		),
	),
	RELOAD_PAGES: v.optional(v.pipe(onOff, meaning('`on` makes open pages reload after a restart, for development; ignored in production'))),
	DEMO_CONTENT: v.optional(
		v.pipe(onOff, meaning('`on` or `off`: adds demo stories to an empty store; default: `on`, and `off` in production')),
	),
});

export type Variables = v.InferOutput<typeof variables>;

/** Name, meaning and default of each variable, in order, for the table of docs/operate/variables.md. */
export function describeVariables(): { name: string; description: string; default: string | undefined }[] {
	return Object.entries(variables.entries).map(([name, schema]) => ({
		name,
		description: v.getDescription(schema.wrapped) ?? '',
		default: schema.default,
	}));
}
