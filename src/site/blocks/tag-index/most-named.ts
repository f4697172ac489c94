import type { Tag } from '#content/contract';
import type { Counted } from '../../subject.ts';

/** How many tags the band shows. */
const shown = 12;

/** The tags of the most stories, first those with more. A tag of a single story is not among them, and a short list of tags has none. */
export function mostNamed(tags: readonly Counted<Tag>[]): readonly Counted<Tag>[] {
	if (tags.length <= shown) return [];
	const often = tags.filter((tag) => storiesOf(tag) > 1);
	return often.toSorted((one, other) => storiesOf(other) - storiesOf(one)).slice(0, shown);
}

const storiesOf = ({ stories }: Counted<Tag>): number => stories?.total ?? 0;
