import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { section, story } from '../../support/content.ts';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { signInStaff } from '../../support/identity/staff-visits.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

let postgres: OwnPostgres;
let program: Program;
let context: BrowserContext;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
const browser = fileBrowser();

beforeAll(async () => {
	postgres = await ownPostgres();
	program = await startProgram({ environment: { DATABASE_URL: postgres.databaseUrl, DEMO_CONTENT: 'off' } });
	for (const { id } of brandList) await senderTo(program, id).putAll([section('/deportes', { name: 'Deportes' }), ...storiesOf(id)]);
	const signing = await browser().newContext();
	await signInStaff(await signing.newPage(), 'tn', { program, databaseUrl: postgres.databaseUrl });
	session = await signing.storageState();
	await signing.close();
});
beforeEach(async () => {
	context = await browser().newContext({ locale: 'es-AR', storageState: session });
});
afterAll(async () => {
	await program?.stop();
	await postgres?.drop();
});

const entry = { date: '2026-11-20', time: '12:00', title: 'Empezó' };
const marker = { type: 'custom_embed', subtype: 'custom-liveblog', embed: { id: 'uno', url: 'https://img.test/', config: entry } };
const paragraphs = Array.from({ length: 40 }, (_, index) => ({ type: 'text', content: `El párrafo ${index} de la nota.` }));

const storiesOf = (website: string) => [
	story('NOTA', { website, website_url: '/deportes/nota/', content_elements: paragraphs }),
	story('VIVO', { website, website_url: '/deportes/vivo/', subtype: 'liveblog', content_elements: [marker, ...paragraphs] }),
];

const partsForReaders = {
	bell: '[data-bell]',
	notifications: '[data-notifications]',
	keeping: '[data-island^=keep],[data-island^=kept]',
	place: '[data-left-here]',
	measuring: 'html[data-measured],[data-island=consent]',
	following: '[data-island=live-story]',
};

/** The parts that only readers use, on pages that are read to their end. */
async function readToTheEnd(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
	const found = new Set<string>();
	for (const address of addresses) {
		await page.goto(address);
		await page.getByText('El párrafo 39').waitFor();
		await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
		await page.waitForLoadState('networkidle');
		for (const [name, selector] of Object.entries(partsForReaders)) if ((await page.locator(selector).count()) > 0) found.add(name);
	}
	return [...found].toSorted();
}

describe('the preview of a story', () => {
	it.each(brandList.map(({ id }) => id))('on %s has nothing that only readers use, and asks the site nothing', async (brand) => {
		const page = await context.newPage();
		const complaints = listenTo(page);
		const previews = ['NOTA', 'VIVO'].map((id) => program.url('redaccion', `/${brand}/vista/${id}/`));
		expect(await readToTheEnd(page, previews)).toEqual([]);
		await page.getByRole('button', { name: 'Buscar', exact: true }).first().click();
		await page.getByRole('textbox', { name: 'Buscar' }).pressSequentially('plaza');
		await page.waitForLoadState('networkidle');
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
		const pages = ['nota', 'vivo'].map((slug) => program.url(brand, `/deportes/${slug}/`));
		expect(await readToTheEnd(page, pages)).toEqual(Object.keys(partsForReaders).toSorted());
	});

	it('W06 shows the raw HTML of a draft in the sandbox that readers get, to guests too', async () => {
		const html = '<p id="said"></p><script>document.querySelector("#said").textContent = "Origen " + self.origin</script>';
		const draft = { revision: { published: false }, content_elements: [{ type: 'raw_html', content: html }] };
		await senderTo(program, 'tn').put(story('INTERACTIVO', { website: 'tn', website_url: '/deportes/interactivo/', ...draft }));
		const page = await context.newPage();
		const complaints = listenTo(page);
		await page.goto(program.url('redaccion', '/tn/vista/INTERACTIVO/'));
		const frame = page.getByTitle('Contenido interactivo');
		await frame.contentFrame().getByText('Origen null').waitFor();
		expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
		const address = new URL((await frame.getAttribute('src')) ?? '', page.url());
		await page.goto(address.href);
		await page.getByText('Origen null').waitFor();
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });

		await page.goto(program.url('redaccion', '/tn/notas/INTERACTIVO/'));
		await page.getByText('Enlace para alguien de afuera').click();
		await page.getByRole('button', { name: 'Por una hora' }).click();
		const lent = await page.getByLabel(/Copialo ahora/).inputValue();
		const guest = await (await browser().newContext()).newPage();
		await guest.goto(lent);
		await guest.getByTitle('Contenido interactivo').contentFrame().getByText('Origen null').waitFor();
		expect((await program.get('tn', address.pathname.replace('/tn/vista', ''))).status).toBe(404);
	});
});
