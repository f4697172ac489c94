import type { VideoStory } from '../../contract/contract.ts';
import { cardsOf } from '../cards.ts';
import type { QueryContext } from '../query-context.ts';
import { storiesOf } from '../stories-of.ts';
import { listRows } from './list.ts';

/** The newest video stories whose video we have, not another site, and which everybody may see. */
export async function videoStories(context: QueryContext, size: number): Promise<readonly VideoStory[]> {
	const works = await listRows(context, { all: [], any: ['kind:video', 'kind:video-dark'], size });
	const ids = works.map(({ id }) => id);
	const [cards, stories] = await Promise.all([cardsOf(context, works), storiesOf(context, ids)]);
	return cards.flatMap((card) => {
		const lead = stories.get(card.id)?.lead;
		return lead?.kind === 'video' && (lead.video.mp4 ?? lead.video.hls) ? [{ card, video: lead.video }] : [];
	});
}
