import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/performance.md';
const marked = /(<!-- results -->)[\s\S]*(<!-- \/results -->)/;

/** Writes the results between their markers; the text around them stays. */
export function writeResults(results: string): void {
	const text = readFileSync(file, 'utf8');
	if (!marked.test(text)) throw new Error(`${file} has no place for the results`);
	writeFileSync(
		file,
		text.replace(marked, (_, open: string, close: string) => `${open}\n\n${results}\n\n${close}`),
	);
	console.log(`\nWritten into ${file}.`);
}
