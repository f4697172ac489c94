import type { Card } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';

/** How many of the section's newest stories are searched for those of the signs. */
const searchedStories = 100;

/** The newest stories of a section that are about one sign each, for a brand that has the signs among its content groups. */
export async function signStories(section: string, { brand, contentQueries }: RenderContext): Promise<readonly Card[]> {
	const labels = signsOf(brand).map(({ label }) => label);
	if (labels.length === 0) return [];
	const cards = await contentQueries.list({ all: [`section:${section}`], size: searchedStories });
	// The newsroom writes the sign as the kicker of its story.
	return cards.filter(({ kicker = '' }) => labels.includes(kicker));
}

/** The signs of the horoscope that a brand has. */
export const signsOf = ({ contentGroups }: RenderContext['brand']) => contentGroups.filter(({ kind }) => kind === 'horoscope');
