import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { childProgram } from '../../tests/support/programs/child-program.ts';
import { BadConfiguration, describeVariables, readConfig } from './config.ts';

const brands = ['tn', 'eltrece', 'ciudad', 'eldoce'];
const signing = 'b1946ac92492d2347c6235b4d2611184';
const production = {
	KIOSCO_ENV: 'production',
	BRAND_ORIGINS: 'tn=https://tn.example',
	IMAGE_SIGNING_SECRET: signing,
	ACCOUNTS_SECRET: `${signing} of accounts`,
	SMTP_URL: 'smtp://mail.example:587',
};

describe('a laptop', () => {
	it('needs no variable', () => {
		const config = readConfig(brands, {});
		expect(config).toMatchObject({
			mode: 'laptop',
			port: 4000,
			host: '127.0.0.1',
			dataDir: './data',
			databaseUrl: undefined,
			demoContent: true,
		});
		expect(config.brandOrigins.get('ciudad')).toBe('http://ciudad.localhost:4000');
		expect(config.imageSourceHosts).toEqual([]);
		expect(config.trustedProxies).toEqual([]);
	});

	it('R05 listens at any loopback address, and its brands have any name of this machine', () => {
		for (const HOST of ['127.0.0.1', '127.9.9.9', '::1', 'localhost']) expect(readConfig(brands, { HOST }).host).toBe(HOST);
		const BRAND_ORIGINS = 'tn=https://tn.localhost,ciudad=http://127.0.0.1:4000,eldoce=http://[::1]:4000';
		expect(readConfig(brands, { BRAND_ORIGINS }).brandOrigins.size).toBe(3);
	});

	it('follows PORT in the origins of the brands, so that two instances run side by side', () => {
		expect(readConfig(brands, { PORT: '4100' }).brandOrigins.get('tn')).toBe('http://tn.localhost:4100');
	});

	it('treats an empty variable as not set', () => {
		expect(readConfig(brands, { PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
	});
});

describe('trusted proxies', () => {
	it('B05 are addresses and networks, such as all private ones', () => {
		const TRUSTED_PROXIES = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,2001:db8::1,203.0.113.7';
		expect(readConfig(brands, { TRUSTED_PROXIES }).trustedProxies).toHaveLength(6);
	});
});

describe('a list of breached passwords', () => {
	it('has an address with https, or one in a private network', () => {
		const read = (environment: Record<string, string>) => readConfig(brands, environment).breachedPasswordsUrl?.href;
		expect(read({})).toBeUndefined();
		expect(read({ BREACHED_PASSWORDS_URL: 'https://list.example/range/' })).toBe('https://list.example/range/');
		const near = { BREACHED_PASSWORDS_URL: 'http://list.lan:8080/range/', PRIVATE_HOSTS: 'list.lan:8080' };
		expect(read(near)).toBe('http://list.lan:8080/range/');
	});
});

describe('the cost of passwords', () => {
	it('A01 is at least 19 MiB and two passes, and may be higher', () => {
		const costOf = (environment: Record<string, string>) => readConfig(brands, environment).passwordCost;
		expect(costOf({})).toEqual({ memoryKiB: 19_456, passes: 2 });
		expect(costOf({ PASSWORD_COST: 'm=65536,t=3' })).toEqual({ memoryKiB: 65_536, passes: 3 });
		expect(problemOf({ PASSWORD_COST: 'm=7168,t=5' }).message).toContain('PASSWORD_COST: must be at least m=19456,t=2');
	});
});

describe('production', () => {
	it('starts with origins and secrets of its own, without demo content', () => {
		const config = readConfig(brands, { ...production, INGEST_KEYS: `tn=desk:${signing},tn=wire:${signing}` });
		expect(config).toMatchObject({ mode: 'production', demoContent: false, logFormat: 'json' });
		expect([...config.brandOrigins]).toEqual([['tn', 'https://tn.example']]);
		expect(config.ingestKeys.get('tn')?.map(({ id }) => id)).toEqual(['desk', 'wire']);
		expect(config.ingestKeys.get('eltrece')).toBeUndefined();
	});

	it('has no keys that read content and no origins but those that it names', () => {
		const none = readConfig(brands, production);
		expect([none.contentKeys.get('tn'), none.contentOrigins.get('tn')]).toEqual([[], []]);
		const named = {
			CONTENT_KEYS: `tn=app:${signing}`,
			CONTENT_DRAFT_KEYS: `tn=desk:${signing}x`,
			CONTENT_ORIGINS: 'tn=https://app.example',
		};
		const config = readConfig(brands, { ...production, ...named });
		expect(config.contentKeys.get('tn')).toMatchObject([
			{ id: 'app', mayReadDrafts: false },
			{ id: 'desk', mayReadDrafts: true },
		]);
		expect(config.contentOrigins.get('tn')).toEqual(['https://app.example']);
	});

	it('reads origins from JSON too', () => {
		const config = readConfig(brands, { ...production, BRAND_ORIGINS: '{"tn":"https://TN.example/","ciudad":"https://c.example:8443"}' });
		expect([...config.brandOrigins.values()]).toEqual(['https://tn.example', 'https://c.example:8443']);
	});
});

describe('the senders of mails', () => {
	const sendersOf = (MAIL_FROM: string) =>
		Object.fromEntries(
			readConfig(brands, { ...production, BRAND_ORIGINS: 'tn=https://www.tn.example,ciudad=https://ciudad.example:8443', MAIL_FROM })
				.mailFrom,
		);

	it('default to the host of each brand', () => {
		expect(sendersOf('')).toEqual({ tn: 'no-reply@tn.example', ciudad: 'no-reply@ciudad.example' });
	});

	it('are one for all brands, or one for each', () => {
		expect(sendersOf('mails@group.example')).toEqual({ tn: 'mails@group.example', ciudad: 'mails@group.example' });
		expect(sendersOf('tn=hola@tn.example')).toEqual({ tn: 'hola@tn.example', ciudad: 'no-reply@ciudad.example' });
	});
});

const bad: [what: string, environment: Record<string, string>, named: string][] = [
	['an unknown mode', { KIOSCO_ENV: 'prod' }, 'KIOSCO_ENV'],
	['a port that is no number', { PORT: 'http' }, 'PORT'],
	['a port beyond 65535', { PORT: '70000' }, 'PORT'],
	['a negative port', { PORT: '-1' }, 'PORT'],
	['metrics at the port of the sites', { PORT: '4100', METRICS_PORT: '4100' }, 'METRICS_PORT'],
	['a laptop that listens at every address', { HOST: '0.0.0.0' }, 'HOST'],
	['a laptop that listens at every address of IPv6', { HOST: '::' }, 'HOST'],
	['a laptop that listens in its network', { HOST: '192.168.1.7' }, 'HOST'],
	['a laptop that listens at a name', { HOST: 'tn.example' }, 'HOST'],
	['a laptop that serves others through a proxy', { BRAND_ORIGINS: 'tn=https://tn.example' }, 'BRAND_ORIGINS'],
	['a laptop that serves its network', { BRAND_ORIGINS: 'tn=http://192.168.1.7:4000' }, 'BRAND_ORIGINS'],
	['a database of another kind', { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
	['a database address that is none', { DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL'],
	[
		'a list of breached passwords that nothing can be added to',
		{ BREACHED_PASSWORDS_URL: 'https://list.example/range' },
		'BREACHED_PASSWORDS_URL',
	],
	['a script of Google without https', { GOOGLE_SCRIPT_URL: 'http://google.example/client' }, 'GOOGLE_SCRIPT_URL'],
	['keys of Google that are no address', { GOOGLE_KEYS_URL: 'google' }, 'GOOGLE_KEYS_URL'],
	['a captcha service that nothing can be added to', { CAPTCHA_URL: 'https://captcha.example/v0' }, 'CAPTCHA_URL'],
	['a captcha service without https', { CAPTCHA_URL: 'http://captcha.example/' }, 'CAPTCHA_URL'],
	['a list of breached passwords without https', { BREACHED_PASSWORDS_URL: 'http://list.example/range/' }, 'BREACHED_PASSWORDS_URL'],
	['a Redis that is none', { REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
	['origins without a brand', { BRAND_ORIGINS: 'https://tn.example' }, 'BRAND_ORIGINS'],
	['origins in broken JSON', { BRAND_ORIGINS: '{"tn":' }, 'BRAND_ORIGINS'],
	['an unknown brand', { BRAND_ORIGINS: 'tm=https://tn.example' }, 'BRAND_ORIGINS'],
	['a brand named like a property of every object', { BRAND_ORIGINS: 'constructor=https://tn.example' }, 'BRAND_ORIGINS'],
	['an origin with a path', { BRAND_ORIGINS: 'tn=https://tn.example/home' }, 'BRAND_ORIGINS'],
	['an origin with a password', { BRAND_ORIGINS: 'tn=https://a:b@tn.example' }, 'BRAND_ORIGINS'],
	['an origin of another protocol', { BRAND_ORIGINS: 'tn=ftp://tn.example' }, 'BRAND_ORIGINS'],
	['two brands at one origin', { BRAND_ORIGINS: 'tn=https://x.example,ciudad=https://X.example/' }, 'BRAND_ORIGINS'],
	['one brand at two origins', { BRAND_ORIGINS: 'tn=https://x.example,tn=https://y.example' }, 'BRAND_ORIGINS'],
	['a plain http origin in production', { ...production, BRAND_ORIGINS: 'tn=http://tn.example' }, 'BRAND_ORIGINS'],
	['no origins in production', { ...production, BRAND_ORIGINS: '' }, 'BRAND_ORIGINS'],
	['the development secret in production', { ...production, IMAGE_SIGNING_SECRET: '' }, 'IMAGE_SIGNING_SECRET'],
	['the development secret of accounts', { ...production, ACCOUNTS_SECRET: '' }, 'ACCOUNTS_SECRET'],
	['a secret of one letter', { ACCOUNTS_SECRET: 'a'.repeat(40) }, 'ACCOUNTS_SECRET'],
	['a secret that repeats itself', { ACCOUNTS_SECRET: 'hunter2-'.repeat(5) }, 'ACCOUNTS_SECRET'],
	['a secret of few letters', { IMAGE_SIGNING_SECRET: 'abcabdabeabcaabdabecabeabdcabdea' }, 'IMAGE_SIGNING_SECRET'],
	['a secret of one word and a sequence', { ACCOUNTS_SECRET: 'passwordpasswordpasswordpassword1234' }, 'ACCOUNTS_SECRET'],
	['a secret that is a sequence', { ACCOUNTS_SECRET: '12345678901234567890123456789012' }, 'ACCOUNTS_SECRET'],
	['a longer development secret', { ...production, ACCOUNTS_SECRET: 'development-only-accounts-secret-xx' }, 'ACCOUNTS_SECRET'],
	['a secret made of a development secret', { ...production, ACCOUNTS_SECRET: 'my-Development-only-accounts-secret' }, 'ACCOUNTS_SECRET'],
	['a short secret', { IMAGE_SIGNING_SECRET: 'hunter2' }, 'IMAGE_SIGNING_SECRET'],
	['an ingest key without an id', { INGEST_KEYS: `tn=${signing}` }, 'INGEST_KEYS'],
	['a short ingest key', { INGEST_KEYS: 'tn=desk:hunter2' }, 'INGEST_KEYS'],
	['an ingest key of one letter', { INGEST_KEYS: `tn=desk:${'a'.repeat(40)}` }, 'INGEST_KEYS'],
	['two ingest keys with one id', { INGEST_KEYS: `tn=desk:${signing},tn=desk:${signing}x` }, 'INGEST_KEYS'],
	['an ingest key for an unknown brand', { INGEST_KEYS: `tm=desk:${signing}` }, 'INGEST_KEYS'],
	['a short content key', { CONTENT_KEYS: 'tn=app:hunter2' }, 'CONTENT_KEYS'],
	[
		'a development draft key in production',
		{ ...production, CONTENT_DRAFT_KEYS: 'tn=laptop:development-only-draft-key-for-tn' },
		'CONTENT_DRAFT_KEYS',
	],
	['a content origin with a path', { CONTENT_ORIGINS: 'tn=https://app.example/x' }, 'CONTENT_ORIGINS'],
	['a content origin without https in production', { ...production, CONTENT_ORIGINS: 'tn=http://app.example' }, 'CONTENT_ORIGINS'],
	['a development ingest key in production', { ...production, INGEST_KEYS: 'tn=laptop:development-only-ingest-key-for-tn' }, 'INGEST_KEYS'],
	['a client at Google for an unknown brand', { GOOGLE_CLIENT_IDS: 'tm=x.apps.googleusercontent.com' }, 'GOOGLE_CLIENT_IDS'],
	['a site elsewhere with a path', { ACCOUNT_ORIGINS: 'tn=https://shop.example/x' }, 'ACCOUNT_ORIGINS'],
	['a site elsewhere as no browser names it', { ACCOUNT_ORIGINS: 'tn=https://Shop.example/' }, 'ACCOUNT_ORIGINS'],
	['a site elsewhere for an unknown brand', { ACCOUNT_ORIGINS: 'tm=https://shop.example' }, 'ACCOUNT_ORIGINS'],
	['every site elsewhere', { ACCOUNT_ORIGINS: 'tn=*' }, 'ACCOUNT_ORIGINS'],
	['a script of Facebook that is in no folder', { FACEBOOK_SCRIPTS_URL: 'https://facebook.example/sdk' }, 'FACEBOOK_SCRIPTS_URL'],
	['Facebook without https', { FACEBOOK_URL: 'http://facebook.example/' }, 'FACEBOOK_URL'],
	['an API of Facebook without https', { FACEBOOK_GRAPH_URL: 'http://facebook.example/' }, 'FACEBOOK_GRAPH_URL'],
	['Apple without https', { APPLE_ISSUER_URL: 'http://apple.example' }, 'APPLE_ISSUER_URL'],
	['accounts at an address with a path', { ACCOUNT_API_ORIGINS: 'tn=https://cuentas.tn.example/api' }, 'ACCOUNT_API_ORIGINS'],
	['accounts of an unknown brand', { ACCOUNT_API_ORIGINS: 'tm=https://cuentas.tn.example' }, 'ACCOUNT_API_ORIGINS'],
	['accounts of two brands at one host', { ACCOUNT_API_ORIGINS: 'tn=https://c.example,ciudad=https://c.example' }, 'ACCOUNT_API_ORIGINS'],
	['accounts by plain http in production', { ...production, ACCOUNT_API_ORIGINS: 'tn=http://c.tn.example' }, 'ACCOUNT_API_ORIGINS'],
	['a session that another domain shares', { SESSION_DOMAINS: 'tn=other.localhost' }, 'SESSION_DOMAINS'],
	['a session that everybody shares', { SESSION_DOMAINS: 'tn=localhost' }, 'SESSION_DOMAINS'],
	['a session of an unknown brand', { SESSION_DOMAINS: 'tm=tn.localhost' }, 'SESSION_DOMAINS'],
	['an app at Facebook without its secret', { FACEBOOK_APPS: 'tn=1234567890' }, 'FACEBOOK_APPS'],
	['a client at Apple that is no JSON', { APPLE_CLIENTS: 'hunter2' }, 'APPLE_CLIENTS'],
	['a client at Apple with a key that is none', { APPLE_CLIENTS: '{"tn":{"clientId":"web","privateKey":"hunter2"}}' }, 'APPLE_CLIENTS'],
	[
		'a provider that returns to another page by plain http',
		{ OIDC_PROVIDERS: '{"tn":[{"protocol":"Default","issuer":"https://id.example","clientId":"k","returnUrl":"http://tn.example/"}]}' },
		'OIDC_PROVIDERS',
	],
	[
		'one provider twice',
		{
			OIDC_PROVIDERS: JSON.stringify({
				tn: [1, 2].map(() => ({ protocol: 'Default', issuer: 'https://id.example', clientId: 'k', returnUrl: 'https://tn.example/' })),
			}),
		},
		'OIDC_PROVIDERS',
	],
	[
		'a client with a short secret',
		{ OIDC_CLIENTS: '{"tn":[{"clientId":"k","name":"K","secret":"hunter2","redirectUris":["https://k.example/"]}]}' },
		'OIDC_CLIENTS',
	],
	['a client that may be sent to nowhere', { OIDC_CLIENTS: '{"tn":[{"clientId":"k","name":"K","redirectUris":[]}]}' }, 'OIDC_CLIENTS'],
	['image hosts with a scheme', { IMAGE_SOURCE_HOSTS: 'https://images.example' }, 'IMAGE_SOURCE_HOSTS'],
	['private hosts with a scheme', { PRIVATE_HOSTS: 'http://id.example' }, 'PRIVATE_HOSTS'],
	['a private host with a path', { PRIVATE_HOSTS: 'id.example:8443/a' }, 'PRIVATE_HOSTS'],
	['a captcha of nobody', { CAPTCHA: 'hcaptcha' }, 'CAPTCHA'],
	['a captcha without the key of its site', { CAPTCHA: 'turnstile', CAPTCHA_SECRET: signing }, 'CAPTCHA_SITE_KEY'],
	['a captcha without its secret', { CAPTCHA: 'recaptcha', CAPTCHA_SITE_KEY: '6Lc' }, 'CAPTCHA_SECRET'],
	['a mail server of another kind', { SMTP_URL: `http://kiosco:${signing}@mail.example` }, 'SMTP_URL'],
	['no mail server in production', { ...production, SMTP_URL: '' }, 'SMTP_URL'],
	['a sender that is two', { MAIL_FROM: 'a@tn.example, b@tn.example' }, 'MAIL_FROM'],
	['a sender of an unknown brand', { MAIL_FROM: 'tm=a@tn.example' }, 'MAIL_FROM'],
	["a brand's sender that is no address", { MAIL_FROM: 'tn=no-reply' }, 'MAIL_FROM'],
	['trust in every proxy', { TRUSTED_PROXIES: '*' }, 'TRUSTED_PROXIES'],
	['trust in the whole internet', { TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
	['trust in the whole internet in two halves', { TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' }, 'TRUSTED_PROXIES'],
	['trust in a quarter of the internet', { TRUSTED_PROXIES: '64.0.0.0/2' }, 'TRUSTED_PROXIES'],
	['trust in every address of IPv6', { TRUSTED_PROXIES: '2000::/3' }, 'TRUSTED_PROXIES'],
	[
		'trust in the whole internet in 256 parts',
		{ TRUSTED_PROXIES: Array.from({ length: 256 }, (_none, part) => `${part}.0.0.0/8`).join() },
		'TRUSTED_PROXIES',
	],
	['a network that is none', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
	['a password cost below 19 MiB', { PASSWORD_COST: 'm=19455,t=2' }, 'PASSWORD_COST'],
	['a password cost of one pass', { PASSWORD_COST: 'm=65536,t=1' }, 'PASSWORD_COST'],
	['a password cost that would stop sign-ins', { PASSWORD_COST: 'm=131072,t=5' }, 'PASSWORD_COST'],
	['a password cost without its names', { PASSWORD_COST: '19456,2' }, 'PASSWORD_COST'],
	['a cache size that is no number', { PAGE_CACHE_BYTES: '64MB' }, 'PAGE_CACHE_BYTES'],
	['weather by plain http', { WEATHER_URL: 'http://weather.example/v1/forecast' }, 'WEATHER_URL'],
	['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
	['an unknown log format', { LOG_FORMAT: 'xml' }, 'LOG_FORMAT'],
	['demo content neither on nor off', { DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT'],
	['a key of Disqus without its secret', { DISQUS_PUBLIC_KEY: 'tn=abc' }, 'DISQUS_SECRET'],
	['a secret of Disqus without its key', { DISQUS_SECRET: 'tn=hunter2' }, 'DISQUS_PUBLIC_KEY'],
	['keys of Disqus for a brand that is none', { DISQUS_PUBLIC_KEY: 'tm=abc', DISQUS_SECRET: 'tn=hunter2' }, 'DISQUS_PUBLIC_KEY'],
];

describe('a bad configuration', () => {
	it.each(bad)('O03 stops the start and names the variable: %s', (_what, environment, named) => {
		const problem = problemOf(environment);
		expect(problem).toBeInstanceOf(BadConfiguration);
		expect(problem.message).toMatch(new RegExp(`^bad configuration: ${named}: [^\n]+$`));
		expect(problem.exitCode).toBe(78);
		expect(problem.message).not.toContain('hunter2');
		expect(problem.message).not.toContain(signing);
	});

	it('O03 names every problem at once', () => {
		const { message } = problemOf({ KIOSCO_ENV: 'production', INGEST_KEYS: 'tm=x' });
		for (const name of ['BRAND_ORIGINS', 'IMAGE_SIGNING_SECRET', 'INGEST_KEYS', 'SMTP_URL']) expect(message).toContain(name);
	});

	it('O03 ends the process with exit code 78 after less than two seconds of work', async () => {
		const program = childProgram(
			`import { readConfig } from '${new URL('./config.ts', import.meta.url)}';
			const end = (code) => {
				const { user, system } = process.cpuUsage();
				console.error('worked', (user + system) / 1000);
				process.exit(code);
			};
			try { readConfig(['tn']); } catch (error) { console.error(error.message); end(error.exitCode); }`,
			{ KIOSCO_ENV: 'production' },
		);
		expect(await program.ended).toBe(78);
		expect(program.printed()).toContain('BRAND_ORIGINS: missing');
		expect(Number(/worked (\d+)/.exec(program.printed())?.[1])).toBeLessThan(2000);
	});
});

describe('secrets', () => {
	it('read [secret] however they are printed', () => {
		const config = readConfig(brands, {
			...production,
			DATABASE_URL: `postgres://kiosco:${signing}@db/kiosco`,
			SMTP_URL: `smtp://kiosco:${signing}@mail.example`,
			INGEST_KEYS: `tn=desk:${signing}`,
		});
		for (const printed of [
			inspect(config, { depth: 9 }),
			JSON.stringify(config),
			`${config.imageSigningSecret}`,
			`${config.databaseUrl}`,
		]) {
			expect(printed).not.toContain(signing);
		}
		expect(JSON.stringify(config)).toContain('[secret]');
		expect(config.imageSigningSecret.reveal()).toBe(signing);
	});
});

describe('sign-in providers', () => {
	it('is set per brand; default: none', () => {
		const { signIn } = readConfig(brands, {
			GOOGLE_CLIENT_IDS: '{"tn":"web.example, app.example"}',
			FACEBOOK_APPS: `tn=1234567890:${signing},tn=987:${signing}`,
			OIDC_CLIENTS: '{"ciudad":[{"clientId":"club","name":"Club","redirectUris":["https://club.example/in","ar.example.app:/in"]}]}',
		});
		expect(signIn.get('tn')).toMatchObject({
			google: ['web.example', 'app.example'],
			facebook: [{ appId: '1234567890' }, { appId: '987' }],
		});
		expect(signIn.get('ciudad')?.clients[0]).toMatchObject({ clientId: 'club', redirectUris: { length: 2 } });
		expect(signIn.get('eldoce')).toEqual({ google: [], facebook: [], apple: undefined, oidc: [], clients: [], callerOrigins: [] });
	});
});

describe('third parties that measure readers', () => {
	it('P06 is set per brand; default: none', () => {
		const { analyticsSettings } = readConfig(brands, { TAG_MANAGERS: 'tn=GTM-ABC123', META_DATASETS: `tn=1234567890:${signing}` });
		expect([...analyticsSettings.keys()]).toEqual(['tn']);
		expect(analyticsSettings.get('tn')).toMatchObject({ tagManager: 'GTM-ABC123', meta: { id: '1234567890' } });
		expect(readConfig(brands, {}).analyticsSettings.size).toBe(0);
	});

	it('is refused when it is malformed', () => {
		const wrong = { TAG_MANAGERS: "tn=GTM-x';alert(1),nadie=GTM-ABC123", META_DATASETS: `tn=abc:${signing}` };
		const { message } = problemOf(wrong);
		expect(message).toContain('TAG_MANAGERS: tn must be like GTM-ABC123');
		expect(message).toContain('TAG_MANAGERS: there is no brand "nadie"');
		expect(message).toContain('META_DATASETS: tn must be id:token');
		expect(message).not.toContain(signing);
	});
});

describe('services that fill ad slots', () => {
	it('P06 are set per brand; default: none', () => {
		const { adSettings, adAddresses } = readConfig(brands, { AD_NETWORKS: 'tn=21812345678', TABOOLA_PUBLISHERS: 'ciudad=kiosco-ciudad' });
		expect([...adSettings]).toEqual([
			['tn', { adNetwork: '21812345678', taboola: undefined }],
			['ciudad', { adNetwork: undefined, taboola: 'kiosco-ciudad' }],
		]);
		expect(adAddresses.tag.href).toBe('https://securepubads.g.doubleclick.net/tag/js/gpt.js');
		expect(readConfig(brands, {}).adSettings.size).toBe(0);
	});

	it('are refused when they are malformed', () => {
		const { message } = problemOf({ AD_NETWORKS: 'tn=/123/x,nadie=21812345678', TABOOLA_PUBLISHERS: 'tn=a/../b' });
		expect(message).toContain('AD_NETWORKS: tn must be a network code');
		expect(message).toContain('AD_NETWORKS: there is no brand "nadie"');
		expect(message).toContain('TABOOLA_PUBLISHERS: tn must be the id of a publisher');
	});
});

describe('the comments below stories', () => {
	it('SOC-04 are set per brand, in a frame with an origin of its own; default: none', () => {
		const { comments } = readConfig(brands, { DISQUS_SHORTNAMES: 'tn=kiosco-tn', PORT: '4100' });
		expect([...comments]).toEqual([['tn', { shortName: 'kiosco-tn', frameOrigin: 'http://comentarios.localhost:4100' }]]);
		expect(readConfig(brands, {}).comments.size).toBe(0);
	});

	it('W06 are refused where their scripts could reach a session', () => {
		const own = { DISQUS_SHORTNAMES: 'tn=kiosco-tn', BRAND_ORIGINS: 'tn=https://www.tn.example,ciudad=https://ciudad.example' };
		const isRefused = (frame: string, more = {}) => problemOf({ ...own, DISQUS_FRAME_ORIGIN: frame, ...more }).message;
		expect(isRefused('https://ciudad.example')).toContain('DISQUS_FRAME_ORIGIN: must be a host of its own');
		expect(isRefused('http://ciudad.example:8080')).toContain('DISQUS_FRAME_ORIGIN: must be a host of its own');
		const accounts = { ACCOUNT_API_ORIGINS: 'tn=https://cuentas.tn.example' };
		expect(isRefused('https://cuentas.tn.example', accounts)).toContain('DISQUS_FRAME_ORIGIN: must be a host of its own');
		const sessions = { SESSION_DOMAINS: 'tn=tn.example' };
		expect(isRefused('https://comentarios.tn.example', sessions)).toContain(
			'DISQUS_FRAME_ORIGIN: must not be in a domain of SESSION_DOMAINS',
		);
		expect(isRefused('https://tn.example', sessions)).toContain('DISQUS_FRAME_ORIGIN: must not be in a domain of SESSION_DOMAINS');
	});

	it('are refused when they are malformed, and in production without an origin for the frame', () => {
		const { message } = problemOf({ DISQUS_SHORTNAMES: 'tn=a.b/c,nadie=kiosco', DISQUS_FRAME_ORIGIN: 'https://x.example/y' });
		expect(message).toContain('DISQUS_SHORTNAMES: tn must be the short name of a site at Disqus');
		expect(message).toContain('DISQUS_SHORTNAMES: there is no brand "nadie"');
		expect(message).toContain('DISQUS_FRAME_ORIGIN: must be an origin');
		const inProduction = problemOf({ KIOSCO_ENV: 'production', DISQUS_SHORTNAMES: 'tn=kiosco-tn' });
		expect(inProduction.message).toContain('DISQUS_FRAME_ORIGIN: missing, and DISQUS_SHORTNAMES needs it');
	});
});

describe('the newsroom', () => {
	it('N08 has a host of its own, on a laptop without a setting; in production it has none without one', () => {
		expect(readConfig(brands, { PORT: '4100' }).newsroomOrigin).toBe('http://redaccion.localhost:4100');
		const { message } = problemOf({ KIOSCO_ENV: 'production' });
		expect(message).not.toContain('NEWSROOM_ORIGIN');
	});

	it('N08 is refused where a session of readers or a third-party script could reach it', () => {
		const own = {
			BRAND_ORIGINS: 'tn=https://www.tn.example',
			DISQUS_SHORTNAMES: 'tn=x',
			DISQUS_FRAME_ORIGIN: 'https://comentarios.example',
		};
		const problem = (origin: string, more = {}) => problemOf({ ...own, NEWSROOM_ORIGIN: origin, ...more }).message;
		for (const origin of ['https://www.tn.example', 'https://www.tn.example:8443', 'https://comentarios.example'])
			expect(problem(origin)).toContain('NEWSROOM_ORIGIN: must be a host of its own');
		const sessions = { SESSION_DOMAINS: 'tn=tn.example' };
		expect(problem('https://redaccion.tn.example', sessions)).toContain('NEWSROOM_ORIGIN: must not be in a domain of SESSION_DOMAINS');
		expect(problem('https://redaccion.example/notas')).toContain('NEWSROOM_ORIGIN: must be an origin');
		expect(problem('https://redaccion.example')).toContain('NEWSROOM_ORIGIN: must be like http://redaccion.localhost:4000');
	});
});

describe('the apps of a brand', () => {
	it('HDR-21 have an address for each store; default: none', () => {
		const { appLinks } = readConfig(brands, { ANDROID_APP_URLS: 'tn=https://play.example/tn', IOS_APP_URLS: 'tn=https://apps.example/tn' });
		expect([...appLinks]).toEqual([['tn', { androidAppUrl: 'https://play.example/tn', iOSAppUrl: 'https://apps.example/tn' }]]);
		expect(readConfig(brands, {}).appLinks.size).toBe(0);
	});

	it('are refused when an address is not https, or no brand has the name', () => {
		const { message } = problemOf({ ANDROID_APP_URLS: 'tn=javascript:alert(1),nadie=https://play.example/x' });
		expect(message).toContain('ANDROID_APP_URLS: tn must be an https address');
		expect(message).toContain('ANDROID_APP_URLS: there is no brand "nadie"');
	});
});

describe('the files at the root of a site', () => {
	it('are set per brand; default: none', () => {
		const { siteFiles } = readConfig(brands, {
			ADS_TXT_FILES: 'tn=/srv/ads.txt',
			SECURITY_CONTACTS: 'tn=mailto:a@tn.example,tn=https://tn.example/aviso,eltrece=tel:+54-11-4000-0000',
		});
		expect([...siteFiles]).toEqual([
			['tn', { adsTxtFile: '/srv/ads.txt', securityContacts: ['mailto:a@tn.example', 'https://tn.example/aviso'] }],
			['eltrece', { adsTxtFile: undefined, securityContacts: ['tel:+54-11-4000-0000'] }],
		]);
		expect(readConfig(brands, {}).siteFiles.size).toBe(0);
	});

	it('are refused when a contact is no address of a kind that RFC 9116 names', () => {
		const { message } = problemOf({ SECURITY_CONTACTS: 'tn=a@tn.example,nadie=mailto:a@tn.example' });
		expect(message).toContain('SECURITY_CONTACTS: tn must be like mailto:security@tn.example or https://…');
		expect(message).toContain('SECURITY_CONTACTS: there is no brand "nadie"');
	});
});

describe('the table of variables', () => {
	it('has one line for each', () => {
		expect(describeVariables()).toContainEqual({ name: 'PORT', description: 'Port to listen at', default: '4000' });
		for (const { name, description } of describeVariables()) expect(description, name).toMatch(/^[^\n]{10,}$/);
	});
});

function problemOf(environment: Record<string, string>): BadConfiguration {
	try {
		readConfig(brands, environment);
	} catch (error) {
		if (error instanceof BadConfiguration) return error;
		throw error;
	}
	throw new Error('this configuration was accepted');
}
