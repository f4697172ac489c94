import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Picture } from '../../ui/picture.tsx';
import { ShareBar } from '../story-head/share-bar.tsx';
import { StoryByline } from '../story-head/story-byline.tsx';
import { StoryHeadline } from '../story-head/story-headline.tsx';
import { Caption } from '../story-media/caption.tsx';
import styles from './story-opening.module.css';

/** The first screen of a long read with a cover picture: the picture from edge to edge, with the headline over it (STORY-05). */
export const storyOpening = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) =>
		subject.kind === 'story' && subject.story.cover ? { story: subject.story, cover: subject.story.cover } : undefined,
	view: ({ data: { story, cover }, context }) => (
		<div className={styles.opening}>
			<div className={styles.screen}>
				<div className={styles.cover}>
					<Picture picture={cover} ratio="16:9" narrow="original" slot="full" eager />
				</div>
				<div className={styles.words}>
					<StoryHeadline story={story} texts={context.brand.texts} />
				</div>
			</div>
			<figure className={styles.caption}>
				<Caption caption={cover.caption} credit={cover.credit} />
			</figure>
			<div className={styles.foot}>
				<StoryByline story={story} brand={context.brand} now={context.now} />
				<ShareBar story={story} context={context} />
			</div>
		</div>
	),
});
