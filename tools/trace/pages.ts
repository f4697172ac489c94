import { type Proof, proofOf, type TestsById } from './proofs.ts';
import { type Promised, type Requirement, readOpen, readPromises, readRequirements } from './spec.ts';

/** A page of the trace: a line that sums it up, and the text. */
export type TracePage = { readonly name: string; readonly sum: string; readonly text: string };

/** Which requirements the tests of a run prove. Those that are short, or that do not hold yet, come first. */
export function requirementsPage(tests: TestsById): TracePage {
	const open = readOpen();
	const rows = readRequirements().map((row) => ({ row, proof: proofOf(row, tests), reason: open.get(row.id) }));
	const short = rows.filter(({ proof, reason }) => proof.short.length > 0 || reason !== undefined);
	const sum = `${rows.length - short.length} of ${rows.length} requirements are proved on every brand that they name.`;
	const shortTable = table(['short', 'seen by', 'brands without a proof', 'why, or the row'], short.map(shortLine));
	const wholeTable = table(['id', 'brands', 'seen by', 'row', 'tests'], rows.map(wholeLine));
	return { name: 'requirements', sum, text: [...heading('Requirements', sum), ...shortTable, ...wholeTable].join('\n') };
}

/** Which promises a test of a run names. */
export function promisesPage(tests: TestsById): TracePage {
	const rows = readPromises().map((row) => ({ row, files: [...new Set((tests.get(row.id) ?? []).map(({ file }) => file))] }));
	const sum = `${rows.filter(({ files }) => files.length > 0).length} of ${rows.length} promises have a test.`;
	const lines = rows.map(({ row, files }) => promiseLine(row, files));
	return { name: 'promises', sum, text: [...heading('Promises', sum), ...table(['id', 'priority', 'promise', 'tests'], lines)].join('\n') };
}

type Traced = { readonly row: Requirement; readonly proof: Proof; readonly reason: string | undefined };

const shortLine = ({ row, proof, reason }: Traced): string =>
	`| ${row.id} | ${row.kind} | ${proof.short.join(', ')} | ${cell(reason ?? row.text)} |`;

const wholeLine = ({ row, proof }: Traced): string =>
	`| ${row.id} | ${row.brands.join(', ')} | ${row.kind} | ${cell(row.text)} | ${filesCell(proof.files)} |`;

const promiseLine = ({ id, priority, text }: Promised, files: readonly string[]): string =>
	`| ${id} | ${priority} | ${cell(text)} | ${filesCell(files)} |`;

const heading = (title: string, sum: string): readonly string[] => [`# ${title}: which tests of the last run prove them`, '', sum, ''];

const table = (titles: readonly string[], lines: readonly string[]): readonly string[] =>
	lines.length === 0 ? [] : [`| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`, ...lines, ''];

const filesCell = (files: readonly string[]): string => (files.length > 0 ? files.map(cell).join('<br>') : '–');

const cell = (text: string): string => text.replaceAll('|', '\\|');
