import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brandList, brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { desk, phone, readers } from '../../support/browser/demo-readers.ts';
import { profileOf, sessionFrom } from '../../support/identity/fake-accounts.ts';
import { goodPassword, newAccount } from '../../support/identity/identity.ts';

const { arrive, open, pathOf, sites } = readers();

const burger = '[popovertarget="menu"] >> visible=true';
const button = '[data-login-button] >> visible=true';
const signIn = '[data-sign-in-link] >> visible=true';
const toProfile = '[data-profile-link] >> visible=true';
const kept = 'ArcId.USER_INFO';
const profileCall = '**/identity/public/v1/profile';

/** A reader whose session lies in storage; the service knows her by this profile. */
async function signedIn(profile: object = {}, options = {}): Promise<BrowserContext> {
	const context = await arrive(options);
	const session = JSON.stringify(sessionFrom(Date.now()));
	await context.addInitScript(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [kept, session]);
	await context.route(profileCall, (route) => route.fulfill({ json: profileOf('ana', profile) }));
	return context;
}

async function visit(context: BrowserContext, brand: BrandId, path: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(sites.url(brand, path), { waitUntil: 'load' });
	return page;
}

/** Words of the link to the profile, as the reader sees them. */
async function words(page: Page): Promise<string> {
	if (!(await page.locator('#menu').isVisible())) await page.locator(burger).click();
	return page.locator(toProfile).innerText();
}

describe.each(brandList)('the header of $id', ({ id, header, texts }) => {
	it('HDR-11 HDR-16 HDR-17 HDR-18 shows who is signed out a way in, and who is signed in her profile', async () => {
		const out = await open(id, '/ultimas-noticias/');
		expect(await out.locator(button).count()).toBe(1);
		await out.locator(burger).click();
		expect(await out.locator(signIn).innerText()).toBe(texts.signIn);
		expect(await out.locator(signIn).getAttribute('href')).toBe('/ingresar/');
		expect(await out.locator(toProfile).count()).toBe(0);
		const into = await visit(await signedIn(), id, '/ultimas-noticias/');
		expect(await into.locator(button).count()).toBe(0);
		await into.locator(burger).click();
		expect(await into.locator(signIn).count()).toBe(0);
		expect(await into.locator(toProfile).getAttribute('href')).toBe('/perfil/');
	});

	it('HDR-19 HDR-20 shows the name of the reader where the brand does so, and never as markup', async () => {
		const name = { firstName: '<b>Ana</b>', lastName: 'Núñez' };
		const page = await visit(await signedIn(name), id, '/ultimas-noticias/');
		await expect.poll(() => words(page)).toBe(header.showsReaderName ? '<b>Ana</b> Núñez' : 'Ir a mi perfil');
	});

	it('HDR-20 shows "Ir a mi perfil" when the profile has no name, or cannot be had', async () => {
		const nameless = await signedIn({ firstName: null, lastName: '' });
		const asked = header.showsReaderName && nameless.waitForEvent('response', (answer) => answer.url().endsWith('/profile'));
		const page = await visit(nameless, id, '/ultimas-noticias/');
		await asked;
		expect(await words(page)).toBe('Ir a mi perfil');
		const cut = await signedIn();
		await cut.route(profileCall, (route) => route.abort());
		expect(await words(await visit(cut, id, '/ultimas-noticias/'))).toBe('Ir a mi perfil');
	});

	it.each([phone, desk])('HDR-11 neither flashes nor moves for who is signed in, $width px', async (viewport) => {
		const context = await signedIn({}, { viewport });
		await context.addInitScript(() => {
			const seen: string[] = [];
			Object.assign(window, { seen });
			new PerformanceObserver((list) => seen.push(...list.getEntries().map(() => 'something moved'))).observe({
				type: 'layout-shift',
				buffered: true,
			});
			new MutationObserver(() => {
				const isMarked = document.documentElement?.hasAttribute('data-session');
				if (document.querySelector('[data-login-button]') && !isMarked) seen.push('the button was there before the mark');
			}).observe(document, { childList: true, subtree: true });
		});
		for (const path of ['/', await pathOf(id, 'article')]) {
			const page = await visit(context, id, path);
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
			expect(await page.evaluate(() => Reflect.get(window, 'seen')), path).toEqual([]);
		}
	});
});

describe('a session', () => {
	it('HDR-11 HDR-19 comes and goes in all tabs at once', async () => {
		const context = await arrive();
		await context.route(profileCall, (route) => route.fulfill({ json: profileOf('ana') }));
		const [one, other] = [await visit(context, 'tn', '/ultimas-noticias/'), await visit(context, 'tn', '/')];
		await one.evaluate(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [kept, JSON.stringify(sessionFrom(Date.now()))]);
		await expect.poll(() => words(other)).toBe('Ana Núñez');
		await expect.poll(() => other.locator('[data-login-button]:visible').count()).toBe(0);
		await one.evaluate((key) => localStorage.removeItem(key), kept);
		await expect.poll(() => other.locator(signIn).count()).toBe(1);
		expect(await other.locator('html').getAttribute('data-session')).toBeNull();
	});

	it('HDR-19 SES-03 of the real service is renewed, shows its reader, and ends when the service says so', async () => {
		const answer = await sites.send('tn', '/identity/public/v1/signup', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(newAccount('cabecera@mail.test', goodPassword, { firstName: 'Inés', lastName: 'Paz' })),
		});
		expect(answer.status, answer.body).toBe(200);
		const { uuid, refreshToken } = JSON.parse(answer.body);
		const over = { uuid, accessToken: sessionFrom(0).accessToken, refreshToken };
		const context = await arrive();
		const page = await visit(context, 'tn', '/ultimas-noticias/');
		await page.evaluate(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [kept, JSON.stringify(over)]);
		const complaints = listenTo(page);
		await page.reload();
		await expect.poll(() => words(page)).toBe('Inés Paz');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		const dead = { uuid, accessToken: over.accessToken, refreshToken: 'a.b.c' };
		await page.evaluate(([key, text]) => localStorage.setItem(`${key}`, `${text}`), [kept, JSON.stringify(dead)]);
		await page.reload();
		await expect.poll(() => page.locator(button).count()).toBe(1);
		expect(await page.evaluate((key) => localStorage.getItem(key), kept)).toBeNull();
	});

	it('HDR-11 lets nothing break where storage is forbidden', async () => {
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
		expect(await page.locator(button).innerText()).toBe(brands.tn.texts.signIn);
		await page.locator(button).click();
		await page.waitForURL('**/ingresar/');
		expect(complaints.console).toEqual([]);
	});

	it('NAV-06 NAV-07 a reader who sets out to sign in leaves where she was', async () => {
		const path = await pathOf('tn', 'article');
		const page = await open('tn', path);
		const left = () => page.evaluate(() => localStorage.getItem('previousPathname'));
		expect(await left()).toBeNull();
		await page.locator(button).click();
		await page.waitForURL('**/ingresar/');
		expect(await left()).toBe(path.replace(/\/$/, ''));
		await page.locator(burger).click();
		await page.locator(signIn).click();
		expect(await left()).toBe(path.replace(/\/$/, ''));
	});
});
