import type { ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from '../ans/schema.ts';

const { heading, paragraph, quote, citation } = schema.nodes;

/** Makes a quote of the paragraphs of the selection, with room for who said it. */
export const makeQuote =
	(pull: boolean): Command =>
	({ selection: { $from, $to, from, to }, tr }, dispatch) => {
		const range = $from.blockRange($to);
		if (range?.depth !== 0) return false;
		const blocks = Array.from({ length: range.endIndex - range.startIndex }, (_, at) => range.parent.child(range.startIndex + at));
		if (blocks.some(({ type }) => type !== paragraph && type !== heading)) return false;
		tr.replaceWith(range.start, range.end, quote.create({ pull }, [...blocks, citation.create()]));
		// The words are one step further in now.
		dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + 1, to + 1)).scrollIntoView());
		return true;
	};

/** In the words of a quote a new paragraph of it; from an empty last one it goes to who said it, and from there behind the quote. */
export const enterInQuote: Command = ({ selection: { $from, $to }, tr }: EditorState, dispatch) => {
	if ($from.depth !== 2 || $from.node(1).type !== quote || !$from.sameParent($to)) return false;
	const isEmptyLast = $from.parent.content.size === 0 && $from.index(1) === $from.node(1).childCount - 2;
	if ($from.parent.type === citation) goBehind(tr, $from);
	else if (isEmptyLast && $from.node(1).textContent === '' && $from.node(1).childCount === 2) dissolve(tr, $from);
	else if (isEmptyLast) goToCitation(tr, $from);
	else tr.deleteSelection().split(tr.selection.from, 1, [{ type: paragraph }]);
	dispatch?.(tr.scrollIntoView());
	return true;
};

/** Removes the empty paragraph that ended the words, unless it is all there is, and goes to who said them. */
function goToCitation(tr: Transaction, $from: ResolvedPos): void {
	if ($from.node(1).childCount > 2) tr.delete($from.before(2), $from.after(2));
	tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map($from.end(1)) - 1));
}

/** Makes a paragraph of an empty quote. */
function dissolve(tr: Transaction, $from: ResolvedPos): void {
	tr.replaceWith($from.before(1), $from.after(1), paragraph.create());
	tr.setSelection(TextSelection.create(tr.doc, $from.before(1) + 1));
}

/** Puts a paragraph behind the quote and goes there. */
function goBehind(tr: Transaction, $from: ResolvedPos): void {
	const behind = $from.after(1);
	tr.insert(behind, paragraph.create()).setSelection(TextSelection.create(tr.doc, behind + 1));
}
