import { expect, it } from 'vitest';
import { brands } from '#brands';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { testBrand, testOrigin } from '../support/test-brand.ts';

const minute = 60_000;
const staff = { id: 'e3b7c8f0-0000-4000-8000-000000000001', name: 'Julia' };
const readOnly = { code: 'impersonation-is-read-only', httpStatus: 403 };

describeSdk('who acts for a reader, with the SDK', (service) => {
	/** The page of a member of staff, with the session that the desk gave. */
	const acting = async () => {
		const uuid = await service.account();
		const place = { brand: brands[testBrand], origin: testOrigin };
		const identity = await service.identity().support.impersonate({ site: place, staff }, uuid);
		const browser = service.browser();
		browser.localStorage.setItem('ArcId.USER_INFO', JSON.stringify(identity));
		return { uuid, browser, page: browser.open() };
	};

	it('ADM-04 T15 is in the stored identity as the service named her, also after a refresh', async () => {
		const { uuid, browser, page } = await acting();
		await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ uuid });
		await expect(page.Identity.extendSession()).resolves.toMatchObject({ uuid, impersonator: 'Julia' });
		expect(browser.localStorage.json('ArcId.USER_INFO')).toMatchObject({ uuid, impersonator: 'Julia' });
		expect(page.reload().Identity.userIdentity).toMatchObject({ impersonator: 'Julia' });
	});

	it('T15 may read and change nothing, for a quarter of an hour', async () => {
		const { page } = await acting();
		const changes = [
			() => page.Identity.updateUserProfile(Object({ firstName: 'Otra' })),
			() => page.Identity.updatePassword('nubes sobre Quilmes 7', 'otra nube sobre Wilde 9'),
			() => page.Identity.deleteAvatar(),
			() => page.Identity.requestDeleteAccount(),
			() => page.Identity.unlinkSocialIdentity('google'),
		];
		for (const change of changes) await expect(change(), String(change)).rejects.toMatchObject(readOnly);
		await page.Identity.extendSession();
		service.pass(15 * minute);
		await expect((async () => page.Identity.isLoggedIn())()).resolves.toBe(false);
	});

	it('ADM-04 gives no access to a reader who writes the field herself', async () => {
		const { browser, page, uuid } = await service.signedIn();
		const other = await service.account('berta@mail.test');
		browser.localStorage.setItem('ArcId.USER_INFO', JSON.stringify({ ...page.Identity.userIdentity, uuid: other, impersonator: 'Julia' }));
		const pretending = browser.open();
		await expect(pretending.Identity.getUserProfile()).resolves.toMatchObject({ uuid, email: 'ana@mail.test' });
		await expect(pretending.Identity.updateUserProfile(Object({ firstName: 'Anita' }))).resolves.toMatchObject({
			uuid,
			firstName: 'Anita',
		});
	});
});
