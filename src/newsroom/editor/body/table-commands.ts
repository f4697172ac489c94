// What can be done with the table of the cursor.
import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state';
import { schema } from '../ans/schema.ts';
import { insertBlock } from './commands.ts';

const rowOf = (header: boolean, width: number): Node =>
	schema.node(
		'table_row',
		{ header },
		Array.from({ length: width }, () => schema.node('table_cell')),
	);

export const insertTable: Command = insertBlock(schema.node('table', null, [rowOf(true, 3), rowOf(false, 3), rowOf(false, 3)]));

/** The depth of the nearest node of a type around the cursor; undefined outside of one. */
function depthOf({ selection: { $from } }: EditorState, type: string): number | undefined {
	for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === type) return depth;
	return undefined;
}

export const isInTable = (state: EditorState): boolean => depthOf(state, 'table') !== undefined;

/** Where the cursor is in its table. */
type CellPlace = { readonly rows: readonly Node[]; readonly row: number; readonly column: number };

/** A command that replaces the rows of the table; without rows it removes the table. The cursor stays in its cell, or goes to the nearest one. */
const changeRows =
	(change: (place: CellPlace) => readonly Node[] | undefined): Command =>
	(state, dispatch) => {
		const depth = depthOf(state, 'table');
		if (depth === undefined) return false;
		const { $from } = state.selection;
		const [row, column] = [$from.index(depth), $from.index(depth + 1)];
		const rows = change({ rows: $from.node(depth).children, row, column });
		if (!rows) return false;
		const [start, end] = [$from.before(depth), $from.after(depth)];
		const tr = rows.length === 0 ? state.tr.delete(start, end) : state.tr.replaceWith(start + 1, end - 1, Fragment.from(rows));
		if (rows.length > 0) tr.setSelection(TextSelection.near(tr.doc.resolve(placeOf(rows, { row, column }) + start + 1)));
		dispatch?.(tr.scrollIntoView());
		return true;
	};

/** The position of a cell, counted from the start of the first row; that of the nearest cell when the table has fewer rows or columns. */
function placeOf(rows: readonly Node[], { row, column }: Pick<CellPlace, 'row' | 'column'>): number {
	const at = Math.min(row, rows.length - 1);
	const cells = rows[at]?.children ?? [];
	const sizeOf = (nodes: readonly Node[]) => nodes.reduce((size, node) => size + node.nodeSize, 0);
	return sizeOf(rows.slice(0, at)) + 1 + sizeOf(cells.slice(0, Math.min(column, cells.length - 1)));
}

/** Adds a row below the one of the cursor. */
export const addRow: Command = changeRows(({ rows, row }) => rows.toSpliced(row + 1, 0, rowOf(false, rows[row]?.childCount ?? 1)));

/** Adds a column after the one of the cursor. */
export const addColumn: Command = changeRows(({ rows, column }) =>
	rows.map((row) => row.copy(Fragment.from(row.children.toSpliced(column + 1, 0, schema.node('table_cell'))))),
);

/** Removes the row of the cursor; if it is the last row, removes the table. */
export const removeRow: Command = changeRows(({ rows, row }) => rows.toSpliced(row, 1));

/** Removes the column of the cursor; if it is the last column, removes the table. */
export const removeColumn: Command = changeRows(({ rows, column }) =>
	rows.flatMap((row) => (row.childCount > 1 ? [row.copy(Fragment.from(row.children.toSpliced(column, 1)))] : [])),
);

/** Makes the first row the header; if it is the header already, makes it an ordinary row. */
export const toggleHeader: Command = changeRows(({ rows: [first, ...others] }) =>
	first ? [first.type.create({ ...first.attrs, header: !first.attrs.header }, first.content), ...others] : undefined,
);

export const removeTable: Command = changeRows(() => []);

/** Moves the cursor to the next or the previous cell. After the last cell, adds a new row. */
export const goToCell =
	(by: -1 | 1): Command =>
	(state, dispatch) => {
		const depth = depthOf(state, 'table_cell');
		if (depth === undefined) return false;
		const { $from } = state.selection;
		const isLast =
			$from.index(depth - 2) === $from.node(depth - 2).childCount - 1 && $from.index(depth - 1) === $from.node(depth - 1).childCount - 1;
		if (by === 1 && isLast) return addRow(state, dispatch && ((tr) => dispatch(intoNextRow(tr, depth))));
		const next = Selection.findFrom(state.doc.resolve(by === 1 ? $from.after(depth) : $from.before(depth)), by, true);
		if (next) dispatch?.(state.tr.setSelection(next).scrollIntoView());
		return true;
	};

/** Puts the cursor into the first cell of the next row. */
const intoNextRow = (tr: EditorState['tr'], depth: number): EditorState['tr'] =>
	tr.setSelection(TextSelection.near(tr.doc.resolve(tr.selection.$from.after(depth - 1) + 1)));
