import { Response } from 'undici';
import { expect, it } from 'vitest';
import { Refusal } from '#platform/refusal';
import { goodPassword } from '../support/identity/identity.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { testBrand, testOrigin } from '../support/test-brand.ts';

const tooMany = async () => {
	throw new Refusal('100014', [429, 'Too many attempts', { 'retry-after': '60' }]);
};
const throttled = {
	signIn: tooMany,
	signUp: tooMany,
	mailRequest: tooMany,
	resend: tooMany,
	subscriptionMail: tooMany,
	application: tooMany,
	applicationMail: tooMany,
	emailChange: tooMany,
	nonce: tooMany,
	redemption: tooMany,
	provider: tooMany,
	avatar: tooMany,
	keeping: tooMany,
	lift: async () => {},
	isUnderAttack: async () => false,
	knowsDevice: () => false,
	rememberDevice: () => '',
};

describeSdk('the wire of the SDK', (service) => {
	it('API-01 is at the configured origin, with or without a slash at its end', async () => {
		const browser = service.browser('ciudad');
		const page = browser.open();
		page.Identity.options({ apiOrigin: `${service.origin('eltrece')}/` });
		await page.Identity.getConfig();
		expect(browser.sent[0]).toMatchObject({ origin: service.origin('eltrece'), path: '/identity/public/v1/config' });
	});

	it('API-01 may have a slash too many, as on sites that set the origin themselves', async () => {
		const browser = service.browser();
		const page = browser.open();
		page.Identity.apiOrigin = `${service.origin()}/`;
		await expect(page.Identity.getConfig()).resolves.toMatchObject({ pwMinLength: 8 });
		expect(browser.sent[0]).toMatchObject({ path: '//identity/public/v1/config', status: 200 });
	});

	it('API-06 ENT-13 ENT-14 ENT-15 starts with the configuration, which is requested once and never cached', async () => {
		const browser = service.browser();
		const page = browser.open();
		const config = await page.Identity.getConfig();
		expect(config).toMatchObject({
			...{ signinRecaptcha: false, signupRecaptcha: false, magicLinkRecaptcha: false, resetPasswordRecaptcha: false },
			...{ googleClientId: '', facebookAppId: '', disqus: { enabled: false, publicKey: '' } },
			...{ pwMinLength: 8, pwSpecialCharacters: 0, pwLowercase: 0, pwUppercase: 0, pwPwNumbers: 0, pwNumbers: 0 },
			...{ teamId: null, keyId: null, urlToReceiveAuthToken: null, oidcClients: [] },
		});
		expect(config).toHaveProperty('recaptchaSiteKey');
		expect(browser.sent[0]).toMatchObject({ cache: 'no-cache', headers: { 'content-type': 'application/json' } });
		expect(browser.sent[0]?.answered?.get('cache-control')).toBe('no-store');
		await page.Identity.getConfig();
		expect(browser.sent).toHaveLength(1);
		expect(page.Identity.configOptions).toEqual(config);
	});

	it('API-02 API-03 API-04 reads JSON, and replaces any other answer by an object', async () => {
		const browser = service.browser();
		const page = browser.open();
		browser.network.instead = () => new Response('todo bien');
		await expect(page.Identity.resetPassword('x', 'y')).resolves.toBe(true);
		await expect(page.Identity.verifyEmail('x')).rejects.toEqual({ message: 'todo bien' });
		browser.network.instead = () => new Response('Bad Gateway', { status: 502 });
		await expect(page.Identity.resetPassword('x', 'y')).rejects.toEqual({
			code: 502,
			message: 'Bad Gateway',
			httpStatus: 502,
			error: true,
		});
	});

	it('trap 1: ERR-14 has code and message in every refusal, of the framework and of the server too', async () => {
		const { browser, page } = await service.signedIn();
		const { Identity } = page;
		const [text, long] = [Object(['x']), 'x'.repeat(100_000)];
		const refused = [
			[400, () => Identity.requestOTALink(text)],
			[400, () => Identity.requestResetPassword(text)],
			[400, () => Identity.resetPassword('nonce', text)],
			[413, () => Identity.resetPassword('nonce', long)],
			[413, () => Identity.login('ana@mail.test', long)],
			[414, () => Identity.resetPassword('x'.repeat(9_000), goodPassword)],
			[404, () => Identity.unlinkSocialIdentity(Object('nobody/else'))],
			[400, () => Identity.verifyEmail('%')],
		] as const;
		for (const [httpStatus, ask] of refused) {
			await expect(ask(), String(ask)).rejects.toEqual({ code: expect.any(String), message: expect.any(String), httpStatus, error: true });
		}
		expect(browser.sent.every(({ status = 0 }) => status < 500)).toBe(true);
	});

	it('trap 3: accepts a request of type JSON without a body', async () => {
		const { browser, page } = await service.signedIn();
		await page.Identity.getUserProfile();
		await expect(page.Identity.unlinkSocialIdentity('google')).rejects.toMatchObject({ httpStatus: 404 });
		await expect(page.Identity.logout()).resolves.toBeNull();
		expect(browser.sent.map(({ headers, json }) => [headers['content-type'], json])).toEqual(
			Array(3).fill(['application/json', undefined]),
		);
	});

	it('W08 may be called from pages of the brands, and from no other origin', async () => {
		const ask = (origin: string, method = 'GET') =>
			service.call(method, '/config', { headers: { origin, 'access-control-request-method': 'PATCH' } });
		const preflight = await ask('https://ciudad.test', 'OPTIONS');
		expect(preflight.status).toBe(204);
		expect(preflight.headers).toMatchObject({
			'access-control-allow-origin': 'https://ciudad.test',
			'access-control-allow-credentials': 'true',
			'access-control-allow-methods': expect.stringContaining('PATCH'),
			'access-control-allow-headers': 'Authorization, Content-Type',
			vary: 'Origin',
		});
		const refused = await service.call('GET', '/profile', { headers: { origin: testOrigin } });
		expect(refused).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': testOrigin } });
		const strangers = [
			'null',
			'https://evil.test',
			`${testOrigin}.evil.test`,
			`https://evil${testBrand}.test`,
			`http://${testBrand}.test`,
			`${testOrigin}:8443`,
		];
		for (const origin of strangers) {
			for (const method of ['GET', 'OPTIONS']) {
				expect((await ask(origin, method)).headers, `${method} ${origin}`).not.toHaveProperty('access-control-allow-origin');
			}
		}
	});

	it('R07 answers no HEAD request, which scanners use to check links', async () => {
		await service.account();
		const { Identity } = service.browser().open();
		await Identity.requestOTALink('ana@mail.test');
		const nonce = service.nonce('one-time-link');
		expect((await service.call('HEAD', `/auth/magiclink/${nonce}`)).status).toBe(404);
		await expect(Identity.redeemOTALink(nonce)).resolves.toMatchObject({ uuid: expect.any(String) });
	});

	it('trap 4: treats `Bearer undefined` as no session', async () => {
		const browser = service.browser();
		const page = browser.open();
		await expect(page.Identity.deleteAvatar()).rejects.toMatchObject({
			httpStatus: 401,
			code: '100011',
			message: 'Missing or invalid jwt',
		});
		expect(browser.sent[0]?.headers.authorization).toBe('Bearer undefined');
		await expect(page.Identity.loginWithArcIdentityAsOIDCProvider({ client_id: 'x' })).rejects.toMatchObject({ httpStatus: 401 });
		await expect(page.Identity.approveDeleteAccount('nonce')).rejects.toMatchObject({
			httpStatus: expect.any(Number),
			code: expect.any(String),
		});
	});

	it('trap 28: sends an id that does not fit into a path, and is refused', async () => {
		const { page } = await service.signedIn();
		const ids = ['1/2', '1?x', '..', '%2f', '1#x'];
		for (const id of ids) await expect(page.Identity.getGdprReport(Object(id)), id).rejects.toMatchObject({ code: expect.any(String) });
		expect(service.nonce('verify')).toMatch(/^[\w-]{43}$/);
	});

	it('LOC-04 ADM-06 sends nothing for a reader who is signed out, and the service refuses it too', async () => {
		const browser = service.browser();
		const { Identity } = browser.open();
		const gated = [
			...[Identity.getUserProfile, Identity.getUserSegments, Identity.getUserSettings, Identity.listGdprReports],
			...[() => Identity.getGdprReport(1), () => Identity.updateUserProfile(Object({})), () => Identity.updatePassword('a', 'b')],
			...[Identity.requestDeleteAccount, () => Identity.declineDeleteAccount('n', 'OTHER'), () => Identity.unlinkSocialIdentity('google')],
			...[() => Identity.unlinkOIDC('x')],
		];
		for (const ask of gated) {
			await expect(ask(), String(ask)).rejects.toMatchObject({ message: '[Arc Identity SDK] Missing or invalid jwt' });
		}
		expect(browser.sent).toEqual([]);
		const jwt = { status: 401, body: { code: '100011', message: 'Missing or invalid jwt', httpStatus: 401 } };
		const calls = ['GET /profile', 'PATCH /profile', 'PUT /avatar', 'DELETE /avatar', 'PUT /password', 'GET /user/settings', 'GET /gdpr'];
		const more = ['GET /gdpr/1', 'DELETE /user/anonymize', 'PUT /user/anonymize/decline/n', 'GET /swg/accesstoken', 'GET /swg/a/relink/b'];
		const rest = ['DELETE /identity/google', 'GET /v2/identity/segmentation', 'PUT /v2/oidc/unlink', 'GET /v2/oidc/provider/login'];
		for (const call of [...calls, ...more, ...rest]) {
			const [method = '', path = ''] = call.split(' ');
			expect(await service.call(method, path), call).toMatchObject(jwt);
		}
	});
});

describeSdk(
	'a service that lets nobody try',
	(service) => {
		it('trap 1: reports it with code and message, so that no method takes it for success', async () => {
			const { Identity } = service.browser().open();
			const asked = [
				() => Identity.login('ana@mail.test', goodPassword),
				() => Identity.requestOTALink('ana@mail.test'),
				() => Identity.requestResetPassword('ana@mail.test'),
				() => Identity.resetPassword('nonce', goodPassword),
				() => Identity.requestVerifyEmail('ana@mail.test'),
				() => Identity.verifyEmail('nonce'),
			];
			const refused = { code: '100014', message: 'Too many attempts', httpStatus: 429, error: true };
			for (const ask of asked) await expect(ask(), String(ask)).rejects.toEqual(refused);
		});

		it('trap 10: never makes a refresh wait', async () => {
			const answer = await service.call('POST', '/auth/token', { body: { token: 'none', grantType: 'refresh-token' } });
			expect(answer.status).toBe(401);
		});
	},
	{ throttle: throttled },
);
