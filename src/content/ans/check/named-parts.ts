// Persons, sections, pictures of links and states of publication: parts in places where ANS allows one of several types.
import { isObject, type JsonObject, without } from '../json.ts';
import type { JsonPath } from '../json-path.ts';
import type { DocumentPart } from './document-part.ts';

/** The way to a part from its object: keys, `*` for every member, `[]` for every item. */
type Route = readonly string[];
type Slot = { readonly route: Route; readonly only?: readonly string[]; readonly on?: ReadonlySet<unknown> };

const authors = ['author', 'reference'];
const sections = ['section', 'reference'];
const sites = ['site', 'reference'];

const slots: readonly Slot[] = [
	{ route: ['credits', '*', '[]'], only: authors },
	{ route: ['vanity_credits', '*', '[]'], only: authors },
	{ route: ['taxonomy', 'primary_section'], only: sections },
	{ route: ['taxonomy', 'sections', '[]'], only: sections },
	{ route: ['taxonomy', 'primary_site'], only: sites },
	{ route: ['taxonomy', 'sites', '[]'], only: sites },
	{ route: ['websites', '*', 'website_section'], only: sections },
	{ route: ['image'], only: ['image', 'reference'], on: new Set(['interstitial_link']) },
	// The content API gives these types a member that their schemas do not have. Its scheduled ends count for every work.
	{ route: ['publishing'], on: new Set(['video', 'gallery', 'image', 'audio']) },
];

/** Only few objects have any of these members, and most have none. */
function slotsOf(object: JsonObject): readonly Slot[] {
	const found: Slot[] = [];
	for (const slot of slots) {
		const { route, on } = slot;
		if (object[route[0] ?? ''] !== undefined && (on?.has(object.type) ?? true)) found.push(slot);
	}
	return found;
}

/** The named parts directly inside an object. */
export const namedParts = (object: JsonObject, path: JsonPath): readonly DocumentPart[] =>
	slotsOf(object).flatMap(({ route, only }) =>
		found(object, route, path).map((part) => ({ ...part, role: only ? ('named' as const) : ('publishing' as const), only })),
	);

/**
 * The object without its named parts. A value of the wrong kind, such as a text in place of a list, stays, so that the schema refuses it.
 */
export function withoutNamed(object: JsonObject): JsonObject {
	const found = slotsOf(object);
	if (found.length === 0) return object;
	const rest: Record<string, unknown> = { ...object };
	for (const {
		route: [key = '', ...inside],
	} of found) {
		if (inside.length === 0) delete rest[key];
		else rest[key] = strip(rest[key], inside);
	}
	return rest;
}

type FoundPart = { readonly value: unknown; readonly path: JsonPath };

function found(value: unknown, [key, ...rest]: Route, path: JsonPath): readonly FoundPart[] {
	if (key === undefined) return value === undefined ? [] : [{ value, path }];
	if (key === '[]') return Array.isArray(value) ? value.flatMap((item, index) => found(item, rest, [...path, index])) : [];
	if (!isObject(value)) return [];
	const keys = key === '*' ? Object.keys(value) : [key];
	return keys.flatMap((name) => found(value[name], rest, [...path, name]));
}

function stripMembers(object: JsonObject, [key = '', ...rest]: Route): JsonObject {
	if (rest.length === 0) return without(object, key);
	const keys = key === '*' ? Object.keys(object) : [key];
	return { ...object, ...Object.fromEntries(keys.map((name) => [name, strip(object[name], rest)])) };
}

function strip(value: unknown, route: Route): unknown {
	if (route[0] === '[]') return Array.isArray(value) ? [] : value;
	return isObject(value) ? stripMembers(value, route) : value;
}
