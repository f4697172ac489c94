import { expect, it } from 'vitest';
import { mostUsedTags } from './most-used-tags.ts';

const tags = (...totals: number[]) =>
	totals.map((total, at) => ({ slug: `t${at}`, text: `T${at}`, stories: { term: `tag:t${at}`, total, capped: false } }));
const namesOf = (...totals: number[]) => mostUsedTags(tags(...totals)).map(({ slug }) => slug);

it('the tags of the most stories are at most twelve, the most used first', () => {
	expect(namesOf(2, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5).slice(0, 3)).toEqual(['t1', 't13', 't2']);
	expect(namesOf(...Array.from({ length: 40 }, () => 2))).toHaveLength(12);
});

it('a tag of one story, or of none, is not among them', () => {
	expect(namesOf(1, 0, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)).toEqual(['t2']);
});

it('no tag stands out of a list that is as short', () => {
	expect(namesOf(5, 4, 3)).toEqual([]);
});
