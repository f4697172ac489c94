import { describe, expect, it } from 'vitest';
import type { BodyElement } from '#content/contract';
import { enhance } from './enhance.ts';
import { headingLevels } from './heading-levels.ts';
import { group, header, read } from './read-for-test.ts';

const levelsOf = (body: readonly BodyElement[]): readonly unknown[] =>
	body.map((element) => (element.kind === 'group' ? levelsOf(element.body) : element.kind === 'header' && element.level));
const levels = (...written: readonly number[]) => levelsOf(headingLevels(1)(read(...written.map((level) => header('Uno', level)))));

describe('the headings of a story', () => {
	it('begin right below its headline and leave out no level', () => {
		expect(levels(3, 3, 5, 3)).toEqual([2, 2, 3, 2]);
		expect(levels(2, 4, 3, 6, 2)).toEqual([2, 3, 3, 4, 2]);
		expect(levels(4, 3, 2)).toEqual([2, 2, 2]);
	});

	it('keep levels that are right', () => expect(levels(2, 3, 4, 5, 6, 2)).toEqual([2, 3, 4, 5, 6, 2]));

	it('count inside a group too', () => {
		expect(levelsOf(headingLevels(1)(read(header('Uno', 3), group(header('Dos', 5)), header('Tres', 4))))).toEqual([2, [3], 3]);
	});

	it('of a live entry are below the headline of the entry or, without one, of the coverage', () => {
		const entry = (title: string) => ({ id: title, at: '2026-11-20T10:00:00Z', title, body: read(header('Uno', 2), header('Dos', 6)) });
		const { entries } = enhance({ body: [], entries: [entry('Cambio'), entry('')] }, undefined);
		expect(entries.map(({ body }) => levelsOf(body))).toEqual([
			[4, 5],
			[3, 4],
		]);
	});
});
