import type { Mark, Node, ResolvedPos } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { schema } from '../ans/schema.ts';
import { marksIn } from './commands.ts';

/** A part of the document. */
export type Range = { readonly from: number; readonly to: number };

/** The address of the link in the selection. */
export function hrefIn(state: EditorState): string | undefined {
	const [mark] = marksIn(state, 'a');
	const attributes: readonly (readonly [string, string])[] = mark?.attrs.attributes ?? [];
	return attributes.find(([name]) => name === 'href')?.[1];
}

/** Whether there is a link to change, or words to link. */
export const canLink = (state: EditorState): boolean => !state.selection.empty || hrefIn(state) !== undefined;

/** The words that an address is for: all of the link that the selection is in; otherwise those selected. */
export function linkedWords(state: EditorState): Range {
	const { $from, from, to } = state.selection;
	const [mark] = marksIn(state, 'a');
	const link = mark && rangeOf(mark, $from);
	return link && link.from <= from && to <= link.to ? link : { from, to };
}

/** Where the words with a mark around a position begin and end. */
function rangeOf(mark: Mark, $at: ResolvedPos): Range {
	const isMarked = (node: Node | undefined) => node !== undefined && mark.isInSet(node.marks);
	const { children } = $at.parent;
	let first = $at.index();
	if (!isMarked(children[first])) first -= 1;
	let last = first;
	while (isMarked(children[first - 1])) first -= 1;
	while (isMarked(children[last + 1])) last += 1;
	return { from: $at.posAtIndex(first), to: $at.posAtIndex(last + 1) };
}

/** Links the words to an address; removes the link for an empty one. */
export const linkTo =
	(href: string): Command =>
	(state, dispatch) => {
		const words = linkedWords(state);
		if (words.from === words.to) return false;
		const link = href === '' ? [] : [schema.mark('html', { tag: 'a', attributes: [['href', href]] })];
		const { tr } = state;
		state.doc.nodesBetween(words.from, words.to, (node, at) => {
			const range = { from: Math.max(words.from, at), to: Math.min(words.to, at + node.nodeSize) };
			// The link is around the other marks: it stays one link where these change.
			if (node.isInline)
				setMarks(tr, range, { before: node.marks, after: [...link, ...node.marks.filter((mark) => mark.attrs.tag !== 'a')] });
		});
		dispatch?.(tr);
		return true;
	};

type MarkChange = { readonly before: readonly Mark[]; readonly after: readonly Mark[] };

function setMarks(tr: Transaction, { from, to }: Range, { before, after }: MarkChange): void {
	for (const mark of before) tr.removeMark(from, to, mark);
	for (const mark of after) tr.addMark(from, to, mark);
}
