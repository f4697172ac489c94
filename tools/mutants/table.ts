// The tables of docs/mutants: the measurement of each file, and the mutants that no test noticed.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Measured, Source, Survivor } from './measured.ts';

const measuredPath = 'docs/mutants/measured.tsv';
const survivorsPath = 'docs/mutants/survivors.tsv';
const measuredHead = ['file', 'hash', 'killed', 'survived', 'uncovered', 'broken', 'loading'];
const survivorsHead = ['file', 'line', 'mutator', 'change', 'kind', 'why'];

/** A file that nobody has measured yet has no numbers. */
export type Row = Measured | { readonly file: string; readonly hash: '-' };

export const isMeasured = (row: Row): row is Measured => row.hash !== '-';

export function readRows(): Row[] {
	const survivors = readTable(survivorsPath).map(
		([file = '', line, mutator = '', change = '', kind, why = '']): Survivor => ({
			file,
			line: Number(line),
			mutator,
			change,
			kind: kind === 'survived' ? kind : 'uncovered',
			why,
		}),
	);
	return readTable(measuredPath).map(([file = '', hash = '-', ...numbers]) => {
		if (hash === '-') return { file, hash };
		const [killed = 0, survived = 0, uncovered = 0, broken = 0, loading = 0] = numbers.map(Number);
		return { file, hash, killed, survived, uncovered, broken, loading, survivors: survivors.filter((one) => one.file === file) };
	});
}

export function writeRows(rows: readonly Row[]): void {
	const sorted = rows.toSorted((one, other) => (one.file < other.file ? -1 : 1));
	writeTable(measuredPath, [measuredHead, ...sorted.map(cellsOf)]);
	const survivors = sorted.filter(isMeasured).flatMap((row) => row.survivors);
	writeTable(survivorsPath, [survivorsHead, ...survivors.map((one) => [one.file, one.line, one.mutator, one.change, one.kind, one.why])]);
}

function cellsOf(row: Row): (string | number)[] {
	if (!isMeasured(row)) return [row.file, row.hash];
	return [row.file, row.hash, row.killed, row.survived, row.uncovered, row.broken, row.loading];
}

/** The new row, with the reasons that the old row gave for the same changes, even if their lines have moved. */
export function withReasons(row: Measured, old: Row | undefined): Measured {
	const keyOf = ({ mutator, change }: Survivor) => `${mutator} ${change}`;
	const reasons = new Map(old && isMeasured(old) ? old.survivors.map((one) => [keyOf(one), one.why]) : []);
	return { ...row, survivors: row.survivors.map((one) => ({ ...one, why: reasons.get(keyOf(one)) ?? '' })) };
}

/** A file as it is now. */
export function sourceOf(file: string): Source {
	const text = readFileSync(file, 'utf8');
	return { file, text, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

const readTable = (path: string): string[][] =>
	readFileSync(path, 'utf8')
		.split('\n')
		.slice(1)
		.filter((line) => line !== '')
		.map((line) => line.split('\t'));

const writeTable = (path: string, rows: readonly (readonly (string | number)[])[]): void =>
	writeFileSync(path, rows.map((cells) => `${cells.join('\t')}\n`).join(''));
