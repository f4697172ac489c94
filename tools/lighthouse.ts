// Measures the home, section, story, video, live story, search and account pages of each brand on Lighthouse's slow phone, five times each, and prints the
// scores of the median run and the performance of the slowest. `npm run lighthouse -- tn home` measures only the pages whose name has all the words. Run it on an
// idle machine.
import { startProgram } from '../tests/support/programs/program.ts';
import { categories, measure } from './lighthouse/measure.ts';
import { measuredPages } from './lighthouse/pages.ts';

const width = 31;
const program = await startProgram();
try {
	const pages = await measuredPages(program, process.argv.slice(2));
	if (pages.length === 0) throw new Error(`no page has all of these words in its name: ${process.argv.slice(2).join(' ')}`);
	console.log(`${'page'.padEnd(width)}${categories.join('  ')}  slowest  FCP · LCP · TBT · CLS · SI`);
	for (const page of pages) {
		const { scores, worst, times, faults } = await measure(page);
		const others = categories.filter((category) => category !== 'performance');
		if (worst < page.performance || others.some((category) => scores[category] < 100)) process.exitCode = 1;
		const columns = categories.map((category) => String(scores[category]).padEnd(category.length + 2));
		console.log(`${page.name.padEnd(width)}${columns.join('')}${String(worst).padEnd(9)}${times}`);
		for (const fault of faults) console.log(`${' '.repeat(4)}${fault}`);
	}
} finally {
	await program.stop();
}
