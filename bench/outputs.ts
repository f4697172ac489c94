import type { Bench } from './bench-run.ts';
import { storyPaths } from './crawl.ts';
import { type Program, startProgram } from './program.ts';
import { type Contender, interleave, type Round } from './rounds.ts';
import { spreadOf } from './spread.ts';
import { count, decimals, kilobytes, type Section } from './table.ts';

const outputs = ['html', 'lite', 'amp', 'fbia'] as const;
const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Measures each output of a home and of a story of tn: its bytes, and the cost of rendering it. */
export async function outputPages(bench: Bench): Promise<Section> {
	const program = await startProgram(bench, { PAGE_CACHE_BYTES: '1' });
	const [story = '/'] = await storyPaths(program, 'tn', 1);
	const contenders = outputs.flatMap((output) =>
		// A home has no form for instant articles.
		[...(output === 'fbia' ? [] : ['/']), story].map((path) => contender(program, output, path)),
	);
	const results = await interleave(contenders, bench);
	const rows = [];
	for (const one of contenders) rows.push(await row(program, one, results.get(one.name) ?? []));
	await program.stop();
	return {
		title: 'A page in its outputs',
		head: ['page of tn', 'pages/s', 'CPU ms/page', 'PostgreSQL ms/page', 'HTML kB', 'kB (br)'],
		rows,
		notes: [
			'The whole program without room for its page cache, asked as browsers ask, over one connection. What the process keeps of lists and cards stays.',
		],
	};
}

function contender(program: Program, output: (typeof outputs)[number], path: string): Contender {
	const paths = [output === 'html' ? path : `/${output}${path}`];
	const job = { paths, headers: { host: program.host('tn'), ...accepted }, connections: 1 };
	return { name: `${path === '/' ? 'home' : 'story'}, ${output}`, server: program, job };
}

async function row(program: Program, { name, job }: Contender, rounds: readonly Round[]): Promise<readonly string[]> {
	const [path = ''] = job.paths;
	const sizeOf = async (coding: string) => kilobytes((await program.fetchPage('tn', path, { 'accept-encoding': coding })).bytes.length);
	const median = (of: (round: Round) => number) => spreadOf(rounds.map(of)).median;
	return [
		name,
		count(median(({ perSecond }) => perSecond)),
		decimals(
			median(({ cpu }) => cpu / 1000),
			2,
		),
		decimals(
			median(({ database }) => database / 1000),
			2,
		),
		await sizeOf('identity'),
		await sizeOf('br'),
	];
}
