import type { BodyElement, Episode, Sound, Story } from '../../contract/contract.ts';
import { cardsOf } from '../cards.ts';
import type { QueryContext } from '../query-context.ts';
import { storiesOf } from '../stories-of.ts';
import { listRows } from './list.ts';

/** The newest stories of a show that have a sound which everybody may hear. */
export async function episodes(context: QueryContext, show: string, size: number): Promise<readonly Episode[]> {
	const works = await listRows(context, { all: [`tag:${show}`], size });
	const ids = works.map(({ id }) => id);
	const [cards, stories] = await Promise.all([cardsOf(context, works), storiesOf(context, ids)]);
	return cards.flatMap((card) => {
		const story = stories.get(card.id);
		const sound = story && soundOf(story);
		return story && sound ? [{ card, description: story.description, publishedAt: story.publishedAt, sound }] : [];
	});
}

const soundOf = ({ body }: Story): Sound | undefined => body.flatMap(soundsIn)[0];

function soundsIn(element: BodyElement): readonly Sound[] {
	if (element.kind === 'group') return element.body.flatMap(soundsIn);
	return element.kind === 'audio' ? [element] : [];
}
