import { at, type JsonObject, numberAt, objectAt, textAt } from '../ans/json.ts';
import { sectionId } from '../documents/incoming-document.ts';

/** A section or link of the site service, with its position in each named hierarchy (content API, section c). */
export type SectionNode = {
	readonly id: string;
	readonly kind: 'section' | 'link';
	readonly name: string;
	readonly document: JsonObject;
	/** Id of the parent by hierarchy. The hierarchy `default` follows the addresses. */
	readonly parents: Readonly<Record<string, string>>;
	/** Position among siblings by hierarchy. */
	readonly order: Readonly<Record<string, number>>;
	readonly inactive: boolean;
};

/** Reads a stored section or link. The default parent of a section that names none is the section above it in its path. */
export function sectionNode(id: string, kind: 'section' | 'link', document: JsonObject): SectionNode {
	const parent = id.slice(0, id.lastIndexOf('/')) || '/';
	const name = textAt(document, 'navigation', 'nav_title') ?? textAt(document, 'display_name') ?? textAt(document, 'name') ?? id;
	return {
		id,
		kind,
		name,
		document,
		parents: kind === 'section' && id !== '/' ? { default: parent, ...parentsOf(document) } : parentsOf(document),
		order: numbersOf(document),
		inactive: at(document, 'inactive') === true,
	};
}

/** The parents of a stored section by hierarchy. In older documents `parent` is a text, the default parent. */
export function parentsOf(document: JsonObject): Readonly<Record<string, string>> {
	const parent = objectAt(document, 'parent');
	if (!parent) {
		const only = textAt(document, 'parent') ?? textAt(document, 'parent_id');
		return only ? { default: sectionId(only) } : {};
	}
	return Object.fromEntries(Object.keys(parent).flatMap((hierarchy) => parentIn(parent, hierarchy)));
}

function parentIn(parent: JsonObject, hierarchy: string): readonly (readonly [string, string])[] {
	const id = textAt(parent, hierarchy);
	return id === undefined ? [] : [[hierarchy, sectionId(id)]];
}

const numbersOf = (document: JsonObject): Readonly<Record<string, number>> => {
	const order = objectAt(document, 'order') ?? {};
	return Object.fromEntries(
		Object.keys(order).flatMap((hierarchy) =>
			numberAt(order, hierarchy) === undefined ? [] : [[hierarchy, numberAt(order, hierarchy) ?? 0]],
		),
	);
};
