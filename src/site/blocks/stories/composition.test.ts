import { expect, it } from 'vitest';
import { compose } from './composition.ts';

it('a list with enough stories keeps its look and its count', () => {
	expect(compose('mosaic', 5, 29)).toEqual({ look: 'mosaic', count: 5 });
	expect(compose('headlines', 8, 9)).toEqual({ look: 'headlines', count: 8 });
});

it('a list with fewer stories shows a number that leaves no hole in a row', () => {
	expect(compose('grid', 12, 11)).toEqual({ look: 'grid', count: 9 });
	expect(compose('grid', 4, 3)).toEqual({ look: 'grid', count: 3 });
	expect(compose('list', 6, 5)).toEqual({ look: 'list', count: 4 });
});

it('a list too short for its look takes another look', () => {
	expect(compose('mosaic', 5, 4)).toEqual({ look: 'grid', count: 4 });
	expect(compose('posters', 8, 3)).toEqual({ look: 'grid', count: 3 });
	expect(compose('carousel', 8, 2)).toEqual({ look: 'pair', count: 2 });
	expect(compose('headlines', 8, 3)).toEqual({ look: 'lead', count: 3 });
	expect(compose('lead', 5, 2)).toEqual({ look: 'pair', count: 2 });
});

it('a list that no look can fill is left out', () => {
	expect(compose('grid', 4, 1)).toBeUndefined();
	expect(compose('stack', 3, 0)).toBeUndefined();
});
