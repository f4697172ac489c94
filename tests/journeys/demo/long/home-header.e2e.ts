import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, desktop, phone, tablet } from '../../../support/browser/demo-readers.ts';
import { headerMode } from '../../../support/browser/header-mode.ts';
import { scrollTo } from '../../../support/browser/scroll.ts';
import { onePerValue } from '../../../support/demo.ts';

const { open } = demoReaders({ flags: withoutPictures });

describe('the home header', () => {
	it.each([phone, tablet, desktop])(
		'HDR-09 HDR-10 of tn turns global when its anchor has left a screen of $width px, and home at the top',
		async (viewport) => {
			const page = await open('tn', '/', { viewport });
			const anchor = await page.locator('[data-header-anchor]').evaluate((element) => element.getBoundingClientRect().bottom);
			expect(await headerMode(page)).toBe('header-home');
			await scrollTo(page, anchor - 20);
			expect(await headerMode(page)).toBe('header-home');
			await scrollTo(page, anchor + 20);
			expect(await headerMode(page)).toBe('header-global');
			await scrollTo(page, anchor - 20);
			expect(await headerMode(page), 'the anchor is back by less than 40 px').toBe('header-global');
			await scrollTo(page, 0);
			expect(await headerMode(page)).toBe('header-home');
		},
	);

	it.each([phone, tablet, desktop])(
		'HDR-10 of tn turns home again on a screen of $width px once the top of its anchor is more than 40 px below the top',
		async (viewport) => {
			const page = await open('tn', '/', { viewport });
			const { top, bottom } = await page.locator('[data-header-anchor]').evaluate((element) => element.getBoundingClientRect().toJSON());
			expect(top, 'the anchor is 40 px below the top before the page is').toBeGreaterThan(42);
			await scrollTo(page, bottom + 20);
			expect(await headerMode(page)).toBe('header-global');
			await scrollTo(page, Math.ceil(top - 39));
			expect(await headerMode(page), '39 px below').toBe('header-global');
			await scrollTo(page, Math.floor(top - 41));
			expect(await headerMode(page), '41 px below').toBe('header-home');
		},
	);

	const constant = onePerValue(({ header }) => header.switchesOnHome).filter(({ header }) => !header.switchesOnHome);

	it.each(constant)('HDR-09 of $id stays as it is', async ({ id }) => {
		const page = await open(id, '/');
		await scrollTo(page, 2000);
		expect(await headerMode(page)).toBe('header-home');
	});

	it('HDR-09 of tn shows the bar only once it is global', async () => {
		const page = await open('tn', '/', { reducedMotion: 'reduce' });
		const loginButtons = page.locator('[data-login-button] >> visible=true');
		expect(await loginButtons.count()).toBe(1);
		await scrollTo(page, 1500);
		await scrollTo(page, 1300);
		expect(await headerMode(page)).toBe('header-global');
		const top = await page
			.locator('[popovertarget="menu"] >> visible=true')
			.last()
			.evaluate((element) => element.getBoundingClientRect().top);
		expect(top).toBeGreaterThanOrEqual(0);
		expect(top).toBeLessThan(56);
	});
});
