import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#brands';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { listenTo, withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { drawn } from '../../../../support/browser/scroll.ts';
import { structureBrands } from '../../../../support/demo.ts';
import { signIn } from '../../../../support/identity/identity.ts';
import { verifiedReader } from '../../../../support/identity/verified-reader.ts';

const { arrive, pathOf, sites, stories } = demoReaders({ flags: withoutPictures });

/** The button of a page that keeps what the page is about. */
const keepButton = (page: Page) => page.locator('main [data-island=keep][data-state=ready] button').first();
const entries = (page: Page) => page.locator('main [data-entries] > li');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The pages of a reader of a brand, in one browser. */
function readerIn(context: BrowserContext, { id }: Brand) {
	return {
		async open(path: string): Promise<Page> {
			const page = await context.newPage();
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
			return page;
		},
		/** Signs the reader in by a call, as the form does, and stores the session where the form does. */
		async signIn(page: Page, email: string): Promise<void> {
			const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(signIn(email)) };
			const session = (await sites.send(id, '/identity/public/v1/auth/login', login)).body;
			await page.evaluate((text) => localStorage.setItem('ArcId.USER_INFO', text), session);
			await page.reload();
		},
	};
}

/** Presses the button of a page once it shows its state, by the keyboard. */
async function press(page: Page): Promise<void> {
	await keepButton(page).focus();
	await page.keyboard.press('Enter');
}

describe.each(structureBrands)('a reader of $id', (brand) => {
	const { id, texts } = brand;
	const { keeping } = texts;

	it('saves, follows and reads as a guest, signs in, finds all of it on another device, and erases it there', async () => {
		const context = await arrive({ viewport: phone });
		const { open, signIn: enter } = readerIn(context, brand);
		const email = `guarda-${id}@mail.test`;
		await verifiedReader(sites, { brand: id, email });

		const path = await pathOf(id, 'article');
		const story = await open(path);
		const title = await story.locator('h1').innerText();
		await press(story);
		expect(await keepButton(story).getAttribute('aria-pressed')).toBe('true');
		await story.getByRole('status').getByText(keeping.savedTold.kept).waitFor();
		await story.reload();
		await expect.poll(() => keepButton(story).getAttribute('aria-pressed')).toBe('true');

		const tag = await open(
			await story
				.locator('a[href^="/tags/"]')
				.first()
				.evaluate((link) => link.getAttribute('href') ?? ''),
		);
		const topic = await tag.locator('h1').innerText();
		await press(tag);
		const own = await open('/para-vos/');
		await expect.poll(() => own.locator('[data-topics] li').allInnerTexts()).toEqual([topic]);
		await expect.poll(() => entries(own).count()).toBeGreaterThan(0);
		expect(await violationsOn(own)).toEqual([]);
		await enter(own, email);

		const other = readerIn(await arrive(), brand);
		const saved = await other.open('/guardadas/');
		await expect.poll(() => saved.getByText(keeping.saved.emptyTitle).isVisible()).toBe(true);
		await expect
			.poll(async () => (await open('/guardadas/')).evaluate(() => localStorage.getItem('kiosco.saved')), { timeout: 15_000 })
			.toBeNull();
		await other.signIn(saved, email);
		await expect.poll(() => entries(saved).locator('h2').allInnerTexts()).toEqual([title]);
		const forYou = await other.open('/para-vos/');
		await expect.poll(() => forYou.locator('[data-topics] li').allInnerTexts()).toEqual([topic]);
		const history = await other.open('/historial/');
		await expect.poll(() => entries(history).locator('h2').allInnerTexts()).toEqual([title]);
		expect(await violationsOn(history)).toEqual([]);

		await saved.getByRole('button', { name: title }).click();
		await saved.getByText(keeping.saved.emptyTitle).waitFor();
		await button(history, keeping.eraseAll).click();
		await Promise.all([
			history.waitForResponse((answer) => answer.url().endsWith('/kept/read')),
			history.locator('[popover]:popover-open').getByRole('button', { name: keeping.eraseAll }).click(),
		]);
		await history.getByText(keeping.history.emptyTitle).waitFor();
		const back = await open('/historial/');
		await expect.poll(() => back.getByText(keeping.history.emptyTitle).isVisible()).toBe(true);
		await back.goto(sites.url(id, path));
		await expect.poll(() => keepButton(back).getAttribute('aria-pressed')).toBe('false');

		await forYou.evaluate(() => localStorage.removeItem('ArcId.USER_INFO'));
		await forYou.reload();
		await forYou.getByText(keeping.forYou.emptyTitle).waitFor();
		expect(await forYou.evaluate(() => localStorage.getItem('kiosco.account-kept'))).toBeNull();
	});

	it('changes their mind by the same button, and both tabs know', async () => {
		const { open } = readerIn(await arrive(), brand);
		const path = await pathOf(id, 'article');
		const [one, two] = [await open(path), await open(path)];
		await press(one);
		await expect.poll(() => keepButton(two).getAttribute('aria-pressed')).toBe('true');
		await press(two);
		await expect.poll(() => keepButton(one).getAttribute('aria-pressed')).toBe('false');
		await two.getByRole('status').getByText(keeping.savedTold.removed).waitFor();
	});

	it('turns the history off, and what is read then is on no list', async () => {
		const { open } = readerIn(await arrive(), brand);
		const page = await open('/historial/');
		// Where a brand asks for consent for everything, there is no history before.
		await page.getByLabel(keeping.keepHistory).check();
		await page.getByLabel(keeping.keepHistory).uncheck();
		await page.getByText(keeping.historyIsOff).waitFor();
		await page.goto(sites.url(id, await pathOf(id, 'article')));
		await keepButton(page).waitFor();
		await page.goto(sites.url(id, '/historial/'));
		await page.getByText(keeping.history.emptyTitle).waitFor();
		expect(await page.getByLabel(keeping.keepHistory).isChecked()).toBe(false);
	});

	it('sees when there is no room, keeps what was there, and is not affected by damaged storage', async () => {
		const context = await arrive();
		await context.addInitScript(() => {
			if (localStorage.getItem('kiosco.saved') !== null) return;
			const good = { key: 'una', path: '/una/', title: 'Una nota', at: 1 };
			localStorage.setItem('kiosco.saved', JSON.stringify([{ key: 7 }, { ...good, path: '//otro.example/' }, good, null]));
			localStorage.setItem('kiosco.read', '{"no es');
		});
		const page = await readerIn(context, brand).open(await pathOf(id, 'article'));
		const complaints = listenTo(page);
		await page.evaluate(() => {
			const setItem = Storage.prototype.setItem;
			Storage.prototype.setItem = function (key, text) {
				if (key === 'kiosco.saved') throw new DOMException('full', 'QuotaExceededError');
				setItem.call(this, key, text);
			};
		});
		await press(page);
		await page.getByRole('status').getByText(keeping.savedTold['no-room']).waitFor();
		expect(await keepButton(page).getAttribute('aria-pressed')).toBe('false');
		await page.goto(sites.url(id, '/guardadas/'));
		await expect.poll(() => entries(page).allInnerTexts()).toEqual([`Una nota\n${keeping.gone}`]);
		await page.goto(sites.url(id, '/historial/'));
		await expect.poll(() => entries(page).count()).toBe(1);
		expect(complaints.console).toEqual([]);
	});

	it('finds the titles of what was saved while the network does not answer', async () => {
		const { open } = readerIn(await arrive(), brand);
		const page = await open(await pathOf(id, 'article'));
		const title = await page.locator('h1').innerText();
		await press(page);
		await page.route('**/_site/story-rows*', (route) => route.abort());
		await page.goto(sites.url(id, '/guardadas/'));
		await page.getByRole('alert').getByText(keeping.failed).waitFor();
		await entries(page).getByRole('link', { name: title }).click();
		await page.waitForURL(sites.url(id, await pathOf(id, 'article')));
	});

	it('sees nothing move while a list arrives', async () => {
		const context = await arrive({ viewport: phone });
		const { open } = readerIn(context, brand);
		for (const { path } of (await stories(id)).slice(0, 3)) await keepButton(await open(path)).waitFor();
		await context.addInitScript(() => {
			const moved: string[] = [];
			Object.assign(window, { moved });
			new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ entryType }) => entryType))).observe({
				type: 'layout-shift',
				buffered: true,
			});
		});
		const page = await open('/historial/');
		await expect.poll(() => entries(page).count()).toBe(3);
		await drawn(page);
		expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
	});

	it('without scripts sees what the page needs, and no button that does nothing', async () => {
		const { open } = readerIn(await arrive({ javaScriptEnabled: false }), brand);
		for (const path of ['/para-vos/', '/guardadas/', '/historial/']) {
			const page = await open(path);
			expect(await page.getByText(keeping.needsScripts).isVisible(), path).toBe(true);
			expect(await page.getByText(keeping.loading).isVisible(), path).toBe(false);
			expect(await page.locator('main button:visible, main input:visible').count(), path).toBe(0);
		}
		const story = await open(await pathOf(id, 'article'));
		expect(await story.locator('main [data-island=keep] button').isVisible()).toBe(false);
	});
});
