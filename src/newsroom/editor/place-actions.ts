import { menuFor, type Room } from '#newsroom/contract';
import { newStoryPath } from './new-story.ts';
import { inBrand } from './places.ts';
import type { Action } from './story/choosing/command-palette.tsx';

/** The actions of the command palette that lead to another page of the newsroom. */
export const placeActions = ({ staff: { may } }: Room): readonly Action[] => [
	{ name: 'Nueva nota', run: () => location.assign(newStoryPath()) },
	...menuFor(may).map(({ path, name }) => goTo(name, path)),
	goTo('Tu acceso', 'cuenta/'),
];

const goTo = (name: string, path: string): Action => ({ name: `Ir a: ${name}`, run: () => location.assign(inBrand(path)) });
