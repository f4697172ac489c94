import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Bench } from './bench-run.ts';
import { buildInside, insideFolder } from './inside/build-inside.ts';
import { count, decimals, type Section } from './table.ts';

const pageGrowth = v.object({
	stories: v.number(),
	/** Stories stored per second. */
	perSecond: v.number(),
	pages: v.array(v.object({ kind: v.string(), median: v.number(), p95: v.number() })),
});

type PageGrowth = v.InferOutput<typeof pageGrowth>;

const title = 'Growth';
const first = 'page of tn, rendered';

/** Measures how long pages take to render with few and with many stories in the store. */
export async function growth(bench: Bench): Promise<Section> {
	const { databaseUrl, folder, cleanup } = bench;
	if (databaseUrl === undefined) {
		return { title, head: [first], rows: [], notes: ['Not measured: no PostgreSQL answers; TEST_POSTGRES_URL can name one.'] };
	}
	await buildInside(cleanup);
	const { stdout } = await promisify(execFile)(process.execPath, [join(insideFolder, 'grow.js'), join(folder, 'data')], {
		env: { ...process.env, DATABASE_URL: databaseUrl },
	});
	const lines = stdout.trim().split('\n');
	return table(lines.map((line) => v.parse(pageGrowth, JSON.parse(line))));
}

function table(results: readonly PageGrowth[]): Section {
	const kinds = results[0]?.pages.map(({ kind }) => kind) ?? [];
	return {
		title,
		head: [first, ...results.map(({ stories }) => `${count(stories)} stories, ms`)],
		rows: kinds.map((kind, at) => [
			kind,
			...results.map(({ pages }) => `${decimals(pages[at]?.median, 1)} (${decimals(pages[at]?.p95, 1)})`),
		]),
		notes: [
			'PostgreSQL, one page at a time, without the page cache: the median, and in brackets the 95th percentile.',
			`Stories were stored at a rate of ${count(results[0]?.perSecond ?? 0)} per second, then multiplied in the database.`,
		],
	};
}
