import { expect, it } from 'vitest';
import { fill } from '#brands';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders } from '../../../../support/browser/demo-readers.ts';
import { demoBrands } from '../../../../support/demo.ts';

const { arrive, sites } = demoReaders({ flags: withoutPictures });

it.each(demoBrands)(
	'UI-08 the bell of $id tells how many notifications of the last day were not seen, until they are',
	async ({ id, texts }) => {
		const context = await arrive();
		const now = Math.floor(Date.now() / 1000);
		const sent = (hours: number) => ({
			id: `${hours}`,
			headings: { es: 'Aviso' },
			contents: {},
			url: '/',
			send_after: now - hours * 3_600,
			included_tags: [],
		});
		await context.route('**/push-notifications?**', (route) => route.fulfill({ json: { notifications: [1, 2, 30].map(sent) } }));
		const page = await context.newPage();
		await page.goto(sites.url(id, '/ultimas-noticias/'));
		await page.getByRole('button', { name: fill(texts.notificationsUnseenMany, { n: 2 }) }).click();
		await page.locator('#notificaciones [data-new]').first().waitFor();
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: texts.notifications, exact: true }).waitFor();
		await page.reload();
		await page.locator('[data-island=bell][data-state=ready]').waitFor({ state: 'attached' });
		expect(await page.locator('[data-unseen]').count()).toBe(0);
	},
);
