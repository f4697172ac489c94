import { type Brand, fill } from '#brands';
import type { StoryCount } from '#content/contract';
import { wholeNumber } from '../../ui/numbers.ts';

/** "12 notas"; undefined for a tag or an author without stories. */
export function storyCountWords(count: StoryCount | undefined, brand: Brand): string | undefined {
	if (count === undefined || count.total === 0) return undefined;
	const { one, many, capped } = brand.texts.storyCount;
	return count.total === 1 ? one : fill(count.capped ? capped : many, { n: wholeNumber(count.total, brand) });
}
