import { assertType, it } from 'vitest';
import type { PlacedBlock } from './arrangement.ts';

// The compiler proves these: a line that it wrongly accepts makes its @ts-expect-error an error.

it('a page places blocks by their names, with fields where a block has them', () => {
	assertType<PlacedBlock>({ block: 'alert' });
	assertType<PlacedBlock>({ block: 'latest' });
	assertType<PlacedBlock>({ block: 'latest', fields: { look: 'wire', count: 6 } });
	assertType<PlacedBlock>({ block: 'hero', fields: { source: { kind: 'latest' } } });
});

it('a block that does not exist does not compile', () => {
	// @ts-expect-error no block has this name
	assertType<PlacedBlock>({ block: 'latets' });
});

it('a field that the block does not have does not compile', () => {
	// @ts-expect-error the field is `count`
	assertType<PlacedBlock>({ block: 'latest', fields: { cuont: 6 } });
	// @ts-expect-error `alert` has no fields
	assertType<PlacedBlock>({ block: 'alert', fields: { count: 6 } });
	// @ts-expect-error a field of another block
	assertType<PlacedBlock>({ block: 'latest', fields: { bullets: true } });
});

it('a value that the field does not take does not compile', () => {
	// @ts-expect-error no look has this name
	assertType<PlacedBlock>({ block: 'latest', fields: { look: 'gird' } });
	// @ts-expect-error a count is a number
	assertType<PlacedBlock>({ block: 'latest', fields: { count: '6' } });
	// @ts-expect-error no source is of this kind
	assertType<PlacedBlock>({ block: 'hero', fields: { source: { kind: 'latets' } } });
});

it('a block without a field that it needs does not compile', () => {
	// @ts-expect-error `hero` needs a source
	assertType<PlacedBlock>({ block: 'hero' });
	// @ts-expect-error `hero` needs a source
	assertType<PlacedBlock>({ block: 'hero', fields: { look: 'stage' } });
});
