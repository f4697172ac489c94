import { beforeEach, expect, it } from 'vitest';
import { googleCaptcha } from '../support/identity/google-captcha.ts';
import { findTestBrand, goodPassword, newAccount, signIn } from '../support/identity/identity.ts';
import { providerForSdk, sdkProviders } from '../support/sdk/sdk-providers.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';

const { provider, options } = providerForSdk();
const google = googleCaptcha(provider);
const missing = { code: '130001', message: 'Captcha token invalid' };
const notBelieved = { ...missing, httpStatus: 400, error: true };
const { identity, profile } = newAccount('ana@mail.test');
const everyForm = { signIn: true, signUp: true, oneTimeLink: true, resetPassword: true };

/** Brands whose forms always ask. */
const findBrand: typeof findTestBrand = (host) => {
	const found = findTestBrand(host);
	return found && { ...found, brand: { ...found.brand, accounts: { ...found.brand.accounts, captcha: everyForm } } };
};

describeSdk(
	'a brand with captchas, with the SDK',
	(service) => {
		const { googleToken } = sdkProviders(service, provider);
		beforeEach(() => google.answer(() => service.clock.now));
		const reader = async () => {
			const body = { ...newAccount('ana@mail.test'), recaptchaToken: google.token() };
			await service.register('ana@mail.test', undefined, { body, headers: { host: new URL(service.origin()).host } });
			google.asked.length = 0;
			service.mails.length = 0;
		};

		it('trap 9: LOC-01 RULE-18 sends nothing of a form without a token', async () => {
			const browser = service.browser();
			const { Identity } = browser.open();
			const forms = [
				() => Identity.login('ana@mail.test', goodPassword),
				() => Identity.signUp(identity, profile),
				() => Identity.requestOTALink('ana@mail.test'),
				() => Identity.requestMagicLink('ana@mail.test', ''),
				() => Identity.requestResetPassword('ana@mail.test'),
			];
			for (const form of forms) await expect(form(), String(form)).rejects.toEqual(missing);
			expect(browser.sent.map(({ path }) => path)).toEqual(['/identity/public/v1/config']);
			await expect(Identity.getConfig()).resolves.toMatchObject({ recaptchaSiteKey: 'key-of-the-site' });
		});

		it('trap 8: trap 9: ERR-03 has its own code at sign-up, and checks each token', async () => {
			const { Identity } = service.browser().open();
			await expect(Identity.login('ana@mail.test', goodPassword, { recaptchaToken: 'any' })).rejects.toEqual(notBelieved);
			await expect(Identity.requestOTALink('ana@mail.test', 'any')).rejects.toEqual(notBelieved);
			await expect(Identity.requestResetPassword('ana@mail.test', 'any')).rejects.toEqual(notBelieved);
			await expect(Identity.signUp(identity, profile, false, true, 'any')).rejects.toEqual({ ...notBelieved, code: '010122' });
		});

		it('API-07 API-11 API-21 API-23 accepts a token that was never used', async () => {
			const browser = service.browser();
			const { Identity } = browser.open();
			const token = google.token();
			await Identity.signUp(identity, profile, false, true, token);
			expect(browser.sent.at(-1)?.json).toEqual({ identity, profile, recaptchaToken: token });
			await Identity.verifyEmail(service.nonce('verify'));
			await expect(Identity.requestResetPassword('ana@mail.test', google.token())).resolves.toBe(true);
			await expect(Identity.requestOTALink('ana@mail.test', google.token())).resolves.toBe(true);
			const recaptchaToken = google.token();
			await expect(Identity.login('ana@mail.test', goodPassword, { recaptchaToken })).resolves.toMatchObject({ uuid: expect.any(String) });
			expect(browser.sent.at(-1)?.json).toMatchObject({ recaptchaToken });
		});

		it('trap 9: is not required where the SDK cannot send one', async () => {
			await reader();
			const { Identity } = service.browser().open();
			await expect(Identity.requestVerifyEmail('ana@mail.test')).resolves.toBe(true);
			await expect(Identity.signInWithGoogle(Object({ credential: await googleToken() }))).resolves.toMatchObject({
				uuid: expect.any(String),
			});
			await expect(Identity.extendSession()).resolves.toMatchObject({ uuid: expect.any(String) });
			expect(google.asked).toEqual([]);
		});

		it('bad input 36: LOC-01 a token that is missing, used, of another site or with extra fields is refused', async () => {
			await reader();
			const used = google.token();
			const host = new URL(service.origin()).host;
			const login = (recaptchaToken: unknown, password = goodPassword) =>
				service.call('POST', '/auth/login', { body: { ...signIn('ana@mail.test', password), recaptchaToken }, headers: { host } });
			expect((await login(used)).status).toBe(200);
			const refused = [undefined, null, '', ['x'], used, google.token('evil.test'), `${google.token()}&secret=b`];
			for (const token of refused) {
				expect(await login(token), String(token)).toMatchObject({ status: 400, body: Array.isArray(token) ? {} : notBelieved });
				const body = { userName: 'ana@mail.test', recaptchaToken: token };
				expect((await service.call('POST', '/password/reset', { body, headers: { host } })).status, String(token)).toBe(400);
			}
			expect(service.mails).toEqual([]);
			expect((await login(google.token())).status).toBe(200);
		});
	},
	{ ...options, guards: google.guards, findBrand },
);
