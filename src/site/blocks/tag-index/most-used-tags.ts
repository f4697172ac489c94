import type { Tag } from '#content/contract';
import type { Counted } from '../../subject.ts';

/** How many tags are shown above the list of all tags. */
const shown = 12;

/** The tags with the most stories, most first; none when the list of tags is short. Tags with one story are left out. */
export function mostUsedTags(tags: readonly Counted<Tag>[]): readonly Counted<Tag>[] {
	if (tags.length <= shown) return [];
	const often = tags.filter((tag) => storiesOf(tag) > 1);
	return often.toSorted((one, other) => storiesOf(other) - storiesOf(one)).slice(0, shown);
}

const storiesOf = ({ stories }: Counted<Tag>): number => stories?.total ?? 0;
