import type { NamedTest } from '../test/reporter.ts';
import { type Proof, proofOf, type TestsById } from './proofs.ts';
import { type Promised, type Requirement, readOpen, readPromises, readRequirements } from './spec.ts';

/** A page of the trace: a line that sums it up, and the text. */
export type TracePage = { readonly name: string; readonly sum: string; readonly text: string };

/** Which requirements the tests of a run prove. Those that do not hold yet come first, then those that are short of a proof. */
export function requirementsPage(tests: TestsById): TracePage {
	const reasons = readOpen();
	const rows = readRequirements().map((row) => ({ row, proof: proofOf(row, tests), reason: reasons.get(row.id) }));
	const open = rows.filter(({ reason }) => reason !== undefined);
	const short = rows.filter(({ proof, reason }) => reason === undefined && proof.short.length > 0);
	const proved = rows.length - open.length - short.length;
	const sum = `${proved} of ${rows.length} requirements are proved on every brand that they name, ${open.length} are open, ${short.length} are short of a proof.`;
	const openTable = table(['open', 'brands', 'why', 'row'], open.map(openLine));
	const shortTable = table(['short', 'seen by', 'brands without a proof', 'row'], short.map(shortLine));
	const wholeTable = table(['id', 'brands', 'seen by', 'row', 'tests'], rows.map(wholeLine));
	return { name: 'requirements', sum, text: [...heading('Requirements', sum), ...openTable, ...shortTable, ...wholeTable].join('\n') };
}

/** Which promises a test of a run names. */
export function promisesPage(tests: TestsById): TracePage {
	const reasons = readOpen();
	const rows = readPromises().map((row) => ({ row, files: filesOf(tests.get(row.id)) }));
	const tested = rows.filter(({ files }) => files.length > 0).length;
	const open = rows.filter(({ row }) => reasons.has(row.id)).length;
	const sum = `${tested} of ${rows.length} promises have a test, ${open} are open.`;
	const lines = rows.map(({ row, files }) => promiseLine(row, testsCell(files, reasons.get(row.id))));
	return { name: 'promises', sum, text: [...heading('Promises', sum), ...table(['id', 'priority', 'promise', 'tests'], lines)].join('\n') };
}

/** The files of tests, unless one failed. */
const filesOf = (tests: readonly NamedTest[] = []): readonly string[] =>
	tests.every(({ passed }) => passed) ? [...new Set(tests.map(({ file }) => file))] : [];

/** `reason` is why a row is open. */
type Traced = { readonly row: Requirement; readonly proof: Proof; readonly reason: string | undefined };

const openLine = ({ row, reason = '' }: Traced): string => `| ${row.id} | ${row.brands.join(', ')} | ${cell(reason)} | ${cell(row.text)} |`;

const shortLine = ({ row, proof }: Traced): string => `| ${row.id} | ${row.kind} | ${proof.short.join(', ')} | ${cell(row.text)} |`;

const wholeLine = ({ row, proof, reason }: Traced): string =>
	`| ${row.id} | ${row.brands.join(', ')} | ${row.kind} | ${cell(row.text)} | ${testsCell(proof.files, reason)} |`;

const promiseLine = ({ id, priority, text }: Promised, tests: string): string => `| ${id} | ${priority} | ${cell(text)} | ${tests} |`;

/** The files of the tests, or why no test can prove the row yet. */
const testsCell = (files: readonly string[], reason: string | undefined): string =>
	reason === undefined ? filesCell(files) : `open: ${cell(reason)}`;

const heading = (title: string, sum: string): readonly string[] => [`# ${title}: which tests of the last run prove them`, '', sum, ''];

const table = (titles: readonly string[], lines: readonly string[]): readonly string[] =>
	lines.length === 0 ? [] : [`| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`, ...lines, ''];

const filesCell = (files: readonly string[]): string => (files.length > 0 ? files.map(cell).join('<br>') : '–');

const cell = (text: string): string => text.replaceAll('|', '\\|');
