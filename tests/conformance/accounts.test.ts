import { describe, expect, it } from 'vitest';
import { goodPassword, newAccount } from '../support/identity/identity.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { otherBrand } from '../support/test-brand.ts';

const minute = 60_000;
const paths = (sent: readonly { readonly method: string; readonly path: string }[]) => sent.map(({ method, path }) => `${method} ${path}`);
const deadNonce = { code: '300033', message: 'Nonce not found or expired', httpStatus: 404, error: true };
const newPassword = 'otra nube sobre Wilde 9';

describeSdk('with the SDK', (service) => {
	describe('sign-up', () => {
		it('API-21 ENT-09 ENT-10 ENT-11 sends identity and profile after the configuration', async () => {
			const browser = service.browser();
			const { identity, profile } = newAccount('Ana@Mail.test');
			await browser.open().Identity.signUp(identity, profile, false, true);
			expect(paths(browser.sent)).toEqual(['GET /identity/public/v1/config', 'POST /identity/public/v1/signup']);
			expect(browser.sent[1]?.json).toEqual({ identity, profile });
		});

		it('ENT-12 answers with identity, profile and tokens, and signs the reader in', async () => {
			const browser = service.browser();
			const page = browser.open();
			const { identity, profile } = newAccount('Ana@Mail.test');
			const answer = await page.Identity.signUp(identity, profile, false, true);
			const uuid = expect.any(String);
			const login = { userName: 'ana@mail.test', passwordReset: false, type: 'Password', lastLoginDate: null, locked: false };
			expect(answer).toMatchObject({
				uuid,
				identities: [login],
				profile: { email: 'Ana@Mail.test', emailVerified: false, firstName: 'Ana', attributes: profile.attributes },
				accessToken: expect.any(String),
				refreshToken: expect.any(String),
			});
			expect(Object.keys(Object(browser.localStorage.json('ArcId.USER_INFO'))).sort()).toEqual(['accessToken', 'refreshToken', 'uuid']);
			expect(browser.localStorage.json('ArcId.USER_PROFILE')).toMatchObject({ uuid, identities: [login], email: 'Ana@Mail.test' });
			expect(page.messages).toEqual([]);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
		});

		it('API-05 ERR-02 is refused for an address that has an account, in any spelling', async () => {
			await service.account();
			const page = service.browser().open();
			const { identity, profile } = newAccount(' ANA@mail.test');
			await expect(page.Identity.signUp(identity, profile)).rejects.toMatchObject({ code: '300039', message: 'Duplicate identity type' });
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
		});

		it('trap 21: by a signed-in reader carries no token, and does not change her password', async () => {
			const { browser, page } = await service.signedIn();
			const { identity, profile } = newAccount('ana@mail.test', newPassword);
			await expect(page.Identity.signUp(identity, profile)).rejects.toMatchObject({ code: '300039' });
			expect(browser.sent.at(-1)?.headers.authorization).toBeUndefined();
			const login = { userName: 'ana@mail.test', credentials: newPassword, grantType: 'password' };
			expect((await service.call('POST', '/auth/login', { body: login })).status).toBe(401);
		});
	});

	describe('the email that verifies', () => {
		it('API-25 API-26 ERR-06 ERR-07 is sent on request, allows the sign-in, and reports when its link was used before', async () => {
			const { identity, profile } = newAccount('ana@mail.test');
			await service.browser().open().Identity.signUp(identity, profile);
			const browser = service.browser();
			const page = browser.open();
			const notYet = { code: '130051', message: 'Email Address is not verified', httpStatus: 401 };
			await expect(page.Identity.login('ana@mail.test', goodPassword)).rejects.toMatchObject(notYet);
			browser.sent.length = 0;
			await expect(page.Identity.requestVerifyEmail(' Ana@MAIL.test')).resolves.toBe(true);
			expect(browser.sent[0]).toMatchObject({ json: { email: ' Ana@MAIL.test' }, path: '/identity/public/v1/email/verify' });
			const nonce = service.nonce('verify');
			await expect(page.Identity.verifyEmail(nonce)).resolves.toBe(true);
			expect(paths(browser.sent).at(-1)).toBe(`GET /identity/public/v1/email/verify/${nonce}`);
			await expect(page.Identity.verifyEmail(nonce)).rejects.toMatchObject({ message: 'Email already Verified' });
			await expect(page.Identity.login('ana@mail.test', goodPassword)).resolves.toMatchObject({ uuid: expect.any(String) });
		});

		it('trap 14: does not change the cached profile of a page for ten minutes', async () => {
			const { identity, profile } = newAccount('ana@mail.test');
			const page = service.browser().open();
			await page.Identity.signUp(identity, profile, false, true);
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ emailVerified: false });
			await page.Identity.verifyEmail(service.nonce('verify'));
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ emailVerified: false });
			service.pass(11 * minute);
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ emailVerified: true });
		});
	});

	describe('a new password', () => {
		it('API-23 API-24 is set by a link in an email, and ends every session', async () => {
			const { page: elsewhere } = await service.signedIn();
			const browser = service.browser();
			const page = browser.open();
			await expect(page.Identity.requestResetPassword('ANA@mail.test ')).resolves.toBe(true);
			expect(browser.sent[1]).toMatchObject({ path: '/identity/public/v1/password/reset', json: { userName: 'ANA@mail.test ' } });
			const nonce = service.nonce('reset');
			await expect(page.Identity.resetPassword(nonce, newPassword)).resolves.toBe(true);
			expect(browser.sent.at(-1)).toMatchObject({
				method: 'PUT',
				path: `/identity/public/v1/password/reset/${nonce}`,
				json: { newPassword },
			});
			await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			await expect(page.Identity.login('ana@mail.test', newPassword)).resolves.toMatchObject({ uuid: expect.any(String) });
			service.pass(16 * minute);
			await expect(elsewhere.Identity.isLoggedIn()).resolves.toBe(false);
		});

		it('API-23 gets the same answer for known and unknown addresses', async () => {
			const page = service.browser().open();
			await expect(page.Identity.requestResetPassword('nadie@mail.test')).resolves.toBe(true);
			await expect(page.Identity.requestVerifyEmail('nadie@mail.test')).resolves.toBe(true);
			await expect(page.Identity.requestOTALink('nadie@mail.test')).resolves.toBe(true);
			expect(service.mails).toEqual([]);
		});

		it('API-22 ADM-05 is set by a reader who knows the old one', async () => {
			const { browser, page } = await service.signedIn();
			await expect(page.Identity.updatePassword('no es', newPassword)).rejects.toMatchObject({ message: 'Authentication failed' });
			await expect(page.Identity.updatePassword(goodPassword, newPassword)).resolves.toBe(true);
			expect(browser.sent.at(-1)).toMatchObject({
				method: 'PUT',
				path: '/identity/public/v1/password',
				headers: { authorization: `Bearer ${page.Identity.userIdentity.accessToken}` },
				json: { oldPassword: goodPassword, newPassword },
			});
			service.pass(16 * minute);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
		});

		it('trap 20: ERR-04 a link that is spent, too old or unknown is refused by every call that takes one', async () => {
			await service.account();
			const page = service.browser().open();
			await page.Identity.requestResetPassword('ana@mail.test');
			const nonce = service.nonce('reset');
			await page.Identity.resetPassword(nonce, newPassword);
			await expect(page.Identity.resetPassword(nonce, goodPassword)).rejects.toEqual(deadNonce);
			await page.Identity.requestResetPassword('ana@mail.test');
			service.pass(61 * minute);
			await expect(page.Identity.resetPassword(service.nonce('reset'), goodPassword)).rejects.toEqual(deadNonce);
			await expect(page.Identity.verifyEmail(nonce)).rejects.toMatchObject({ code: expect.any(String), httpStatus: 404 });
			await expect(page.Identity.redeemOTALink(nonce)).rejects.toMatchObject({ code: expect.any(String), httpStatus: 404 });
			await expect(page.Identity.login('ana@mail.test', newPassword)).resolves.toMatchObject({ uuid: expect.any(String) });
		});
	});

	describe('the one-time link', () => {
		it.each(['OTALink', 'MagicLink'] as const)('API-11 API-12 signs in once (%s)', async (name) => {
			const uuid = await service.account();
			const browser = service.browser();
			const page = browser.open();
			const [request, redeem] =
				name === 'OTALink'
					? [page.Identity.requestOTALink, page.Identity.redeemOTALink]
					: [page.Identity.requestMagicLink, page.Identity.redeemMagicLink];
			await expect(request(' Ana@mail.test', 'a token')).resolves.toBe(true);
			expect(browser.sent[1]).toMatchObject({
				path: '/identity/public/v1/auth/magiclink',
				json: { email: ' Ana@mail.test', recaptchaToken: 'a token' },
			});
			const nonce = service.nonce('one-time-link');
			const identity = await redeem(nonce);
			expect(identity).toMatchObject({ uuid, accessToken: expect.any(String), refreshToken: expect.any(String) });
			expect(paths(browser.sent).at(-1)).toBe(`GET /identity/public/v1/auth/magiclink/${nonce}`);
			expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(identity);
			expect(page.messages).toEqual([]);
			await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			await expect(redeem(nonce)).rejects.toMatchObject({ httpStatus: 404, code: expect.any(String), message: expect.any(String) });
		});

		it('API-12 R13 signs in an app that keeps no cookies, where the reader types the address of the link', async () => {
			const uuid = await service.account();
			const { Identity } = service.browser(otherBrand).open();
			Identity.options({ apiOrigin: `${service.origin()}/` });
			await Identity.requestOTALink('ana@mail.test');
			const nonce = service.nonce('one-time-link');
			await expect(Identity.redeemOTALink(nonce)).rejects.toMatchObject({ code: 'link-of-other-browser' });
			const confirm = (email: string) =>
				service.call('POST', `/auth/magiclink/${nonce}`, { body: { email }, headers: { 'sec-fetch-site': 'cross-site' } });
			expect((await confirm('intrusa@mail.test')).body).toMatchObject({ code: 'link-of-other-browser' });
			const { body } = await confirm('ana@mail.test');
			Identity.userIdentity = { uuid: String(body.uuid), accessToken: String(body.accessToken), refreshToken: String(body.refreshToken) };
			await expect(Identity.isLoggedIn()).resolves.toBe(true);
			await expect(Identity.getUserProfile()).resolves.toMatchObject({ uuid, email: 'ana@mail.test' });
		});
	});

	describe('the profile', () => {
		it('API-16 ENT-03 ENT-04 ENT-05 has every field, and is stored', async () => {
			const { browser, page, uuid } = await service.signedIn();
			const profile = await page.Identity.getUserProfile();
			expect(profile).toMatchObject({
				uuid,
				email: 'ana@mail.test',
				emailVerified: true,
				picture: null,
				firstName: 'Ana',
				lastName: 'Núñez',
				attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' }],
				identities: [{ type: 'Password', userName: 'ana@mail.test', lastLoginDate: service.clock.now.getTime() }],
			});
			expect(browser.sent[0]).toMatchObject({
				cache: 'no-cache',
				headers: { authorization: `Bearer ${page.Identity.userIdentity.accessToken}` },
			});
			expect(browser.localStorage.json('ArcId.USER_PROFILE')).toEqual(profile);
		});

		it('ENT-06 LIM-02 is requested once in ten minutes', async () => {
			const { browser, page } = await service.signedIn();
			const profile = await page.Identity.getUserProfile();
			const expires = new Date(service.clock.now.getTime() + 10 * minute).toISOString();
			expect(browser.localStorage.getItem('ArcId.USER_PROFILE_EXPIRED_TIME')).toBe(expires);
			service.pass(10 * minute - 1);
			await expect(page.Identity.getUserProfile()).resolves.toEqual(profile);
			expect(browser.sent).toHaveLength(1);
			service.pass(1);
			await page.Identity.getUserProfile();
			expect(browser.sent).toHaveLength(2);
		});

		it('trap 17: API-17 changes only what is sent, and the answer has no uuid', async () => {
			const { browser, page, uuid } = await service.signedIn();
			const change = { uuid, firstName: 'Anita', birthYear: '1990', email: 'ana@mail.test', emailVerified: true, identities: [] };
			const { emailVerified, identities, ...allowed } = change;
			await expect(page.Identity.updateUserProfile(Object(change))).rejects.toMatchObject({ httpStatus: 400 });
			await expect(page.Identity.updateUserProfile(Object(allowed))).resolves.toMatchObject({
				uuid,
				firstName: 'Anita',
				lastName: 'Núñez',
				birthYear: '1990',
			});
			expect(browser.sent.at(-1)?.json).toEqual({ firstName: 'Anita', birthYear: '1990', email: 'ana@mail.test' });
			expect(change).not.toHaveProperty('uuid');
			expect(browser.localStorage.json('ArcId.USER_PROFILE')).toMatchObject({ firstName: 'Anita' });
		});

		it('trap 25: ENT-04 accepts attributes with and without a type, as a whole list', async () => {
			const { page } = await service.signedIn();
			const change = { attributes: [{ name: 'lastLogin', value: 'password' }], contacts: [{ phone: '1145678901', type: 'HOME' }] };
			await expect(page.Identity.updateUserProfile(Object(change))).resolves.toMatchObject({
				attributes: [{ name: 'lastLogin', value: 'password', type: 'String' }],
				contacts: [{ phone: '1145678901', type: 'HOME' }],
			});
			await expect(page.Identity.updateUserProfile(Object({ attributes: [] }))).resolves.toMatchObject({ attributes: [] });
		});

		it('trap 29: has a list of identities after every way to sign in', async () => {
			await service.account();
			const page = service.browser().open();
			await page.Identity.requestOTALink('ana@mail.test');
			await page.Identity.redeemOTALink(service.nonce('one-time-link'));
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ identities: [{ type: 'Password' }] });
		});

		it('trap 12: stays the last reader’s for ten minutes when the next one signs in without a sign-out', async () => {
			const { browser, page } = await service.signedIn();
			await page.Identity.getUserProfile();
			await service.account('berta@mail.test');
			await page.Identity.login('berta@mail.test', goodPassword, { rememberMe: true });
			browser.sent.length = 0;
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ email: 'ana@mail.test' });
			expect(browser.sent).toEqual([]);
			await page.Identity.logout();
			await page.Identity.login('berta@mail.test', goodPassword, { rememberMe: true });
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ email: 'berta@mail.test' });
		});
	});

	describe('another email address', () => {
		const change = (email: string) => Object({ email });

		it('trap 19: LIM-01 takes effect when it is confirmed, and signs in from then on', async () => {
			const { page } = await service.signedIn();
			await expect(page.Identity.updateUserProfile(change('nueva@mail.test'))).resolves.toMatchObject({
				email: 'ana@mail.test',
				unverifiedEmail: 'nueva@mail.test',
			});
			await expect(page.Identity.login('nueva@mail.test', goodPassword)).rejects.toMatchObject({ code: '300040' });
			await page.Identity.verifyEmail(service.nonce('email-change'));
			await expect(page.Identity.login('nueva@mail.test', goodPassword)).resolves.toMatchObject({ uuid: expect.any(String) });
			await expect(page.Identity.login('ana@mail.test', goodPassword)).rejects.toMatchObject({ code: '300040' });
		});

		it('A04 ERR-05 is refused when it got an account meanwhile, and asking for it does not tell whether it has one', async () => {
			const { page } = await service.signedIn();
			await service.account('berta@mail.test');
			for (const unverifiedEmail of ['BERTA@mail.test', 'carla@mail.test']) {
				await expect(page.Identity.updateUserProfile(change(unverifiedEmail))).resolves.toMatchObject({ unverifiedEmail });
			}
			await service.account('carla@mail.test');
			const inUse = { message: 'Email already in use', httpStatus: 409 };
			await expect(page.Identity.verifyEmail(service.nonce('email-change'))).rejects.toMatchObject(inUse);
		});

		it('LIM-01 ERR-08 is refused an hour after the sign-in', async () => {
			const { page } = await service.signedIn();
			service.pass(60 * minute + 1);
			await expect(page.Identity.updateUserProfile(change('nueva@mail.test'))).rejects.toMatchObject({
				message: 'Update only when within 60 minutes of signIn',
			});
		});
	});
});
