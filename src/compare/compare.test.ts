import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type CompareOptions, compareSites } from './compare.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-compare-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A site with some pages, and the paths that it was asked for. */
async function siteWith(pages: Readonly<Record<string, string>>) {
	const asked: string[] = [];
	const server = createServer(({ url = '' }, response) => {
		asked.push(url);
		const page = pages[url];
		response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const close = () => new Promise((resolve) => server.close(resolve));
	onTestFinished(() => void (server.listening && close()));
	const address = server.address();
	return { origin: `http://sitio.localhost:${typeof address === 'object' ? address?.port : 0}`, asked, close };
}

const page = (title: string) => `<title>${title}</title><body><h1>Hola</h1></body>`;
const pages = { '/': page('Portada'), '/una/': page('Una'), '/dos/': page('Dos') };

const compare = (old: string, fresh: string, more: Partial<CompareOptions> = {}) =>
	compareSites({ old, fresh, out: join(folder, 'report'), rate: 1000, progress: () => undefined, ...more });

const listOf = async (origin: string): Promise<string> => {
	const path = join(folder, 'list.txt');
	await writeFile(
		path,
		Object.keys(pages)
			.map((name) => `${origin}${name}\n`)
			.join(''),
	);
	return path;
};

describe('the shadow report', () => {
	it('of a site against itself finds nothing', async () => {
		const { origin } = await siteWith(pages);
		expect(await compare(await listOf(origin), origin)).toEqual({ pages: 3, differing: 0, differences: 0, unknown: 0, moved: [] });
		expect(await readFile(join(folder, 'report/report.html'), 'utf8')).toContain('Nothing differs');
	});

	it('requests each page of the old site once in all runs, and of the new one in every run', async () => {
		const old = await siteWith(pages);
		const fresh = await siteWith({ ...pages, '/una/': page('Otra <script>') });
		const list = await listOf(old.origin);
		expect(await compare(list, fresh.origin)).toMatchObject({ pages: 3, differences: 1 });
		await old.close();
		expect(await compare(list, fresh.origin)).toMatchObject({ pages: 3, differences: 1 });
		expect(old.asked.toSorted()).toEqual(['/', '/dos/', '/una/']);
		expect(fresh.asked.filter((path) => path === '/una/')).toHaveLength(2);
		expect(await readFile(join(folder, 'report/report.html'), 'utf8')).toContain('Otra &lt;script&gt;');
	});

	it('continues where a run was stopped, even in the middle of a line', async () => {
		const { origin, asked } = await siteWith(pages);
		const list = await listOf(origin);
		const done = { address: `${origin}/una/`, template: 'section /section/', wasThere: true, differences: [] };
		await mkdir(join(folder, 'report'));
		const lines = [{ about: `${list} ${origin}` }, done].map((line) => JSON.stringify(line));
		await writeFile(join(folder, 'report/compared.ndjson'), `${lines.join('\n')}\n{"address":"${origin}/d`);
		expect(await compare(list, origin)).toMatchObject({ pages: 3 });
		expect(asked).not.toContain('/una/');
	});

	it('leaves out what the old site does not answer either', async () => {
		const old = await siteWith({ '/': page('Portada') });
		const fresh = await siteWith(pages);
		expect(await compare(await listOf(old.origin), fresh.origin)).toMatchObject({ pages: 1, unknown: 2, differences: 0 });
	});

	it('says so when the new site does not answer', async () => {
		const { origin, close } = await siteWith(pages);
		await close();
		await expect(compare(folder, origin)).rejects.toThrow(`the new site ${origin} gives no answer: is it running?`);
	});
});
