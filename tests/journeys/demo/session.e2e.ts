import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { listenTo, withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders, desktop, phone } from '../../support/browser/demo-readers.ts';
import { drawn } from '../../support/browser/scroll.ts';
import { demoBrands, onePerValue } from '../../support/demo.ts';
import { profileOf, sessionFrom } from '../../support/identity/fake-accounts.ts';
import { goodPassword, newAccount } from '../../support/identity/identity.ts';
import { specifiedFor } from '../../support/specified-for.ts';

const { arrive, open, pathOf, sites } = demoReaders({ flags: withoutPictures });

const burger = '[popovertarget="menu"] >> visible=true';
const button = '[data-login-button] >> visible=true';
const account = '[data-account-button] >> visible=true';
const signIn = '[data-sign-in-link] >> visible=true';
const toProfile = '[data-profile-link] >> visible=true';
const sessionKey = 'ArcId.USER_INFO';
const profileCall = '**/identity/public/v1/profile';
/** Where every page that has a session asks what its reader keeps. */
const keptCall = '**/identity/public/v1/kept';

/** One brand that shows the name of the reader and one that does not, or all. */
const namingBrands = onePerValue(({ id }) => specifiedFor(id).showsReaderName);

/** Makes a reader with a session in storage, for whom the service answers with this profile. */
async function signedIn(profile: object = {}, options = {}): Promise<BrowserContext> {
	const context = await arrive(options);
	const session = JSON.stringify(sessionFrom(Date.now()));
	await context.addInitScript(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [sessionKey, session]);
	await context.route(profileCall, (route) => route.fulfill({ json: profileOf('ana', profile) }));
	await context.route(keptCall, (route) => route.fulfill({ json: { entries: [] } }));
	return context;
}

async function load(context: BrowserContext, brand: BrandId, path: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(sites.url(brand, path), { waitUntil: 'load' });
	return page;
}

/** The words of the link to the profile, as the reader sees them. */
async function profileLinkText(page: Page): Promise<string> {
	if (!(await page.locator('#menu').isVisible())) await page.locator(burger).click();
	return page.locator(toProfile).innerText();
}

describe.each(namingBrands)('the header of $id', ({ id }) => {
	const { signIn: words, showsReaderName } = specifiedFor(id);

	it('HDR-11 HDR-16 HDR-17 offers the sign-in to a reader who is signed out', async () => {
		const page = await open(id, '/ultimas-noticias/');
		expect(await page.locator(button).count()).toBe(1);
		await page.locator(burger).click();
		expect(await page.locator(signIn).innerText()).toBe(words);
		expect(await page.locator(signIn).getAttribute('href')).toBe('/ingresar/');
		expect(await page.locator(toProfile).count()).toBe(0);
	});

	it('HDR-11 HDR-18 links to the profile of a reader who is signed in', async () => {
		const page = await load(await signedIn(), id, '/ultimas-noticias/');
		expect(await page.locator(button).count()).toBe(0);
		await page.locator(burger).click();
		expect(await page.locator(signIn).count()).toBe(0);
		expect(await page.locator(toProfile).getAttribute('href')).toBe('/perfil/');
	});

	it.each([phone, desktop])(
		'HDR-11 HDR-18 FLOW-13 has a menu with profile and sign-out for a reader who is signed in, $width px',
		async (viewport) => {
			const context = await signedIn({}, { viewport });
			await context.route('**/auth/token', (route) => route.fulfill({ json: { success: true } }));
			const page = await load(context, id, '/ultimas-noticias/');
			await page.locator(account).click();
			const menu = page.getByRole('navigation', { name: 'Mi cuenta' });
			expect(await menu.locator(toProfile).getAttribute('href')).toBe('/perfil/');
			await expect.poll(() => menu.locator(toProfile).innerText()).toBe(showsReaderName ? 'Ana Núñez' : 'Ir a mi perfil');
			// The session of this context comes back with each page that opens, so the sign-out is looked at in place.
			await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
			await menu.getByRole('status').getByText('Cerraste tu sesión').waitFor();
			expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
			expect(await page.locator(account).count()).toBe(0);
			expect(await page.locator(button).count()).toBe(1);
		},
	);

	it.each([phone, desktop])('HDR-11 neither flashes nor moves for a reader who is signed in, $width px', async (viewport) => {
		const context = await signedIn({}, { viewport });
		await context.addInitScript(noteFlashes);
		for (const path of ['/', await pathOf(id, 'article')]) {
			const page = await load(context, id, path);
			await drawn(page);
			expect(await page.evaluate(() => Reflect.get(window, 'flashes')), path).toEqual([]);
		}
	});
});

/** Runs in the page: notes in `window.flashes` what moves, and a login button that is there before the session is marked. */
function noteFlashes(): void {
	const flashes: string[] = [];
	Object.assign(window, { flashes });
	new PerformanceObserver((list) => flashes.push(...list.getEntries().map(() => 'something moved'))).observe({
		type: 'layout-shift',
		buffered: true,
	});
	new MutationObserver(() => {
		const isMarked = document.documentElement?.hasAttribute('data-session');
		if (document.querySelector('[data-login-button]') && !isMarked) flashes.push('the button was there before the mark');
	}).observe(document, { childList: true, subtree: true });
}

describe.each(namingBrands)('the link to the profile on $id', ({ id }) => {
	const { showsReaderName } = specifiedFor(id);

	it('HDR-19 HDR-20 shows the name of the reader where the brand does so, and never as markup', async () => {
		const name = { firstName: '<b>Ana</b>', lastName: 'Núñez' };
		const page = await load(await signedIn(name), id, '/ultimas-noticias/');
		await expect.poll(() => profileLinkText(page)).toBe(showsReaderName ? '<b>Ana</b> Núñez' : 'Ir a mi perfil');
	});

	it('HDR-20 reads "Ir a mi perfil" when the profile has no name', async () => {
		const context = await signedIn({ firstName: null, lastName: '' });
		const answered = showsReaderName && context.waitForEvent('response', (answer) => answer.url().endsWith('/profile'));
		const page = await load(context, id, '/ultimas-noticias/');
		await answered;
		expect(await profileLinkText(page)).toBe('Ir a mi perfil');
	});

	it('HDR-20 reads "Ir a mi perfil" when the profile cannot be fetched', async () => {
		const context = await signedIn();
		await context.route(profileCall, (route) => route.abort());
		expect(await profileLinkText(await load(context, id, '/ultimas-noticias/'))).toBe('Ir a mi perfil');
	});
});

describe('a session', () => {
	it('HDR-11 HDR-19 begins and ends in all tabs at once', async () => {
		const context = await arrive();
		await context.route(profileCall, (route) => route.fulfill({ json: profileOf('ana') }));
		await context.route(keptCall, (route) => route.fulfill({ json: { entries: [] } }));
		const [one, other] = [await load(context, 'tn', '/ultimas-noticias/'), await load(context, 'tn', '/')];
		await one.evaluate(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [sessionKey, JSON.stringify(sessionFrom(Date.now()))]);
		await expect.poll(() => profileLinkText(other)).toBe('Ana Núñez');
		await expect.poll(() => other.locator('[data-login-button]:visible').count()).toBe(0);
		await one.evaluate((key) => localStorage.removeItem(key), sessionKey);
		await expect.poll(() => other.locator(signIn).count()).toBe(1);
		expect(await other.locator('html').getAttribute('data-session')).toBeNull();
	});

	it('HDR-19 SES-03 of the real service is renewed, shows the name of its reader, and ends when the service says so', async () => {
		const answer = await sites.send('tn', '/identity/public/v1/signup', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(newAccount('cabecera@mail.test', goodPassword, { firstName: 'Inés', lastName: 'Paz' })),
		});
		expect(answer.status, answer.body).toBe(200);
		const { uuid, refreshToken } = JSON.parse(answer.body);
		const expired = { uuid, accessToken: sessionFrom(0).accessToken, refreshToken };
		const context = await arrive();
		const page = await load(context, 'tn', '/ultimas-noticias/');
		await page.evaluate(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [sessionKey, JSON.stringify(expired)]);
		const complaints = listenTo(page);
		await page.reload();
		await expect.poll(() => profileLinkText(page)).toBe('Inés Paz');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		const refused = { uuid, accessToken: expired.accessToken, refreshToken: 'a.b.c' };
		await page.evaluate(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [sessionKey, JSON.stringify(refused)]);
		await page.reload();
		await expect.poll(() => page.locator(button).count()).toBe(1);
		expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
	});

	it('HDR-11 cannot be stored where storage is forbidden, and nothing breaks', async () => {
		const context = await arrive();
		await context.addInitScript(() => {
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(window, name, {
					get() {
						throw new DOMException('no', 'SecurityError');
					},
				});
		});
		const page = await context.newPage();
		const complaints = listenTo(page);
		await page.goto(sites.url('tn', '/ultimas-noticias/'), { waitUntil: 'load' });
		expect(await page.locator(button).innerText()).toBe(specifiedFor('tn').signIn);
		await page.locator(button).click();
		await page.waitForURL('**/ingresar/');
		expect(complaints.console).toEqual([]);
	});
});

describe.each(demoBrands)('the path that a browser keeps on $id', ({ id }) => {
	it('NAV-06 NAV-07 is that of the page that the reader looks at, and never an account page', async () => {
		const page = await open(id, '/ultimas-noticias/');
		const kept = () => page.evaluate(() => localStorage.getItem('previousPathname'));
		expect(await kept()).toBe('/ultimas-noticias');
		const path = await pathOf(id, 'article');
		await page.goto(sites.url(id, `/pf${path}?a=1`));
		expect(await kept()).toBe(path.replace(/\/$/, ''));
		await page.goto(sites.url(id, '/ingresar/'));
		expect(await kept()).toBe(path.replace(/\/$/, ''));
		await page.goto(sites.url(id, '/'));
		expect(await kept()).toBe('/');
		await page.goBack();
		await page.goBack();
		await expect.poll(kept).toBe(path.replace(/\/$/, ''));
	});
});
