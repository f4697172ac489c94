import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { type AccountRules, type BrandId, brandList } from '#brands';
import { callDocs, createIdentity, createMailQueue, type Identity, type IdentityOptions, type MailQueue, migrations } from '#identity';
import { createHealth } from '#platform/health';
import { apiDocs } from '#platform/http/api-docs';
import { createHttpServer } from '#platform/http-server';
import { openOutboundHttp } from '#platform/outbound-http';
import { Secret } from '#platform/secret';
import { type MailRecipientRow, ownerOf } from '../../../src/identity/mail/queue-mail.ts';
import type { EmailTemplate } from '../../../src/identity/mail/templates/email-template.ts';
import { templates } from '../../../src/identity/mail/templates/templates.ts';
import type { Tables } from '../../../src/identity/store/tables.ts';
import { isRefresh } from '../../../src/request-kinds.ts';
import { type TestDatabase, testDatabase } from '../databases/database.ts';
import { noteHost } from '../note-reached.ts';
import { silentLog } from '../silent-log.ts';
import { started } from '../started.ts';
import { testBrand } from '../test-brand.ts';
import { testOrigins } from '../test-origins.ts';
import { plainPasswords } from './plain-passwords.ts';
import { providerAddresses } from './provider-addresses.ts';

/** A mail that was queued, with its recipient and its link. */
type QueuedTestMail = {
	readonly template: string;
	readonly account: string;
	readonly to: string;
	readonly link: string;
	readonly data: object;
};

export type Answer = {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly body: Record<string, unknown>;
};

export type CallOptions = {
	readonly body?: unknown;
	/** Sent unchanged in place of `body`, with the `content-type` of the headers. */
	readonly bytes?: Buffer;
	/** Sent as a form, in place of `body`. */
	readonly form?: Readonly<Record<string, string>>;
	readonly token?: unknown;
	readonly brand?: BrandId;
	readonly headers?: Record<string, string>;
	/** The address of the client; default: this machine. */
	readonly ip?: string;
};

/** The service for the tests of a file. Each test has an empty database and a clock that stands still. */
export type TestIdentity = {
	readonly clock: { now: Date };
	readonly mails: QueuedTestMail[];
	readonly database: TestDatabase;
	/** The module itself. */
	readonly identity: () => Identity;
	/** Calls `/identity/public{path}`, `v1` unless the path names its version. */
	call(method: string, path: string, asked?: CallOptions): Promise<Answer>;
	/** Signs a reader up and opens the link of the email in the same browser. Returns the answer to the sign-up. */
	register(email?: string, password?: string, asked?: CallOptions): Promise<Answer>;
	/** Signs a reader up, verifies the email and signs in. Returns the answer to the sign-in. */
	reader(
		email?: string,
		password?: string,
		brand?: BrandId,
	): Promise<{ readonly uuid: string; readonly accessToken: string; readonly refreshToken: string }>;
	/** The nonce in the last mail of a template. */
	nonce(template: string): string;
	/** Sends any request; default host: that of the brand of the tests. */
	send(request: InjectOptions): Promise<LightMyRequestResponse>;
	/** Listens for HTTP until the test ends, the brands at `http://{brand}.localhost:PORT`. Returns the port. */
	listen(): Promise<number>;
};

const startOfTime = '2026-11-20T15:00:00Z';
export const goodPassword = 'nubes sobre Quilmes 7';

/** Makes the guards of a service; default: guards that allow everything. */
export type MakeGuards = (
	own: Pick<IdentityOptions, 'database' | 'clock' | 'log' | 'secret'>,
	/** Guards that allow everything. */
	open: Guards,
) => Promise<Guards>;

type Guards = Pick<IdentityOptions, 'throttle' | 'captcha'>;

export function testIdentity(
	options: Partial<IdentityOptions> = {},
	database: TestDatabase = testDatabase(migrations),
	guards: MakeGuards = async () => openGuards,
): TestIdentity {
	const clock = { now: new Date(startOfTime) };
	const mails: QueuedTestMail[] = [];
	let serving: Awaited<ReturnType<typeof serve>> | undefined;
	const served = () => started(serving);
	beforeEach(async () => {
		clock.now = new Date(startOfTime);
		mails.length = 0;
		serving = await serve({ database: database(), clock: () => clock.now, mails, options, guards });
	});
	afterEach(async () => {
		await serving?.close();
	});
	const call: TestIdentity['call'] = async (method, path, { body, bytes, form, token, brand = testBrand, headers = {}, ip } = {}) => {
		const answer = await send({
			method: method as 'GET',
			url: `/identity/public${/^\/v\d\//.test(path) ? path : `/v1${path}`}`,
			headers: {
				host: `${brand}.test`,
				'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
				...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
				...headers,
			},
			...(body === undefined ? {} : { payload: JSON.stringify(body) }),
			...(bytes && { payload: bytes }),
			...(form && { payload: new URLSearchParams(form).toString() }),
			...(ip === undefined ? {} : { remoteAddress: ip }),
		});
		return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? {} : answer.json() };
	};
	const nonce = (template: string) => {
		const link = mails.findLast((one) => one.template === template)?.link;
		const found = new URL(link ?? 'none:').searchParams;
		return found.get('nonce') ?? found.get('ota_nonce') ?? found.get('eliminar') ?? '';
	};
	const register: TestIdentity['register'] = async (email = 'ana@mail.test', password = goodPassword, asked = {}) => {
		const signedUp = await call('POST', '/signup', { body: newAccount(email, password), ...asked });
		await call('GET', `/email/verify/${nonce('verify')}`, { ...asked, headers: { ...asked.headers, ...cookiesOf(signedUp) } });
		return signedUp;
	};
	const reader: TestIdentity['reader'] = async (email = 'ana@mail.test', password = goodPassword, brand = testBrand) => {
		await register(email, password, { brand });
		const { body } = await call('POST', '/auth/login', { brand, body: signIn(email, password) });
		return { uuid: String(body.uuid), accessToken: String(body.accessToken), refreshToken: String(body.refreshToken) };
	};
	const send: TestIdentity['send'] = async (request) => {
		const headers = { host: `${testBrand}.test`, ...request.headers };
		noteHost('wire', String(headers.host));
		return (await served().server()).inject({ ...request, headers });
	};
	const listen = async () => Number(new URL(await (await served().server()).listen({ host: '127.0.0.1', port: 0 })).port);
	return { clock, mails, database, identity: () => served().identity, call, register, reader, nonce, send, listen };
}

/** The header by which a browser sends back the cookies of an answer. */
export function cookiesOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): { readonly cookie: string } {
	const lines = [headers['set-cookie'] ?? []].flat();
	return { cookie: lines.map((line) => String(line).split(';')[0]).join('; ') };
}

export const newAccount = (email: string, password = goodPassword, profile: Record<string, unknown> = {}) => ({
	identity: { userName: email, credentials: password },
	profile: {
		email,
		firstName: 'Ana',
		lastName: 'Núñez',
		emailVerified: false,
		attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' }],
		...profile,
	},
});

export const signIn = (userName: string, credentials = goodPassword, rememberMe = true) => ({
	userName,
	credentials,
	grantType: 'password',
	rememberMe,
});

/** `tn.test`, and `tn.localhost` on any port. */
export const findTestBrand: IdentityOptions['findBrand'] = (host) => {
	const brand = brandList.find(({ id }) => new RegExp(`^${id}\\.(?:test|localhost:\\d+)$`).test(host));
	return brand && { brand, origin: host.endsWith('.test') ? `https://${host}` : `http://${host}` };
};

/** Finds brands whose account rules are partly replaced. */
export const brandsWith =
	(rules: Partial<AccountRules>): IdentityOptions['findBrand'] =>
	(host) => {
		const found = findTestBrand(host);
		return found && { ...found, brand: { ...found.brand, accounts: { ...found.brand.accounts, ...rules } } };
	};

/** The newsletters of every brand. */
const testNewsletters = [
	{ id: 'primera-hora', title: 'Primera hora' },
	{ id: 'domingo', title: 'Domingo' },
	{ id: 'cine', title: 'Cine' },
];

const secret = new Secret('a secret of the tests that is long enough');

type Serving = Pick<IdentityOptions, 'database' | 'clock'> & {
	readonly mails: QueuedTestMail[];
	readonly options: Partial<IdentityOptions>;
	readonly guards: MakeGuards;
};

async function serve({ database, clock, mails, options, guards }: Serving) {
	const log = options.log ?? silentLog();
	const origins = new Map(brandList.map(({ id }) => [id, `https://${id}.test`]));
	const config = { brandOrigins: origins, trustedProxies: [] };
	const identity = createIdentity({
		...permissiveGuards,
		...(await guards({ database, clock, log, secret }, openGuards)),
		mail: watchedMails({ database, clock, log, mails, secret: options.secret ?? secret }),
		database,
		clock,
		log,
		secret,
		findBrand: findTestBrand,
		signIn: new Map(),
		providerAddresses,
		disqus: new Map(),
		newsletters: async () => testNewsletters,
		openCallForm: async () => undefined,
		applicationsFolder: join(tmpdir(), 'kiosco-test-applications'),
		avatars: { store: async (account) => ({ kind: 'stored', path: `/media/avatars/${account}.jpg` }), remove: async () => {} },
		outboundHttp: openOutboundHttp(),
		padToMs: 1,
		...options,
	});
	const begin = async () => {
		const server = createHttpServer({ config, log, health: createHealth({}, log), isExempt: isRefresh, doubleSlashed: '/identity/' });
		await server.register(identity.routes);
		await server.register(apiDocs(callDocs));
		return server;
	};
	let begun: Promise<FastifyInstance> | undefined;
	// Made only when used: making the routes takes longer than most tests of pages, and these send no requests to them.
	const server = () => (begun ??= begin());
	const close = async () => {
		await (await begun)?.close();
		await identity.close();
	};
	return { server, identity, close };
}

type Watched = Pick<IdentityOptions, 'database' | 'clock' | 'log' | 'secret'> & { readonly mails: QueuedTestMail[] };

/** A mail queue that sends nothing. It records what it takes, also when the transaction fails later. */
function watchedMails({ mails, ...told }: Watched): Pick<MailQueue, 'queue' | 'countRecent'> {
	const mailer = { send: async () => {}, close: async () => {} };
	const queue = createMailQueue({ ...told, mailer, brands: brandList, origins: testOrigins, senders: new Map() });
	return {
		countRecent: queue.countRecent,
		queue: async (tables, name, order) => {
			const { brand, data } = order;
			const template: EmailTemplate = templates[name];
			const to = await addressOf(tables, order, template);
			const { action } = template.compose(data, { brand, owner: ownerOf(order), address: to });
			const isTaken = await queue.queue(tables, name, order);
			if (isTaken) mails.push({ template: name, account: ownerOf(order), to, link: `${testOrigins[brand.id]}${action.path}`, data });
			return isTaken;
		},
	};
}

async function addressOf(tables: Tables, owner: MailRecipientRow, { goesTo }: EmailTemplate): Promise<string> {
	if (goesTo === 'subscription_request' || goesTo === 'application') {
		const request = tables.selectFrom(`identity.${goesTo}`).select('email_typed').where('id', '=', ownerOf(owner));
		return (await request.executeTakeFirstOrThrow()).email_typed;
	}
	const row = await tables.selectFrom('identity.account').selectAll().where('id', '=', ownerOf(owner)).executeTakeFirstOrThrow();
	return row[goesTo] ?? '';
}

const permissiveGuards: Pick<IdentityOptions, 'passwords' | 'refuseWeakPassword'> = {
	passwords: plainPasswords,
	refuseWeakPassword: async () => {},
};

const openGuards: Guards = {
	throttle: {
		signIn: async (_call, _userName, { prove, enter }) => {
			const proven = await prove();
			return proven && enter(proven);
		},
		signUp: async () => {},
		mailRequest: async () => {},
		resend: async () => 0,
		subscriptionMail: async () => true,
		application: async () => {},
		applicationMail: async () => {},
		emailChange: async () => {},
		nonce: (_call, spend) => spend(),
		redemption: (_call, redeem) => redeem(),
		provider: async () => {},
		avatar: async () => {},
		keeping: async () => {},
		lift: async () => {},
		isUnderAttack: async () => false,
		knowsDevice: () => false,
		rememberDevice: () => 'mark',
	},
	captcha: {
		require: async () => {},
		formSettings: async ({ brand }) => ({ provider: 'altcha', siteKey: '', script: '', forms: brand.accounts.captcha }),
		challenge: () => Promise.reject(new Error('no captcha is asked')),
	},
};
