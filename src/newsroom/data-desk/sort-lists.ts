import type { Field } from './field.ts';
import { groupIn, isBlank, itemsIn, listOf, nameIn, type Typed, textIn } from './typed.ts';

type Order = { readonly by: string; readonly isDescending?: boolean };

/** The lists that are sorted by a member of their items. Editors do not sort them. */
const orders: Readonly<Record<string, Order>> = {
	'schedule.broadcasts': { by: 'start' },
	'weather.hours': { by: 'at' },
	'weather.days': { by: 'date' },
	'programme.seasons.chapters': { by: 'number' },
	'legal-text.versions': { by: 'since', isDescending: true },
};

/** Whether the items of a list are in the order of one of their members. */
export const isSorted = (kind: string, place: string): boolean => Object.hasOwn(orders, `${kind}.${place}`);

/** The position of a field: the kind of its document, and its place in the document. */
type Where = { readonly kind: string; readonly place: string };

/** Sorts the lists of a form, and leaves out items in which nothing was typed. */
export function sortLists(field: Field, typed: Typed | undefined, where: Where): Typed | undefined {
	if (typed === undefined) return undefined;
	const { kind, place } = where;
	if (field.kind === 'pairs') return listOf(itemsIn(typed).filter((item) => !isBlank(item)));
	if (field.kind === 'list') {
		const items = itemsIn(typed).filter((item) => !isBlank(item));
		return listOf(inOrder(items, orders[`${kind}.${place}`]).map((item) => sortLists(field.item, item, where) ?? item));
	}
	const groups = field.kind === 'group' ? [field] : field.kind === 'forms' ? field.forms.map(({ group }) => group) : [];
	const sorted = groups
		.flatMap(({ members }) => members)
		.flatMap(({ name, field: member }): readonly (readonly [string, Typed])[] => {
			const value = sortLists(member, groupIn(typed).get(name), { kind, place: nameIn(place, name) });
			return value === undefined ? [] : [[name, value]];
		});
	return groups.length === 0 ? typed : new Map([...groupIn(typed), ...sorted]);
}

function inOrder(items: readonly Typed[], order: Order | undefined): readonly Typed[] {
	if (!order) return items;
	const keyOf = (item: Typed) => textIn(groupIn(item).get(order.by));
	const sorted = items.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en', { numeric: true }));
	return order.isDescending ? sorted.reverse() : sorted;
}
