import { expect, it } from 'vitest';
import { isTooLow, type Measured, type MutantResult, measuredOf, scoreOf } from './measured.ts';
import { withReasons } from './table.ts';

const text = 'const a = 1;\nif (a > 1)\n\tsend();\n';
const location = { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } };
const mutant = (more: Partial<MutantResult>): MutantResult => ({
	id: '1',
	fileName: '/project/src/a.ts',
	mutatorName: 'EqualityOperator',
	replacement: 'a >= 1',
	location,
	status: 'Killed',
	...more,
});
const measured = (...results: readonly MutantResult[]) => measuredOf({ file: 'src/a.ts', hash: 'abc', text }, results);
const survivor = mutant({ status: 'Survived' });
const excused = (row: Measured) => ({ ...row, survivors: row.survivors.map((one) => ({ ...one, why: 'says the same' })) });

it('mutants of a file are counted by what became of them', () => {
	const results = (['Killed', 'Survived', 'NoCoverage', 'Timeout', 'RuntimeError', 'Ignored'] as const).map((status) => mutant({ status }));
	const late = mutant({ statusReason: 'Test timed out in 20000ms.' });
	expect(measured(...results, late, mutant({ fileName: '/project/src/b.ts' }))).toMatchObject({
		killed: 1,
		survived: 1,
		uncovered: 1,
		broken: 3,
		loading: 1,
	});
});

it('a survivor is told with its line and its change', () => {
	const block = { start: { line: 2, column: 1 }, end: { line: 3, column: 9 } };
	expect(measured(survivor, mutant({ status: 'NoCoverage', location: block, replacement: '' })).survivors).toMatchObject([
		{ file: 'src/a.ts', line: 2, kind: 'survived', change: 'a > 1 → a >= 1' },
		{ line: 2, kind: 'uncovered', change: 'if (a > 1) send(); → ' },
	]);
});

it('the score is the share of what was killed of what counts; endless loops and tables count neither way', () => {
	expect(scoreOf([measured(mutant({}), mutant({}), mutant({}), survivor)])).toBe(0.75);
	expect(scoreOf([measured(mutant({}), mutant({ status: 'Timeout' }), mutant({ status: 'Ignored' }))])).toBe(1);
	expect(scoreOf([])).toBe(1);
});

it('a file is too low below four of five, unless a reason excuses what survived', () => {
	const four = Array.from({ length: 4 }, () => mutant({}));
	expect(isTooLow(measured(...four, survivor))).toBe(false);
	expect(isTooLow(measured(...four.slice(1), survivor))).toBe(true);
	expect(isTooLow(excused(measured(...four.slice(1), survivor)))).toBe(false);
});

it('a reason stays with its change when the line moves', () => {
	const old = excused(measured(survivor));
	const moved = measured(
		mutant({ status: 'Survived', location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } } }),
		mutant({ status: 'NoCoverage', replacement: '' }),
	);
	expect(withReasons(moved, old).survivors.map(({ why }) => why)).toEqual(['says the same', '']);
	expect(withReasons(moved, undefined).survivors.map(({ why }) => why)).toEqual(['', '']);
});
