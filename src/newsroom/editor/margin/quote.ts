import type { Node } from 'prosemirror-model';
import { contextLength, mostQuoted, type Quote } from '#newsroom/contract';

/** Positions in a document, from the first to after the last. */
export type Place = { readonly from: number; readonly to: number };

/** The text of a document, with the position of each character. A line break stands between blocks and for one within them. */
type PlacedText = { readonly text: string; readonly positions: readonly number[] };

/** Documents do not change, so the text of each is made once, however many quotes are sought in it. */
const texts = new WeakMap<Node, PlacedText>();

function textOf(doc: Node): PlacedText {
	const text = texts.get(doc) ?? makeText(doc);
	texts.set(doc, text);
	return text;
}

function makeText(doc: Node): PlacedText {
	const positions: number[] = [];
	let text = '';
	const add = (part: string, at: number) => {
		for (let index = 0; index < part.length; index += 1) positions.push(at + index);
		text += part;
	};
	doc.descendants((node, at) => {
		if (node.isText) add(node.text ?? '', at);
		else if (node.type.name === 'hard_break' || (node.isTextblock && text !== '')) add('\n', at);
	});
	return { text, positions };
}

/** The words at a place, at most 500 characters of them; undefined if there are none. */
export function quoteAt(doc: Node, { from, to }: Place): Quote | undefined {
	const { text, positions } = textOf(doc);
	const start = positions.findIndex((at) => at >= from);
	if (start === -1) return undefined;
	const end = positions.findIndex((at) => at >= to);
	const selected = text.slice(start, end === -1 ? undefined : end);
	const exact = selected.trim().slice(0, mostQuoted);
	const first = start + selected.indexOf(exact);
	const last = first + exact.length;
	if (exact === '') return undefined;
	return { exact, prefix: text.slice(Math.max(0, first - contextLength), first), suffix: text.slice(last, last + contextLength) };
}

/** The place of quoted words. If there are several, the one whose neighbouring text is most like that of the quote; undefined if the words are gone. */
export function placeOfQuote(doc: Node, { exact, prefix, suffix }: Quote): Place | undefined {
	const { text, positions } = textOf(doc);
	const likeness = (start: number) =>
		commonLength(reversed(prefix), reversed(text.slice(Math.max(0, start - contextLength), start))) +
		commonLength(suffix, text.slice(start + exact.length, start + exact.length + contextLength));
	const [start] = occurrencesOf(exact, text).toSorted((one, other) => likeness(other) - likeness(one));
	if (start === undefined) return undefined;
	const [from, last] = [positions[start], positions[start + exact.length - 1]];
	return from === undefined || last === undefined ? undefined : { from, to: last + 1 };
}

function occurrencesOf(words: string, text: string): readonly number[] {
	const found: number[] = [];
	for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) found.push(at);
	return found;
}

const reversed = (text: string): string => [...text].toReversed().join('');

/** How many characters two texts begin with in common. */
function commonLength(one: string, other: string): number {
	let length = 0;
	while (length < one.length && one[length] === other[length]) length += 1;
	return length;
}
