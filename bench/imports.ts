import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Bench, newDatabase } from './bench-run.ts';
import { backendsOf } from './processors.ts';
import { makeStories } from './stories.ts';
import { count, decimals, type Section } from './table.ts';
import { cpuSeconds, residentBytes } from './usage.ts';

/** A kind of database, and how many stories are imported into it. */
type Target = { readonly name: string; readonly databaseUrl: string | undefined; readonly stories: number };

/** The progress line of an import: what it had done and used by then. Times in s. */
type Progress = {
	readonly stories: number;
	readonly time: number;
	readonly program: number;
	readonly database: number;
	readonly resident: number;
};

/** Measures the command that imports stories, from its first progress line on: before that it starts and creates the database. */
export async function imports(bench: Bench): Promise<Section> {
	const databaseUrl = await newDatabase(bench.cleanup);
	const targets: readonly Target[] = [
		...(databaseUrl === undefined ? [] : [{ name: 'PostgreSQL', databaseUrl, stories: bench.imports.postgres }]),
		{ name: 'embedded database', databaseUrl: undefined, stories: bench.imports.pglite },
	];
	const rows: (readonly string[])[] = [];
	for (const target of targets) rows.push(rowOf(target, await progressOf(bench, target)));
	return {
		title: 'Importing stories',
		head: ['into', 'stories', 'stories/s', 'CPU ms/story', 'PostgreSQL ms/story', 'MB after a tenth', 'MB at the end'],
		rows,
		notes: [
			'`npm run import` with one file of NDJSON: stories of 3 kB with an address, 300 words that are as frequent as in a language, a picture and three tags. Import and PostgreSQL share both cores.',
		],
	};
}

function rowOf({ name, databaseUrl }: Target, progress: readonly Progress[]): readonly string[] {
	const [first, last] = [progress[0], progress.at(-1)];
	const tenth = progress[Math.floor(progress.length / 10)];
	if (!first || !last || !tenth) throw new Error(`the import into the ${name} said nothing of its progress`);
	const stories = last.stories - first.stories;
	const each = (of: (one: Progress) => number) => decimals(((of(last) - of(first)) * 1000) / stories, 2);
	return [
		name,
		count(last.stories),
		count(stories / (last.time - first.time)),
		each(({ program }) => program),
		databaseUrl === undefined ? 'in it' : each(({ database }) => database),
		decimals(tenth.resident / 1e6, 0),
		decimals(last.resident / 1e6, 0),
	];
}

async function progressOf(bench: Bench, target: Target): Promise<readonly Progress[]> {
	const file = await writtenStories(bench, target.stories);
	const place = {
		DATA_DIR: join(bench.folder, `import-${target.stories}`),
		...(target.databaseUrl && { DATABASE_URL: target.databaseUrl }),
	};
	const child = spawn(process.execPath, ['dist/server/import-main.js', '--brand', 'tn', file], {
		env: { NODE_ENV: 'production', PATH: process.env.PATH, ...place },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	bench.cleanup.add(() => child.kill());
	const backends = new Map<number, number>();
	const progress: Progress[] = [];
	for await (const line of createInterface(child.stdout)) {
		const stories = Number(/^(\d+) read: /.exec(line)?.[1]);
		if (stories > 0) progress.push({ stories, ...(await usedBy(child.pid ?? 0, target.databaseUrl, backends)) });
	}
	return progress;
}

/** `backends` keeps what each connection has used so far: one that was closed still counts. */
async function usedBy(pid: number, databaseUrl: string | undefined, backends: Map<number, number>): Promise<Omit<Progress, 'stories'>> {
	const time = performance.now() / 1000;
	for (const backend of await backendsOf(databaseUrl)) backends.set(backend, cpuSeconds(backend) ?? backends.get(backend) ?? 0);
	const database = [...backends.values()].reduce((sum, seconds) => sum + seconds, 0);
	return { time, database, program: cpuSeconds(pid) ?? Number.NaN, resident: residentBytes(pid) ?? Number.NaN };
}

/** Writes stories into a file as another system would export them. Returns its path. */
async function writtenStories({ folder }: Bench, stories: number): Promise<string> {
	await mkdir(folder, { recursive: true });
	const path = join(folder, `${stories}.ndjson`);
	await pipeline(Readable.from(linesOf(stories)), createWriteStream(path));
	return path;
}

function* linesOf(stories: number): Generator<string> {
	for (const story of makeStories(stories, new Date(), { natural: true })) {
		const websites = { tn: { website_url: `/archivo/${String(story._id).toLowerCase()}/` } };
		yield `${JSON.stringify({ ...story, websites })}\n`;
	}
}
