import type { Arrangement } from '../../arrangement.ts';
import type { BlockPage, StoryGroup } from '../../block.ts';
import { initiallyShown } from '../../blocks/initially-shown.ts';
import { blocks } from '../../blocks.ts';

/** The stories of a page, in the order of its arrangement: each block chooses those that no block before it shows. */
export async function storyGroups(arrangement: Arrangement, page: BlockPage): Promise<readonly StoryGroup[]> {
	const placed = arrangement.flatMap(({ bricks }) => bricks.flatMap((brick) => brick.blocks));
	const prepared = await Promise.all(placed.map(({ block, fields }) => blocks[block].prepareGroup(fields, page)));
	const shown = initiallyShown(page);
	return prepared.flatMap((choose) => choose(shown) ?? []).filter(({ cards }) => cards.length > 0);
}
