import { brandList } from '#brands';
import type { Bench } from './bench-run.ts';
import { crawl } from './crawl.ts';
import { type Program, startProgram } from './program.ts';
import { decimals, type Section } from './table.ts';
import { residentBytes } from './usage.ts';

const pages = 2_000;

/** Memory of the program after its start and after many pages, including the page cache. */
export async function memory(bench: Bench): Promise<Section> {
	const program = await startProgram(bench);
	const before = residentBytes(program.pid);
	const { asked, different } = await ask(program);
	const after = residentBytes(program.pid);
	await program.stop();
	return {
		title: 'Memory',
		head: ['the program', 'resident MB'],
		rows: [
			['ready, no page requested', megabytes(before)],
			[`after ${asked} pages, ${different} of them different`, megabytes(after)],
		],
		notes: [`All brands, one process, with ${bench.databaseUrl === undefined ? 'the database inside it' : 'the database outside it'}.`],
	};
}

async function ask(program: Program): Promise<{ asked: number; different: number }> {
	const known: { brand: string; path: string }[] = [];
	for (const { id: brand } of brandList) {
		let left = pages / brandList.length;
		for await (const { path } of crawl(program, brand)) {
			known.push({ brand, path });
			left -= 1;
			if (left === 0) break;
		}
	}
	let asked = known.length;
	for (; asked < pages; asked += 1) {
		const again = known[asked % known.length];
		if (again !== undefined) await program.ask(again.brand, again.path);
	}
	return { asked, different: known.length };
}

function megabytes(bytes: number | undefined): string {
	return decimals(bytes === undefined ? undefined : bytes / 1e6, 0);
}
