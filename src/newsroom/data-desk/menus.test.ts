import { expect, it } from 'vitest';
import { changeMenu, menuStepOf, newLink } from './menus.ts';

/** A menu from words such as `a >b >c d`: each mark is a level below. */
const places = (words: string) => words.split(' ').map((word) => ({ id: word.replaceAll('>', ''), depth: word.split('>').length - 1 }));
const wordsOf = (menu: readonly { id: string; depth: number }[]) => menu.map(({ id, depth }) => '>'.repeat(depth) + id).join(' ');
const after = (words: string, button: string) => {
	const step = menuStepOf(button);
	return step && wordsOf(changeMenu(places(words), step));
};

it.each([
	['a b c', 'up:2', 'a c b'],
	['a b c', 'up:0', 'a b c'],
	['a >b c >d', 'up:2', 'c >d a >b'],
	['a >b >c d', 'up:2', 'a >c >b d'],
	['a >b c', 'up:1', 'a >b c'],
	['a >b c >d', 'down:0', 'c >d a >b'],
	['a >b c', 'down:1', 'a >b c'],
	['a >b', 'down:0', 'a >b'],
	['a b c', 'in:1', 'a >b c'],
	['a b', 'in:0', 'a b'],
	['a >b >>c', 'in:1', 'a >b >>c'],
	['a >b c', 'in:2', 'a >b >c'],
	['a >b >>c', 'out:1', 'a b >c'],
	['a b', 'out:1', 'a b'],
	['a >b >>c d', 'remove:0', 'b >c d'],
	['a b', 'remove:9', 'a b'],
])('of %s, %s makes %s', (before, button, menu) => expect(after(before, button)).toBe(menu));

it('other buttons move nothing', () => {
	for (const button of ['publicar', 'add', 'up:', 'up:-1', 'over:1']) expect(menuStepOf(button)).toBeUndefined();
});

it('a new link has an id that nothing else has', () => {
	const link = { name: '¡En Vivo!', url: '/envivo/' };
	expect(newLink(link, [])).toEqual({ id: 'menu-en-vivo', depth: 0, link });
	expect(newLink(link, ['menu-en-vivo', 'menu-en-vivo-2']).id).toBe('menu-en-vivo-3');
	expect(newLink({ ...link, name: '¡!' }, []).id).toBe('menu-enlace');
});
