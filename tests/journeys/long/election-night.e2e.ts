import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { listenTo } from '../../support/browser/browser.ts';
import { phone } from '../../support/browser/demo-readers.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { electionCount } from '../../support/election-count.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const browser = fileBrowser();

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
});
afterAll(() => program?.stop());

/** Opens a page whose clocks a test moves. */
async function open(brand: string, path: string): Promise<Page> {
	const page = await (await browser().newContext({ viewport: phone })).newPage();
	await page.clock.install();
	await page.goto(program.url(brand, path));
	await page.clock.runFor(2_000);
	await page.locator('kiosco-island[data-island="renewed-part"][data-state="ready"]').waitFor({ state: 'attached' });
	return page;
}

const halfAMinute = 30_000;

describe.each(brandList)('on the night of the elections, $id', ({ id, texts: { elections } }) => {
	const send = (...count: Parameters<typeof electionCount>) => senderTo(program, id).putAll([electionCount(...count)]);
	const standings = (page: Page) => page.getByRole('list', { name: elections.parties }).getByRole('listitem');

	it('ROUTE-14 says that there are no results yet, then shows them in the open page, and stops at the end', async () => {
		expect((await program.get(id, '/elecciones-2023/')).body).toContain(elections.noResults);
		await send({ counted: 0 });
		const page = await open(id, '/elecciones-2023/');
		const complaints = listenTo(page);
		expect(await page.locator('main').innerText()).toContain(elections.noResults);
		await send({ counted: 4, first: 300, second: 100 });
		await page.clock.runFor(halfAMinute);
		await expect.poll(() => standings(page).first().innerText()).toMatch(/Irene Maldonado[\s\S]*75,00\s?%/);
		expect(await violationsOn(page)).toEqual([]);
		await send({ counted: 9, first: 300, second: 500, final: true });
		await page.clock.runFor(halfAMinute);
		await expect.poll(() => standings(page).first().innerText()).toMatch(/Octavio Rinaldi[\s\S]*62,50\s?%/);
		expect(await page.getByRole('link', { name: elections.renew }).count()).toBe(0);
		await send({ counted: 10, first: 900, second: 500, final: true });
		await page.clock.runFor(4 * halfAMinute);
		expect(await standings(page).first().innerText()).toContain('Octavio Rinaldi');
		expect(complaints).toMatchObject({ console: [], foreign: [], failed: [] });
	});

	it('keeps the focus and the place of a reader while numbers change', async () => {
		await send({ counted: 4, first: 300, second: 100 });
		const page = await open(id, '/elecciones-2023/salta/');
		const link = page.getByRole('link', { name: /^CBA, Córdoba/ });
		await link.focus();
		const place = async () => (await link.boundingBox())?.y ?? 0;
		const before = await place();
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
		await send({ counted: 5, first: 300, second: 700 });
		await page.clock.runFor(halfAMinute);
		await expect.poll(() => standings(page).first().innerText()).toContain('Octavio Rinaldi');
		expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await link.getAttribute('aria-label')).toContain('Frente del Sol');
		expect(Math.abs((await place()) - before)).toBeLessThan(2);
	});

	it('says when its numbers are old, and keeps the last good ones when nonsense is sent', async () => {
		await send({ counted: 4, first: 300, second: 100 }, new Date(Date.now() - 16 * 60_000));
		const nonsense = { ...electionCount({ counted: 11, first: 300 }), source: { name: 'x', updated_at: 'ayer' } };
		expect((await senderTo(program, id).put(nonsense)).status).toBe(422);
		const { body } = await program.get(id, '/elecciones-2023/');
		expect(body).toContain('Los datos no cambian desde las ');
		expect(body).toMatch(/75,00\s?%/);
	});
});
