import * as v from 'valibot';
import type { Story } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Html } from '../../ui/html.tsx';
import { Figure } from '../figures/figure.tsx';
import { Player } from '../figures/player.tsx';
import { ShareBar } from '../story-head/share-bar.tsx';
import { StoryByline } from '../story-head/story-byline.tsx';
import { StoryHeadline } from '../story-head/story-headline.tsx';
import { storyUrl } from '../story-url.ts';
import styles from './story-player.module.css';

/** The first screen of a video story, on a dark background for `video-dark` (STORY-02, STORY-03). */
export const storyPlayer = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'story' ? subject.story : undefined),
	view: ({ data: story, context }) => (
		<div className={story.kind === 'video-dark' ? styles.dark : styles.light}>
			<div className={styles.inside}>
				<div className={styles.film}>
					{story.lead.kind === 'video' && <Player video={story.lead.video} brand={context.brand} />}
					{story.lead.kind === 'picture' && <Figure picture={story.lead.picture} ratio="16:9" slot="wide" eager />}
				</div>
				<div className={styles.words}>
					<StoryHeadline story={story} texts={context.brand.texts} />
					<About story={story} />
					<StoryByline story={story} brand={context.brand} now={context.now} />
					<ShareBar title={story.headline} url={storyUrl(story, context)} texts={context.brand.texts} />
				</div>
			</div>
		</div>
	),
});

/** The caption of the video, unless it repeats the subhead. */
function About({ story: { lead, subheadline } }: { story: Story }) {
	const about = lead.kind === 'video' ? lead.video.caption : undefined;
	return about === undefined || about === subheadline ? null : <Html as="p" html={about} />;
}
