import { createHash } from 'node:crypto';
import { exportPKCS8, generateKeyPair } from 'jose';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '#identity';
import { Secret } from '#platform/secret';
import { fileBrowser } from '../../../support/browser/file-browser.ts';
import { describeOnPostgres, type OwnPostgres, ownPostgres } from '../../../support/databases/database.ts';
import { eventually } from '../../../support/eventually.ts';
import { isReady } from '../../../support/identity/account-visits.ts';
import { cookiesOf, goodPassword, newAccount, signIn, testIdentity } from '../../../support/identity/identity.ts';
import { openidIssuer } from '../../../support/identity/openid-issuer.ts';
import { testProvider } from '../../../support/identity/provider.ts';
import { freePort } from '../../../support/programs/free-port.ts';
import { type Program, startProgram } from '../../../support/programs/program.ts';
import { browserWithSdk, goOnAtProvider, sdkPath, withProviderPages } from '../../../support/sdk/sdk-page.ts';

const now = () => new Date();
const provider = testProvider();
const browser = fileBrowser();

/** Opens a browser context with the SDK for a new reader. */
const arrive = (): Promise<BrowserContext> => browserWithSdk(browser());

async function open(context: BrowserContext, origin: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(origin + sdkPath);
	return page;
}

/** Holds the requests to `address` until there are `count` of them, so that the service gets them together. */
async function holdUntil(context: BrowserContext, address: string, count: number): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	let held = 0;
	await context.route(address, async (route) => {
		held += 1;
		if (held === count) resolve();
		await promise;
		await route.continue();
	});
}

const stored = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

describeOnPostgres('the SDK in a browser', () => {
	const issuer = openidIssuer(provider, {
		get issuer() {
			return provider.origin;
		},
		now,
		knowsClient: (id, secret) => id === 'kiosco' && secret === 'the secret of a client',
	});
	let database: OwnPostgres;
	let program: Program;
	let [tn, ciudad] = ['', ''];
	beforeAll(async () => {
		database = await ownPostgres();
		const port = await freePort();
		[tn, ciudad] = [`http://tn.localhost:${port}`, `http://ciudad.localhost:${port}`];
		const client = { issuer: provider.origin, clientId: 'kiosco', clientSecret: 'the secret of a client' };
		const environment = {
			PORT: String(port),
			DEMO_CONTENT: 'off',
			DATABASE_URL: database.databaseUrl,
			PRIVATE_HOSTS: new URL(provider.origin).host,
			OIDC_PROVIDERS: JSON.stringify({ tn: [{ protocol: 'Default', ...client, returnUrl: tn + sdkPath }] }),
			OIDC_CLIENTS: JSON.stringify({ tn: [{ clientId: 'club', name: 'Club', redirectUris: [ciudad + sdkPath] }] }),
		};
		program = await startProgram({ environment });
	});
	afterAll(async () => {
		await program?.stop();
		await database?.drop();
	});

	const nonceTo = async (address: string) => {
		const links = async () => {
			const { body } = await program.get('tn', '/_dev/outbox', { accept: 'application/json' });
			const mails: readonly { readonly to: string; readonly links: readonly string[] }[] = JSON.parse(body);
			return mails.flatMap(({ to, links }) => (to === address ? links : []));
		};
		const nonces = async () => (await links()).flatMap((link) => new URL(link).searchParams.get('nonce') ?? []);
		await eventually(nonces, (found) => found.length === 1, 20_000);
		return String((await nonces())[0]);
	};
	const ana = 'ana@mail.test';
	const login = (page: Page, rememberMe: boolean, email = ana) =>
		page.evaluate(([name, password, isRemembered]) => window.Identity.login(name, password, { rememberMe: isRemembered }), [
			email,
			goodPassword,
			rememberMe,
		] as const);
	beforeAll(async () => {
		const headers = { 'content-type': 'application/json' };
		const body = JSON.stringify(newAccount(ana));
		const signedUp = await program.send('tn', '/identity/public/v1/signup', { method: 'POST', headers, body });
		await program.get('tn', `/identity/public/v1/email/verify/${await nonceTo(ana)}`, cookiesOf(signedUp));
	});
	/** A page of tn where Ana is signed in. */
	const signedIn = async () => {
		const page = await open(await arrive(), tn);
		await login(page, true);
		return page;
	};
	const isLoggedIn = (tab: Page) => tab.evaluate(() => window.Identity.isLoggedIn());

	it('API-01 a reader signs up, verifies the email address, signs in, reads the profile and signs out', async () => {
		const page = await open(await arrive(), tn);
		await page.evaluate(({ identity, profile }) => window.Identity.signUp(identity, Object(profile)), newAccount('eva@mail.test'));
		await page.evaluate((nonce) => window.Identity.verifyEmail(nonce), await nonceTo('eva@mail.test'));
		await login(page, true, 'eva@mail.test');
		expect(await page.evaluate(() => window.heard)).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'password' }]);
		expect(await page.evaluate(() => window.Identity.getUserProfile())).toMatchObject({ email: 'eva@mail.test', firstName: 'Ana' });
		await page.reload();
		expect(await isLoggedIn(page)).toBe(true);
		const { accessToken } = await stored(page, 'ArcId.USER_INFO');
		expect(await page.evaluate(() => window.Identity.logout())).toBeNull();
		expect(await page.evaluate(() => [window.heard, window.Identity.userIdentity])).toEqual([['ArcSDK.logout'], {}]);
		const profile = await program.get('tn', '/identity/public/v1/profile', { authorization: `Bearer ${accessToken}` });
		expect(profile.status).toBe(401);
	});

	it('SES-03 T02 two tabs whose access token has expired refresh it together', async () => {
		const page = await signedIn();
		const other = await open(page.context(), tn);
		const before = await stored(page, 'ArcId.USER_INFO');
		for (const tab of [page, other]) await tab.clock.setFixedTime(Date.now() + 16 * 60_000);
		await holdUntil(page.context(), '**/auth/token', 2);
		expect(await Promise.all([page, other].map(isLoggedIn))).toEqual([true, true]);
		const [one, two] = await Promise.all([page, other].map((tab) => tab.evaluate(() => window.Identity.userIdentity)));
		expect(two).toEqual(one);
		expect(one).not.toEqual(before);
	});

	it('T02 a tab that slept continues with the tokens that others refreshed, and a use of copied tokens elsewhere ends the session for all', async () => {
		const page = await signedIn();
		const asleep = await open(page.context(), tn);
		await asleep.evaluate(() => window.Identity.heartbeat());
		const copied = await page.evaluate(() => localStorage.getItem('ArcId.USER_INFO') ?? '');
		const renew = (tab: Page) => tab.evaluate(async () => window.Identity.extendSession());
		for (const _time of [1, 2, 3]) await renew(page);
		await renew(asleep);
		await renew(page);
		expect(await page.evaluate(() => window.Identity.getUserProfile())).toMatchObject({ email: ana });
		const thief = await open(await arrive(), tn);
		await thief.evaluate((identity) => localStorage.setItem('ArcId.USER_INFO', identity), copied);
		await thief.reload();
		await expect(renew(thief)).rejects.toThrow();
		await expect(renew(page)).rejects.toThrow();
	});

	it('SES-07 a reader who does not want to be remembered is signed in only in one tab', async () => {
		const page = await open(await arrive(), tn);
		await login(page, false);
		await page.reload();
		expect(await isLoggedIn(page)).toBe(true);
		expect(await isLoggedIn(await open(page.context(), tn))).toBe(false);
	});

	it('W08 a page of another brand may call the service, by the rules of CORS', async () => {
		const page = await open(await arrive(), ciudad);
		await page.evaluate((origin) => window.Identity.options({ apiOrigin: origin }), tn);
		await login(page, true);
		const change = () => window.Identity.updateUserProfile(Object({ firstName: 'Anita' }));
		expect(await page.evaluate(change)).toMatchObject({ firstName: 'Anita' });
		expect(await page.evaluate(() => window.Identity.logout())).toBeNull();
	});

	it('API-34 API-35 F05 a reader goes to a provider and comes back signed in', async () => {
		const context = await arrive();
		const claims = { sub: '1001', given_name: 'Ana', family_name: 'Núñez' };
		await withProviderPages(context, provider.origin, (address) => ({
			method: 'get',
			to: new URL(address).searchParams.get('redirect_uri') ?? '',
			fields: issuer.authorize(address, claims),
		}));
		const page = await open(context, tn);
		await page.evaluate(() => void window.Identity.initiateOIDC('kiosco'));
		const came = await goOnAtProvider(page);
		await page.evaluate(
			([code = '', state]) => window.Identity.signInWithOIDC(code, state),
			[came.get('code') ?? '', came.get('state') ?? ''],
		);
		expect(await page.evaluate(() => window.heard)).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'OIDC' }]);
		expect(await page.evaluate(() => window.Identity.getUserProfile())).toMatchObject({ firstName: 'Ana', identities: [{ type: 'OIDC' }] });
	});

	it('API-36 API-37 a reader signs in at another site with their account here', async () => {
		const page = await signedIn();
		const verifier = 'v'.repeat(60);
		const site = { client_id: 'club', redirect_uri: ciudad + sdkPath };
		const parameters = {
			...{ ...site, response_type: 'code', scope: 'openid', state: 's', code_challenge_method: 'S256' },
			code_challenge: createHash('sha256').update(verifier).digest('base64url'),
		};
		await page.evaluate((query) => void window.Identity.loginWithArcIdentityAsOIDCProvider(query), parameters);
		await page.waitForURL(/\/autorizar\//);
		await page.getByRole('button', { name: 'Permitir', exact: true }).click();
		await page.waitForURL((url) => url.origin === ciudad);
		const code = new URL(page.url()).searchParams.get('code') ?? '';
		const isSignedIn = await page.evaluate(
			async ([origin, redeemed]) => {
				window.Identity.options({ apiOrigin: origin });
				await window.Identity.signInWithOIDCPKCE(redeemed);
				return window.Identity.isLoggedIn();
			},
			[tn, { ...site, code_verifier: verifier, code }] as const,
		);
		expect(isSignedIn).toBe(true);
	});

	it.each([
		['with scripts', true, 'email', 'tu mail'],
		['without scripts', false, 'profile', 'tu nombre y tu foto'],
	] as const)(
		'API-37 F07 a reader signs in on the way to another site, and is asked once, %s',
		async (_how, javaScriptEnabled, scope, read) => {
			const context = await browser().newContext({ javaScriptEnabled });
			const page = await context.newPage();
			const query = new URLSearchParams({
				...{ client_id: 'club', redirect_uri: ciudad + sdkPath, response_type: 'code', scope, state: 's' },
				code_challenge: createHash('sha256').update('v'.repeat(60)).digest('base64url'),
			});
			const asking = `${tn}/autorizar/?${query}`;
			const back = async () => {
				await page.waitForURL((url) => url.origin === ciudad);
				return Object.fromEntries(new URL(page.url()).searchParams);
			};
			const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
			await page.goto(asking);
			await page.getByText('Ingresá con tu cuenta de TN para seguir en Club.').waitFor();
			if (javaScriptEnabled) await isReady(page);
			await page.getByLabel('Mail', { exact: true }).fill(ana);
			await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
			await press('Ingresar');
			await page.getByRole('heading', { name: '¿Club puede usar tu cuenta de TN?' }).waitFor();
			expect(await page.locator('main li').allInnerTexts()).toEqual(expect.arrayContaining([read]));
			await press('No permitir');
			expect(await back()).toMatchObject({ error: 'access_denied', state: 's' });
			await page.goto(asking);
			await press('Permitir');
			expect(await back()).toMatchObject({ code: expect.any(String), state: 's' });
			await page.goto(asking);
			expect(await back()).toMatchObject({ code: expect.any(String), state: 's' });
		},
	);

	it('a developer tries calls on the page of the docs', async () => {
		const page = await (await arrive()).newPage();
		const wrong: string[] = [];
		page.on('pageerror', ({ message }) => wrong.push(message));
		page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
		await page.goto(`${tn}/docs/`);
		const call = (name: string) => page.locator('article', { has: page.locator(`#${name}`) });
		const send = async (what: Locator, body?: object) => {
			await what.locator('summary').first().click();
			await what.getByText('Try it').click();
			if (body) await what.getByLabel('Body').fill(JSON.stringify(body));
			await what.getByRole('button', { name: 'Send' }).click();
			await what.locator('output strong').waitFor();
			return what.locator('output').innerText();
		};
		expect(await send(call('login'), signIn(ana))).toMatch(/^200 OK\s+\{\s+"uuid"/);
		expect(await page.getByLabel('Access token').inputValue()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
		expect(await send(call('profile'))).toContain(`"${ana}"`);
		expect(wrong).toEqual([]);
		await page.close();
	});
});

describeOnPostgres('the SDK in a browser, with Apple', (testDatabase) => {
	const apple = openidIssuer(provider, {
		issuer: 'https://appleid.apple.com',
		metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] },
		now,
		knowsClient: (id) => id === 'ar.tn.web',
	});
	let origin = '';
	const settings = {
		...{ google: [], facebook: [], oidc: [], clients: [] },
		apple: {
			...{ clientId: 'ar.tn.web', teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: new Secret('') },
			get receiveUrl() {
				return origin + sdkPath;
			},
		},
	};
	const service = testIdentity({ signIn: new Map([['tn', settings]]), outboundHttp: provider.outboundHttp }, testDatabase(migrations));
	beforeAll(async () => {
		const { privateKey } = await generateKeyPair('ES256', { extractable: true });
		settings.apple.privateKey = new Secret(await exportPKCS8(privateKey));
	});
	beforeEach(async () => {
		service.clock.now = now();
		origin = `http://tn.localhost:${await service.listen()}`;
	});

	it('API-33 SOC-03 a reader goes to Apple and comes back signed in', async () => {
		const context = await arrive();
		const user = JSON.stringify({ name: { firstName: 'Ana', lastName: 'Núñez' } });
		await withProviderPages(context, 'https://appleid.apple.com', (address) => ({
			method: 'post',
			to: new URL(address).searchParams.get('redirect_uri') ?? '',
			fields: { ...apple.authorize(address, { sub: '000123.abc' }), user },
		}));
		const page = await open(context, origin);
		await page.evaluate(() => void window.Identity.initAppleSignOn());
		const came = await goOnAtProvider(page);
		await page.evaluate((code) => window.Identity.appleSignOn(code), came.get('code') ?? '');
		expect(await page.evaluate(() => window.heard)).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'apple' }]);
		expect(await page.evaluate(() => window.Identity.getUserProfile())).toMatchObject({
			firstName: 'Ana',
			identities: [{ type: 'Apple' }],
		});
	});
});
