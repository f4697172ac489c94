import { type BrandId, brandList } from '#brands';
import type { Program } from './program.ts';

/** A page that a crawl found; `type` is its page type, or `home`. */
export type CrawledPage = { readonly path: string; readonly type: string; readonly html: string };

/** Paths where a crawl starts. No link leads to the last one. */
const starts = ['/', '/buscar/equipo/'];

/** Visits each html page of a brand once, by following links from its home. */
export async function* crawl(program: Program, brand: string): AsyncIterable<CrawledPage> {
	const known = new Set(starts);
	for (const path of known) {
		const { status, bytes } = await program.fetchPage(brand, path);
		if (status !== 200) continue;
		const html = bytes.toString();
		for (const [, link = ''] of html.matchAll(/href="(\/[^"#]*)"/g)) {
			if (!/^\/(amp|assets|fbia|fonts|lite|media|pf|resizer)\//.test(link)) known.add(link.replaceAll('&amp;', '&'));
		}
		const type = path === '/' ? 'home' : (/data-page-type="(\w+)"/.exec(html)?.[1] ?? '');
		yield { path, type, html };
	}
}

/** The first page of each type that a crawl finds. */
export async function pageOfEachType(program: Program, brand: string, types: readonly string[]): Promise<readonly CrawledPage[]> {
	const found = new Map<string, CrawledPage>();
	let left = 150;
	for await (const page of crawl(program, brand)) {
		if (types.includes(page.type) && !found.has(page.type)) found.set(page.type, page);
		left -= 1;
		if (found.size === types.length || left === 0) break;
	}
	return types.flatMap((type) => found.get(type) ?? []);
}

/** Paths of the first `count` stories that a crawl finds. */
export async function storyPaths(program: Program, brand: string, count: number): Promise<readonly string[]> {
	const found: string[] = [];
	for await (const { path, type } of crawl(program, brand)) {
		if (type === 'story') found.push(path);
		if (found.length === count) break;
	}
	return found;
}

/** An address of a brand. */
export type BrandPage = { readonly brand: BrandId; readonly path: string };

/** The first pages that crawls find, at most so many of each brand. */
export async function pagesOfAllBrands(program: Program, most: number): Promise<readonly BrandPage[]> {
	const pages: BrandPage[] = [];
	for (const { id: brand } of brandList) {
		let left = most;
		for await (const { path } of crawl(program, brand)) {
			pages.push({ brand, path });
			left -= 1;
			if (left === 0) break;
		}
	}
	return pages;
}
