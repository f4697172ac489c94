import { readFileSync, writeFileSync } from 'node:fs';

const marked = /(<!-- results -->)[\s\S]*(<!-- \/results -->)/;

/** Writes the results between the markers of a page and keeps the text around them. */
export function writeResults(file: string, results: string): void {
	const text = readFileSync(file, 'utf8');
	if (!marked.test(text)) throw new Error(`${file} has no markers <!-- results --> for the results`);
	writeFileSync(
		file,
		text.replace(marked, (_, open: string, close: string) => `${open}\n\n${results}\n\n${close}`),
	);
	console.log(`\nWritten into ${file}.`);
}
