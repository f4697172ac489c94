import { at, type JsonObject, numberAt, objectAt, textAt } from '../../ans/json.ts';

/** A section or link as the site service has it: its place in each named hierarchy (content API, section c). */
export type SectionNode = {
	readonly id: string;
	readonly kind: 'section' | 'link';
	readonly name: string;
	readonly document: JsonObject;
	/** By hierarchy; `default` is the one of addresses. */
	readonly parents: Readonly<Record<string, string>>;
	readonly order: Readonly<Record<string, number>>;
	readonly inactive: boolean;
};

/** Reads a stored section or link. Its default parent, when it names none, is what lies above it in its address. */
export function sectionNode(id: string, kind: 'section' | 'link', document: JsonObject): SectionNode {
	const above = id.slice(0, id.lastIndexOf('/')) || '/';
	const name = textAt(document, 'navigation', 'nav_title') ?? textAt(document, 'display_name') ?? textAt(document, 'name') ?? id;
	return {
		id,
		kind,
		name,
		document,
		parents: kind === 'section' && id !== '/' ? { default: above, ...parentsOf(document) } : parentsOf(document),
		order: numbersOf(document),
		inactive: at(document, 'inactive') === true,
	};
}

/** `parent` of a stored section by hierarchy; older ones have a text in its place. */
export function parentsOf(document: JsonObject): Readonly<Record<string, string>> {
	const parent = objectAt(document, 'parent');
	if (!parent) {
		const only = textAt(document, 'parent') ?? textAt(document, 'parent_id');
		return only ? { default: trimmed(only) } : {};
	}
	return Object.fromEntries(Object.keys(parent).flatMap((hierarchy) => parentIn(parent, hierarchy)));
}

function parentIn(parent: JsonObject, hierarchy: string): readonly (readonly [string, string])[] {
	const id = textAt(parent, hierarchy);
	return id === undefined ? [] : [[hierarchy, trimmed(id)]];
}

const trimmed = (id: string): string => `/${id.split('/').filter(Boolean).join('/')}`;

const numbersOf = (document: JsonObject): Readonly<Record<string, number>> => {
	const order = objectAt(document, 'order') ?? {};
	return Object.fromEntries(
		Object.keys(order).flatMap((hierarchy) =>
			numberAt(order, hierarchy) === undefined ? [] : [[hierarchy, numberAt(order, hierarchy) ?? 0]],
		),
	);
};
