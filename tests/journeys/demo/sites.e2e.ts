import { beforeAll, describe, expect, inject, it } from 'vitest';
import { brandList } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { type Crawled, crawl } from '../../support/browser/crawl.ts';
import { demoReaders } from '../../support/browser/demo-readers.ts';
import { foreignAddresses, loadedAddresses } from '../../support/browser/loaded-addresses.ts';
import { pagesToOpen } from '../../support/browser/pages-to-open.ts';
import { demoBrands, structureBrands } from '../../support/demo.ts';
import { byForm } from '../../support/form.ts';
import { mainWords } from '../../support/main-words.ts';
import { foreignWordsOn } from '../../support/readable-texts.ts';

/** Pages that the crawl requests at most, and how many of them a browser opens, one of each type first. In the long form the crawl comes to its end. */
const [requested, opened] = byForm([120, 24], [2_000, 150]);

/** A page whose main part has fewer letters says nothing. */
const fewestLetters = 60;

const { arrive, pathOf, sites, stories } = demoReaders();

describe('the sites of one program', () => {
	it('are named by their addresses in a line when it starts', () => {
		const line = inject('demoOutput')
			.split('\n')
			.find((text) => text.includes('Kiosco is ready'));
		for (const { id } of brandList) expect(line).toContain(`http://${id}.localhost:${inject('demoPort')}/`);
	});

	it.each(demoBrands)('SITE-01 the home of $id shows stories of that brand and of no other', async ({ id, name }) => {
		const { status, body } = await sites.get(id, '/');
		expect(status).toBe(200);
		expect(body).toContain(`data-brand="${id}"`);
		expect(body).toContain(`<meta property="og:site_name" content="${name}">`);
		const linked = new Set([...body.matchAll(/<a\s[^>]*?href="(\/[^"#]*)"/g)].map(([, path = '']) => path));
		for (const brand of demoBrands) {
			const shown = (await stories(brand.id)).filter(({ path }) => linked.has(path));
			if (brand.id === id) expect(shown.length).toBeGreaterThan(20);
			else expect(shown, brand.id).toEqual([]);
		}
	});

	it('W14 are no answer to an unknown host', async () => {
		const { status, body } = await sites.get('tn', '/', { host: 'evil.test' });
		expect(status).toBe(404);
		expect(body).not.toContain('data-brand');
	});
});

describe.each(structureBrands)('the site of $id', ({ id }) => {
	const found: Crawled[] = [];
	const pages: Crawled[] = [];
	beforeAll(async () => {
		for await (const page of crawl(sites.url(id, ''), requested, (path) => sites.get(id, path))) found.push(page);
		// The other outputs say what the html pages say.
		pages.push(...found.filter(({ answer }) => answer.body.includes('data-output="html"')));
	});

	it(`leads from its home to pages that all work, up to ${requested}`, () => {
		const broken = found.filter(({ answer }) => answer.status !== 200);
		expect(broken.map(({ path, answer }) => `${answer.status} ${path}`)).toEqual([]);
		expect(found.length).toBeGreaterThan(100);
	});

	it('has no placeholder: each page says something, and what no two others say', () => {
		const words = pages.map(({ path, answer }) => ({ path: path.replace(/\?.*/, ''), main: mainWords(answer.body) }));
		expect(words.filter(({ main }) => main !== undefined && main.length < fewestLetters)).toEqual([]);
		const said = Map.groupBy(words, ({ main }) => main);
		said.delete(undefined);
		const paths = [...said.values()].map((group) => [...new Set(group.map(({ path }) => path))]);
		expect(paths.filter(({ length }) => length > 2)).toEqual([]);
	});

	it('SITE-02 has no page whose HTML loads something from another host', () => {
		const foreign = pages.flatMap(({ path, answer }) => foreignAddresses(answer.body, sites.url(id, path)).map((to) => `${path}: ${to}`));
		expect(foreign).toEqual([]);
		expect(pages.flatMap(({ answer }) => loadedAddresses(answer.body)).length).toBeGreaterThan(pages.length);
	});

	it(`SITE-02 opens ${opened} pages and a picture in a browser, in Spanish, without an error or a request to another host`, async () => {
		const page = await (await arrive()).newPage();
		const complaints = listenTo(page);
		const gallery = await sites.get(id, await pathOf(id, 'gallery'));
		// A browser shows a picture in a page of its own making.
		const picture = /href="(\/resizer\/[^"]+)"/.exec(gallery.body)?.[1]?.replaceAll('&amp;', '&') ?? 'none';
		for (const path of [
			...pagesToOpen(pages)
				.slice(0, opened)
				.map(({ path }) => path),
			picture,
		]) {
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
			// The profile leads a reader who is signed out away, which would end the visit of the next page.
			if (path === '/perfil/') await page.waitForURL('**/ingresar/', { waitUntil: 'load' });
			expect(await foreignWordsOn(page), path).toEqual([]);
		}
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});
});
