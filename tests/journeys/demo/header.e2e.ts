import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { withoutPictures } from '../../support/browser/browser.ts';
import { desk, phone, readers, tablet } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';

const { open, pathOf, sites } = readers({ flags: withoutPictures });
/** Of all that could run out of a screen, pictures are the widest. */
const withPictures = readers();

const withSecondaryNav = demoBrands.filter(({ header }) => header.secondaryNav);
const burger = '[popovertarget="menu"] >> visible=true';
const menu = '#menu';

/** Scrolls as a reader does and waits until the page has noticed. */
async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((to) => {
		window.scrollTo({ top: to, behavior: 'instant' });
		return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	}, top);
}

const mode = (page: Page) => page.locator('header[data-mode]').first().getAttribute('data-mode');
const direction = (page: Page) => page.locator('html').getAttribute('data-scroll');
const isOpen = (page: Page, part: string) => page.locator(part).evaluate((element) => element.matches(':popover-open'));

describe.each(demoBrands)('the header of $id', (brand) => {
	it('HDR-01 HDR-02 HDR-03 HDR-04 HDR-05 HDR-06 HDR-07 HDR-08 has its parts on the front page and elsewhere', async () => {
		for (const [path, expected] of [
			['/', 'header-home'],
			['/ultimas-noticias/', 'header-global'],
		] as const) {
			const page = await open(brand.id, path);
			expect(await mode(page)).toBe(expected);
			const header = page.locator('header[data-mode]').first();
			await expect.poll(() => header.locator(`a[href="/"] svg[aria-label="${brand.name}"] >> visible=true`).count()).toBe(1);
			const items = header.locator(`nav[aria-label="${brand.texts.mainMenu}"] >> visible=true`).locator('a');
			expect(await items.count()).toBe(3);
			expect(await header.locator('a[href="/envivo/"] >> visible=true').innerText()).toBe(brand.texts.live);
			expect(await header.locator('[data-login-button] >> visible=true').innerText()).toBe(brand.texts.signIn);
			for (const part of ['buscador', 'notificaciones', 'menu']) {
				expect(await header.locator(`[popovertarget="${part}"] >> visible=true`).count(), part).toBe(1);
			}
		}
	});

	it('HDR-05 keeps search, bell, menu and the live broadcast within reach on a phone', async () => {
		for (const path of ['/', '/ultimas-noticias/']) {
			const page = await withPictures.open(brand.id, path, { viewport: phone });
			const header = page.locator('header[data-mode]').first();
			expect(await header.locator('a[href="/envivo/"] >> visible=true').count(), path).toBe(1);
			for (const part of ['buscador', 'notificaciones', 'menu']) {
				expect(await header.locator(`[popovertarget="${part}"] >> visible=true`).count(), part).toBe(1);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing runs out of the screen').toBe(phone.width);
		}
	});

	it('HDR-02 stays within a phone when the faces of the brand do not come', async () => {
		const context = await withPictures.arrive({ viewport: { width: 320, height: 640 } });
		await context.route('**/fonts/**', (route) => route.abort());
		const page = await context.newPage();
		await page.goto(sites.url(brand.id, '/'));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	it('HDR-12 shows no login button on account pages', async () => {
		for (const path of ['/ingresar/', '/registrarse/', '/perfil/']) {
			const page = await open(brand.id, path);
			expect(await page.locator('[data-login-button]').count(), path).toBe(0);
		}
	});

	it('HDR-16 HDR-17 leads to the sign-in page from the side menu, in the words of the brand', async () => {
		const page = await open(brand.id, '/');
		await page.locator(burger).click();
		const link = page.locator('[data-sign-in-link]');
		expect(await link.innerText()).toBe(brand.id === 'ciudad' ? 'Iniciar sesión' : 'Ingresar');
		await link.click();
		await page.waitForURL('**/ingresar/');
	});

	it('HDR-06 opens the notifications from the bell and closes them by Escape and by a click outside', async () => {
		const page = await open(brand.id, '/');
		for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 600)]) {
			await page.locator('[data-bell] >> visible=true').click();
			await page.locator('#notificaciones li a').first().waitFor();
			await close();
			expect(await isOpen(page, '#notificaciones')).toBe(false);
		}
	});

	it('UI-08 marks the notifications that are new to a reader, and keeps the time of the last one', async () => {
		const page = await open(brand.id, '/');
		const items = page.locator('#notificaciones li');
		const fresh = page.locator('#notificaciones [data-new]');
		const look = async () => {
			await page.locator('[data-bell] >> visible=true').click();
			await items.first().waitFor();
		};
		await look();
		const all = await items.count();
		expect([all > 2, await fresh.count()]).toEqual([true, all]);
		const seen = await page.evaluate(() => localStorage.getItem('OS_last_notification_seen'));
		expect(Number(seen)).toBeLessThan(Date.now() / 1000);
		await page.reload();
		await look();
		expect(await fresh.count()).toBe(0);
	});

	it('HDR-06 UI-08 says that the notifications could not be loaded, keeps no time then, and shows them once they can be', async () => {
		const page = await open(brand.id, '/');
		const panel = page.locator('#notificaciones');
		const again = panel.getByRole('link', { name: brand.texts.tryAgain });
		const told = () => panel.innerText();
		await page.route('**/push-notifications*', (route) => route.fulfill({ status: 503 }));
		await page.locator('[data-bell] >> visible=true').click();
		await panel.getByRole('alert').getByText(brand.texts.notificationsFailed).waitFor();
		expect(await told()).not.toContain(brand.texts.notificationsEmpty);
		expect(await page.evaluate(() => localStorage.getItem('OS_last_notification_seen'))).toBeNull();
		await again.click();
		await expect.poll(() => again.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.unroute('**/push-notifications*');
		await again.click();
		await panel.locator('li a').first().waitFor();
		expect(await told()).not.toContain(brand.texts.notificationsFailed);
		await page.route('**/island-notifications*', (route) => route.abort());
		await page.reload();
		await page.locator('[data-bell] >> visible=true').click();
		await again.waitFor();
		await page.unroute('**/island-notifications*');
		await Promise.all([page.waitForEvent('load'), again.click()]);
	});

	it.each([phone, tablet, desk])('HDR-02 shows the sections under "Más" whole on a screen of $width px', async (viewport) => {
		const page = await open(brand.id, '/', { viewport });
		await page.locator('[popovertarget="mas-secciones"] >> visible=true').click();
		const { panel, cut } = await page.locator('#mas-secciones').evaluate((element) => ({
			panel: element.getBoundingClientRect().toJSON(),
			cut: element.scrollWidth - element.clientWidth,
		}));
		expect([panel.left >= 0, panel.right <= viewport.width, panel.width >= 300, cut]).toEqual([true, true, true, 0]);
	});

	it('MENU-01 MENU-02 opens and closes the side menu: burger, Escape, a click beyond its width but not within it', async () => {
		const page = await open(brand.id, '/');
		expect(await isOpen(page, menu)).toBe(false);
		await page.locator(burger).click();
		expect(await isOpen(page, menu)).toBe(true);
		const width = await page.locator(menu).evaluate((element) => element.getBoundingClientRect().right);
		await page.mouse.click(width - 4, 30);
		expect(await isOpen(page, menu)).toBe(true);
		await page.mouse.click(width + 40, 400);
		expect(await isOpen(page, menu)).toBe(false);
		await page.locator(burger).click();
		await page.keyboard.press('Escape');
		expect(await isOpen(page, menu)).toBe(false);
		expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('menu');
	});

	it('MENU-04 lays the side menu where the brand says', async () => {
		const page = await open(brand.id, '/');
		const layer = await page.locator(menu).evaluate((element) => getComputedStyle(element).zIndex);
		expect(layer).toBe(brand.id === 'eldoce' ? '9997' : '9999');
	});

	it('MENU-03 knows the direction in which the reader goes', async () => {
		const page = await open(brand.id, '/ultimas-noticias/');
		expect(await direction(page)).toBe('Top');
		await scrollTo(page, 600);
		expect(await direction(page)).toBe('Down');
		await scrollTo(page, 400);
		expect(await direction(page)).toBe('Up');
		await scrollTo(page, 0);
		expect(await direction(page)).toBe('Top');
	});

	it('MENU-03 puts the bar away on the way down and back on the way up', async () => {
		const page = await open(brand.id, '/ultimas-noticias/', { reducedMotion: 'reduce' });
		const burgerTop = () =>
			page
				.locator('[popovertarget="menu"]')
				.first()
				.evaluate((element) => element.getBoundingClientRect().bottom);
		await scrollTo(page, 900);
		await expect.poll(burgerTop).toBeLessThanOrEqual(0);
		await scrollTo(page, 700);
		await expect.poll(burgerTop).toBeGreaterThan(0);
	});
});

describe('the secondary nav', () => {
	it.each(withSecondaryNav)('HDR-13 HDR-14 of $id leads to the section of a section page and of a story', async ({ id }) => {
		for (const path of ['/deportes/', await pathOf(id, 'live')]) {
			const page = await open(id, path);
			const href = await page.locator('[data-secondary-nav] a').getAttribute('href');
			expect(path.startsWith(href ?? '?'), `${href} on ${path}`).toBe(true);
		}
	});

	it.each(withSecondaryNav)('HDR-15 of $id is absent where there is no section', async ({ id }) => {
		for (const path of ['/', '/buscar/', '/ingresar/']) {
			const page = await open(id, path);
			expect(await page.locator('[data-secondary-nav]').count(), path).toBe(0);
		}
	});

	it('HDR-13 is absent on ciudad', async () => {
		const page = await open('ciudad', '/deportes/');
		expect(await page.locator('[data-secondary-nav]').count()).toBe(0);
	});
});

describe('the home header', () => {
	it.each([phone, tablet, desk])(
		'HDR-09 HDR-10 of tn turns global when its anchor has left a screen of $width px, and home at the top',
		async (viewport) => {
			const page = await open('tn', '/', { viewport });
			const anchor = await page.locator('[data-header-anchor]').evaluate((element) => element.getBoundingClientRect().bottom);
			expect(await mode(page)).toBe('header-home');
			await scrollTo(page, anchor - 20);
			expect(await mode(page)).toBe('header-home');
			await scrollTo(page, anchor + 20);
			expect(await mode(page)).toBe('header-global');
			await scrollTo(page, anchor - 20);
			expect(await mode(page), 'the anchor is back by less than it takes').toBe('header-global');
			await scrollTo(page, 0);
			expect(await mode(page)).toBe('header-home');
		},
	);

	it('HDR-10 of tn turns home again once the top of its anchor is more than 40 px below the top of the screen', async () => {
		const page = await open('tn', '/');
		// Something of 300 px above the header, as an advertisement would be, lets the anchor stand below the top of the screen.
		await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<div style="height:300px"></div>'));
		await scrollTo(page, 900);
		expect(await mode(page)).toBe('header-global');
		await scrollTo(page, 270);
		expect(await mode(page), '30 px below').toBe('header-global');
		await scrollTo(page, 250);
		expect(await mode(page), '50 px below').toBe('header-home');
	});

	it.each(brandList.filter(({ header }) => !header.switchesOnHome))('HDR-09 of $id stays as it is', async ({ id }) => {
		const page = await open(id, '/');
		await scrollTo(page, 2000);
		expect(await mode(page)).toBe('header-home');
	});

	it('HDR-09 of tn shows the bar only once it is global', async () => {
		const page = await open('tn', '/', { reducedMotion: 'reduce' });
		const loginButtons = page.locator('[data-login-button] >> visible=true');
		expect(await loginButtons.count()).toBe(1);
		await scrollTo(page, 1500);
		await scrollTo(page, 1300);
		expect(await mode(page)).toBe('header-global');
		const top = await page
			.locator('[popovertarget="menu"] >> visible=true')
			.last()
			.evaluate((element) => element.getBoundingClientRect().top);
		expect(top).toBeGreaterThanOrEqual(0);
		expect(top).toBeLessThan(56);
	});
});

describe('the apps', () => {
	it('HDR-21 HDR-22 are offered on no brand while their addresses are not configured', async () => {
		for (const { id } of demoBrands) {
			const page = await open(id, '/');
			expect(await page.locator('#menu').innerText()).not.toContain(brands[id].texts.appsTitle);
		}
	});
});
