// The buttons that add, remove and move the items of lists in a form without scripts. Each returns the changed form.
import type { Field } from './field.ts';
import { typeIn } from './type-in.ts';
import { changeAt, groupIn, itemsIn, listOf, nameIn, type Typed, type TypedGroup } from './typed.ts';

const steps = { up: -1, down: 1 } as const;

/** The change of a list that a button requests, such as `add:d.broadcasts` or `up:d.broadcasts.3`. */
export type ListChange = { readonly action: 'add' | 'remove' | keyof typeof steps; readonly name: string };

/** Reads the value of a button; undefined for a button that changes no list. */
export function listChangeOf(button: string): ListChange | undefined {
	const [, action, name = ''] = /^(add|remove|up|down):([\w.~-]{1,200})$/.exec(button) ?? [];
	return action === 'add' || action === 'remove' || action === 'up' || action === 'down' ? { action, name } : undefined;
}

/** A form after a change, and the name of the item that was added or moved. */
export type Changed = { readonly typed: TypedGroup; readonly opened: string | undefined };

/** Changes a list. `name` begins with the name of the root, as the names of all fields of the document do. */
export function changeList(typed: TypedGroup, { action, name }: ListChange, { root, field, timeZone }: Form): Changed {
	if (action === 'add') {
		const item = itemFieldAt(field, name.split('.').slice(root.split('.').length));
		const blank = item === 'pair' ? new Map([['key', '']]) : item && typeIn(item, {}, timeZone);
		const count = itemsIn(valueAt(typed, name)).length;
		return blank
			? { typed: changeAt(typed, name, (list) => listOf([...itemsIn(list), blank])), opened: nameIn(name, count) }
			: { typed, opened: undefined };
	}
	const list = name.split('.').slice(0, -1).join('.');
	const place = Number(name.split('.').at(-1));
	if (action === 'remove')
		return { typed: changeAt(typed, list, (items) => listOf(itemsIn(items).filter((_, at) => at !== place))), opened: undefined };
	const to = place + steps[action];
	return { typed: changeAt(typed, list, (items) => listOf(swapped(itemsIn(items), place, to))), opened: nameIn(list, to) };
}

type Form = { readonly root: string; readonly field: Field; readonly timeZone: string };

const valueAt = (typed: TypedGroup, name: string): Typed | undefined =>
	name.split('.').reduce<Typed | undefined>((group, step) => groupIn(group).get(step), typed);

function swapped(items: readonly Typed[], one: number, other: number): readonly Typed[] {
	const [first, second] = [items[one], items[other]];
	if (first === undefined || second === undefined) return items;
	return items.map((item, at) => (at === one ? second : at === other ? first : item));
}

/** The field of the items of a list; `pair` for numbers by a key. */
function itemFieldAt(field: Field, names: readonly string[]): Field | 'pair' | undefined {
	const [name, ...rest] = names;
	if (field.kind === 'pairs') return name === undefined ? 'pair' : undefined;
	if (field.kind === 'list') return name === undefined ? field.item : itemFieldAt(field.item, rest);
	if (name === undefined) return undefined;
	const groups = field.kind === 'group' ? [field] : field.kind === 'forms' ? field.forms.map(({ group }) => group) : [];
	const member = groups.flatMap(({ members }) => members).find((one) => one.name === name);
	return member && itemFieldAt(member.field, rest);
}
