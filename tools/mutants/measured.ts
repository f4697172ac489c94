import type { Stryker } from '@stryker-mutator/core';

/** The result of a mutant. */
export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A mutant that no test noticed: it survived, or no test ran its line. */
export type Survivor = {
	readonly file: string;
	readonly line: number;
	readonly mutator: string;
	/** The code and what it was replaced with, on one line. */
	readonly change: string;
	readonly kind: 'survived' | 'uncovered';
	/** Why this mutant needs no test; empty if nobody has judged it. */
	readonly why: string;
};

/**
 * The measurement of a file. Some mutants do not count: those that ran out of time or broke the run, and those of code that runs while its
 * file is loaded.
 */
export type Measured = {
	readonly file: string;
	/** The digest of the content that was measured. */
	readonly hash: string;
	readonly killed: number;
	readonly survived: number;
	readonly uncovered: number;
	readonly broken: number;
	readonly loading: number;
	readonly survivors: readonly Survivor[];
};

export type Source = { readonly file: string; readonly hash: string; readonly text: string };

/** The results of a run for one of its files. */
export function measuredOf({ file, hash, text }: Source, results: readonly MutantResult[]): Measured {
	const own = results.filter(({ fileName }) => fileName.endsWith(`/${file}`));
	const count = (...statuses: readonly MutantResult['status'][]) => own.filter((mutant) => statuses.includes(statusOf(mutant))).length;
	return {
		file,
		hash,
		killed: count('Killed'),
		survived: count('Survived'),
		uncovered: count('NoCoverage'),
		broken: count('Timeout', 'RuntimeError'),
		loading: count('Ignored'),
		survivors: own.flatMap((mutant) => survivorOf({ file, text }, mutant)).toSorted((one, other) => one.line - other.line),
	};
}

/** A test that ran out of time does not prove that it noticed the mutant. */
const statusOf = ({ status, statusReason = '' }: MutantResult): MutantResult['status'] =>
	/ timed out in \d+ms/.test(statusReason) ? 'Timeout' : status;

function survivorOf({ file, text }: Pick<Source, 'file' | 'text'>, mutant: MutantResult): Survivor[] {
	const { status, mutatorName: mutator, replacement = '', location } = mutant;
	if (status !== 'Survived' && status !== 'NoCoverage') return [];
	const kind = status === 'Survived' ? 'survived' : 'uncovered';
	const change = `${onOneLine(textAt(text, location))} → ${onOneLine(replacement)}`;
	return [{ file, line: location.start.line, mutator, change, kind, why: '' }];
}

function textAt(text: string, { start, end }: MutantResult['location']): string {
	const lines = text.split('\n').slice(start.line - 1, end.line);
	const last = lines.length - 1;
	const cut = lines.map((line, at) => (at === last ? line.slice(0, end.column - 1) : line));
	return cut.map((line, at) => (at === 0 ? line.slice(start.column - 1) : line)).join('\n');
}

/** At most 100 characters; a longer text keeps its ends. */
function onOneLine(text: string): string {
	const line = text.replaceAll(/\s+/g, ' ').trim();
	return line.length <= 100 ? line : `${line.slice(0, 70)} … ${line.slice(-25)}`;
}

/** The share of the counted mutants that tests killed; 1 if there are none. */
export function scoreOf(measured: readonly Counts[]): number {
	const all = total(measured, 'killed') + unnoticed(measured);
	return all === 0 ? 1 : total(measured, 'killed') / all;
}

type Counts = Pick<Measured, 'killed' | 'survived' | 'uncovered'>;

const total = (measured: readonly Counts[], key: keyof Counts): number => measured.reduce((sum, one) => sum + one[key], 0);
const unnoticed = (measured: readonly Counts[]): number => total(measured, 'survived') + total(measured, 'uncovered');

/** The lowest share of the mutants of a file that must be killed by tests, or excused by a reason in the table. */
export const lowest = 0.8;

/** Whether too few of the mutants of a file are killed or excused. */
export function isTooLow(measured: Measured): boolean {
	const unexcused = measured.survivors.filter(({ why }) => why === '').length;
	const all = measured.killed + unnoticed([measured]);
	return all - unexcused < lowest * all;
}
