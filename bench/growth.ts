import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Bench } from './bench-run.ts';
import { buildInside, insideFolder } from './inside/build-inside.ts';
import { count, decimals, type Section } from './table.ts';

const measured = v.object({
	stories: v.number(),
	/** Stories stored per second. */
	perSecond: v.number(),
	pages: v.array(v.object({ kind: v.string(), half: v.number(), most: v.number() })),
});

type Measured = v.InferOutput<typeof measured>;

const title = 'Growth';
const first = 'page of tn, rendered';

/** How long pages take to render as the store grows. */
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
	return table(lines.map((line) => v.parse(measured, JSON.parse(line))));
}

function table(results: readonly Measured[]): Section {
	const kinds = results[0]?.pages.map(({ kind }) => kind) ?? [];
	return {
		title,
		head: [first, ...results.map(({ stories }) => `${count(stories)} stories, ms`)],
		rows: kinds.map((kind, at) => [
			kind,
			...results.map(({ pages }) => `${decimals(pages[at]?.half, 1)} (${decimals(pages[at]?.most, 1)})`),
		]),
		notes: [
			'PostgreSQL, one page at a time, without the page cache: the median, and in brackets the 95th percentile.',
			`Stories were stored at a rate of ${count(results[0]?.perSecond ?? 0)} per second, then multiplied in the database.`,
		],
	};
}
