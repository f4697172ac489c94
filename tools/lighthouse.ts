// Measures the home, section, story and account pages of each brand on Lighthouse's slow phone. `npm run lighthouse -- tn home`
// measures only the pages whose name has all the words. Run it on an idle machine.
import { startProgram } from '../tests/support/programs/program.ts';
import { categories, measure } from './lighthouse/measure.ts';
import { measuredPages } from './lighthouse/pages.ts';

const width = 31;
const program = await startProgram();
try {
	const pages = await measuredPages(program, process.argv.slice(2));
	if (pages.length === 0) throw new Error(`no page has all of these words in its name: ${process.argv.slice(2).join(' ')}`);
	console.log(`${'page'.padEnd(width)}${categories.join('  ')}  FCP · LCP · TBT · CLS · SI`);
	for (const page of pages) {
		const { scores, times, faults } = await measure(page);
		const least = { performance: page.performance, accessibility: 100, 'best-practices': 100, seo: 100 };
		if (categories.some((category) => scores[category] < least[category])) process.exitCode = 1;
		const columns = categories.map((category) => String(scores[category]).padEnd(category.length + 2));
		console.log(`${page.name.padEnd(width)}${columns.join('')}${times}`);
		for (const fault of faults) console.log(`${' '.repeat(4)}${fault}`);
	}
} finally {
	await program.stop();
}
