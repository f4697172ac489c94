// `npm run bench`: prints each table as it is measured; a whole run writes them into docs/performance.md.
// It fails when a part misses its goal. `npm run bench -- cached memory` measures only these parts; `--quick` makes few and short rounds, whose results are not written.
import { type Bench, startBench } from './bench-run.ts';
import { cachedPages } from './cached-pages.ts';
import { editor } from './editor.ts';
import { freshPages } from './fresh-pages.ts';
import { growth } from './growth.ts';
import { imports } from './imports.ts';
import { liveStreams } from './live-streams.ts';
import { describeMachine } from './machine.ts';
import { memory } from './memory.ts';
import { outputPages } from './outputs.ts';
import { pageWeights } from './page-weights.ts';
import { seedDatabase } from './program.ts';
import { signInBurst } from './sign-in-burst.ts';
import { signIns } from './sign-ins.ts';
import { soak } from './soak.ts';
import { markdown, type Section } from './table.ts';
import { writeResults } from './write-results.ts';

const parts: Readonly<Record<string, (bench: Bench) => Promise<Section>>> = {
	cached: cachedPages,
	fresh: freshPages,
	outputs: outputPages,
	memory,
	weights: pageWeights,
	accounts: signIns,
	burst: signInBurst,
	live: liveStreams,
	import: imports,
	editor,
	soak,
	// Last, because it adds 100,000 stories to the database.
	growth,
};

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const names = args.filter((name) => name !== '--quick');
const unknown = names.find((name) => !(name in parts));
if (unknown === undefined) await measure();
else {
	console.error(`npm run bench: there is no part '${unknown}'; the parts are ${Object.keys(parts).join(', ')}`);
	process.exitCode = 64;
}

async function measure(): Promise<void> {
	const bench = await startBench({ quick });
	try {
		const results = [await describeMachine(bench)];
		console.log(results[0]);
		await seedDatabase(bench);
		for (const [name, part] of Object.entries(parts)) {
			if (names.length > 0 && !names.includes(name)) continue;
			const section = await part(bench);
			const result = markdown(section);
			console.log(`\n${result}`);
			for (const goal of section.missed ?? []) console.error(`npm run bench -- ${name}: ${goal}`);
			if (section.missed?.length) process.exitCode = 1;
			results.push(result);
		}
		if (!quick && names.length === 0) writeResults('docs/performance.md', results.join('\n\n'));
	} finally {
		await bench.cleanup.run();
	}
}
