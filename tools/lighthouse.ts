// Measures home, section and story of each brand as Lighthouse's slow phone does. Run it on a machine that has nothing else to do.
import lighthouse from 'lighthouse';
import { brandList } from '#brands';
import { openBrowser } from '../tests/support/browser.ts';
import { demoStories, storyOf } from '../tests/support/demo-stories.ts';
import { freePort, type Program, startProgram } from '../tests/support/program.ts';

/** Each page is measured this often and its middle result counts: the machine has other things to do. */
const runs = 3;

/** Scores of 0 to 100 that every page must reach. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = keyof typeof least;

const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

type Result = { readonly scores: ReadonlyMap<Category, number>; readonly times: string; readonly faults: readonly string[] };

async function measure(url: string, port: number): Promise<Result> {
	const found = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
	if (found === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
	const { audits, categories: graded } = found.lhr;
	const scores = new Map(categories.map((name) => [name, Math.round((graded[name]?.score ?? 0) * 100)]));
	const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];
	const counted = categories.flatMap((name) => graded[name]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id) ?? []);
	const faults = counted.flatMap((id) => {
		const { score = null, title = id } = audits[id] ?? {};
		return score !== null && score < 0.9 ? [title] : [];
	});
	return { scores, times: times.map((id) => audits[id]?.displayValue ?? '?').join(' · '), faults };
}

async function middle(url: string): Promise<Result> {
	const results: Result[] = [];
	for (let run = 0; run < runs; run += 1) {
		const port = await freePort();
		const browser = await openBrowser([`--remote-debugging-port=${port}`]);
		results.push(await measure(url, port).finally(() => browser.close()));
	}
	const sorted = results.toSorted((a, b) => (a.scores.get('performance') ?? 0) - (b.scores.get('performance') ?? 0));
	const result = sorted[Math.floor(runs / 2)];
	if (result === undefined) throw new Error('nothing was measured');
	return result;
}

async function pagesOf(program: Program): Promise<readonly (readonly [name: string, url: string])[]> {
	const pages = await Promise.all(
		brandList.map(async ({ id }) => {
			const story = storyOf(await demoStories(id, program.get), 'article').path;
			return Object.entries({ home: '/', section: '/ultimas-noticias/', story }).map(
				([name, path]) => [`${id} ${name}`, program.url(id, path)] as const,
			);
		}),
	);
	return pages.flat();
}

const wanted = process.argv.slice(2);
const program = await startProgram();
try {
	console.log(`page            ${categories.join('  ')}  FCP · LCP · TBT · CLS · SI`);
	for (const [name, url] of await pagesOf(program)) {
		if (!wanted.every((word) => name.split(' ').includes(word))) continue;
		const { scores, times, faults } = await middle(url);
		if (categories.some((category) => (scores.get(category) ?? 0) < least[category])) process.exitCode = 1;
		console.log(
			`${name.padEnd(16)}${categories.map((category) => String(scores.get(category)).padEnd(category.length + 2)).join('')}${times}`,
		);
		for (const fault of faults) console.log(`                  ${fault}`);
	}
} finally {
	await program.stop();
}
