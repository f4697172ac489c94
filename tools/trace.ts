// Which test proves which requirement and promise. Tests name the ids of the rows that they prove, as in `T05 a forged token opens no call`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withVariables } from './readme-variables.ts';

/** A requirement or promise, with the test files that have its id in a test's name. */
type TracedRow = { readonly id: string; readonly scope: string; readonly text: string; readonly tests: readonly string[] };

/** A table of `docs/spec`; `scope` is the title of its second column. */
type Trace = { readonly name: string; readonly scope: string; readonly rows: readonly TracedRow[] };

/** Where the traces are written: build output, which nobody commits. */
const output = '.cache/traces';

const folders = ['src', 'demo', 'tests', 'tools'];
const testFile = /\.(test|e2e)\.tsx?$/;
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const idInName = /\b(?:[A-Z]{2,6}-\d{2}|[A-Z]\d{2})\b/g;

/** Test files by the ids that they name, whether there is such a row or not. Tables of tests have an id alone in a text. */
function findProofs(): ReadonlyMap<string, readonly string[]> {
	const proofs = new Map<string, string[]>();
	for (const path of folders.flatMap(testFiles)) {
		for (const id of idsIn(textsOf(path))) proofs.set(id, [...(proofs.get(id) ?? []), path]);
	}
	return proofs;
}

/** Ids in the names of tests that no row has. A text of one word may be data of a test, and is no name. */
export function findUnknownIds(): readonly string[] {
	const known = new Set(readTraces().flatMap(({ rows }) => rows.map(({ id }) => id)));
	return folders.flatMap(testFiles).flatMap((path) => {
		const names = textsOf(path).filter((text) => text.includes(' '));
		return [...idsIn(names)].flatMap((id) => (known.has(id) ? [] : [`${path} names ${id}`]));
	});
}

const textsOf = (path: string): readonly string[] => readFileSync(path, 'utf8').match(literal) ?? [];

const idsIn = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.match(idInName) ?? []));

/** The tables of `docs/spec`, each row with its tests. */
export function readTraces(): readonly Trace[] {
	const proofs = findProofs();
	const rowsOf = (name: string) =>
		readTable(`docs/spec/${name}.tsv`).map(([id = '', scope = '', text = '']) => ({ id, scope, text, tests: proofs.get(id) ?? [] }));
	return [
		{ name: 'requirements', scope: 'brands', rows: rowsOf('requirements') },
		{ name: 'promises', scope: 'priority', rows: rowsOf('promises') },
	];
}

/** Ids of the promises that no test proves yet, from `docs/spec/open.tsv`. */
export const readOpenIds = (): readonly string[] => readTable('docs/spec/open.tsv').map(([id = '']) => id);

/** Writes each trace as a page; gives a line for each that says where it is. */
export function writeTraces(): readonly string[] {
	mkdirSync(output, { recursive: true });
	return readTraces().map((trace) => {
		const path = join(output, `${trace.name}.md`);
		writeFileSync(path, pageOf(trace));
		return `${path}: ${countOf(trace)}`;
	});
}

function readTable(path: string): string[][] {
	const lines = readFileSync(path, 'utf8').split('\n');
	return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

function testFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => testFile.test(name))
		.map((name) => join(folder, name))
		.sort();
}

function pageOf(trace: Trace): string {
	const lines = trace.rows.map(({ id, scope, text, tests }) => {
		const files = tests.length > 0 ? tests.map(cell).join('<br>') : '–';
		return `| ${id} | ${scope} | ${cell(text)} | ${files} |`;
	});
	return [
		`# ${trace.name}: which tests prove them`,
		'',
		countOf(trace),
		'',
		`| id | ${trace.scope} | row | tests |`,
		'|---|---|---|---|',
		...lines,
		'',
	].join('\n');
}

function countOf({ name, rows }: Trace): string {
	return `${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length} ${name} have a test.`;
}

function cell(text: string): string {
	return text.replaceAll('|', '\\|');
}

if (import.meta.main) {
	for (const line of writeTraces()) console.log(line);
	writeFileSync('README.md', withVariables(readFileSync('README.md', 'utf8')));
}
