import { brands } from '#brands';
import type { Content } from '#content';
import type { Assets } from '#site';
import { locate } from '../../src/site/address.ts';
import { renderPage } from '../../src/site/render/render-page.ts';
import { quantile } from '../spread.ts';
import { contextWith } from './cover.ts';

/** Median and 95th percentile (ms) of the time to render the pages of a kind. */
export type PageTimes = { readonly kind: string; readonly median: number; readonly p95: number };

const samples = 60;

const terms = [
	'gobierno',
	'gobierno presidente',
	'elecciones',
	'goviernno',
	'inflación dólar',
	'selección',
	'camefipe',
	'ministro argentina',
];

/** Measures how long each kind of page takes to render from the store: many addresses, one at a time. */
export async function measurePages(content: Content, assets: Assets): Promise<readonly PageTimes[]> {
	// The synthetic stories are mostly in the first sections.
	const sections = (await content.queries('tn').sections()).slice(0, 5);
	const kinds: Readonly<Record<string, readonly string[]>> = {
		home: ['/'],
		'section list': sections.flatMap(({ id }) => [`${id}/`, `${id}/?page=2`]),
		'story by path': await storyPaths(content),
		search: terms.flatMap((text) => [text, `${text} partido`].map((one) => `/buscar/${encodeURIComponent(one.replaceAll(' ', '-'))}/`)),
	};
	const times: PageTimes[] = [];
	for (const [kind, targets] of Object.entries(kinds)) times.push({ kind, ...(await measure(content, assets, targets)) });
	return times;
}

/** Paths of stories from all parts of the list. */
async function storyPaths(content: Content): Promise<readonly string[]> {
	const { total } = await content.queries('tn').listing({ all: ['all'], size: 1 });
	const offsets = Array.from({ length: 10 }, (_none, at) => Math.floor((Math.min(total, 9_000) * at) / 10));
	const lists = await Promise.all(offsets.map((offset) => content.queries('tn').list({ all: ['all'], size: 6, offset })));
	return lists.flatMap((cards) => cards.map(({ href }) => href));
}

async function measure(content: Content, assets: Assets, targets: readonly string[]): Promise<{ median: number; p95: number }> {
	const make = async (target: string) => {
		const located = locate(target, brands.tn);
		if (located.kind !== 'address') throw new Error(`${target} leads elsewhere`);
		const page = await renderPage({ ...contextWith(content.queries('tn'), new Date()), address: located.address }, assets);
		if (page.status !== 200) throw new Error(`${target} answers ${page.status}`);
	};
	const times: number[] = [];
	// The first ten renders are not counted: they compile code and fill the database's cache.
	for (let at = -10; at < samples; at += 1) {
		const started = performance.now();
		await make(targets[(at + 10) % targets.length] ?? '/');
		if (at >= 0) times.push(performance.now() - started);
	}
	const sorted = times.toSorted((a, b) => a - b);
	return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}
