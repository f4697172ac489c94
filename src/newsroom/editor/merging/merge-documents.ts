// Merges two versions of a story that were made from the same one (N05). What only one side changed is taken from that side. What both changed is
// merged part by part, down to the words of a paragraph. The merge fails only when both sides changed the same words in different ways.
import { type AnsObject, isObject } from '../ans/ans-value.ts';
import { mergeSequences, type Three } from './merge-sequences.ts';

/** Both sides changed the same thing in different ways. */
class Clash extends Error {
	override readonly name = 'Clash';
}

/** The merged document; undefined when it cannot be merged and a person must choose. */
export function mergeDocuments(three: Three<AnsObject>): AnsObject | undefined {
	try {
		const merged = mergeValues(three);
		return isObject(merged) ? merged : undefined;
	} catch (error) {
		if (error instanceof Clash) return undefined;
		throw error;
	}
}

const keyOf = (value: unknown): string => JSON.stringify(value) ?? '';

function mergeValues({ base, mine, theirs }: Three<unknown>): unknown {
	const [before, here, there] = [keyOf(base), keyOf(mine), keyOf(theirs)];
	if (here === there || there === before) return mine;
	if (here === before) return theirs;
	if (isObject(mine) && isObject(theirs)) return mergeObjects({ base: isObject(base) ? base : {}, mine, theirs });
	if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists({ base: Array.isArray(base) ? base : [], mine, theirs });
	if (typeof mine === 'string' && typeof theirs === 'string')
		return mergeTexts({ base: typeof base === 'string' ? base : '', mine, theirs });
	throw new Clash();
}

function mergeObjects({ base, mine, theirs }: Three<AnsObject>): AnsObject {
	const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
	const members = keys.map((key) => [key, mergeValues({ base: base[key], mine: mine[key], theirs: theirs[key] })] as const);
	return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Merges lists item by item. Items that both sides changed are merged one by one, if each side has as many of them. */
function mergeLists({ base, mine, theirs }: Three<readonly unknown[]>): readonly unknown[] {
	const values = new Map([...base, ...mine, ...theirs].map((value) => [keyOf(value), value]));
	const thingOf = (key: string | undefined) => values.get(key ?? '');
	const merged = mergeSequences({ base: base.map(keyOf), mine: mine.map(keyOf), theirs: theirs.map(keyOf) }, (clash) => {
		const settled = settleThings(clash, thingOf);
		for (const value of settled) values.set(keyOf(value), value);
		return settled.map(keyOf);
	});
	return (merged ?? []).map(thingOf);
}

function settleThings({ base, mine, theirs }: Three<readonly string[]>, thingOf: (key: string | undefined) => unknown): readonly unknown[] {
	const shared = Math.min(mine.length, theirs.length);
	// Items that a side added after items that it changed stay after them.
	if (base.length > shared) throw new Clash();
	const changed = base.map((key, at) => mergeValues({ base: thingOf(key), mine: thingOf(mine[at]), theirs: thingOf(theirs[at]) }));
	return [...changed, ...theirs.slice(base.length).map(thingOf), ...mine.slice(base.length).map(thingOf)];
}

/** A text in words, the spaces between them, and whole tags. */
const wordsOf = (text: string): readonly string[] => text.match(/<[^<>]*>|[^<\s]+|\s+|</g) ?? [];

/** Texts that both wrote where there was none are two headlines or two addresses, not one of both. */
function mergeTexts({ base, mine, theirs }: Three<string>): string {
	if (base.trim() === '') throw new Clash();
	const merged = mergeSequences({ base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) }, () => undefined);
	if (!merged) throw new Clash();
	return merged.join('');
}
