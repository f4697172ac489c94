import { beforeAll, describe, expect, inject, it } from 'vitest';
import { brandList } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { type Crawled, crawl } from '../../support/browser/crawl.ts';
import { readers } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';

/** Pages that the crawl asks for, and how many of them a browser opens. */
const pages = 500;
const opened = process.env.CRAWL === 'full' ? pages : 30;

const { arrive, sites } = readers();

describe('four sites from one process', () => {
	it('start with one line that names their addresses', () => {
		const line = inject('demoOutput')
			.split('\n')
			.find((text) => text.includes('Kiosco is ready'));
		for (const { id } of brandList) expect(line).toContain(`http://${id}.localhost:${inject('demoPort')}/`);
	});

	it.each(demoBrands)('SITE-01 the home of $id shows that brand alone', async ({ id, name }) => {
		const { status, body } = await sites.get(id, '/');
		expect(status).toBe(200);
		expect(body).toContain(`data-brand="${id}"`);
		expect(body).toContain(`<meta property="og:site_name" content="${name}">`);
	});

	it('W14 an unknown host gets no brand', async () => {
		const { status, body } = await sites.get('tn', '/', { host: 'evil.test' });
		expect(status).toBe(404);
		expect(body).not.toContain('data-brand');
	});
});

describe.each(demoBrands)('the site of $id', ({ id }) => {
	const found: Crawled[] = [];
	beforeAll(async () => {
		for await (const page of crawl(sites.url(id, ''), pages, (path) => sites.get(id, path))) found.push(page);
	});

	it(`SITE-03 SITE-05 leads from its home to ${pages} pages that all work`, () => {
		const broken = found.filter(({ answer }) => answer.status !== 200);
		expect(broken.map(({ path, answer }) => `${answer.status} ${path}`)).toEqual([]);
		expect(found.length).toBeGreaterThan(100);
	});

	it('opens in a browser without an error or a request to another host', async () => {
		const page = await (await arrive()).newPage();
		const complaints = listenTo(page);
		let seen = 0;
		for (const { path } of found) {
			// Few of the first are pictures; a browser shows one in a page of its own making.
			if (seen >= opened && !path.startsWith('/resizer/')) continue;
			seen += 1;
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
			if (seen > opened) break;
		}
		expect(seen).toBeGreaterThan(Math.min(opened, 100));
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	}, 600_000);
});
