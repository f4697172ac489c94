import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders, desktop, phone, tablet } from '../../support/browser/demo-readers.ts';
import { headerMode } from '../../support/browser/header-mode.ts';
import { scrollTo } from '../../support/browser/scroll.ts';
import { demoBrands, onePerValue, structureBrands } from '../../support/demo.ts';
import { accountPaths } from '../../support/site/account-paths.ts';
import { specifiedFor } from '../../support/specified-for.ts';

const { open, sites, arrive } = demoReaders({ flags: withoutPictures });
/** Of all that could exceed a screen, pictures are the widest. */
const withPictures = demoReaders();

const burger = '[popovertarget="menu"] >> visible=true';
const menu = '#menu';

const isOpen = (page: Page, part: string) => page.locator(part).evaluate((element) => element.matches(':popover-open'));

async function hasControls(page: Page): Promise<void> {
	const header = page.locator('header[data-mode]').first();
	const controls = ['a[href="/envivo/"]', ...['buscador', 'notificaciones', 'menu'].map((part) => `[popovertarget="${part}"]`)];
	for (const control of controls) expect(await header.locator(`${control} >> visible=true`).count(), control).toBe(1);
}

describe.each(structureBrands)('the header of $id', (brand) => {
	it.each([
		['/', 'header-home'],
		['/ultimas-noticias/', 'header-global'],
	] as const)('HDR-01 HDR-02 HDR-04 HDR-08 has its parts on %s, and is in the mode %s', async (path, expected) => {
		const page = await open(brand.id, path);
		expect(await headerMode(page)).toBe(expected);
		const header = page.locator('header[data-mode]').first();
		await expect.poll(() => header.locator(`a[href="/"] svg[aria-label="${brand.name}"] >> visible=true`).count()).toBe(1);
		const items = header.locator(`nav[aria-label="${brand.texts.mainMenu}"] >> visible=true`).locator('a');
		expect(await items.count()).toBe(3);
		expect(await header.locator('[data-login-button] >> visible=true').innerText()).toBe(specifiedFor(brand.id).signIn);
		expect(await header.locator('a[href="/envivo/"] >> visible=true').innerText()).toBe(brand.texts.live);
		await hasControls(page);
	});

	it('HDR-03 HDR-05 HDR-06 HDR-07 has live broadcast, search, bell and menu on a phone', async () => {
		for (const path of ['/', '/ultimas-noticias/']) {
			const page = await withPictures.open(brand.id, path, { viewport: phone });
			await hasControls(page);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing exceeds the screen').toBe(phone.width);
		}
	});

	it('HDR-12 has no login button on account pages', async () => {
		for (const path of accountPaths) {
			const { body } = await sites.get(brand.id, path);
			expect(body, path).toContain('data-page-type="users_registration"');
			expect(body, path).not.toContain('data-login-button');
		}
		const page = await open(brand.id, '/ingresar/');
		await page.locator('main kiosco-island[data-state="ready"]').first().waitFor({ state: 'attached' });
		expect(await page.locator('[data-login-button]').count()).toBe(0);
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

	it('UI-08 marks the notifications that are new to a reader, and stores the time of the last one', async () => {
		const page = await open(brand.id, '/');
		const items = page.locator('#notificaciones li');
		const newItems = page.locator('#notificaciones [data-new]');
		const openPanel = async () => {
			await page.locator('[data-bell] >> visible=true').click();
			await items.first().waitFor();
		};
		const stored = () => page.evaluate(() => localStorage.getItem('OS_last_notification_seen'));
		expect(await stored()).toBeNull();
		await openPanel();
		const all = await items.count();
		expect([all > 2, await newItems.count()]).toEqual([true, all]);
		const { body } = await sites.get(brand.id, '/pf/api/v3/content/fetch/push-notifications?query=%7B%7D');
		const times = JSON.parse(body).notifications.map(({ send_after }: { send_after: number }) => send_after);
		const sent = times.filter((time: number) => time <= Date.now() / 1000);
		expect(await stored()).toBe(String(Math.max(...sent)));
		const { locale, timeZone } = brand;
		const clock = new Date(Math.max(...sent) * 1000).toLocaleTimeString(locale, {
			hour: '2-digit',
			minute: '2-digit',
			hour12: false,
			timeZone,
		});
		expect(await items.first().locator('small').innerText(), 'the time of the newsroom').toContain(clock);
		await page.reload();
		await openPanel();
		expect(await newItems.count()).toBe(0);
	});

	it('HDR-06 UI-08 says that the notifications could not be loaded, stores no time then, and shows them at the next try', async () => {
		const page = await open(brand.id, '/');
		const panel = page.locator('#notificaciones');
		const tryAgain = panel.getByRole('link', { name: brand.texts.tryAgain });
		await page.route('**/push-notifications*', (route) => route.fulfill({ status: 503 }));
		await page.locator('[data-bell] >> visible=true').click();
		await panel.getByRole('alert').getByText(brand.texts.notificationsFailed).waitFor();
		expect(await panel.innerText()).not.toContain(brand.texts.notificationsEmpty);
		expect(await page.evaluate(() => localStorage.getItem('OS_last_notification_seen'))).toBeNull();
		await tryAgain.click();
		await expect.poll(() => tryAgain.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.unroute('**/push-notifications*');
		await tryAgain.click();
		await panel.locator('li a').first().waitFor();
		expect(await panel.innerText()).not.toContain(brand.texts.notificationsFailed);
	});

	it('HDR-06 leads to a page that works when the script of the notifications could not be loaded', async () => {
		const page = await open(brand.id, '/');
		const tryAgain = page.locator('#notificaciones').getByRole('link', { name: brand.texts.tryAgain });
		await page.route('**/island-notifications*', (route) => route.abort());
		await page.locator('[data-bell] >> visible=true').click();
		await tryAgain.waitFor();
		await page.unroute('**/island-notifications*');
		await Promise.all([page.waitForEvent('load'), tryAgain.click()]);
	});

	it.each([phone, tablet, desktop])('HDR-02 shows the sections under "Más" whole on a screen of $width px', async (viewport) => {
		const page = await open(brand.id, '/', { viewport });
		await page.locator('[popovertarget="mas-secciones"] >> visible=true').click();
		const { panel, cut } = await page.locator('#mas-secciones').evaluate((element) => ({
			panel: element.getBoundingClientRect().toJSON(),
			cut: element.scrollWidth - element.clientWidth,
		}));
		expect([panel.left >= 0, panel.right <= viewport.width, panel.width >= 300, cut]).toEqual([true, true, true, 0]);
	});

	it('HDR-07 MENU-01 MENU-02 opens and closes the side menu: burger, Escape, a click outside but not one inside', async () => {
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

	it('keeps the focus in the open side menu, and gives it back to the button', async () => {
		const page = await open(brand.id, '/', { viewport: phone });
		const inMenu = () => page.evaluate(() => document.activeElement?.closest('#menu') !== null);
		const leavesMenu = () =>
			page.evaluate(() => document.activeElement !== document.body && document.activeElement?.closest('#menu') === null);
		await page.locator(burger).focus();
		await page.keyboard.press('Enter');
		expect(await inMenu()).toBe(true);
		const stops = await page.locator(menu).locator('a, button').count();
		for (let presses = 0; presses < stops + 5; presses += 1) {
			await page.keyboard.press('Tab');
			expect(await leavesMenu(), `after ${presses + 1} presses`).toBe(false);
		}
		await page.keyboard.press('Escape');
		expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('menu');
	});

	it('MENU-03 knows the direction in which the reader scrolls', async () => {
		const page = await open(brand.id, '/ultimas-noticias/');
		const direction = () => page.locator('html').getAttribute('data-scroll');
		expect(await direction()).toBe('Top');
		for (const [top, expected] of [
			[600, 'Down'],
			[400, 'Up'],
			[0, 'Top'],
		] as const) {
			await scrollTo(page, top);
			expect(await direction()).toBe(expected);
		}
	});

	it('MENU-03 hides the bar on the way down and shows it on the way up', async () => {
		const page = await open(brand.id, '/ultimas-noticias/', { reducedMotion: 'reduce' });
		const barBottom = () =>
			page
				.locator('[popovertarget="menu"]')
				.first()
				.evaluate((element) => element.getBoundingClientRect().bottom);
		await scrollTo(page, 900);
		await expect.poll(barBottom).toBeLessThanOrEqual(0);
		await scrollTo(page, 700);
		await expect.poll(barBottom).toBeGreaterThan(0);
	});
});

// Each brand has faces and a wordmark of its own.
describe.each(demoBrands)('the header of $id', (brand) => {
	it('HDR-02 stays within a phone when the faces of the brand do not load', async () => {
		const context = await arrive({ viewport: { width: 320, height: 640 } });
		await context.route('**/fonts/**', (route) => route.abort());
		const page = await context.newPage();
		await page.goto(sites.url(brand.id, '/'));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

describe.each(onePerValue(({ id }) => specifiedFor(id).signIn))('the side menu of $id', (brand) => {
	it('HDR-16 HDR-17 leads to the sign-in page, in the words of the brand', async () => {
		const page = await open(brand.id, '/');
		await page.locator(burger).click();
		const link = page.locator('[data-sign-in-link]');
		expect(await link.innerText()).toBe(brand.id === 'ciudad' ? 'Iniciar sesión' : 'Ingresar');
		await link.click();
		await page.waitForURL('**/ingresar/');
	});
});

describe.each(onePerValue(({ header }) => header.menuLayer))('the side menu of $id', (brand) => {
	it('MENU-04 is in the layer that the brand names', async () => {
		const page = await open(brand.id, '/');
		const layer = await page.locator(menu).evaluate((element) => getComputedStyle(element).zIndex);
		expect(layer).toBe(brand.id === 'eldoce' ? '9997' : '9999');
	});
});
