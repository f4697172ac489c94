import * as v from 'valibot';
import { appleByBrand, clientsByBrand, oidcByBrand } from './sign-in-schemas.ts';
import {
	baseUrl,
	bytes,
	DEVELOPMENT,
	hosts,
	hostsAndPorts,
	onOff,
	pairs,
	port,
	postgresUrl,
	proxies,
	redisUrl,
	secret,
	senders,
	smtpUrl,
	text,
	webUrl,
} from './values.ts';

const says = v.description;

/** Every variable of the environment that the program knows, with its form and its default for a laptop. */
export const variables = v.object({
	KIOSCO_ENV: v.optional(
		v.pipe(
			v.picklist(['laptop', 'production'], 'must be laptop or production'),
			says('`laptop`, or `production`, which refuses to start with defaults that are unfit for it'),
		),
		'laptop',
	),
	PORT: v.optional(v.pipe(port, says('Port to listen at')), '4000'),
	HOST: v.optional(v.pipe(text, says('Address to listen at')), '127.0.0.1'),
	DATA_DIR: v.optional(v.pipe(text, says('Directory for the embedded database and for images; of one process alone')), './data'),
	DATABASE_URL: v.optional(v.pipe(postgresUrl, says('PostgreSQL 15 or newer; without it the embedded database is used'))),
	REDIS_URL: v.optional(
		v.pipe(redisUrl, says('Redis or Valkey, where processes share the counts of their limits; without it PostgreSQL or memory is used')),
	),
	BRAND_ORIGINS: v.optional(
		v.pipe(
			pairs,
			says('Address of each brand: `tn=https://tn.example,ciudad=https://…` or a JSON object; on a laptop `http://{brand}.localhost:PORT`'),
		),
	),
	INGEST_KEYS: v.optional(
		v.pipe(
			pairs,
			says(
				'Who may send content, per brand: `tn=id:secret,…`; several keys for a brand are fine; none: nobody. A laptop has one named `laptop`',
			),
		),
	),
	GOOGLE_CLIENT_IDS: v.optional(
		v.pipe(
			pairs,
			says('Ids of our clients at Google, per brand: `tn=…`; several for a brand are fine. Sign-in with Google is off without'),
		),
	),
	GOOGLE_SCRIPT_URL: v.optional(
		v.pipe(webUrl, says('Where browsers get the script of Google’s button')),
		'https://accounts.google.com/gsi/client',
	),
	GOOGLE_KEYS_URL: v.optional(
		v.pipe(webUrl, says('Where the keys are that Google signs with')),
		'https://www.googleapis.com/oauth2/v3/certs',
	),
	FACEBOOK_APPS: v.optional(
		v.pipe(
			pairs,
			says('Our apps at Facebook, per brand: `tn=id:secret`; several for a brand are fine. Sign-in with Facebook is off without'),
		),
	),
	APPLE_CLIENTS: v.optional(
		v.pipe(
			appleByBrand,
			says('Our clients at Apple: `{"tn":{"clientId","teamId","keyId","privateKey","receiveUrl"}}`. Sign-in with Apple is off without'),
		),
	),
	OIDC_PROVIDERS: v.optional(
		v.pipe(
			oidcByBrand,
			says(
				'Other OpenID providers: `{"tn":[{"protocol":"Default","issuer","clientId","clientSecret","returnUrl","emailDomains"}]}`; with `"protocol":"Apple"` the members of a client at Apple take the place of issuer and secret',
			),
		),
	),
	OIDC_CLIENTS: v.optional(
		v.pipe(
			clientsByBrand,
			says('Sites that readers sign in to with their account here: `{"tn":[{"clientId","name","secret","redirectUris"}]}`'),
		),
	),
	ACCOUNT_ORIGINS: v.optional(
		v.pipe(
			pairs,
			says(
				'Sites elsewhere whose pages call the reader accounts of a brand: `tn=https://shop.example,…`, letter by letter as browsers name them; several for a brand are fine; none unless set',
			),
		),
	),
	DISQUS_PUBLIC_KEY: v.optional(
		v.pipe(pairs, says('Public key of our application at Disqus, per brand: `tn=…`. Readers are not signed in to its comments without')),
	),
	DISQUS_SECRET: v.optional(v.pipe(pairs, says('Secret key of that application, per brand'))),
	TAG_MANAGERS: v.optional(
		v.pipe(
			pairs,
			says(
				'Container of Google Tag Manager, per brand: `tn=GTM-…`. It is loaded for readers who allow it, and never on account pages; none unless set',
			),
		),
	),
	META_DATASETS: v.optional(
		v.pipe(
			pairs,
			says(
				'Dataset of the Meta Conversions API that page views are told to, per brand that does so: `tn=id:token`. Readers are asked first; none unless set',
			),
		),
	),
	IMAGE_SIGNING_SECRET: v.optional(
		v.pipe(secret, says('Signs the addresses of resized images; at least 32 characters')),
		`${DEVELOPMENT}image-signing-secret`,
	),
	ACCOUNTS_SECRET: v.optional(
		v.pipe(
			secret,
			says('Signs the sessions of readers and seals what lies in the database and must be read again; at least 32 characters'),
		),
		`${DEVELOPMENT}accounts-secret`,
	),
	IMAGE_SOURCE_HOSTS: v.optional(v.pipe(hosts, says('Hosts that images may be fetched from, between commas; none unless set'))),
	PRIVATE_HOSTS: v.optional(
		v.pipe(
			hostsAndPorts,
			says('Hosts of a private network that may be called, such as a sign-in provider there, as `host` or `host:port`; none unless set'),
		),
	),
	BREACHED_PASSWORDS_URL: v.optional(
		v.pipe(
			baseUrl,
			says(
				'List that new passwords are looked up in, with the range API of Have I Been Pwned: `https://api.pwnedpasswords.com/range/`; none unless set',
			),
		),
	),
	CAPTCHA: v.optional(
		v.pipe(
			v.picklist(['altcha', 'recaptcha', 'turnstile'], 'must be altcha, recaptcha or turnstile'),
			says('Whose captcha forms show when they ask for one: `altcha`, which is our own, `recaptcha` or `turnstile`'),
		),
		'altcha',
	),
	CAPTCHA_SITE_KEY: v.optional(v.pipe(text, says('Key of the site at `recaptcha` (version 2, the box that is ticked) or `turnstile`'))),
	CAPTCHA_SECRET: v.optional(v.pipe(secret, says('Secret of the site there'))),
	CAPTCHA_URL: v.optional(
		v.pipe(baseUrl, says('Where that service is, such as `https://www.recaptcha.net/recaptcha/`; at its own address unless set')),
	),
	CAPTCHA_WHEN_DOWN: v.optional(
		v.pipe(
			v.picklist(['altcha', 'refuse', 'accept'], 'must be altcha, refuse or accept'),
			says('While that service is down: our own captcha (`altcha`), `refuse` the forms, or `accept` them without'),
		),
		'altcha',
	),
	SMTP_URL: v.optional(
		v.pipe(smtpUrl, says('Server that takes mails, `smtp://user:password@host:587`; a laptop without it keeps them in a folder')),
	),
	MAIL_FROM: v.optional(
		v.pipe(
			senders,
			says('Sender of mails, for all brands or like `tn=no-reply@tn.example,…`; `no-reply@` the host of each brand unless set'),
		),
	),
	TRUSTED_PROXIES: v.optional(
		v.pipe(proxies, says('Addresses or networks whose `X-Forwarded-*` headers count, between commas; none unless set')),
	),
	PAGE_CACHE_BYTES: v.optional(v.pipe(bytes, says('Memory for finished pages, in bytes')), '67108864'),
	LOG_LEVEL: v.optional(
		v.pipe(v.picklist(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'), says('Least level that is logged')),
		'info',
	),
	LOG_FORMAT: v.optional(
		v.pipe(
			v.picklist(['json', 'pretty'], 'must be json or pretty'),
			says('`json`, one object a line, or `pretty`, the default on a laptop’s terminal'),
		),
	),
	RELOAD_PAGES: v.optional(v.pipe(onOff, says('`on` makes open pages reload after a restart, for development; not in production'))),
	DEMO_CONTENT: v.optional(
		v.pipe(onOff, says('`on` or `off`: stories for a look around when the store is empty; on, but not in production')),
	),
});

export type Variables = v.InferOutput<typeof variables>;

/** Name, meaning and default of each variable, in order, for the README's table. */
export function describeVariables(): { name: string; description: string; default: string | undefined }[] {
	return Object.entries(variables.entries).map(([name, schema]) => ({
		name,
		description: v.getDescription(schema.wrapped) ?? '',
		default: schema.default,
	}));
}
