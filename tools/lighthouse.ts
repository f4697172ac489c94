// Measures the home, section, story, video, live story, search and account pages of each brand on Lighthouse's slow phone, five times each, and prints the
// scores of the median run and the performance of the slowest, and at the end what failed. `npm run lighthouse -- tn home` measures only the pages whose name has all the words. Run it on an
// idle machine.
import { startProgram } from '../tests/support/programs/program.ts';
import { failuresOf } from './lighthouse/failures-of.ts';
import { measure } from './lighthouse/measure.ts';
import { measuredPages } from './lighthouse/pages.ts';
import { categories } from './lighthouse/result.ts';

const width = 31;
const failed: string[] = [];
const program = await startProgram();
try {
	const pages = await measuredPages(program, process.argv.slice(2));
	if (pages.length === 0) throw new Error(`no page has all of these words in its name: ${process.argv.slice(2).join(' ')}`);
	console.log(`${'page'.padEnd(width)}${categories.join('  ')}  slowest  FCP · LCP · TBT · CLS · SI`);
	for (const page of pages) {
		const result = await measure(page);
		const { scores, worst, times, faults } = result;
		failed.push(...failuresOf(page, result).map((failure) => `${page.name}: ${failure}`));
		const columns = categories.map((category) => String(scores[category]).padEnd(category.length + 2));
		console.log(`${page.name.padEnd(width)}${columns.join('')}${String(worst).padEnd(9)}${times}`);
		for (const fault of faults) console.log(`${' '.repeat(4)}${fault}`);
	}
	if (failed.length > 0) process.exitCode = 1;
	for (const line of failed) console.error(`FAILED ${line}`);
} finally {
	await program.stop();
}
