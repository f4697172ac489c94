// Pre-hijacking (Sudhodanan and Paverd, 2022): a stranger makes an account with the address of a reader, who proves the address later.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres, type TestDatabase } from '../../../../tests/support/databases/database.ts';
import { byForm } from '../../../../tests/support/form.ts';
import {
	type Answer,
	brandsWith,
	type CallOptions,
	cookiesOf,
	newAccount,
	signIn,
	testIdentity,
} from '../../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../../tests/support/test-brand.ts';

const evil = 'la clave del intruso 9';
const own = 'nubes sobre Quilmes 7';
const browserHeaders = { 'sec-fetch-site': 'same-origin' };

type Send = (method: string, path: string, asked?: CallOptions) => Promise<Answer>;
type Rules = Parameters<typeof brandsWith>[0];

/** A service with Google, browsers that keep cookies, and what each party does in them. */
function world(rules: Rules = {}, database?: TestDatabase) {
	const provider = testProvider();
	const settings = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };
	const options = { findBrand: brandsWith(rules), signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp };
	const service = testIdentity(options, database);

	/** A browser, with its cookies. */
	const browser = (): Send => {
		const cookies = new Map<string, string>();
		return async (method, path, asked = {}) => {
			const cookie = [...cookies.values()].join('; ');
			const answer = await service.call(method, path, { ...asked, headers: { ...browserHeaders, ...(cookie && { cookie }) } });
			for (const pair of cookiesOf(answer).cookie.split('; ')) if (pair !== '') cookies.set(pair.split('=')[0] ?? '', pair);
			return answer;
		};
	};
	/** Signs in with Google as a person there; only gmail addresses are proved. */
	const google = async (send: Send, person: { readonly sub: string; readonly email: string }, token?: unknown) => {
		const iat = Math.floor(service.clock.now.getTime() / 1000);
		const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', email_verified: true, ...person, iat, exp: iat + 3600 };
		const body = { grantType: 'google', userName: '', credentials: await provider.sign(claims) };
		return send('POST', '/auth/login', { body, token });
	};
	const linksTo = (email: string, template: string) =>
		service.mails
			.filter((mail) => mail.template === template && mail.to === email)
			.map(({ link }) => new URL(link).searchParams)
			.map((query) => query.get('nonce') ?? query.get('ota_nonce') ?? '');
	return { service, browser, google, linksTo };
}

type World = ReturnType<typeof world>;

/** A reader and a stranger who is after the reader's address, each with browsers of their own. */
function parties({ service, browser, google, linksTo }: World, at: number) {
	const email = `ana${at}@gmail.com`;
	const strangers = {
		send: browser(),
		google: { sub: `6666-${at}`, email: `intrusa${at}@gmail.com` },
		tokens: new Set<string>(),
		hasGoogle: false,
	};
	const scanner = browser();
	const phone = browser();
	const ask = (send: Send, path: string, body: object) => send('POST', path, { body });
	const keep = ({ body }: Answer) => void (typeof body.accessToken === 'string' && strangers.tokens.add(body.accessToken));
	const open = async (send: Send, template: string, path: string) => {
		for (const nonce of linksTo(email, template)) await send('GET', `${path}/${nonce}`);
	};
	const register = async (theirs: string) => {
		await ask(strangers.send, '/signup', newAccount(theirs, evil));
		await strangers.send('GET', `/email/verify/${linksTo(theirs, 'verify').at(-1)}`);
	};
	const steps: Readonly<Record<string, () => Promise<unknown>>> = {
		'the stranger signs up': async () => {
			await register(`propia${at}@mail.test`);
			const signedUp = await ask(strangers.send, '/signup', newAccount(email, evil));
			keep(signedUp);
			strangers.hasGoogle = signedUp.body.accessToken !== undefined;
			if (strangers.hasGoogle) keep(await google(strangers.send, strangers.google, signedUp.body.accessToken));
		},
		'a scanner opens the links': async () => {
			await open(scanner, 'verify', '/email/verify');
			await open(scanner, 'email-change', '/email/verify');
			await open(scanner, 'one-time-link', '/auth/magiclink');
		},
		'the reader opens the link on a phone': () => open(phone, 'verify', '/email/verify'),
		'the reader signs in with Google': () => google(phone, { sub: `1001-${at}`, email }),
		'the reader resets the password': async () => {
			await ask(phone, '/password/reset', { userName: email });
			const nonce = linksTo(email, 'reset').at(-1);
			if (nonce) await phone('PUT', `/password/reset/${nonce}`, { body: { newPassword: own } });
		},
		'the reader uses a one-time link': async () => {
			await ask(phone, '/auth/magiclink', { email });
			const nonce = linksTo(email, 'one-time-link').at(-1);
			if (nonce) await phone('GET', `/auth/magiclink/${nonce}`);
		},
		'the stranger asks for links': async () => {
			await ask(strangers.send, '/email/verify', { email });
			await ask(strangers.send, '/auth/magiclink', { email });
		},
		'the stranger changes an email to the address': async () => {
			const theirs = await google(strangers.send, { sub: `7777-${at}`, email: `otra-intrusa${at}@gmail.com` });
			keep(theirs);
			await strangers.send('PATCH', '/profile', { token: theirs.body.accessToken, body: { email } });
		},
	};
	/** Every way in that the stranger has opens no account whose address, the reader's, is proved. */
	const strangerIsOut = async () => {
		keep(await ask(strangers.send, '/auth/login', signIn(email, evil)));
		if (strangers.hasGoogle) keep(await google(strangers.send, strangers.google));
		for (const token of strangers.tokens) {
			const { status, body } = await service.call('GET', '/profile', { token });
			if (status !== 200) strangers.tokens.delete(token);
			expect(body.email === email && body.emailVerified === true).toBe(false);
		}
	};
	return { email, steps, phone, strangerIsOut };
}

/** Every order of some things. */
function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
	if (items.length === 0) return [[]];
	return items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

const core = [
	'the stranger signs up',
	'a scanner opens the links',
	'the reader opens the link on a phone',
	'the reader signs in with Google',
	'the reader resets the password',
];

/** All orders; in the short form every fifth on brands with the default rules, and every seventeenth on the others. */
const brandRules: readonly (readonly [name: string, rules: Rules, every: number])[] = [
	['asks for a verified email', {}, byForm(13, 1)],
	['asks for none', { requiresVerifiedEmail: false }, byForm(41, 1)],
	['hides who has an account', { protectsAgainstEnumeration: true }, byForm(41, 1)],
];

describe.each(brandRules)('on a brand that %s', (_name, rules, every) => {
	const all = world(rules);
	let count = 0;
	/** The beginnings of orders after which the stranger has tried. */
	const tried = new Set<string>();

	/** Takes the steps in this order; the stranger tries to get in after each. At the end the reader gets in. */
	const take = async (order: readonly string[]) => {
		count += 1;
		const { email, steps, phone, strangerIsOut } = parties(all, count);
		for (const [step, name] of order.entries()) {
			await steps[name]?.();
			const taken = order.slice(0, step + 1).join(', ');
			if (tried.has(taken)) continue;
			tried.add(taken);
			await strangerIsOut().catch((error) => Promise.reject(new Error(`after: ${taken}`, { cause: error })));
		}
		const { body } = await all.google(phone, { sub: `1001-${count}`, email });
		expect((await phone('GET', '/profile', { token: body.accessToken })).body, order.join(', ')).toMatchObject({
			email,
			emailVerified: true,
		});
	};

	it('R07 R08 F04 a stranger’s password, login or session never outlives the proof of the address, in any order', {
		tags: 'slow',
	}, async () => {
		for (const order of ordersOf(core).filter((_order, at) => at % every === 0)) await take(order);
	});

	it('R07 R08 F04 nor does it with one-time links and changes of email in between', { tags: 'slow' }, async () => {
		const names = Object.keys(parties(all, 0).steps);
		const orders = fc.shuffledSubarray(names, { minLength: names.length });
		await fc.assert(fc.asyncProperty(orders, take), { numRuns: byForm(5, 60) });
	});
});

/** A reader who signs up on a desktop. */
function readers({ service, browser, google }: World) {
	const email = 'ana@mail.test';
	const enter = (send: Send, password = own) => send('POST', '/auth/login', { body: signIn(email, password) });
	const link = () => `/email/verify/${service.nonce('verify')}`;
	const signUp = async () => {
		const desktop = browser();
		const { body } = await desktop('POST', '/signup', { body: newAccount(email, own) });
		return { desktop, token: body.accessToken };
	};
	const isIn = (token: unknown) => service.call('GET', '/profile', { token }).then(({ status }) => status === 200);

	it('R07 stays signed in when the desktop opens the link', async () => {
		const { desktop, token } = await signUp();
		expect((await desktop('GET', link())).status).toBe(200);
		expect(await isIn(token)).toBe(true);
		expect((await enter(browser())).status).toBe(200);
	});

	it('R07 stays signed in when the desktop opens the link after Google was linked', async () => {
		const { desktop, token } = await signUp();
		expect((await google(desktop, { sub: '1001', email: 'ana@gmail.com' }, token)).status).toBe(200);
		expect((await desktop('GET', link())).status).toBe(200);
		expect(await isIn(token)).toBe(true);
	});

	it('R07 stays signed in when the link is opened with the session', async () => {
		const { token } = await signUp();
		expect((await browser()('GET', link(), { token })).status).toBe(200);
		expect(await isIn(token)).toBe(true);
	});

	it('R08 is not taken for a stranger because of another sign-up in the same browser', async () => {
		const phone = browser();
		await phone('POST', '/signup', { body: newAccount('otra@mail.test', own) });
		const stranger = browser();
		await stranger('POST', '/signup', { body: newAccount(email, evil) });
		await phone('GET', link());
		expect((await enter(stranger, evil)).status).toBe(401);
	});

	it('R07 R08 gets in with the password where the link was opened, and from then on everywhere', async () => {
		const { desktop, token } = await signUp();
		const phone = browser();
		expect((await phone('GET', link())).body).toEqual({ success: true });
		expect(await isIn(token)).toBe(false);
		const notYet = { status: 401, body: { message: 'Email Address is not verified' } };
		expect(await enter(desktop)).toMatchObject(notYet);
		expect(await enter(phone, 'otra clave 99')).toMatchObject({ status: 401, body: { message: 'Authentication failed' } });
		expect((await enter(phone)).status).toBe(200);
		expect((await enter(desktop)).status).toBe(200);
	});

	it('R07 gets in after a scanner that runs scripts opened the link first', async () => {
		for (const opener of ['the desktop', 'the phone']) {
			const { desktop } = await signUp();
			await browser()('GET', link());
			const here = opener === 'the desktop' ? desktop : browser();
			expect((await here('GET', link())).body).toMatchObject({ message: 'Email already Verified' });
			expect((await enter(here)).status, opener).toBe(200);
			await service.database().sql.withTables<{ 'identity.account': object }>().deleteFrom('identity.account').execute();
		}
	});

	it('R07 keeps the password when a scanner opens a second link after the owner got in', async () => {
		const { desktop } = await signUp();
		const phone = browser();
		await phone('GET', link());
		await desktop('POST', '/email/verify', { body: { email } });
		expect((await enter(phone)).status).toBe(200);
		expect((await browser()('GET', link())).body).toEqual({ success: true });
		expect((await enter(desktop)).status).toBe(200);
	});

	it('R08 keeps the password and the sessions when the address is proved again', async () => {
		const { desktop, token } = await signUp();
		await desktop('GET', link());
		await desktop('POST', '/auth/magiclink', { body: { email } });
		expect((await desktop('GET', `/auth/magiclink/${service.nonce('one-time-link')}`)).status).toBe(200);
		expect(await isIn(token)).toBe(true);
		expect((await enter(desktop)).status).toBe(200);
	});

	it('API-25 R07 gets a new link when the first was opened elsewhere and has expired', async () => {
		const { desktop } = await signUp();
		const first = link();
		await browser()('GET', first);
		service.clock.now = new Date(service.clock.now.getTime() + 86_401_000);
		await desktop('GET', first);
		expect((await enter(desktop)).status).toBe(401);
		await desktop('POST', '/email/verify', { body: { email } });
		await desktop('GET', link());
		expect((await enter(desktop)).status).toBe(200);
	});

	it('R08 F04 loses the password that waited when the address is proved in another way', async () => {
		const reader = { sub: '1001', email: 'ana@gmail.com' };
		await browser()('POST', '/signup', { body: newAccount(reader.email, evil) });
		await browser()('GET', link());
		const { body } = await google(browser(), reader);
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body.identities).toMatchObject([{ type: 'Google' }]);
	});

	it('R07 R08 keeps a login at a provider that does not prove the address', async () => {
		const desktop = browser();
		const person = { sub: '1001', email };
		expect((await google(desktop, person)).status).toBe(200);
		const phone = browser();
		await phone('GET', link());
		expect(await google(desktop, person)).toMatchObject({ status: 401, body: { message: 'Email Address is not verified' } });
		expect((await google(phone, person)).status).toBe(200);
		expect((await google(desktop, person)).status).toBe(200);
	});
}

describe('a reader who signed up', () => readers(world()));

describe('a reader who signed up on a brand that hides who has an account', () => {
	const { service, browser } = world({ protectsAgainstEnumeration: true });

	it('A04 R07 gets in with the password where the link was opened; elsewhere it is refused like a wrong one', async () => {
		const [desktop, phone] = [browser(), browser()];
		await desktop('POST', '/signup', { body: newAccount('ana@mail.test', own) });
		await phone('GET', `/email/verify/${service.nonce('verify')}`);
		const forged = { headers: { cookie: `__Host-kiosco-opened=${'x'.repeat(43)}` } };
		for (const asked of [{}, forged]) {
			const answer = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', own), ...asked });
			expect(answer).toMatchObject({ status: 401, body: { message: 'Authentication failed' } });
		}
		expect((await phone('POST', '/auth/login', { body: signIn('ana@mail.test', own) })).status).toBe(200);
	});
});

describeOnPostgres('at the same time', (testDatabase) => {
	const { service, browser, google } = world({ requiresVerifiedEmail: false }, testDatabase(migrations));

	it('R07 R08 a sign-in of the stranger and a proof of the address leave no session', { tags: 'slow' }, async () => {
		for (let round = 0; round < byForm(6, 100); round += 1) {
			const email = `ana${round}@mail.test`;
			const person = { sub: `6666-${round}`, email: 'intrusa@mail.test' };
			const stranger = browser();
			const { body } = await stranger('POST', '/signup', { body: newAccount(email, evil) });
			await google(stranger, person, body.accessToken);
			const signIns = [() => stranger('POST', '/auth/login', { body: signIn(email, evil) }), () => google(stranger, person)];
			const proof = browser()('GET', `/email/verify/${service.nonce('verify')}`);
			const [verified, ...opened] = await Promise.all([proof, ...signIns.map((tryIt) => tryIt())]);
			expect(verified.status).toBe(200);
			for (const answer of opened) expect((await service.call('GET', '/profile', { token: answer.body.accessToken })).status).toBe(401);
		}
	});

	it('R07 R08 all proofs of an address end well', { tags: 'slow' }, async () => {
		for (let round = 0; round < byForm(5, 50); round += 1) {
			const email = `berta${round}@gmail.com`;
			await browser()('POST', '/signup', { body: newAccount(email, evil) });
			const verify = service.nonce('verify');
			const reader = browser();
			await reader('POST', '/password/reset', { body: { userName: email } });
			await reader('POST', '/auth/magiclink', { body: { email } });
			const answers = await Promise.all([
				browser()('GET', `/email/verify/${verify}`),
				reader('PUT', `/password/reset/${service.nonce('reset')}`, { body: { newPassword: own } }),
				reader('GET', `/auth/magiclink/${service.nonce('one-time-link')}`),
				google(reader, { sub: `1001-${round}`, email }),
			]);
			expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
			expect((await service.call('POST', '/auth/login', { body: signIn(email, evil) })).status).toBe(401);
		}
	});
});
