import type { SafeHtml } from '#content/contract';
import { listAt, objectsAt, textAt } from '../json.ts';
import type { ElementContext, ReadElement } from '../read-context.ts';
import { sanitize } from '../text/sanitize.ts';

/** A table. Rows are lists of texts; before ANS 0.5.8 they were `table_row` elements with cells. Short rows are filled with empty cells. */
export const readTable: ReadElement = (element, context) => {
	const header = listAt(element, 'header').map((cell) => cellOf(cell, context));
	const rows = listAt(element, 'rows').map((row) => rowOf(row, context));
	const columns = Math.max(header.length, ...rows.slice(0, 1_000).map((row) => row.length));
	const full = rows.filter((row) => row.length > 0).map((row) => [...row, ...emptyCells(columns - row.length, context)]);
	return full.length === 0 ? [] : [{ kind: 'table', header, rows: full }];
};

const emptyCells = (count: number, context: ElementContext): readonly SafeHtml[] =>
	Array.from({ length: Math.max(0, count) }, () => cellOf('', context));

function rowOf(row: unknown, context: ElementContext): readonly SafeHtml[] {
	const cells = Array.isArray(row) ? row : objectsAt(row, 'cells');
	return cells.map((cell) => cellOf(cell, context));
}

function cellOf(cell: unknown, { links }: ElementContext): SafeHtml {
	const words = [textAt(cell, 'content') ?? '', ...objectsAt(cell, 'content_elements').map((element) => textAt(element, 'content') ?? '')];
	return sanitize(words.filter((word) => word !== '').join(' '), links);
}
