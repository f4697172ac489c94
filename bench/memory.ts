import { brandList } from '#brands';
import type { Bench } from './bench-run.ts';
import { pagesOfAllBrands } from './crawl.ts';
import { type Program, startProgram } from './program.ts';
import { decimals, type Section } from './table.ts';
import { residentBytes } from './usage.ts';

const pages = 2_000;

/** Measures the memory of the program after its start and after many pages, including the page cache. */
export async function memory(bench: Bench): Promise<Section> {
	const program = await startProgram(bench);
	const before = residentBytes(program.pid);
	const { requested, different } = await requestPages(program);
	const after = residentBytes(program.pid);
	await program.stop();
	return {
		title: 'Memory',
		head: ['the program', 'resident MB'],
		rows: [
			['ready, no page requested', megabytes(before)],
			[`after ${requested} pages, ${different} of them different`, megabytes(after)],
		],
		notes: [`All brands, one process, with ${bench.databaseUrl === undefined ? 'the database inside it' : 'the database outside it'}.`],
	};
}

/** Requests pages of all brands, some of them repeatedly. */
async function requestPages(program: Program): Promise<{ requested: number; different: number }> {
	const known = await pagesOfAllBrands(program, pages / brandList.length);
	let requested = known.length;
	for (; requested < pages; requested += 1) {
		const again = known[requested % known.length];
		if (again !== undefined) await program.fetchPage(again.brand, again.path);
	}
	return { requested, different: known.length };
}

function megabytes(bytes: number | undefined): string {
	return decimals(bytes === undefined ? undefined : bytes / 1e6, 0);
}
