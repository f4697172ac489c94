import { describe, expect, it } from 'vitest';
import { type Brand, fill } from '#brands';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../support/browser/demo-readers.ts';
import { demoBrands, structureBrands } from '../../../support/demo.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

describe.each(demoBrands)('the site map of $id', ({ id, texts }) => {
	it('ROUTE-12 leads to pages that all answer', async () => {
		const page = await open(id, '/mapa-del-sitio/');
		const paths = await page.locator('main li a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
		expect(new Set(paths).size).toBe(paths.length);
		const answers = await Promise.all(paths.map(async (path) => `${(await sites.get(id, path)).status} ${path}`));
		expect(answers).toEqual(paths.map((path) => `200 ${path}`));
	});

	it('ROUTE-12 has what the brand offers, the lists of stories and the texts of the brand, besides its sections', async () => {
		const page = await open(id, '/mapa-del-sitio/');
		const linksIn = (name: string) => page.getByRole('region', { name }).getByRole('link').allInnerTexts();
		expect(await linksIn(texts.waysToStories)).toEqual(expect.arrayContaining([texts.tags, texts.authors, texts.collections]));
		expect(await linksIn(texts.services)).toEqual(
			expect.arrayContaining([
				texts.schedule.liveTitle,
				texts.schedule.title,
				texts.weather.title,
				texts.calls.title,
				texts.statistics.title,
			]),
		);
		expect(await linksIn(texts.aboutUs)).toEqual([texts.masthead.title, texts.terms, texts.privacy]);
		const all = await page.locator('main li a').allInnerTexts();
		expect(all).toEqual(expect.arrayContaining([texts.newsletters.title, texts.podcasts.title, `${texts.video}s`]));
	});
});

/** The number in front of a text such as "12 notas". */
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

const countWords = ({ texts }: Brand) => new RegExp(fill(texts.storyCount.many, { n: '\\d+' }));

describe.each(structureBrands)('the tags of $id', (brand) => {
	const { id, texts } = brand;

	it('ROUTE-04 are found by their letter, without scripts too', async () => {
		const page = await open(id, '/tags/', { viewport: phone, javaScriptEnabled: false });
		const letter = page.getByRole('navigation', { name: texts.letters }).getByRole('link').last();
		const name = await letter.innerText();
		await letter.click();
		const region = page.getByRole('region', { name, exact: true });
		// On the screen, below the header.
		await expect.poll(async () => (await region.boundingBox())?.y).toSatisfy((top) => top > 40 && top < 780);
		for (const tag of await region.getByRole('link').allInnerTexts()) expect(tag.slice(0, 1)).toBe(name);
	});

	it('ROUTE-04 stand with their numbers of stories, those of the most in a band', async () => {
		const page = await open(id, '/tags/');
		const numbers = (await page.getByRole('region', { name: texts.mostUsedTags }).getByText(countWords(brand)).allInnerTexts()).map(
			numberIn,
		);
		const others = (await page.locator('main section').getByText(countWords(brand)).allInnerTexts()).map(numberIn);
		expect(numbers).toHaveLength(12);
		expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
		expect(Math.max(...others)).toBe(numbers[0]);
	});

	it('ROUTE-04 have as many stories as the index says', async () => {
		const page = await open(id, '/tags/');
		const first = page.getByRole('region', { name: texts.mostUsedTags }).getByRole('link').first();
		const count = numberIn(await first.innerText());
		await first.click();
		await page.waitForURL(/\/tags\/[^/]+\/$/);
		expect(await page.locator('main .brick_mayor article').count()).toBe(Math.min(count, 20));
	});
});

describe.each(structureBrands)('the authors of $id', (brand) => {
	it('ROUTE-04 stand with portrait, role and number of stories', async () => {
		const page = await open(brand.id, '/autor/');
		const people = page.locator('main li:has(h2)');
		const count = await people.count();
		expect(count).toBeGreaterThan(3);
		expect(await people.locator('img').count()).toBe(count);
		expect(await people.getByText(countWords(brand)).count()).toBe(count);
	});
});
