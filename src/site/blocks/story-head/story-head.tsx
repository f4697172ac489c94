import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { storyUrl } from '../story-url.ts';
import { Headlines } from './headlines.tsx';
import { ShareBar } from './share-bar.tsx';
import { Signature } from './signature.tsx';
import styles from './story-head.module.css';

/** The head of a story: headline, byline, dates and the share bar. */
export const storyHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'story' ? subject.story : undefined),
	view: ({ data: story, context }) => (
		<div className={`${styles.head} ${story.kind === 'longform' ? styles.centred : ''}`}>
			<Headlines story={story} texts={context.brand.texts} />
			<div className={styles.foot}>
				<Signature story={story} brand={context.brand} now={context.now} />
				<ShareBar title={story.headline} url={storyUrl(story, context)} texts={context.brand.texts} />
			</div>
		</div>
	),
});
