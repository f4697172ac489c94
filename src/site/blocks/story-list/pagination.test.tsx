import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brands } from '#brands';
import type { Address } from '../../address.ts';
import { Pagination } from './pagination.tsx';

function linksOf(address: Partial<Address>): readonly (string | undefined)[] {
	const listing = { cards: [], total: 100, capped: false, offset: 20, size: 20 };
	const at: Address = { brand: brands.tn, path: '/buscar/copa/', output: 'html', page: 2, ...address };
	const html = renderToStaticMarkup(<Pagination listing={listing} address={at} texts={brands.tn.texts} />);
	return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
}

it('the links to the previous and next page keep the section of a search', () => {
	expect(linksOf({})).toEqual(['/buscar/copa/', '/buscar/copa/?page=3']);
	expect(linksOf({ section: '/deportes' })).toEqual(['/buscar/copa/?seccion=/deportes/', '/buscar/copa/?seccion=/deportes/&page=3']);
});
