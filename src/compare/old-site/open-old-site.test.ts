import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OldPage, OldSite } from './old-site.ts';
import { openOldSite } from './open-old-site.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-old-site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, content: string | Uint8Array): Promise<string> {
	await mkdir(dirname(join(folder, name)), { recursive: true });
	await writeFile(join(folder, name), content);
	return join(folder, name);
}

/** Answers some addresses, without a network. */
const web = (texts: Readonly<Record<string, string>>) => async (address: string) => {
	const text = texts[address];
	if (text === undefined) throw new Error(`${address} answered with status 404`);
	return text;
};

const open = (place: string, origin?: string, texts = {}): Promise<OldSite> => openOldSite(place, { getText: web(texts), origin });

async function pagesOf(site: OldSite): Promise<readonly OldPage[]> {
	const pages: OldPage[] = [];
	for await (const page of site.pages(new Set(site.addresses))) pages.push(page);
	return pages;
}

const sitemap = (...addresses: readonly string[]) =>
	`<urlset xmlns="x">${addresses.map((address) => `<url><loc>${address}</loc><image:image><image:loc>https://d.example/x.jpg</image:loc></image:image></url>`).join('')}</urlset>`;

describe('the addresses of an old site', () => {
	it('are those of its sitemaps, of an index too, packed or not, from the web or a file', async () => {
		const index = '<sitemapindex><sitemap><loc>https://d.example/one.xml</loc></sitemap></sitemapindex>';
		const texts = { 'https://d.example/one.xml': sitemap('https://d.example/a/?x=1&amp;y=2', 'https://d.example/b/') };
		const all = ['https://d.example/a/?x=1&y=2', 'https://d.example/b/'];
		expect((await open(await put('index.xml.gz', gzipSync(index)), undefined, texts)).addresses).toEqual(all);
		const robots = { ...texts, 'https://d.example/robots.txt': 'User-agent: *\nSitemap: https://d.example/one.xml\n' };
		expect((await open('https://d.example/', undefined, robots)).addresses).toEqual(all);
	});

	it('are the pages of an access log, the most asked first, without campaigns and files', async () => {
		const line = (path: string, status = 200) =>
			`1.2.3.4 - - [24/Nov/2026:10:00:00 -0300] "GET ${path} HTTP/1.1" ${status} 12 "-" "Mozilla"`;
		const lines = [line('/una/'), line('/dos/?utm_source=x'), line('/dos/'), line('/logo.png'), line('/no/', 404), line('/vieja/', 301)];
		const site = await open(await put('access.log', lines.join('\n')), 'https://d.example');
		expect(site.isRanked).toBe(true);
		expect(site.addresses).toEqual(['https://d.example/una/', 'https://d.example/dos/', 'https://d.example/vieja/']);
	});

	it('are the lines of a list; of a path without a site, only that it was there is known', async () => {
		const list = await put('list.txt', 'https://d.example/a/\n/b/\n\n# nothing\n');
		expect(await pagesOf(await open(list))).toMatchObject([{ address: 'https://d.example/a/' }, { answer: { status: 200 } }]);
		expect((await open(list, 'https://d.example')).addresses).toEqual(['https://d.example/a/', 'https://d.example/b/']);
	});

	it('are found by the files of a mirror and by what the pages say of themselves', async () => {
		const page = (canonical: string) => `<!doctype html><link rel="canonical" href="${canonical}">`;
		await put('d.example/deportes.html', page('https://d.example/deportes/'));
		await put('d.example/una/index.html', page('https://otra.example/x/'));
		await put('d.example/index.html?p=7', page(''));
		await put('d.example/logo.png', 'x');
		await put('d.example/rss/index.html', '<?xml version="1.0"?><rss></rss>');
		await put('d.example/guardada.html', '<!-- saved from url=(0025)https://d.example/guardada/ --><html></html>');
		const addresses = (await pagesOf(await open(folder))).map(({ address }) => address);
		expect(addresses.toSorted()).toEqual(['?p=7', 'deportes/', 'guardada/', 'rss/', 'una/'].map((path) => `https://d.example/${path}`));
	});

	it('are of the site that saved pages name themselves, where no folder does', async () => {
		await put('deportes/index.html', '<!doctype html><link rel="canonical" href="https://d.example/deportes/">');
		await put('sin-nombre.html', '<!doctype html><p>Una');
		const { addresses } = await open(folder);
		expect(addresses).toEqual(['https://d.example/deportes/', 'https://d.example/sin-nombre.html']);
	});

	it('are those of the answers in a WARC, with redirects and pages in chunks', async () => {
		const record = (address: string, http: string) =>
			`WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: ${address}\r\nContent-Length: ${http.length}\r\n\r\n${http}\r\n\r\n`;
		const html = '<title>Hola</title>';
		const records = [
			record(
				'https://d.example/a/',
				`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n13\r\n${html}\r\n0\r\n\r\n`,
			),
			record('https://d.example/b', 'HTTP/1.1 301 Moved\r\nContent-Type: text/html\r\nLocation: /a/\r\n\r\n'),
			record('https://d.example/c.jpg', 'HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\n\r\nx'),
		];
		const packed = Buffer.concat(records.map((text) => gzipSync(text)));
		expect(await pagesOf(await open(await put('site.warc.gz', packed)))).toMatchObject([
			{ address: 'https://d.example/a/', answer: { status: 200, page: { title: 'Hola' } } },
			{ address: 'https://d.example/b', answer: { redirects: [{ status: 301, to: 'https://d.example/a/' }] } },
		]);
	});

	it('are missing with a sentence that says why', async () => {
		await expect(open(join(folder, 'no'))).rejects.toThrow(/no is not there$/);
		await expect(open(folder)).rejects.toThrow(/has no saved pages/);
		await expect(open(await put('list.txt', 'nothing'))).rejects.toThrow(/has no addresses/);
		await expect(open(await put('site.zip', 'PK'))).rejects.toThrow(/unpack it/);
	});
});
