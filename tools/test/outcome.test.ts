import { expect, it } from 'vitest';
import { type Outcome, outcomeOfCheck, summary, sumOf } from './outcome.ts';

const outcome = (more: Partial<Outcome>): Outcome => ({
	name: 'a step',
	passed: 0,
	failed: 0,
	skipped: 0,
	seconds: 1,
	failures: [],
	retried: [],
	...more,
});

it('the last line is the sum over all steps', () => {
	const outcomes = [outcome({ passed: 2 }), outcome({ passed: 3, failed: 1 })];
	expect(summary(outcomes, sumOf(outcomes)).split('\n').at(-1)).toBe('5 passed, 1 failed');
	const skipped = [...outcomes, outcome({ skipped: 4 })];
	expect(summary(skipped, sumOf(skipped)).split('\n').at(-1)).toBe('5 passed, 1 failed, 4 skipped');
});

it('tests that failed are named at the end, with what they said', () => {
	const outcomes = [outcome({ failed: 1, failures: ['src/a.test.ts: is quick: expected 2 to be 1'] })];
	expect(summary(outcomes, sumOf(outcomes))).toContain('Failed: 1\n  src/a.test.ts: is quick: expected 2 to be 1\n');
	expect(summary([outcome({})], sumOf([]))).toContain('Failed: none\n');
});

it('a check that failed is named among what failed', () => {
	const outcomes = [outcomeOfCheck('types', false, 1), outcomeOfCheck('lint', true, 1)];
	expect(summary(outcomes, sumOf(outcomes))).toContain('Failed: 1\n  types: see what it printed above\n');
});

it('tests that passed at their second try are counted and named', () => {
	const outcomes = [outcome({ passed: 9, retried: ['src/a.test.ts: is quick'] })];
	expect(summary(outcomes, sumOf(outcomes))).toContain('Second tries: 1\n  src/a.test.ts: is quick\n');
	expect(summary([outcome({})], sumOf([]))).toContain('Second tries: none\n');
});

it('the most memory of a worker is told with the file that raised it', () => {
	const peak = { heapMb: 200, processMb: 900, raisedBy: 'src/a.test.ts' };
	expect(summary([outcome({ peak })], sumOf([]))).toContain('heap 200 MB, process 900 MB at most, by src/a.test.ts');
});

it('slow tests that a quick run leaves out are told, and count as neither passed nor skipped', () => {
	const outcomes = [outcome({ passed: 9, leftOut: 3 })];
	const lines = summary(outcomes, sumOf(outcomes)).split('\n');
	expect(lines.find((line) => line.includes('a step'))).toContain('9 passed, 0 failed, 0 skipped, 3 slow ones left out');
	expect(lines.at(-1)).toBe('9 passed, 0 failed');
});
