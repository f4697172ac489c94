import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { coverPaths } from '../page-type.ts';
import { coverArrangement } from './cover-arrangements.ts';

/** The blocks and looks of the cover at a path, in their rows, without the names of sections. */
function shapeOf(path: string): string {
	const rows = coverArrangement({ kind: 'cover', section: undefined, path: `${path}/`, name: '' });
	return JSON.stringify(rows).replaceAll(/"\/[\w-]+"/g, '""');
}

describe('the covers of sections', () => {
	it('ROUTE-20 ROUTE-21 have fourteen arrangements by their themes; those of one theme share one', () => {
		const alike = [
			['/cocina', '/cucinare'],
			['/economia', '/campo'],
			['/tnylagente', '/todesnosotres'],
			['/musica', '/cuarteteando'],
		];
		for (const [one = '', other = ''] of alike) expect([one, shapeOf(one)]).toEqual([one, shapeOf(other)]);
		const all = [...coverPaths, ...brands.eldoce.routes.ownCovers];
		expect(new Set(all.map(shapeOf)).size).toBe(all.length - alike.length);
	});

	it('ROUTE-20 of sports, money, cooking and films show scores, prices, the facts of recipes, and posters', () => {
		expect(shapeOf('/deportes')).toContain('"scores","table"');
		expect(shapeOf('/economia')).toContain('"indicators"');
		expect(shapeOf('/cocina')).toContain('"facts":true');
		expect(shapeOf('/cine-y-series')).toContain('"look":"posters","count":8,"facts":true');
	});

	it('ROUTE-20 end with a kindred section, the most-read stories and the latest of the brand', () => {
		for (const path of [...coverPaths, ...brandList.flatMap(({ routes }) => routes.ownCovers)])
			expect([path, shapeOf(path)]).toEqual([path, expect.stringMatching(/most-read.*latest/)]);
	});
});
