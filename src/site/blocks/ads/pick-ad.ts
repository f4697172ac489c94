import type { Ad } from '#content/contract';
import type { BlockPage, ShownStories } from '../../block.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The ads that a page may show: those of its section first, then those of the whole site. Each group is rotated, by page and by day. */
export function adsFor(ads: readonly Ad[], { context, subject }: BlockPage): readonly Ad[] {
	const here = `${sectionOf(subject) ?? ''}/`;
	const ofSection = ads.filter(({ sections }) => sections?.some((id) => here.startsWith(`${id}/`)));
	const ofSite = ads.filter(({ sections }) => sections === undefined);
	const day = Math.floor(context.now.getTime() / dayMilliseconds);
	return [ofSection, ofSite].flatMap((some) => turned(some, day + lettersOf(context.address.path)));
}

/** The first ad that the page does not show yet, which it shows from now on. */
export function pickAd(ads: readonly Ad[], shown: ShownStories): Ad | undefined {
	const ad = ads.find(({ id }) => !shown.has(markOf(id)));
	if (ad !== undefined) shown.add(markOf(ad.id));
	return ad;
}

/** Marks of ads among the addresses of stories. */
const markOf = (id: string): string => `ad ${id}`;

function sectionOf(subject: BlockPage['subject']): string | undefined {
	if (subject.kind === 'story') return subject.story.section?.id;
	if (subject.kind === 'section') return subject.section.id;
	return subject.kind === 'cover' ? subject.path.slice(0, -1) : undefined;
}

const lettersOf = (path: string): number => Array.from(path).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

function turned<Item>(items: readonly Item[], by: number): readonly Item[] {
	const start = items.length === 0 ? 0 : by % items.length;
	return [...items.slice(start), ...items.slice(0, start)];
}
