import { expect, it } from 'vitest';
import { treeOf } from './link-tree.ts';

const link = (text: string, href: string) => ({ text, href });

it('links stand in the order of the alphabet, each below the one whose address it continues', () => {
	const links = [link('Tenis', '/deportes/tenis/'), link('Inicio', '/'), link('Deportes', '/deportes/'), link('Ámbito', '/ambito/')];
	const tree = treeOf(links, 'es-AR').map(({ link: { text }, below }) => [text, below.map((child) => child.text)]);
	expect(tree).toEqual([
		['Ámbito', []],
		['Deportes', ['Tenis']],
		['Inicio', []],
	]);
});

it('an address that merely begins alike is not below', () => {
	expect(treeOf([link('Show', '/show/'), link('Showbiz', '/showbiz/')], 'es-AR').map(({ below }) => below)).toEqual([[], []]);
});
