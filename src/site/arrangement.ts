import type { Brick, PlacedBlock } from './block.ts';

/** A brick of a row and the blocks that it stacks. */
type PlacedBrick = { readonly size: Brick; readonly blocks: readonly PlacedBlock[] };

/** Bricks side by side; on a phone they stack in reading order. A `band` has the brand's themed ground. */
export type Row = { readonly bricks: readonly PlacedBrick[]; readonly band?: true };

/** The rows of a page, from top to bottom, between header and footer. */
export type Arrangement = readonly Row[];

/** A row of one brick. */
export function row(size: Brick, ...blocks: readonly PlacedBlock[]): Row {
	return { bricks: [{ size, blocks }] };
}

/** The wide column with the narrow one beside it. */
export function rowOfTwo(mayor: readonly PlacedBlock[], menor: readonly PlacedBlock[]): Row {
	return {
		bricks: [
			{ size: 'brick_mayor', blocks: mayor },
			{ size: 'brick_menor', blocks: menor },
		],
	};
}

/** A row of one brick on the brand's themed ground. */
export function band(size: Brick, ...blocks: readonly PlacedBlock[]): Row {
	return { ...row(size, ...blocks), band: true };
}

/** Three narrow columns. */
export function rowOfThree(...columns: readonly [readonly PlacedBlock[], readonly PlacedBlock[], readonly PlacedBlock[]]): Row {
	return { bricks: columns.map((blocks) => ({ size: 'brick_menor', blocks })) };
}
