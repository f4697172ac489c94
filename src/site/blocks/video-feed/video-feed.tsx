import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import * as v from 'valibot';
import type { Brand } from '#brands';
import type { VideoStory } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { Player } from '../story-media/player.tsx';
import styles from './video-feed.module.css';

/** Videos that fill the screen of a phone, one below the other; each scroll stops at the next (ROUTE-06). */
export const videoFeed = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'video-feed' ? subject : undefined),
	choose(data, _, shown) {
		for (const { card } of data.videoStories) shown.add(card.href);
		return data;
	},
	view: ({ data: { name, videoStories }, context: { brand } }) => (
		<section className={styles.feed} aria-labelledby="uno-tras-otro">
			<h1 id="uno-tras-otro" className={styles.name}>
				{name}
			</h1>
			{videoStories.length === 0 && <p className={styles.none}>{brand.texts.nothingYet}</p>}
			<PlainIsland name="video-feed" when="load">
				<ol className={styles.films}>
					{videoStories.map((videoStory, at) => (
						<VideoScreen
							key={videoStory.card.id}
							videoStory={videoStory}
							brand={brand}
							place={{ isFirst: at === 0, isLast: at === videoStories.length - 1 }}
						/>
					))}
				</ol>
			</PlainIsland>
		</section>
	),
});

type VideoScreenProps = {
	readonly videoStory: VideoStory;
	readonly brand: Brand;
	readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
};

const VideoScreen = ({ videoStory: { card, video }, brand, place: { isFirst, isLast } }: VideoScreenProps) => (
	<li className={styles.film}>
		<Player video={video} brand={brand} fills waits={!isFirst} />
		<div className={styles.words}>
			<h2 className={styles.title}>{card.headline}</h2>
			<a className={styles.link} href={card.href} aria-label={`${brand.texts.player.readStory}: ${card.headline}`}>
				{brand.texts.player.readStory}
			</a>
		</div>
		{!isLast && (
			<button type="button" className={styles.forward} data-forward aria-label={brand.texts.player.nextVideo}>
				<Icon svg={chevronDown} size={26} />
			</button>
		)}
	</li>
);
