import { Response } from 'undici';
import { describe, expect, it } from 'vitest';
import { goodPassword } from '../support/identity/identity.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';

const minute = 60_000;
const day = 86_400_000;
const paths = (sent: readonly { readonly method: string; readonly path: string }[]) => sent.map(({ method, path }) => `${method} ${path}`);
const refresh = 'POST /identity/public/v1/auth/token';
/** What lies in storage after a session was cleared. */
const nobody = {};

describeSdk('with the SDK', (service) => {
	describe('login', () => {
		it('API-01 API-07 ENT-01 SES-07 sends what the contract says and stores the identity in local storage', async () => {
			const uuid = await service.account();
			const browser = service.browser();
			const page = browser.open();
			const identity = await page.Identity.login('ana@mail.test', goodPassword, { rememberMe: true });
			expect(identity).toEqual({ uuid, accessToken: expect.any(String), refreshToken: expect.any(String), expiresIn: 900 });
			expect(paths(browser.sent)).toEqual(['GET /identity/public/v1/config', 'POST /identity/public/v1/auth/login']);
			expect(browser.sent[1]).toMatchObject({
				origin: service.origin(),
				headers: { 'content-type': 'application/json' },
				json: { userName: 'ana@mail.test', credentials: goodPassword, grantType: 'password', rememberMe: true },
			});
			expect(browser.sent[1]?.headers.authorization).toBeUndefined();
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(identity);
			expect(page.sessionStorage.keys()).toEqual([]);
			expect(page.messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'password' }]);
			expect(page.Identity.userIdentity).toEqual(identity);
		});

		it('trap 24: SES-07 keeps the session in the tab alone without rememberMe', async () => {
			await service.account();
			const browser = service.browser();
			const page = browser.open();
			await page.Identity.login('ana@mail.test', goodPassword);
			expect(page.sessionStorage.json('ArcId.USER_INFO')).toMatchObject({ uuid: expect.any(String) });
			expect(browser.localStorage.getItem('ArcId.USER_INFO')).toBeNull();
			await expect(page.reload().Identity.isLoggedIn()).resolves.toBe(true);
			await expect(browser.open().Identity.isLoggedIn()).resolves.toBe(false);
			service.pass(day + minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
		});

		it('API-05 ERR-01 throws the refusal of a wrong password unchanged', async () => {
			await service.account();
			const browser = service.browser();
			const page = browser.open();
			const refused = { code: '300040', message: 'Authentication failed', httpStatus: 401, error: true };
			await expect(page.Identity.login('ana@mail.test', 'otra', { rememberMe: true })).rejects.toEqual(refused);
			await expect(page.Identity.login('nadie@mail.test', goodPassword)).rejects.toEqual(refused);
			expect(page.messages).toEqual([]);
			expect(browser.localStorage.getItem('ArcId.USER_INFO') ?? '{}').toBe('{}');
		});

		it('API-07 with the option cookie also requests a cookie that no script can read', async () => {
			await service.account();
			const browser = service.browser();
			const page = browser.open();
			await page.Identity.login('ana@mail.test', goodPassword, { rememberMe: true, cookie: true });
			const answer = browser.sent[1];
			expect(answer?.path).toBe('/identity/public/v1/auth/login?cookie=true');
			expect(answer?.answered?.get('set-cookie')).toMatch(/^__Host-.+; Path=\/; Secure; HttpOnly; SameSite=Lax/);
			await page.Identity.logout();
			expect(browser.sent.at(-1)?.answered?.get('set-cookie')).toMatch(/^__Host-[\w-]+=; .*Max-Age=0/);
		});

		it('trap 18: accepts every spelling of the address, and answers with one', async () => {
			await service.account('Ana.Nunez@Mail.Test');
			const page = service.browser().open();
			const identity = await page.Identity.login(' ANA.NUNEZ@mail.test ', goodPassword, { rememberMe: true });
			const claims = JSON.parse(Buffer.from(String(Reflect.get(identity, 'accessToken')).split('.')[1] ?? '', 'base64url').toString());
			expect(claims.un).toBe('ana.nunez@mail.test');
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ email: 'Ana.Nunez@Mail.Test' });
		});
	});

	describe('a session', () => {
		it('SES-01 SES-02 is valid with both tokens, and invalid without', async () => {
			const { browser, page } = await service.signedIn();
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			for (const missing of ['accessToken', 'refreshToken']) {
				const kept = { ...page.Identity.userIdentity, [missing]: undefined };
				browser.localStorage.setItem('ArcId.USER_INFO', JSON.stringify(kept));
				await expect(browser.open().Identity.isLoggedIn()).resolves.toBe(false);
			}
			expect(browser.sent).toEqual([]);
		});

		it('trap 2: SES-03 SES-04 API-09 API-40 continues after fifteen minutes, with the same uuid', async () => {
			const { browser, page, uuid } = await service.signedIn();
			const before = page.Identity.userIdentity.accessToken;
			service.pass(16 * minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			expect(paths(browser.sent)).toEqual([refresh]);
			expect(browser.sent[0]?.json).toEqual({ token: expect.any(String), grantType: 'refresh-token' });
			expect(page.Identity.userIdentity).toMatchObject({ uuid });
			expect(page.Identity.userIdentity.accessToken).not.toBe(before);
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(page.Identity.userIdentity);
		});

		it('SES-09 is renewed once when three parts of a page need it at the same time', async () => {
			const { browser, page } = await service.signedIn();
			service.pass(16 * minute);
			await expect(Promise.all([1, 2, 3].map(() => page.Identity.isLoggedIn()))).resolves.toEqual([true, true, true]);
			expect(paths(browser.sent)).toEqual([refresh]);
			browser.sent.length = 0;
			const [one, other] = await Promise.all([page.Identity.getUserProfile(), page.Identity.getUserProfile()]);
			expect(other).toEqual(one);
			expect(paths(browser.sent)).toEqual(['GET /identity/public/v1/profile']);
		});

		it('API-40 is extended on every request, and by the heartbeat only when it is due', async () => {
			const { browser, page, uuid } = await service.signedIn();
			await expect(page.Identity.heartbeat()).resolves.toMatchObject({ uuid });
			expect(browser.sent).toEqual([]);
			await expect(page.Identity.extendSession()).resolves.toMatchObject({ uuid });
			expect(paths(browser.sent)).toEqual([refresh]);
			service.pass(16 * minute);
			await expect(page.Identity.heartbeat()).resolves.toMatchObject({ uuid });
			expect(paths(browser.sent)).toEqual([refresh, refresh]);
		});

		it('trap 11: SES-05 LOC-05 LOC-06 that cannot be extended is cleared, and the call throws at once', async () => {
			const { page, browser } = await service.signedIn();
			service.pass(31 * day);
			expect(() => page.Identity.extendSession()).toThrow('[Arc Identity SDK] Refresh token is expired');
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(nobody);
			expect(() => page.Identity.extendSession()).toThrow('[Arc Identity SDK] No refresh token found for this session');
			await expect(page.Identity.heartbeat()).resolves.toEqual({});
			expect(browser.sent).toEqual([]);
		});

		it('SES-05 that the service no longer knows is cleared', async () => {
			const { page, browser, uuid } = await service.signedIn();
			const other = await service.call('POST', '/auth/login', {
				body: { userName: 'ana@mail.test', credentials: goodPassword, grantType: 'password' },
			});
			await service.call('DELETE', '/sessions/others', { token: other.body.accessToken });
			service.pass(16 * minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			expect(uuid).toBe(other.body.uuid);
			expect(page.warnings).toEqual(['[Arc Identity SDK] code:"300041", message:"Authentication failed"']);
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(nobody);
		});

		it('SES-06 that is cleared leaves nothing of the reader', async () => {
			const { page, browser } = await service.signedIn();
			await page.Identity.getUserProfile();
			await page.Identity.getUserSegments();
			page.Identity.clearSession();
			const left = ['USER_INFO', 'USER_PROFILE', 'USER_SEGMENTS'].map((key) => browser.localStorage.json(`ArcId.${key}`));
			expect(left).toEqual([nobody, null, null]);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
		});

		it('trap 10: is lost when a refresh is answered without uuid, and kept when the connection breaks', async () => {
			const { page, browser } = await service.signedIn();
			service.pass(16 * minute);
			browser.network.instead = () => {
				throw new TypeError('fetch failed');
			};
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			expect(browser.localStorage.json('ArcId.USER_INFO')).toMatchObject({ uuid: expect.any(String) });
			browser.network.instead = () => undefined;
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			service.pass(16 * minute);
			browser.network.instead = () => new Response('Bad Gateway', { status: 502 });
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(nobody);
		});

		it('trap 10: T09 X03 outlives an outage of the service, since no page can read its answer', async () => {
			const { page, browser } = await service.signedIn();
			service.pass(16 * minute);
			service.breakable.down = true;
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			expect(browser.sent[0]).toMatchObject({ status: 503 });
			expect(browser.sent[0]?.answered?.get('retry-after')).toMatch(/^\d+$/);
			service.breakable.down = false;
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			await expect(page.reload().Identity.isLoggedIn()).resolves.toBe(true);
		});

		it('trap 30: T02 of two tabs that refresh at once continues in both', async () => {
			const { page, browser } = await service.signedIn();
			const other = browser.open();
			service.pass(16 * minute);
			await expect(Promise.all([page.Identity.isLoggedIn(), other.Identity.isLoggedIn()])).resolves.toEqual([true, true]);
			expect(paths(browser.sent)).toEqual([refresh, refresh]);
			expect(other.Identity.userIdentity).toEqual(page.Identity.userIdentity);
			service.pass(16 * minute);
			await expect(page.reload().Identity.isLoggedIn()).resolves.toBe(true);
		});

		it('trap 30: T02 of a tab that slept while another refreshed continues in both, after any number of refreshes', async () => {
			const { page, browser } = await service.signedIn();
			const asleep = browser.open();
			await asleep.Identity.heartbeat();
			for (const _quarter of [1, 2, 3]) {
				service.pass(16 * minute);
				await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			}
			service.pass(minute);
			await expect(asleep.Identity.isLoggedIn()).resolves.toBe(true);
			service.pass(16 * minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			await expect(page.reload().Identity.isLoggedIn()).resolves.toBe(true);
		});

		it('trap 30: T01 of a reader whose storage was copied ends when the copy is used, for her and for the thief', async () => {
			const { page, browser } = await service.signedIn();
			const thief = service.browser();
			thief.localStorage.setItem('ArcId.USER_INFO', browser.localStorage.getItem('ArcId.USER_INFO') ?? '');
			service.pass(16 * minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			service.pass(minute);
			await expect(thief.open().Identity.isLoggedIn()).resolves.toBe(false);
			await expect(page.Identity.getUserProfile()).rejects.toMatchObject({ httpStatus: 401 });
			service.pass(16 * minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
		});

		it('trap 30: T01 ends too when the thief refreshes first', async () => {
			const { page, browser } = await service.signedIn();
			const thief = service.browser();
			thief.localStorage.setItem('ArcId.USER_INFO', browser.localStorage.getItem('ArcId.USER_INFO') ?? '');
			service.pass(16 * minute);
			const theirs = thief.open();
			await expect(theirs.Identity.isLoggedIn()).resolves.toBe(true);
			service.pass(minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			await expect(theirs.Identity.getUserProfile()).rejects.toMatchObject({ httpStatus: 401 });
		});
	});

	describe('logout', () => {
		it('API-10 ADM-05 ends the session here and at the service', async () => {
			const { page, browser } = await service.signedIn();
			const { accessToken, refreshToken } = page.Identity.userIdentity;
			await expect(page.Identity.logout()).resolves.toBeNull();
			expect(paths(browser.sent)).toEqual(['DELETE /identity/public/v1/auth/token']);
			expect(browser.sent[0]).toMatchObject({
				headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
				json: undefined,
			});
			expect(page.events).toEqual(['ArcSDK.logout']);
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(nobody);
			const again = await service.call('POST', '/auth/token', { body: { token: refreshToken, grantType: 'refresh-token' } });
			expect(again.status).toBe(401);
		});

		it('API-10 refreshes first when the access token has expired', async () => {
			const { page, browser } = await service.signedIn();
			service.pass(16 * minute);
			await page.Identity.logout();
			expect(paths(browser.sent)).toEqual([refresh, 'DELETE /identity/public/v1/auth/token']);
		});

		it('LOC-02 without a session says so, and tells the page', async () => {
			const page = service.browser().open();
			await expect(page.Identity.logout()).rejects.toMatchObject({ message: 'No access token found, user is already logged out' });
			expect(page.events).toEqual(['ArcSDK.logout']);
		});

		it('trap 15: with a dead refresh token clears the session and tells nobody', async () => {
			const { page, browser } = await service.signedIn();
			service.pass(31 * day);
			await expect((async () => page.Identity.logout())()).rejects.toMatchObject({
				message: '[Arc Identity SDK] Refresh token is expired',
			});
			expect(page.events).toEqual([]);
			expect(browser.sent).toEqual([]);
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(nobody);
		});
	});

	describe('cookies', () => {
		const domain = 'mail.test';
		const open = () => {
			const browser = service.browser();
			const page = browser.open();
			page.Identity.options({ baseDomain: domain });
			return { browser, page };
		};
		const read = (value = '') => JSON.parse(JSON.parse(decodeURIComponent(value)));

		it('trap 23: ENT-01 LIM-03 LIM-04 hold both tokens, encoded twice as JSON, until 2038', async () => {
			await service.account();
			const { browser, page } = open();
			const identity = await page.Identity.login('ana@mail.test', goodPassword, { rememberMe: true });
			const cookie = browser.cookies.find('ArcId.USER_INFO');
			expect(read(cookie?.value)).toEqual(identity);
			expect(cookie?.value.length).toBeLessThan(4_000);
			expect(cookie?.attributes).toEqual({ expires: 'Tue, 19 Jan 2038 03:14:07 GMT', domain, path: '/' });
			const reloaded = browser.open();
			reloaded.Identity.options({ baseDomain: domain });
			await expect(reloaded.Identity.isLoggedIn()).resolves.toBe(true);
			await reloaded.Identity.logout();
			expect(read(browser.cookies.find('ArcId.USER_INFO')?.value)).toEqual(nobody);
		});

		it('LIM-03 SES-07 end with the browser when the reader is not to be remembered', async () => {
			await service.account();
			const { browser, page } = open();
			await page.Identity.login('ana@mail.test', goodPassword);
			expect(browser.cookies.find('ArcId.USER_INFO.session')?.attributes).toEqual({ domain, path: '/' });
			await page.Identity.getUserProfile();
			expect(browser.cookies.find('ArcId.USER_PROFILE.session')).toBeDefined();
		});

		it('trap 23: LIM-04 LOC-15 LIM-03 are not written beyond 4000 characters, and a warning says so', async () => {
			await service.account();
			const { browser, page } = open();
			await page.Identity.login('ana@mail.test', goodPassword);
			const profile = (email: string) => ({ email, emailVerified: true, identities: [] });
			const length = (text: string) => encodeURIComponent(JSON.stringify(JSON.stringify(profile(text)))).length;
			const room = 4_000 - length('');
			page.Identity.userProfile = profile('x'.repeat(room));
			expect(browser.cookies.find('ArcId.USER_PROFILE.session')?.value).toHaveLength(4_000);
			page.Identity.userProfile = profile('y'.repeat(room + 1));
			expect(browser.cookies.find('ArcId.USER_PROFILE.session')?.value).toHaveLength(4_000);
			expect(page.warnings.at(-1)).toMatch(/^\[Arc Identity SDK\] Unable to save data to key "ArcId.USER_PROFILE"/);
		});

		it('trap 23: sign readers out whose session was in storage', async () => {
			const { browser } = await service.signedIn();
			const page = browser.open();
			page.Identity.options({ baseDomain: domain });
			expect(browser.localStorage.getItem('ArcId.USER_INFO')).toBeNull();
		});
	});
});
