import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../../support/browser/browser.ts';
import { accountBrands, accountVisits, arriveAt, button, field, signOut } from '../../../support/identity/account-visits.ts';
import { minute, tokenUntil } from '../../../support/identity/fake-accounts.ts';

const sessionKey = 'ArcId.USER_INFO';
const storageKeys = [
	sessionKey,
	'ArcId.USER_PROFILE',
	'ArcId.USER_PROFILE_EXPIRED_TIME',
	'ArcId.USER_SEGMENTS',
	'ArcId.USER_SETTINGS',
	'uuid-arc',
];

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

const tokens = (page: Page) => page.evaluate((key): Tokens => JSON.parse(localStorage.getItem(key) ?? 'null'), sessionKey);
/** Replaces tokens of the session. */
const change = (page: Page, changed: Partial<Tokens>) =>
	page.evaluate(
		([key, others]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...others })),
		[sessionKey, changed] as const,
	);
const expired = () => tokenUntil(Date.now() - minute);

/** Lists the refreshes that all tabs of a browser request. */
function refreshesOf(context: BrowserContext): string[] {
	const refreshes: string[] = [];
	context.on('request', (request) => request.url().endsWith('/auth/token') && request.method() === 'POST' && refreshes.push(request.url()));
	return refreshes;
}

const isMarked = (page: Page) => page.locator('html').getAttribute('data-session');
const showsProfile = (page: Page) => field(page, 'Nombre').waitFor();

const { program, reader, newReader, signIn } = accountVisits();

describe.each(accountBrands)('the session of a reader of $id', ({ id, texts }) => {
	const email = `fichas-${id}@mail.test`;
	const profile = () => program().url(id, '/perfil/');
	beforeAll(() => newReader(id, email));
	const signedIn = async () => {
		const { context, page } = await reader();
		await signIn(page, id, email);
		await arriveAt(page, '/perfil/');
		await showsProfile(page);
		return { context, page };
	};

	it('ADM-01 SES-01 SES-03 T02 begins, is renewed and ends in all tabs at once', async () => {
		const { context, page } = await reader();
		const other = await context.newPage();
		await other.goto(program().url(id, '/'));
		expect(await isMarked(other)).toBeNull();
		await signIn(page, id, email);
		await page.waitForURL((url) => url.pathname !== '/ingresar/');
		await expect.poll(() => isMarked(other)).not.toBeNull();
		await page.goto(profile());

		// A page that still loads would renew the session before it is left, and its successor once more.
		await page.waitForLoadState('networkidle');
		await change(page, { accessToken: expired() });
		const [before, refreshes] = [await tokens(page), refreshesOf(context)];
		await Promise.all([page, other].map((tab) => tab.goto(profile())));
		await Promise.all([page, other].map(showsProfile));
		expect(refreshes).toHaveLength(1);
		const after = await tokens(other);
		expect(after).toEqual(await tokens(page));
		expect([after.accessToken, after.refreshToken]).not.toContain(before.refreshToken);

		await signOut(page);
		await arriveAt(other, '/ingresar/');
		expect(await isMarked(page)).toBeNull();
		expect(await isMarked(other)).toBeNull();
	});

	it('FLOW-12 FLOW-13 is renewed first when its token has expired, then ended there and here, and scripts are told', async () => {
		const { page } = await signedIn();
		await page.evaluate(() => addEventListener('ArcSDK.logout', () => sessionStorage.setItem('told', 'yes')));
		// What the profile still asks for would renew the session.
		await page.waitForLoadState('networkidle');
		await change(page, { accessToken: expired() });
		const { accessToken, refreshToken } = await tokens(page);
		const requests: Request[] = [];
		page.on('request', (request) => request.url().endsWith('/auth/token') && requests.push(request));
		await signOut(page);
		expect(requests.map((request) => request.method())).toEqual(['POST', 'DELETE']);
		const [renewal, end] = requests;
		expect(renewal?.postDataJSON()).toMatchObject({ token: refreshToken });
		const sent = (await end?.allHeaders())?.authorization;
		expect(sent).toMatch(/^Bearer ./);
		expect(sent).not.toContain(accessToken);
		expect(await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), storageKeys)).toEqual([]);
		expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes');
		const answer = await program().send(id, '/identity/public/v1/profile', { method: 'GET', headers: { authorization: sent ?? '' } });
		expect(answer.status).toBe(401);
	});

	it.each(['accessToken', 'refreshToken'] as const)('SES-02 without its %s is none: the reader is led to ingresar', async (missing) => {
		const { page } = await signedIn();
		await change(page, { [missing]: undefined });
		await page.goto(profile());
		await arriveAt(page, '/ingresar/');
		expect(await page.evaluate(() => document.documentElement.dataset.session)).toBeUndefined();
	});

	it('SES-03 ADM-05 continues unnoticed when its access token has expired, or the service refuses it', async () => {
		const { context, page } = await signedIn();
		const [complaints, refreshes] = [listenTo(page), refreshesOf(context)];
		const save = async (name: string) => {
			await field(page, 'Nombre').fill(name);
			await button(page, texts.account.profile.save).click();
			await page.getByText(texts.account.profile.saved).waitFor();
		};
		await change(page, { accessToken: expired() });
		await save('Anita');
		expect(refreshes).toHaveLength(1);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		await change(page, { accessToken: tokenUntil(Date.now() + 10 * minute) });
		await save('Ana');
		expect(refreshes).toHaveLength(2);
		await change(page, { accessToken: tokenUntil(undefined) });
		await save('Anita');
		expect(refreshes).toHaveLength(3);
		expect(new URL(page.url()).pathname).toBe('/perfil/');
	});

	it.each([
		['its refresh token has expired', (page: Page) => change(page, { accessToken: expired(), refreshToken: expired() })],
		[
			'it was ended elsewhere',
			async (page: Page) => {
				const { accessToken } = await tokens(page);
				const headers = { authorization: `Bearer ${accessToken}` };
				await program().send(id, '/identity/public/v1/auth/token', { method: 'DELETE', headers });
				await change(page, { accessToken: expired() });
			},
		],
	])('SES-04 SES-05 SES-06 ENT-07 is cleared from the storage when %s, and the reader is led to ingresar', async (_when, end) => {
		const { page } = await signedIn();
		await page.evaluate((keys) => {
			for (const key of keys) if (localStorage.getItem(key) === null) localStorage.setItem(key, '[]');
		}, storageKeys);
		await end(page);
		await page.goto(profile());
		await arriveAt(page, '/ingresar/');
		expect(await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), storageKeys)).toEqual([]);
		expect(await isMarked(page)).toBeNull();
	});
});
