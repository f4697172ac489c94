import { describe, expect, it } from 'vitest';
import { endpoints } from '#identity/contract';
import {
	call,
	isLoggedIn,
	login,
	logout,
	readProfile,
	saveProfile,
	signedInUuid,
	signUp,
	storedProfile,
	storeReaderData,
} from '#identity-client';
import { clientBrowser } from '../support/browser/client-page.ts';
import { goodPassword } from '../support/identity/identity.ts';
import type { Browser, Page } from '../support/sdk/browser.ts';
import { describeSdk, type SdkService } from '../support/sdk/sdk-service.ts';
import type { WebStorage } from '../support/sdk/web-storage.ts';

const minute = 60_000;
const ana = { email: 'ana@mail.test', password: goodPassword };
const kept = 'ArcId.USER_INFO';

/** Our client in a browser of the SDK: both see the same storage, cookies and service. */
function besideSdk(service: SdkService, browser: Browser) {
	const fetch = async (address: string, { method, headers, body }: RequestInit) => {
		const sent = { method: method ?? 'GET', headers: [...new Headers(headers)], ...(typeof body === 'string' && { body }) };
		const answer = await browser.network.fetch(`${service.origin()}/`, address, sent);
		return new Response(await answer.text(), { status: answer.status });
	};
	const { localStorage: local, cookies } = browser;
	const ours = clientBrowser({ local, cookies, fetch, now: () => service.clock.now.getTime() });
	return (tab?: WebStorage, baseDomain?: string) => ours.open({ origin: service.origin(), ...(baseDomain && { baseDomain }) }, tab);
}

describeSdk('our client and the SDK in one browser', (service) => {
	const open = async () => {
		const uuid = await service.account();
		const browser = service.browser();
		return { uuid, browser, ours: besideSdk(service, browser) };
	};

	describe.each([
		['lasts', true],
		['ends with the tab', false],
	])('a session that %s', (_name, rememberMe) => {
		it('SES-07 ENT-01 of our client is the same one for the SDK, with its profile', async () => {
			const { uuid, browser, ours } = await open();
			const page = ours();
			const identity = await login(page.client, { ...ana, rememberMe });
			const sdk = browser.open(page.tab).Identity;
			await expect(sdk.isLoggedIn()).resolves.toBe(true);
			expect(sdk.userIdentity).toEqual(identity);
			browser.sent.length = 0;
			await expect(sdk.getUserProfile()).resolves.toMatchObject({ uuid, firstName: 'Ana' });
			expect(browser.sent).toEqual([]);
			await sdk.logout();
			await expect(isLoggedIn(page.client)).resolves.toBe(false);
			expect(signedInUuid(page.client)).toBeUndefined();
		});

		it('SES-07 ENT-01 of the SDK is the same one for our client, with its profile', async () => {
			const { uuid, browser, ours } = await open();
			const page = browser.open();
			await page.Identity.login(ana.email, ana.password, { rememberMe });
			await page.Identity.getUserProfile();
			const { client } = ours(page.sessionStorage);
			browser.sent.length = 0;
			await expect(isLoggedIn(client)).resolves.toBe(true);
			await expect(readProfile(client)).resolves.toMatchObject({ uuid });
			expect(browser.sent).toEqual([]);
			await logout(client);
			await expect(page.reload().Identity.isLoggedIn()).resolves.toBe(false);
		});

		it('SES-03 continues in both when either renews it', async () => {
			const { browser, ours } = await open();
			const page = ours();
			await login(page.client, { ...ana, rememberMe });
			service.pass(16 * minute);
			await expect(isLoggedIn(page.client)).resolves.toBe(true);
			const sdk = browser.open(page.tab).Identity;
			browser.sent.length = 0;
			await expect(sdk.isLoggedIn()).resolves.toBe(true);
			expect(browser.sent).toEqual([]);
			service.pass(16 * minute);
			await expect(sdk.isLoggedIn()).resolves.toBe(true);
			browser.sent.length = 0;
			await expect(isLoggedIn(page.client)).resolves.toBe(true);
			expect(browser.sent).toEqual([]);
		});
	});

	describe('in cookies', () => {
		const domain = 'mail.test';
		const cookieOf = (browser: Browser, name: string) => browser.cookies.find(name)?.attributes;
		const sdkOf = (page: Page) => {
			page.Identity.options({ baseDomain: domain });
			return page.Identity;
		};

		it('LIM-03 SES-07 written by either client are read by the other', async () => {
			for (const [rememberMe, name] of [
				[true, kept],
				[false, `${kept}.session`],
			] as const) {
				const { browser, ours } = await open();
				const { client } = ours(undefined, domain);
				const identity = await login(client, { ...ana, rememberMe });
				const expires = 'Tue, 19 Jan 2038 03:14:07 GMT';
				expect(cookieOf(browser, name)).toEqual({ domain, path: '/', ...(rememberMe && { expires }) });
				expect(browser.localStorage.getItem(kept)).toBeNull();
				const sdk = sdkOf(browser.open());
				await expect(sdk.isLoggedIn()).resolves.toBe(true);
				expect(sdk.userIdentity).toEqual(identity);
				await logout(client);
				await expect(sdkOf(browser.open()).isLoggedIn()).resolves.toBe(false);
				await sdkOf(browser.open()).login(ana.email, ana.password, { rememberMe });
				await expect(isLoggedIn(ours(undefined, domain).client)).resolves.toBe(true);
			}
		});

		it('sign nobody out whose session was in storage', async () => {
			const { ours } = await open();
			await login(ours().client, { ...ana, rememberMe: true });
			await expect(isLoggedIn(ours(undefined, domain).client)).resolves.toBe(true);
		});
	});

	it('contract 11.12 never shows the reader before, though the SDK left her profile', async () => {
		const { browser, ours } = await open();
		const bea = await service.account('bea@mail.test');
		const page = browser.open();
		await page.Identity.login(ana.email, ana.password, { rememberMe: true });
		await page.Identity.getUserProfile();
		await page.Identity.login('bea@mail.test', goodPassword, { rememberMe: true });
		const { client } = ours();
		expect(storedProfile(client)).toBeUndefined();
		await expect(readProfile(client)).resolves.toMatchObject({ uuid: bea });
	});

	it('ENT-08 ENT-12 keeps sign-up, segments and changes where the SDK looks for them', async () => {
		const browser = service.browser();
		const { client } = besideSdk(service, browser)();
		const { uuid } = await signUp(client, { ...ana, firstName: 'Ana', rememberMe: true });
		await saveProfile(client, { lastName: 'Núñez' });
		await storeReaderData(client);
		const sdk = browser.open().Identity;
		expect(sdk.userIdentity).toMatchObject({ uuid });
		expect(sdk.userProfile).toMatchObject({ uuid, lastName: 'Núñez', identities: [{ type: 'Password' }] });
		expect(sdk.userSegments).toMatchObject({ uuid, segments: {} });
	});

	it('FLOW-04 SOC-05 the sign-in is recorded in the profile at the service', async () => {
		const { browser, ours } = await open();
		await login(ours().client, { ...ana, rememberMe: true });
		const profile = await browser.open().Identity.getUserProfile();
		const date = service.clock.now.toISOString();
		const lastLogin = { name: 'lastLogin', value: JSON.stringify({ method: 'password', date }), type: 'String' };
		expect(profile).toMatchObject({ attributes: expect.arrayContaining([lastLogin]) });
	});

	it('T09 a database outage signs nobody out, and everything continues when it is back', async () => {
		const { browser, ours } = await open();
		const { client } = ours();
		await login(client, { ...ana, rememberMe: true });
		service.pass(16 * minute);
		service.breakable.down = true;
		await expect(isLoggedIn(client)).resolves.toBe(false);
		await expect(call(client, endpoints.sessions)).rejects.toMatchObject({ name: 'NetworkFault' });
		expect(browser.localStorage.json(kept)).toMatchObject({ uuid: expect.any(String) });
		service.breakable.down = false;
		await expect(isLoggedIn(client)).resolves.toBe(true);
		await expect(call(client, endpoints.sessions)).resolves.toContainEqual(expect.objectContaining({ current: true }));
	});
});
