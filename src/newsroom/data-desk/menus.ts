// The menus of a site, and what the buttons of their form do.
import { type MenuPlace, menuLevels } from '#content/contract';
import { slugOf } from '#newsroom/contract';

/** The menus that the pages of a brand show, by the name of their hierarchy. */
export const menus = {
	primary: { name: 'Menú de la barra', about: 'Las secciones de la barra, arriba de cada página.' },
	hamburger: { name: 'Menú lateral', about: 'Todo lo que se abre con el botón de menú.' },
	footermenu1: { name: 'Menú del pie', about: 'Las secciones del pie de cada página.' },
} as const;

export type MenuName = keyof typeof menus;

export const menuNames = ['primary', 'hamburger', 'footermenu1'] as const satisfies readonly MenuName[];

const steps = ['up', 'down', 'in', 'out', 'remove'] as const;
export type MenuStep = (typeof steps)[number];

/** A step of the entry at an index of the menu. */
type MenuMove = { readonly step: MenuStep; readonly at: number };

/** Reads a button such as `up:3`; undefined for one that moves no entry. */
export function menuStepOf(button: string): MenuMove | undefined {
	const [, name, at] = /^(\w+):(\d{1,4})$/.exec(button) ?? [];
	const step = steps.find((one) => one === name);
	return step && { step, at: Number(at) };
}

/** Moves an entry with all that stands below it, or takes it out alone. A move that is not possible changes nothing. */
export function changeMenu(places: readonly MenuPlace[], { step, at }: MenuMove): readonly MenuPlace[] {
	const entry = places[at];
	if (!entry) return places;
	switch (step) {
		case 'up':
			return swapped(places, previousOf(places, at), at);
		case 'down':
			return swapped(places, at, endOf(places, at));
		case 'in':
			return indented(places, at, 1);
		case 'out':
			return indented(places, at, -1);
		case 'remove':
			return upright(places.filter((_, index) => index !== at));
	}
}

/** Whether a move changes the menu. */
export const isMovable = (places: readonly MenuPlace[], move: MenuMove): boolean => changeMenu(places, move) !== places;

/** The index after the entry and all that stands below it. */
function endOf(places: readonly MenuPlace[], at: number): number {
	const depth = depthAt(places, at);
	const next = places.findIndex((place, index) => index > at && place.depth <= depth);
	return next < 0 ? places.length : next;
}

const depthAt = (places: readonly MenuPlace[], at: number): number => places[at]?.depth ?? 0;

/** The entry before it at the same depth below the same one; its own index when it is the first. */
function previousOf(places: readonly MenuPlace[], at: number): number {
	const depth = depthAt(places, at);
	const previous = places.findLastIndex((place, index) => index < at && place.depth <= depth);
	return previous >= 0 && depthAt(places, previous) === depth ? previous : at;
}

/** Puts the second of two neighbours, with what stands below them, before the first. */
function swapped(places: readonly MenuPlace[], first: number, second: number): readonly MenuPlace[] {
	if (first >= second || second >= places.length || depthAt(places, first) !== depthAt(places, second)) return places;
	const end = endOf(places, second);
	return [...places.slice(0, first), ...places.slice(second, end), ...places.slice(first, second), ...places.slice(end)];
}

function indented(places: readonly MenuPlace[], at: number, by: 1 | -1): readonly MenuPlace[] {
	const end = endOf(places, at);
	const moved = places.map((place, index) => (index >= at && index < end ? { ...place, depth: place.depth + by } : place));
	const isPossible = moved.every(({ depth }, index) => depth >= 0 && depth < menuLevels && depth <= mostAt(moved, index));
	return isPossible ? moved : places;
}

/** The greatest depth that an entry may have after the one before it. */
const mostAt = (places: readonly MenuPlace[], at: number): number => (at === 0 ? 0 : depthAt(places, at - 1) + 1);

/** Lifts entries whose entry above is gone. */
function upright(places: readonly MenuPlace[]): readonly MenuPlace[] {
	let deepest = 0;
	return places.map((place) => {
		const depth = Math.min(place.depth, deepest);
		deepest = depth + 1;
		return { ...place, depth };
	});
}

/** A new link, with an id that nothing in the menu has. */
export function newLink(link: { readonly name: string; readonly url: string }, taken: readonly string[]): MenuPlace {
	const base = `menu-${slugOf(link.name).slice(0, 60) || 'enlace'}`;
	const id = [base, ...taken.map((_, at) => `${base}-${at + 2}`)].find((one) => !taken.includes(one)) ?? base;
	return { id, depth: 0, link };
}
