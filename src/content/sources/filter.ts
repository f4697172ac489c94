import { isObject } from '../ans/json.ts';
import { refuse } from './refusals.ts';

/** A selection of fields, each whole (`true`) or with a selection of its own. */
export type Selection = ReadonlyMap<string, Selection | true>;

const maxLength = 8_000;
const maxDepth = 20;
const token = /[\s,]*([{}]|[A-Za-z_][A-Za-z0-9_-]*)[\s,]*/y;

/** Parses a selection in the syntax of GraphQL: `{ children { name site { site_title } } }`. It has only names: no arguments, no fragments. */
export function readFilter(text: string): Selection {
	if (text.length > maxLength) refuse('invalid-filter');
	const tokens: string[] = [];
	token.lastIndex = 0;
	while (token.lastIndex < text.length) tokens.push(token.exec(text)?.[1] ?? refuse('invalid-filter'));
	if (tokens.shift() !== '{') refuse('invalid-filter');
	const selection = readSelection(tokens, 1);
	return tokens.length === 0 ? selection : refuse('invalid-filter');
}

/** Removes the tokens that it reads from `tokens`. */
function readSelection(tokens: string[], depth: number): Selection {
	if (depth > maxDepth) refuse('invalid-filter');
	const selection = new Map<string, Selection | true>();
	for (let name = tokens.shift(); name !== '}'; name = tokens.shift()) {
		if (name === undefined || name === '{') return refuse('invalid-filter');
		if (tokens[0] === '{') {
			tokens.shift();
			selection.set(name, readSelection(tokens, depth + 1));
		} else selection.set(name, true);
	}
	return selection;
}

/** The selected fields of a value; a list is reduced item by item. */
export function reduce(value: unknown, selection: Selection | true): unknown {
	if (selection === true) return value;
	if (Array.isArray(value)) return value.map((item) => reduce(item, selection));
	if (!isObject(value)) return value;
	return Object.fromEntries(
		[...selection].flatMap(([name, below]) => (Object.hasOwn(value, name) ? [[name, reduce(value[name], below)]] : [])),
	);
}
