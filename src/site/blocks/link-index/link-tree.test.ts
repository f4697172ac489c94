import { expect, it } from 'vitest';
import { treeOf } from './link-tree.ts';

const link = (text: string, href: string) => ({ text, href });

it('links are in alphabetical order, each below the one whose address it extends', () => {
	const links = [link('Tenis', '/deportes/tenis/'), link('Inicio', '/'), link('Deportes', '/deportes/'), link('Ámbito', '/ambito/')];
	const tree = treeOf(links, 'es-AR').map(({ link: { text }, below }) => [text, below.map((child) => child.text)]);
	expect(tree).toEqual([
		['Ámbito', []],
		['Deportes', ['Tenis']],
		['Inicio', []],
	]);
});

it('an address that only starts with the same letters is not nested', () => {
	expect(treeOf([link('Show', '/show/'), link('Showbiz', '/showbiz/')], 'es-AR').map(({ below }) => below)).toEqual([[], []]);
});
