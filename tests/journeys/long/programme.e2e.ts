import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { desktop, phone } from '../../support/browser/demo-readers.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { section, story } from '../../support/content.ts';
import { byForm } from '../../support/form.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const browser = fileBrowser();

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
});
afterAll(() => program?.stop());

const path = '/programas/ficcion/salina-vieja/';
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Each day the programme is on air from midnight to midnight, as its source said at a time. */
const week = (updatedAt: Date) =>
	weekdays.map((day) => ({
		type: 'schedule',
		_id: day,
		source: { name: 'el canal', updated_at: updatedAt.toISOString() },
		broadcasts: [{ start: '00:00', title: 'Salina Vieja', programme: path }],
	}));

const programme = {
	type: 'programme',
	_id: 'salina-vieja',
	source: { name: 'la producción', updated_at: '2026-11-20T12:00:00Z' },
	section: '/programas/ficcion/salina-vieja',
	text: 'Una familia, una herencia y un desierto de sal.',
	hours: 'De lunes a jueves, a las 21.15',
	cast: [{ name: 'Guadalupe Sarmoria', role: 'Amparo' }],
	seasons: [
		{
			name: 'Temporada 2',
			chapters: [
				{ number: 1, title: 'La sal', story: 'CHAPTER' },
				{ number: 2, title: 'El testamento', date: '2026-11-19', story: 'EMBARGOED' },
			],
		},
		{ name: 'Temporada 1', chapters: [{ number: 1, title: 'La tranquera' }] },
	],
};

const taxonomy = { primary_section: { _id: '/programas', type: 'section', version: '0.10.12', name: 'Programas' } };

describe.each(byForm([brands.eltrece], brandList))('a programme of $id', ({ id, texts: { programme: words, schedule } }) => {
	const sender = () => senderTo(program, id);
	beforeAll(async () => {
		await sender().putAll([
			section('/programas'),
			section('/programas/ficcion', { parent: '/programas' }),
			section('/programas/ficcion/salina-vieja', { name: 'Salina Vieja', parent: '/programas/ficcion' }),
			story('CHAPTER', { taxonomy }),
			story('EMBARGOED', { taxonomy, display_date: '2099-01-01T12:00:00Z' }),
			...week(new Date()),
			programme,
		]);
	});

	const open = async (viewport: typeof phone, javaScriptEnabled = true) => {
		const page = await (await browser().newContext({ viewport, javaScriptEnabled, reducedMotion: 'reduce' })).newPage();
		await page.goto(program.url(id, path));
		return page;
	};

	it('ROUTE-07 ROUTE-08 has its cast, its hours by the schedule, and its source, without scripts', async () => {
		const page = await open(phone, false);
		expect(await page.locator('h1').innerText()).toBe('Salina Vieja');
		const cast = page.getByRole('region', { name: words.cast });
		expect(await cast.getByRole('definition').allTextContents()).toEqual(['Guadalupe Sarmoria']);
		const hours = page.getByRole('region', { name: words.hours });
		expect(await hours.textContent()).toContain(programme.hours);
		expect(await hours.locator('time').count()).toBe(7);
		expect(await page.locator('main').textContent()).toContain('Fuente: la producción. Actualizado el 20 de noviembre de 2026.');
		await hours.getByRole('listitem').first().getByRole('link', { name: schedule.watch }).click();
		await page.waitForURL('**/envivo/');
	});

	it('ROUTE-09 has its chapters by season, the newest first; the keyboard opens earlier seasons and follows a chapter', async () => {
		const page = await open(desktop);
		const chapters = page.getByRole('region', { name: words.chapters });
		expect(await chapters.locator('details[open] h3').allTextContents()).toEqual(['El testamento', 'La sal']);
		// What is not published has no link yet.
		expect(await chapters.getByRole('link').allTextContents()).toEqual(['La sal']);
		const earlier = chapters.locator('details').last();
		await earlier.locator('summary').focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => earlier.locator('h3').isVisible()).toBe(true);
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('h1').innerText()).toBe('Titular de CHAPTER');
	});

	it('fits narrow and wide screens, and has no violation that axe knows, in the light and in the dark scheme', async () => {
		for (const viewport of [phone, desktop]) {
			const page = await open(viewport);
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
			expect(await violationsOn(page)).toEqual([]);
			await page.emulateMedia({ colorScheme: 'dark' });
			expect(await violationsOn(page, 'colors')).toEqual([]);
		}
	});

	it('C01 keeps its last good data when nonsense is sent, and says when its hours are old', async () => {
		expect((await sender().put({ ...programme, cast: 'nadie' })).status).toBe(422);
		await sender().putAll(week(new Date('2026-01-01T12:00:00Z')));
		const { body } = await program.get(id, path);
		expect(body).toContain('Guadalupe Sarmoria');
		expect(body).toContain('Esta grilla no se actualiza desde el 1 de enero de 2026');
	});

	it('ROUTE-07 ROUTE-08 is in the list of its kind, and of all', async () => {
		for (const list of ['/programas/', '/programas/ficcion/']) {
			const page = await (await browser().newContext({ viewport: phone })).newPage();
			await page.goto(program.url(id, list));
			await page.locator('main h3').getByRole('link', { name: 'Salina Vieja' }).click();
			await page.waitForURL(`**${path}`);
		}
	});
});
