import { isObject } from '../ans/json.ts';
import { refuse } from './refusals.ts';

/** A selection of fields, each whole (`true`) or with a selection of its own. */
export type Selection = ReadonlyMap<string, Selection | true>;

const longest = 8_000;
const deepest = 20;
const token = /[\s,]*([{}]|[A-Za-z_][A-Za-z0-9_-]*)[\s,]*/y;

/** Reads a selection in the syntax of GraphQL: `{ children { name site { site_title } } }`. Names alone: no arguments, no fragments. */
export function readFilter(text: string): Selection {
	if (text.length > longest) refuse('invalid-filter');
	const tokens: string[] = [];
	token.lastIndex = 0;
	while (token.lastIndex < text.length) tokens.push(token.exec(text)?.[1] ?? refuse('invalid-filter'));
	if (tokens.shift() !== '{') refuse('invalid-filter');
	const selection = readSelection(tokens, 1);
	return tokens.length === 0 ? selection : refuse('invalid-filter');
}

/** Takes what it reads off `tokens`. */
function readSelection(tokens: string[], depth: number): Selection {
	if (depth > deepest) refuse('invalid-filter');
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

/** What a selection leaves of a value; lists are reduced item by item. */
export function reduce(value: unknown, selection: Selection | true): unknown {
	if (selection === true) return value;
	if (Array.isArray(value)) return value.map((item) => reduce(item, selection));
	if (!isObject(value)) return value;
	return Object.fromEntries(
		[...selection].flatMap(([name, below]) => (Object.hasOwn(value, name) ? [[name, reduce(value[name], below)]] : [])),
	);
}
