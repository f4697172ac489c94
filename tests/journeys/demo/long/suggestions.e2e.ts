import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../support/browser/axe.ts';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { box, button, input, isActive } from '../../../support/browser/search-box.ts';
import { demoBrands } from '../../../support/demo.ts';

const { open } = demoReaders({ flags: withoutPictures });

describe.each(demoBrands)('what is suggested while a reader of $id types', ({ id }) => {
	const option = `${box} [role=option]`;
	const chosen = (page: Page) => page.locator(`${box} [aria-selected=true]`).allInnerTexts();

	it('is opened by the keyboard, with a press of Escape it is gone with the box, and nothing moves', async () => {
		const page = await open(id, '/');
		await page.locator(button).click();
		const before = await page.locator(input).boundingBox();
		await page.keyboard.type('ar');
		await page.locator(option).first().waitFor();
		expect(await page.locator(input).boundingBox()).toEqual(before);
		expect(await violationsOn(page)).toEqual([]);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowUp');
		expect(await chosen(page), 'what was typed is searched').toEqual([]);
		await page.keyboard.press('ArrowUp');
		expect(await chosen(page)).toEqual([await page.locator(option).last().innerText()]);
		expect(await page.locator(input).getAttribute('aria-activedescendant')).toBe(await page.locator(option).last().getAttribute('id'));
		await page.keyboard.press('Escape');
		expect(await isActive(page)).toBe(false);
		await expect.poll(() => page.locator(input).inputValue()).toBe('');
		await page.locator(button).click();
		await page.keyboard.type('ar');
		await page.locator(option).first().waitFor();
		await page.keyboard.press('ArrowDown');
		const target = await page.locator(option).first().getAttribute('href');
		await page.keyboard.press('Enter');
		await page.waitForURL((url) => url.pathname === target);
	});
});
