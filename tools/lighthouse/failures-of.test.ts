import { expect, it } from 'vitest';
import { failuresOf } from './failures-of.ts';

const best = {
	scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
	worst: 98,
	mostMoved: 0,
	times: '',
	faults: [],
};
const read = { performance: 98, isOnlyRead: true };
const form = { performance: 95, isOnlyRead: false };
const slower = { ...best, scores: { ...best.scores, performance: 99 }, worst: 97 };

it('a page that has all points and does not move lacks nothing', () => {
	expect(failuresOf(read, best)).toEqual([]);
});

it('a page that is only read lacks a point of its median run, and what its slowest run lacks', () => {
	expect(failuresOf(read, slower)).toEqual([
		'performance of the slowest run is 97, and must be 98',
		'performance of the median run is 99, and must be 100',
	]);
});

it('a page that is only read may not move at all', () => {
	expect(failuresOf(read, { ...best, mostMoved: 0.003 })).toEqual(['something moves: CLS is 0.003 in a run, and must be 0']);
});

it('a page with a form is asked for the points of its slowest run alone', () => {
	expect(failuresOf(form, { ...slower, mostMoved: 0.003 })).toEqual([]);
	expect(failuresOf(form, { ...slower, worst: 94 })).toEqual(['performance of the slowest run is 94, and must be 95']);
});

it('every page must have all other points', () => {
	expect(failuresOf(form, { ...best, scores: { ...best.scores, seo: 92 } })).toEqual(['seo is 92, and must be 100']);
});
