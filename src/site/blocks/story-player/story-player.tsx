// The first screen of a video story, with the newest other videos; on a dark background for `video-dark` (STORY-02, STORY-03).
import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Card, Story } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { RenderContext } from '../../render-context.ts';
import { Heading } from '../../ui/heading.tsx';
import { Html } from '../../ui/html.tsx';
import { firstUnshown } from '../first-unshown.ts';
import { List } from '../stories/lists.tsx';
import { ShareBar } from '../story-head/share-bar.tsx';
import { StoryByline } from '../story-head/story-byline.tsx';
import { StoryHeadline } from '../story-head/story-headline.tsx';
import { Figure } from '../story-media/figure.tsx';
import { Player } from '../story-media/player.tsx';
import { NextVideo } from './next-video.tsx';
import { PlayerExtras } from './player-extras.tsx';
import styles from './story-player.module.css';

type Data = { readonly story: Story; readonly next: readonly Card[] };

/** Most videos in the list of the next ones, by story kind. The dark list stands beside the words, which leave less room. */
const listed = { video: 5, 'video-dark': 3 };

export const storyPlayer = defineBlock({
	fields: v.object({}),
	load: async (_, { subject, context: { contentQueries } }): Promise<Data | undefined> => {
		if (subject.kind !== 'story') return undefined;
		const next = await contentQueries.list({ all: [], any: ['kind:video', 'kind:video-dark'], size: listed.video + 1 });
		return { story: subject.story, next };
	},
	choose({ story, next }, _, shown) {
		return { story, next: firstUnshown(next, listed[story.kind === 'video-dark' ? 'video-dark' : 'video'], shown) };
	},
	view: ({ data: { story, next }, context }) => (
		<div className={story.kind === 'video-dark' ? styles.dark : styles.light}>
			<div className={styles.inside} data-player>
				<div className={styles.film}>
					{story.lead.kind === 'video' && <Player video={story.lead.video} brand={context.brand} />}
					{story.lead.kind === 'video' && next[0] && <NextVideo card={next[0]} brand={context.brand} />}
					{story.lead.kind === 'picture' && <Figure picture={story.lead.picture} ratio="16:9" slot="wide" eager />}
				</div>
				<Words story={story} context={context} />
				{next.length > 0 && <UpNext cards={next} brand={context.brand} />}
			</div>
		</div>
	),
});

const Words = ({ story, context }: { story: Story; context: RenderContext }) => (
	<div className={styles.words}>
		<StoryHeadline story={story} texts={context.brand.texts} />
		<About story={story} />
		<StoryByline story={story} brand={context.brand} now={context.now} />
		<ShareBar story={story} context={context} />
		<PlayerExtras story={story} context={context} />
	</div>
);

/** The caption of the video, unless it repeats the subhead. */
function About({ story: { lead, subheadline } }: { story: Story }) {
	const about = lead.kind === 'video' ? lead.video.caption : undefined;
	return about === undefined || about === subheadline ? null : <Html as="p" html={about} />;
}

const UpNext = ({ cards, brand }: { cards: readonly Card[]; brand: Brand }) => (
	<section className={styles.next}>
		<Heading title={brand.texts.player.upNext} brand={brand} href="/videos/" small />
		<List cards={cards} brand={brand} level={3} label={brand.texts.player.upNext} />
	</section>
);
