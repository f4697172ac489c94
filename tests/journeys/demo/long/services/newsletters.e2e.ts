import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Brand, fill } from '#brands';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';
import { linkOfMail, unsubscribeUrlOfMail } from '../../../../support/identity/outbox.ts';

const { open, pathOf, sites } = demoReaders({ flags: withoutPictures });

const main = (page: Page) => page.locator('main').innerText();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fitsIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Asks for the first newsletter of the list. Returns its title. */
async function subscribe(page: Page, { texts }: Brand, email: string, hasScripts = true): Promise<string> {
	const choice = page.getByRole('checkbox').first();
	const title = (await page.locator('main li h2').first().innerText()).trim();
	await choice.check();
	// The first press fetches the script of the form.
	if (hasScripts) await page.locator('form[novalidate]').waitFor();
	await page.locator('form input[name="email"]').first().fill(email);
	await press(page, texts.newsletters.form.submit);
	return title;
}

describe.each(structureBrands)('the newsletters of $id', (brand) => {
	const { id, texts } = brand;
	const words = texts.newsletters;
	const asked = texts.account.flashMessages['newsletter-asked'];

	it('ROUTE-13 FORM-01 are listed with the form to subscribe, and each has a page with its editions', async () => {
		const page = await open(id, '/newsletters/', { viewport: phone });
		expect(await page.locator('h1').innerText()).toBe(words.title);
		expect(await page.locator('main li h2').count()).toBe(2);
		expect(await page.locator('[data-form="signUp-newsletter-subscription"]').count()).toBe(1);
		expect(await fitsIn(page)).toBe(true);
		const link = page.locator('main li h2 a').first();
		const title = await link.innerText();
		await link.click();
		await page.waitForURL(/\/newsletters\/[\w-]+\/$/);
		expect(await page.locator('h1').innerText()).toBe(title);
		const editions = page.getByRole('region', { name: words.editions });
		expect(await editions.locator('li').count()).toBeGreaterThan(0);
		expect(await fitsIn(page)).toBe(true);
		await editions.getByRole('link').first().click();
		await expect.poll(() => main(page)).toContain(texts.newsletterOf);
	});

	it('ROUTE-13 STORY-06 an edition offers its newsletter', async () => {
		const page = await open(id, await pathOf(id, 'newsletter'));
		const card = page.locator('#suscribirme');
		expect(await card.getByRole('checkbox').count()).toBe(0);
		expect(await card.locator('input[name^="newsletter-"]').count()).toBe(1);
	});

	it('ROUTE-13 answers an address of no newsletter with 404, in the dress of the brand', async () => {
		const { status, body } = await sites.get(id, '/newsletters/nada/');
		expect(status).toBe(404);
		expect(body).toContain('<footer');
	});

	it.each([true, false])('ROUTE-13 a subscription begins and ends by mail (scripts: %s)', async (javaScriptEnabled) => {
		const email = `lista-${id}-${javaScriptEnabled}@mail.test`;
		const page = await open(id, '/newsletters/', { viewport: phone, javaScriptEnabled });
		const title = await subscribe(page, brand, email, javaScriptEnabled);
		await expect.poll(() => main(page)).toContain(asked);
		expect(page.url().endsWith(javaScriptEnabled ? '/newsletters/' : '/newsletters/suscribir/')).toBe(true);

		const link = await linkOfMail(sites, email, '/newsletters/confirmar/');
		await page.goto(link);
		expect(await main(page)).toContain(words.confirmPage.open.title);
		expect(await main(page)).toContain(title);
		if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);
		await press(page, words.confirm);
		await expect.poll(() => main(page)).toContain(words.confirmPage.confirmed.title);

		await page.goto(await unsubscribeUrlOfMail(sites, email));
		expect(await main(page)).toContain(words.unsubscribePage.active.title);
		expect(await main(page)).toContain(title);
		if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);
		await press(page, words.unsubscribe);
		await expect.poll(() => main(page)).toContain(words.unsubscribePage.ended.title);
		await page.goto(link);
		expect(await main(page)).toContain(words.confirmPage.dead.title);
	});

	it('ROUTE-13 opening the link of the mail subscribes nobody', async () => {
		const email = `mira-${id}@mail.test`;
		const page = await open(id, '/newsletters/');
		await subscribe(page, brand, email);
		await expect.poll(() => main(page)).toContain(asked);
		const link = await linkOfMail(sites, email, '/newsletters/confirmar/');
		for (let round = 0; round < 2; round++) {
			await page.goto(link);
			await page.waitForLoadState('networkidle');
			expect(await main(page)).toContain(words.confirmPage.open.title);
		}
	});

	it('says what is missing in the form, without scripts too', async () => {
		const page = await open(id, '/newsletters/suscribir/', { javaScriptEnabled: false });
		await page.locator('form input[name="email"]').fill(`nada-${id}@mail.test`);
		await press(page, words.form.submit);
		await expect.poll(() => main(page)).toContain(texts.fields['newsletter-missing']);
		expect(await page.locator('form input[name="email"]').inputValue()).toBe(`nada-${id}@mail.test`);
		await page.getByRole('checkbox').first().check();
		await page.locator('form input[name="email"]').fill('ana@mail');
		await press(page, words.form.submit);
		await expect.poll(() => main(page)).toContain(fill(texts.emailInvalid, { email: texts.emailExample }));
		expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
	});

	it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
		'ROUTE-13 ends by one request of a mail program (%s), and says so of a damaged address',
		async (type) => {
			const email = `boton-${id}-${type.slice(0, 5)}@mail.test`;
			const page = await open(id, '/newsletters/');
			await subscribe(page, brand, email);
			await expect.poll(() => main(page)).toContain(asked);
			const link = await linkOfMail(sites, email, '/newsletters/confirmar/');
			await page.goto(link);
			await press(page, words.confirm);
			await expect.poll(() => main(page)).toContain(words.confirmPage.confirmed.title);
			const url = new URL(await unsubscribeUrlOfMail(sites, email));
			const field = 'Content-Disposition: form-data; name="List-Unsubscribe"';
			const body = type.startsWith('multipart') ? `--x\r\n${field}\r\n\r\nOne-Click\r\n--x--\r\n` : 'List-Unsubscribe=One-Click';
			const post = (path: string) => sites.send(id, path, { method: 'POST', headers: { 'content-type': type }, body });
			for (let round = 0; round < 2; round++) {
				const ended = await post(`${url.pathname}${url.search}`);
				expect(ended.status).toBe(200);
				expect(ended.body).toContain(words.unsubscribePage.ended.title);
			}
			expect((await post(`${url.pathname}${url.search.slice(0, -3)}`)).status).toBe(404);
			await page.goto(link);
			expect(await main(page)).toContain(words.confirmPage.dead.title);
			await page.goto(`${url.href.slice(0, -3)}`);
			expect(await main(page)).toContain(words.unsubscribePage.damaged.title);
		},
	);

	it.each(['/newsletters/', '/newsletters/suscribir/'])('%s has no accessibility violation', async (path) => {
		expect(await violationsOn(await open(id, path))).toEqual([]);
	});
});
