// What the toolbar and the keys do with the body.
import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Mark, Node } from 'prosemirror-model';
import { wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import type { AnsObject } from '../ans/ans-value.ts';
import { schema } from '../ans/schema.ts';

const { html } = schema.marks;
const { heading, paragraph, list } = schema.nodes;

/** The tags that other systems use for the same emphasis. */
const alike: Readonly<Record<string, readonly string[]>> = { strong: ['strong', 'b'], em: ['em', 'i'], a: ['a'] };

/** The marks of a tag, or of an equivalent one, in the selection. */
export function marksIn({ doc, selection: { from, to, empty, $from }, storedMarks }: EditorState, tag: string): readonly Mark[] {
	const tags = alike[tag] ?? [tag];
	const isAlike = (mark: Mark) => tags.includes(mark.attrs.tag);
	if (empty) return (storedMarks ?? $from.marks()).filter(isAlike);
	const found: Mark[] = [];
	doc.nodesBetween(from, to, ({ marks }) => void found.push(...marks.filter(isAlike)));
	return found;
}

export const isMarked = (state: EditorState, tag: string): boolean => marksIn(state, tag).length > 0;

/** Marks the selection with a tag, or removes the mark. */
export const toggleTag =
	(tag: string): Command =>
	(state, dispatch) => {
		const marks = marksIn(state, tag);
		if (marks.length === 0) return toggleMark(html, { tag })(state, dispatch);
		const { tr, selection } = state;
		for (const mark of marks)
			if (selection.empty) tr.removeStoredMark(mark);
			else tr.removeMark(selection.from, selection.to, mark);
		dispatch?.(tr);
		return true;
	};

export const makeHeading =
	(level: number): Command =>
	(state, dispatch) =>
		setBlockType(heading, { level })(state, dispatch) || setBlockType(paragraph)(state, dispatch);
export const makeParagraph: Command = setBlockType(paragraph);
export const makeList = (ordered: boolean): Command => wrapInList(list, { ordered });

/** Puts a block after the one of the cursor; in the place of an empty paragraph. */
export const insertBlock =
	(node: Node): Command =>
	(state, dispatch) => {
		const { $from } = state.selection;
		const isEmpty =
			$from.depth === 1 && $from.parent.type === paragraph && $from.parent.content.size === 0 && $from.parent.attrs.element === null;
		const at = state.selection instanceof NodeSelection ? state.selection.to : isEmpty ? $from.before(1) : $from.after(1);
		const tr = isEmpty ? state.tr.replaceWith(at, $from.after(1), node) : state.tr.insert(at, node);
		const end = at + node.nodeSize;
		if (end === tr.doc.content.size) tr.insert(end, paragraph.create());
		tr.setSelection(node.isAtom ? Selection.near(tr.doc.resolve(end)) : TextSelection.near(tr.doc.resolve(at + 1)));
		dispatch?.(tr.scrollIntoView());
		return true;
	};

/** Puts an element after the block of the cursor. */
export const insertElement = (element: AnsObject): Command => insertBlock(schema.node('element', { element }));

export const insertDivider: Command = insertBlock(schema.node('divider'));

/** Moves the block of the cursor, or the one at a position, before or after its neighbour. */
export const moveBlock =
	(by: -1 | 1, at?: number): Command =>
	({ doc, tr, selection }, dispatch) => {
		const index = doc.resolve(at ?? selection.from).index(0);
		const other = index + by;
		if (other < 0 || other >= doc.childCount) return false;
		const first = Math.min(index, other);
		const start = doc.children.slice(0, first).reduce((size, node) => size + node.nodeSize, 0);
		const [one, two] = [doc.child(first), doc.child(first + 1)];
		tr.replaceWith(start, start + one.nodeSize + two.nodeSize, [two, one]);
		const moved = by === -1 ? start : start + two.nodeSize;
		const offset = at === undefined ? selection.from - (by === -1 ? start + one.nodeSize : start) : 0;
		const isNode = at !== undefined || selection instanceof NodeSelection;
		tr.setSelection(
			isNode && NodeSelection.isSelectable(tr.doc.nodeAt(moved) ?? one)
				? NodeSelection.create(tr.doc, moved)
				: TextSelection.near(tr.doc.resolve(moved + offset)),
		);
		dispatch?.(tr.scrollIntoView());
		return true;
	};

/** In a cell, Enter makes a new line. */
export const enterInCell: Command = (state, dispatch) => {
	if (state.selection.$from.parent.type.name !== 'table_cell') return false;
	dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView());
	return true;
};

/** Types the `/` that opens the slash menu. If the paragraph has words, the `/` goes into a new one. */
export const openSlashMenu: Command = (state, dispatch) => {
	const { $from } = state.selection;
	const isParagraph = $from.depth === 1 && $from.parent.type === paragraph;
	if (isParagraph && $from.parent.content.size === 0) dispatch?.(state.tr.insertText('/'));
	else {
		const at = $from.depth === 0 ? $from.pos : $from.after(1);
		const tr = state.tr.insert(at, paragraph.create(null, schema.text('/')));
		dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 2)).scrollIntoView());
	}
	return true;
};
