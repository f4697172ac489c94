import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { among, walk, walkTo } from '../../../support/browser/keyboard.ts';
import { structureBrands } from '../../../support/demo.ts';
import { jpegOf } from '../../../support/identity/call-form.ts';
import { goodPassword } from '../../../support/identity/identity.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

const main = (page: Page) => page.locator('main').innerText();

/** What a reader types into a control of an open call's form. */
const typed: Readonly<Record<string, string>> = { text: 'Ana', textarea: 'Una historia.', tel: '11 4444-5555', date: '01021990' };

const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: jpegOf(10_000) };

/** Opens the window of a field for files with the keyboard; `answerFileWindows` chooses the file. */
async function choosePhoto(page: Page): Promise<void> {
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement && document.activeElement.files?.length === 1);
}

/** Long before a window opens: a browser that is told at the same time may open a real one. */
const answerFileWindows = (page: Page) => page.on('filechooser', (chooser) => chooser.setFiles(photo));

describe.each(structureBrands)('a reader of $id who has only a keyboard', ({ id, texts }) => {
	const { account, calls, newsletters, schedule } = texts;

	it('walks the schedule from the signal to the days and their broadcasts, and goes to a day', async () => {
		const page = await open(id, '/grilla/');
		const names = await walk(page);
		const order = [schedule.watch, texts.today, schedule.calendar];
		expect(among(names, ...order)).toEqual(order);
		const days = await page.getByRole('navigation', { name: schedule.days }).getByRole('link').allInnerTexts();
		const first = names.indexOf(texts.today);
		expect(names.slice(first, first + days.length)).toEqual(days);

		const again = await open(id, '/grilla/');
		await walkTo(again, days.at(-1) ?? '');
		await again.keyboard.press('Enter');
		const section = again.locator('main section[id]').last();
		await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(200);
	});

	it('goes to a letter of the tags, and from there to the first tag of the letter', async () => {
		const page = await open(id, '/tags/');
		const letters = page.getByRole('navigation', { name: texts.letters }).getByRole('link');
		const last = (await letters.last().textContent()) ?? '';
		const tag = await page.getByRole('region', { name: last, exact: true }).getByRole('link').first().textContent();
		await walkTo(page, last);
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tag);
	});

	it('subscribes to a newsletter', async () => {
		const { body } = await sites.get(id, '/newsletters/');
		const [path = ''] = /\/newsletters\/[\w-]+\/(?=")/.exec(body.slice(body.indexOf('<main'))) ?? [];
		const page = await open(id, path);
		await page.locator('[data-island="newsletter-form"]').waitFor({ state: 'attached' });
		await walkTo(page, newsletters.form.submit, async ({ control }) => {
			if (control !== 'email') return;
			await page.locator('form[novalidate]').waitFor();
			await page.keyboard.type(`teclado-${id}@mail.test`);
		});
		await page.keyboard.press('Enter');
		await expect.poll(() => main(page)).toContain(account.flashMessages['newsletter-asked']);
	});

	it('answers an open call', async () => {
		const list = await open(id, '/convocatorias/');
		const first = list.getByRole('region', { name: calls.states.open, exact: true }).getByRole('link').first();
		const page = await open(id, (await first.getAttribute('href')) ?? '');
		answerFileWindows(page);
		await page.locator('[data-island=application][data-state=ready]').waitFor({ state: 'attached' });
		await walkTo(page, calls.form.submit, async ({ control, isRequired }) => {
			if (control === 'email') await page.keyboard.type(`teclado-${id}@mail.test`);
			else if (control === 'radio' || (control === 'checkbox' && isRequired)) await page.keyboard.press('Space');
			else if (control === 'select') await page.keyboard.press('ArrowDown');
			else if (control === 'file' && isRequired) await choosePhoto(page);
			else if (isRequired) await page.keyboard.type(typed[control] ?? '');
		});
		await page.keyboard.press('Enter');
		await expect.poll(() => main(page)).toContain(account.flashMessages['application-asked']);
	});

	it('signs up', async () => {
		const page = await open(id, '/registrarse/');
		await page.locator('main [data-island][data-state=ready]').first().waitFor({ state: 'attached' });
		await walkTo(page, texts.signUp, async ({ control }) => {
			const words = new Map([
				['text', 'Ana'],
				['email', `teclado-alta-${id}@mail.test`],
				['password', goodPassword],
			]);
			await page.keyboard.type(words.get(control) ?? '');
		});
		await page.keyboard.press('Enter');
		await page.waitForURL('**/validar-registro/**');
	});
});
