import { expect, it } from 'vitest';
import { oneSite } from '../addresses/one-site.ts';
import { findMoved } from '../find-moved.ts';
import type { PageOutcome } from '../page-outcome.ts';
import { changeBetween } from './change-between.ts';
import { groupDifferences } from './group-differences.ts';
import { countPages } from './template-counts.ts';

const page = (name: string, ...differences: PageOutcome['differences']): PageOutcome => ({
	address: `https://d.example/notas/${name}/`,
	template: 'story /section/slug/',
	wasThere: true,
	differences,
});
const title = (name: string, ending = '- Nuevo') => ({ kind: 'title' as const, old: `${name} | Viejo`, new: `${name} ${ending}` });

it('two texts are cut where they differ, at the bounds of words and paths', () => {
	expect(changeBetween('La final | TN', 'La final - Diario')).toEqual({ before: 'La final ', old: '| TN', new: '- Diario', after: '' });
	expect(changeBetween('/2026/nota/', '/deportes/2026/nota/')).toEqual({ before: '/', old: '', new: 'deportes/', after: '2026/nota/' });
});

it('the same change in several pages is one difference, the most costly comes first, and each page counts once', () => {
	const outcomes = [
		page('a', title('A')),
		page('b', title('B'), { kind: 'missing', old: '200', new: '404' }),
		page('c', title('C', '(otro)')),
		page('d'),
	];
	expect(groupDifferences(outcomes)).toMatchObject([
		{ kind: 'missing', severity: 'high', pages: 1, ofPages: 4, change: undefined },
		{ kind: 'title', severity: 'medium', pages: 2, change: { old: '| Viejo', new: '- Nuevo' } },
		{ kind: 'title', severity: 'medium', pages: 1, change: undefined },
	]);
	expect(countPages(outcomes)).toEqual({ pages: 4, equal: 1, high: 1, medium: 2, low: 0 });
});

it('a missing page has moved to where the old site redirected it, or to the only new page with its slug', () => {
	const missing = { kind: 'missing' as const, old: '200', new: '404' };
	const site = oneSite('http://n.localhost', ['https://d.example/']);
	const outcomes = [page('una-nota-larga', missing), page('repetida', missing), { ...page('corta', missing), ledTo: '/x/' }, page('igual')];
	const added = ['http://n.localhost/s/una-nota-larga/', 'http://n.localhost/s/repetida/', 'http://n.localhost/z/repetida/'];
	expect(findMoved(outcomes, added, site)).toEqual([
		{ from: '/notas/una-nota-larga/', to: '/s/una-nota-larga/' },
		{ from: '/notas/corta/', to: '/x/' },
	]);
});
