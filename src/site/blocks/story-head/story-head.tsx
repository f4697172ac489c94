import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { ShareBar } from './share-bar.tsx';
import { StoryByline } from './story-byline.tsx';
import styles from './story-head.module.css';
import { StoryHeadline } from './story-headline.tsx';

/** The head of a story: headline, byline, dates and the share bar. */
export const storyHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'story' ? subject.story : undefined),
	view: ({ data: story, context }) => (
		<div className={`${styles.head} ${story.kind === 'longform' ? styles.centred : ''}`}>
			<StoryHeadline story={story} texts={context.brand.texts} />
			<div className={styles.foot}>
				<StoryByline story={story} brand={context.brand} now={context.now} />
				<ShareBar story={story} context={context} />
			</div>
		</div>
	),
});
