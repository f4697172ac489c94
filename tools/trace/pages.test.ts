import { describe, expect, it } from 'vitest';
import { promisesPage, requirementsPage, type TracePage } from './pages.ts';
import { testsById } from './proofs.ts';
import { readOpen, readPromises, readRequirements } from './spec.ts';

const isOpen = ({ id }: { readonly id: string }) => readOpen().has(id);
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const [rule] = readRequirements().filter((row) => row.kind === 'rule' && !isOpen(row));
const [promise] = readPromises().filter((row) => !isOpen(row));

/** What a run proves in which one test passed, which reached no brand. */
const tests = testsById([{ name: `${rule?.id} ${promise?.id} hold`, file: 'a.e2e.ts', reached: {}, passed: true }]);

/** The lines of the table whose first column has this title. */
const tableOf = ({ text }: TracePage, title: string): readonly string[] => {
	const [, lines = ''] = new RegExp(`^\\| ${title} \\|.*\\n\\|[-|]+\\n((?:\\|.*\\n?)*)`, 'm').exec(text) ?? [];
	return lines.split('\n').filter((line) => line !== '');
};
const idsOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[1]);

describe('the page of the requirements', () => {
	const page = requirementsPage(tests);
	const whole = tableOf(page, 'id');

	it('says which are open and why, and calls none of them short', () => {
		const open = readRequirements().filter(isOpen);
		expect(idsOf(tableOf(page, 'open'))).toEqual(ids(open));
		for (const { id } of open) expect(whole.find((line) => line.startsWith(`| ${id} `))).toContain(` | open: ${readOpen().get(id)} |`);
		expect(idsOf(tableOf(page, 'short')).filter((id = '') => readOpen().has(id))).toEqual([]);
	});

	it('says on which brands the others are short of a proof', () => {
		const unproved = readRequirements().filter((row) => !isOpen(row) && row.id !== rule?.id);
		expect(idsOf(tableOf(page, 'short'))).toEqual(ids(unproved));
		for (const { id, kind, brands } of unproved) expect(page.text).toContain(`\n| ${id} | ${kind} | ${brands.join(', ')} |`);
		expect(whole.find((line) => line.startsWith(`| ${rule?.id} `))).toMatch(/\| a\.e2e\.ts \|$/);
	});

	it('sums them up', () => {
		const [all, open] = [readRequirements().length, readRequirements().filter(isOpen).length];
		expect(page.sum).toBe(
			`1 of ${all} requirements are proved on every brand that they name, ${open} are open, ${all - open - 1} are short of a proof.`,
		);
	});
});

it('the page of the promises says which have a test and which are open', () => {
	const page = promisesPage(tests);
	const lines = tableOf(page, 'id');
	const open = readPromises().filter(isOpen);
	expect(lines.find((line) => line.startsWith(`| ${promise?.id} `))).toMatch(/\| a\.e2e\.ts \|$/);
	for (const { id } of open) expect(lines.find((line) => line.startsWith(`| ${id} `))).toContain(`| open: ${readOpen().get(id)} |`);
	expect(page.sum).toBe(`1 of ${readPromises().length} promises have a test, ${open.length} are open.`);
});
