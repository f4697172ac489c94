import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { Secret } from '#platform/secret';
import { signIn } from '../support/identity/identity.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { testBrand } from '../support/test-brand.ts';

const minute = 60_000;
const day = 86_400_000;
const path = '/identity/public/v1';
const disqus = new Map([[testBrand, { publicKey: 'public-key-of-tn', secret: new Secret('the secret key of an application') }]]);
/** A file input, as far as the SDK looks at one. */
const input = (...files: readonly File[]): HTMLInputElement => Object({ files, value: 'C:\\fakepath\\yo.jpg' });
const picture = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'yo.jpg', { type });
/** The first and the last bytes of a JPEG; what is in between is not looked at here. */
const jpeg = new File([Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')], 'yo.jpg', { type: 'image/jpeg' });

describeSdk(
	'with the SDK',
	(service) => {
		describe('the segment', () => {
			it('API-18 ENT-08 is stored with its reader, and is an empty object for a reader without one', async () => {
				const { browser, page, uuid } = await service.signedIn();
				await expect(page.Identity.getUserSegments()).resolves.toEqual({});
				expect(browser.localStorage.json('ArcId.USER_SEGMENTS')).toMatchObject({ uuid, segments: {} });
				await service.identity().putInSegment(brands[testBrand], { uuid, segment: { id: 7, segment: 'futbol' } });
				await expect(page.Identity.getUserSegments()).resolves.toEqual({ id: 7, segment: 'futbol' });
				expect(browser.sent.at(-1)).toMatchObject({ path: '/identity/public/v2/identity/segmentation', cache: 'no-cache' });
				expect(browser.localStorage.json('ArcId.USER_SEGMENTS')).toEqual({
					uuid,
					updated: service.clock.now.toISOString(),
					segments: { id: 7, segment: 'futbol' },
				});
			});

			it('ENT-08 is beside the id of an AMP reader, which stays in the browser', async () => {
				const { browser, page } = await service.signedIn();
				page.Identity.options({ ampReaderId: 'a1b2c3d4e5f6g7h8' });
				expect(browser.localStorage.getItem('ArcId.AMP_READER_ID')).toBe('"a1b2c3d4e5f6g7h8"');
				expect(page.reload().Identity.ampReaderId).toBe('a1b2c3d4e5f6g7h8');
				expect(browser.sent).toEqual([]);
			});
		});

		describe('the settings', () => {
			it('API-30 ENT-07 SOC-04 vouch for the reader at Disqus, where the config says so', async () => {
				const { browser, page } = await service.signedIn();
				const settings = await page.Identity.getUserSettings();
				expect(settings).toEqual({ disqus: { ssoKey: expect.stringMatching(/^[\w+/=]+ [0-9a-f]{40} \d+$/) } });
				expect(browser.localStorage.json('ArcId.USER_SETTINGS')).toEqual(settings);
				await expect(page.Identity.getThirdPartyTokens('DISQUS')).resolves.toEqual({
					enabled: true,
					publicKey: 'public-key-of-tn',
					ssoToken: Object(settings).disqus.ssoKey,
				});
				expect(browser.sent.map((sent) => sent.path)).toEqual([`${path}/user/settings`]);
			});

			it('SOC-04 LOC-07 are those of Disqus alone', async () => {
				const page = service.browser('ciudad').open();
				const other = Object('OTHER');
				await expect(page.Identity.getThirdPartyTokens(other)).rejects.toMatchObject({
					message: '[Arc Identity SDK] Unsupported third party service requested.',
				});
			});

			it('trap 13: stay the last reader’s after her sign-out, without a request', async () => {
				const { browser, page } = await service.signedIn();
				const settings = await page.Identity.getUserSettings();
				await page.Identity.logout();
				browser.sent.length = 0;
				await expect(page.Identity.getUserSettings()).resolves.toEqual(settings);
				expect(browser.sent).toEqual([]);
			});
		});

		describe('the copy of the data', () => {
			it('API-31 API-32 ENT-16 is in a list, and can be read by its reader', async () => {
				const { browser, page } = await service.signedIn();
				await expect(page.Identity.listGdprReports()).resolves.toEqual([]);
				expect(browser.sent[0]?.path).toBe(`${path}/gdpr?_=${service.clock.now.getTime()}`);
				await service.call('POST', '/gdpr', { token: page.Identity.userIdentity.accessToken });
				await service.identity().runJobs();
				const reports = await page.Identity.listGdprReports();
				const now = service.clock.now.getTime();
				expect(reports).toEqual([{ id: expect.any(Number), ready: true, requestDate: now, availableUntil: now + 7 * day }]);
				const id = Number(Object(reports)[0].id);
				await expect(page.Identity.getGdprReport(id)).resolves.toMatchObject({
					asOfDate: service.clock.now.toISOString(),
					data: expect.stringContaining('ana@mail.test'),
					email: 'ana@mail.test',
				});
				expect(browser.sent.at(-1)).toMatchObject({ path: `${path}/gdpr/${id}`, cache: 'no-cache' });
				const { page: others } = await service.signedIn('berta@mail.test');
				await expect(others.Identity.getGdprReport(id)).rejects.toMatchObject({ httpStatus: 404 });
			});
		});

		describe('deletion', () => {
			it('trap 3: API-27 API-28 is requested, decided by the link, and ends the session', async () => {
				const { browser, page } = await service.signedIn();
				await expect(page.Identity.requestDeleteAccount()).resolves.toEqual({ valid: true });
				expect(browser.sent[0]).toMatchObject({
					method: 'DELETE',
					path: `${path}/user/anonymize`,
					json: undefined,
					headers: { 'content-type': 'application/json' },
				});
				const nonce = service.nonce('deletion-request');
				await expect(page.Identity.approveDeleteAccount(nonce)).resolves.toEqual({ valid: true });
				expect(browser.sent.at(-1)).toMatchObject({ method: 'PUT', path: `${path}/user/anonymize/approve/${nonce}`, json: {} });
				expect(page.events).toEqual(['ArcSDK.logout']);
				expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual({});
				await expect(page.Identity.login('ana@mail.test', 'nubes sobre Quilmes 7')).rejects.toMatchObject({ code: '300040' });
			});

			it('trap 4: API-28 may be decided by a reader who is not signed in, since the link is the proof', async () => {
				const { page } = await service.signedIn();
				await page.Identity.requestDeleteAccount();
				const elsewhere = service.browser();
				const stranger = elsewhere.open();
				await expect(stranger.Identity.approveDeleteAccount(service.nonce('deletion-request'))).resolves.toEqual({ valid: true });
				expect(elsewhere.sent[0]?.headers.authorization).toBe('Bearer undefined');
				service.pass(16 * minute);
				await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			});

			it('trap 27: API-29 is declined with the reasons of the SDK, one of which ends in a space', async () => {
				for (const reason of ['MISTAKE', 'CHANGED_MIND', 'OTHER', 'DID_NOT_REQUEST_DELETION '] as const) {
					const { browser, page } = await service.signedIn(`${reason.trim()}@mail.test`);
					await page.Identity.requestDeleteAccount();
					const nonce = service.nonce('deletion-request');
					await expect(page.Identity.declineDeleteAccount(nonce, reason), reason).resolves.toEqual({ valid: true });
					expect(browser.sent.at(-1)).toMatchObject({ path: `${path}/user/anonymize/decline/${nonce}`, json: { reason } });
					await expect(page.Identity.approveDeleteAccount(nonce), reason).rejects.toMatchObject({ httpStatus: 404 });
				}
				const { page } = await service.signedIn();
				const unknown = Object('BORED');
				await expect(page.Identity.declineDeleteAccount('nonce', unknown)).rejects.toMatchObject({ httpStatus: 400 });
			});

			it('LIM-01 API-27 needs a sign-in of the last hour', async () => {
				const { page } = await service.signedIn();
				service.pass(61 * minute);
				await expect(page.Identity.requestDeleteAccount()).rejects.toMatchObject({ httpStatus: 403 });
				await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') });
				expect(service.mails.map(({ template }) => template)).not.toContain('deletion-request');
			});
		});

		describe('the picture', () => {
			it('API-19 API-20 is uploaded as a form and removed', async () => {
				const { browser, page, uuid } = await service.signedIn();
				await page.Identity.getUserProfile();
				const field = input(jpeg);
				await expect(page.Identity.uploadAvatar(field)).resolves.toMatchObject({ uuid, picture: expect.stringContaining(uuid) });
				const put = browser.sent.at(-1);
				expect(put).toMatchObject({ method: 'PUT', path: `${path}/avatar` });
				expect(Object.keys(put?.headers ?? {})).toEqual(['authorization']);
				expect(put?.form?.get('avatar')).toMatchObject({ name: 'yo.jpg', type: 'image/jpeg' });
				expect(field.value).toBe('');
				expect(browser.localStorage.json('ArcId.USER_PROFILE')).toMatchObject({ uuid, picture: expect.any(String) });
				await expect(page.Identity.deleteAvatar()).resolves.toMatchObject({ uuid, picture: null });
				expect(browser.sent.at(-1)).toMatchObject({ method: 'DELETE', path: `${path}/avatar`, json: undefined });
				expect(page.Identity.userProfile).toMatchObject({ picture: '' });
			});

			it('API-19 may be given by the id of its form field', async () => {
				const { page, uuid } = await service.signedIn();
				page.elements.set('foto', input(jpeg));
				await expect(page.Identity.uploadAvatar('#foto')).resolves.toMatchObject({ uuid });
				await expect(page.Identity.uploadAvatar('#nada')).rejects.toMatchObject({
					message: '[Arc Identity SDK] element provided not found (#nada).',
				});
			});

			it('RULE-19 RULE-20 RULE-21 is refused in the browser when it is missing, no JPEG or too big', async () => {
				const { browser, page } = await service.signedIn();
				await expect(page.Identity.uploadAvatar(input())).rejects.toMatchObject({ code: 'MISSING_IMAGE' });
				await expect(page.Identity.uploadAvatar(input(picture(9, 'image/png')))).rejects.toEqual({
					code: 'UNSUPPORTED_IMAGE_TYPE',
					message: 'Image type not supported',
				});
				await expect(page.Identity.uploadAvatar(input(picture(3_000_001)))).rejects.toEqual({
					code: 'IMAGE_TOO_LARGE',
					message: 'Image too big. Only images up to 3 MB are supported.',
				});
				expect(browser.sent).toEqual([]);
			});
		});
	},
	{ disqus },
);
