import type { InferInput } from 'valibot';
import type { blocks } from './blocks.ts';

/** The sizes of a brick, the piece that the rows of a page are built of (UI-04). */
export type BrickSize = 'brick_full' | 'brick_mayor' | 'brick_menor' | 'brick_100';

/** The name of a block: its key in `blocks.ts`. */
export type BlockName = keyof typeof blocks;

/** The fields that a page may give a block: the input of the block's schema. */
export type BlockFields<Name extends BlockName> = InferInput<(typeof blocks)[Name]['fields']>;

/** A block on a page, with values for its fields. A name or a field that does not exist does not compile. */
export type PlacedBlock = { [Name in BlockName]: Placed<Name, BlockFields<Name>> }[BlockName];

// `never` for a block without fields, because TypeScript accepts any object as `{}`.
type Placed<Name, Fields> = [keyof Fields] extends [never]
	? { readonly block: Name; readonly fields?: never }
	: Partial<Fields> extends Fields
		? { readonly block: Name; readonly fields?: Fields }
		: { readonly block: Name; readonly fields: Fields };

/** A brick of a row and the blocks that it stacks. */
type Brick = { readonly size: BrickSize; readonly blocks: readonly PlacedBlock[] };

/** Bricks side by side; on a phone they stack in reading order. A `band` has the brand's themed background. */
export type Row = { readonly bricks: readonly Brick[]; readonly band?: true };

/** The rows of a page, from top to bottom, between header and footer. */
export type Arrangement = readonly Row[];

/** A row of one brick. */
export function row(size: BrickSize, ...blocks: readonly PlacedBlock[]): Row {
	return { bricks: [{ size, blocks }] };
}

/** A wide column (`mayor`) with a narrow one (`menor`) beside it. */
export function rowOfTwo(mayor: readonly PlacedBlock[], menor: readonly PlacedBlock[]): Row {
	return {
		bricks: [
			{ size: 'brick_mayor', blocks: mayor },
			{ size: 'brick_menor', blocks: menor },
		],
	};
}

/** A row of one brick on the brand's themed background. */
export function band(size: BrickSize, ...blocks: readonly PlacedBlock[]): Row {
	return { ...row(size, ...blocks), band: true };
}

/** Three narrow columns. */
export function rowOfThree(...columns: readonly [readonly PlacedBlock[], readonly PlacedBlock[], readonly PlacedBlock[]]): Row {
	return { bricks: columns.map((blocks) => ({ size: 'brick_menor', blocks })) };
}
