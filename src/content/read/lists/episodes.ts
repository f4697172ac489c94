import type { BodyElement, Episode, Sound, Story } from '../../contract/contract.ts';
import type { QueryContext } from '../query-context.ts';
import { listStories } from './list-stories.ts';

/** The newest stories of a show that have a sound which everybody may hear. */
export async function episodes(context: QueryContext, show: string, size: number): Promise<readonly Episode[]> {
	const listed = await listStories(context, { all: [`tag:${show}`], size });
	return listed.flatMap(({ card, story }) => {
		const sound = story && soundOf(story);
		return story && sound ? [{ card, description: story.description, publishedAt: story.publishedAt, sound }] : [];
	});
}

const soundOf = ({ body }: Story): Sound | undefined => body.flatMap(soundsIn)[0];

function soundsIn(element: BodyElement): readonly Sound[] {
	if (element.kind === 'group') return element.body.flatMap(soundsIn);
	return element.kind === 'audio' ? [element] : [];
}
