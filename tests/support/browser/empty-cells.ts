import type { Page } from 'playwright-core';

/**
 * The grids of a page's content with more than one column, and the cells in them that nothing fills, such as `ul.grid_grid grid_three: row 2, column 3`.
 * Grids are its lists and its rows of bricks.
 */
export type GridCells = { readonly grids: number; readonly empty: readonly string[] };

/** Measures the cells of all grids of a page at a width in px. */
export async function gridCellsAt(page: Page, width: number): Promise<GridCells> {
	await page.setViewportSize({ width, height: 900 });
	return page.evaluate(measureCells);
}

/** Runs in the page. A cell is filled when something in its grid covers the middle of its column at the top of its row. */
function measureCells(): GridCells {
	/** The middles of the columns in px. */
	const columnsOf = (grid: Element): readonly number[] => {
		const { gridTemplateColumns, columnGap, paddingLeft, borderLeftWidth } = getComputedStyle(grid);
		let left = grid.getBoundingClientRect().left + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth);
		return gridTemplateColumns.split(' ').map((track) => {
			const middle = left + Number.parseFloat(track) / 2;
			left += Number.parseFloat(track) + (Number.parseFloat(columnGap) || 0);
			return middle;
		});
	};
	const boxesOf = (grid: Element) => [...grid.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
	const emptyIn = (grid: Element, columns: readonly number[]): readonly string[] => {
		const boxes = boxesOf(grid);
		const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))].toSorted((one, other) => one - other);
		return rows.flatMap((top, row) =>
			columns.flatMap((x, column) => {
				const isFilled = boxes.some((box) => box.top <= top + 2 && top + 2 < box.bottom && box.left <= x && x < box.right);
				return isFilled ? [] : [`${grid.localName}.${grid.className}: row ${row + 1}, column ${column + 1}`];
			}),
		);
	};
	const found = [...document.querySelectorAll('main :is(ul, ol), .brick-container')]
		.filter((element) => getComputedStyle(element).display === 'grid')
		.map((grid) => ({ grid, columns: columnsOf(grid) }))
		.filter(({ columns }) => columns.length > 1);
	return { grids: found.length, empty: found.flatMap(({ grid, columns }) => emptyIn(grid, columns)) };
}
