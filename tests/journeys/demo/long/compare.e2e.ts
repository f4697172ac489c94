import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { whenAdmitted } from '../../../support/browser/crawl.ts';
import { demoBrands } from '../../../support/demo.ts';
import { changedSite } from '../../../support/programs/changed-site.ts';
import { compareInto } from '../../../support/programs/commands.ts';
import { sitesAt } from '../../../support/programs/program.ts';
import { twentyFaults } from '../../../support/site/twenty-faults.ts';

const port = inject('demoPort');
const sites = sitesAt(port);
const originOf = (brand: string) => `http://${brand}.localhost:${port}`;

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-compare-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A page or file of a brand, also while the program is busy with others. */
async function get(brand: string, path: string): Promise<string> {
	const { status, body } = await whenAdmitted(() => sites.get(brand, path));
	if (status !== 200) throw new Error(`${path} of ${brand} was answered with ${status}`);
	return body;
}

/** Paths that a sitemap of a brand names. */
async function pathsIn(brand: string, sitemap: string): Promise<readonly string[]> {
	return [...(await get(brand, sitemap)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Paths of a brand’s home, sections and newest stories. */
async function pathsOf(brand: string, count: number): Promise<{ readonly covers: readonly string[]; readonly stories: readonly string[] }> {
	const stories = (await pathsIn(brand, '/sitemap-news.xml')).slice(0, count);
	const covers = (await pathsIn(brand, '/sitemap-sections.xml')).slice(0, 5);
	expect([stories.length, covers.length], `the demo stories of ${brand}`).toEqual([count, 5]);
	return { covers, stories };
}

/** Saves pages as a mirror does, below a folder with the name of their host. Returns the folder. */
async function save(brand: string, paths: readonly string[]): Promise<string> {
	const place = join(folder, 'saved', new URL(originOf(brand)).host);
	for (const path of paths) {
		await mkdir(join(place, path), { recursive: true });
		await writeFile(join(place, path, 'index.html'), await get(brand, path));
	}
	return join(folder, 'saved');
}

/** Which differences the report lists, with the paths of their pages. */
async function differencesIn(report: string): Promise<readonly string[]> {
	const lines = (await readFile(join(report, 'differences.ndjson'), 'utf8')).split('\n').filter(Boolean);
	return lines.map((line) => JSON.parse(line)).map(({ difference, old_address }) => `${new URL(old_address).pathname} ${difference}`);
}

describe('the shadow report of saved pages', () => {
	it.each(demoBrands.slice(0, 1))('of $id against the same site with twenty faults finds the twenty', async ({ id }) => {
		const { covers, stories } = await pathsOf(id, 22);
		const faults = twentyFaults.map(([kind, changes], index) => ({ kind, path: stories[index] ?? '', changes }));
		const saved = await save(id, [...covers, ...stories]);
		const changed = await changedSite(port, id, Object.assign({}, ...faults.map(({ path, changes }) => changes(path))));
		const report = join(folder, 'report');
		const { code, output } = await compareInto(report, saved, changed);
		expect((await differencesIn(report)).toSorted()).toEqual(faults.map(({ kind, path }) => `${path} ${kind}`).sort());
		const pages = covers.length + stories.length;
		expect(output).toContain(`${pages} pages compared: ${pages - 20} equal, 20 with 20 differences`);
		expect(code).toBe(1);
	});

	it.each(demoBrands.slice(1))('of $id against the same site finds nothing', async ({ id }) => {
		const { covers, stories } = await pathsOf(id, 8);
		const saved = await save(id, [...covers, ...stories]);
		const { code, output } = await compareInto(join(folder, 'report'), saved, originOf(id));
		expect(output).toContain(`${covers.length + stories.length} equal, 0 with 0 differences`);
		expect(code).toBe(0);
	});
});
