import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Episode } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { clock } from '../../ui/badge.tsx';
import { dateInWords } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { Playback } from '../story-media/playback.tsx';
import { Transcript } from '../story-media/transcript.tsx';
import styles from './podcasts.module.css';

/** The episodes of a podcast, each with its player (ROUTE-06). */
export const episodes = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'podcast' ? subject.episodes : undefined),
	choose(found, _, shown) {
		for (const { card } of found) shown.add(card.href);
		return found;
	},
	view: ({ data, context: { brand } }) => {
		const { podcasts: texts } = brand.texts;
		return (
			<section className={styles.episodes} aria-labelledby="episodios">
				<Heading id="episodios" title={texts.episodes} brand={brand} />
				{data.length === 0 && <p>{texts.noEpisodes}</p>}
				<ol className={styles.rows} data-playlist>
					{data.map((episode) => (
						<EpisodeRow key={episode.card.id} episode={episode} brand={brand} />
					))}
				</ol>
			</section>
		);
	},
});

type EpisodeRowProps = { readonly episode: Episode; readonly brand: Brand };

function EpisodeRow({ episode: { card, description, publishedAt, sound }, brand }: EpisodeRowProps) {
	const { podcasts: texts } = brand.texts;
	const length = sound.milliseconds === undefined ? '' : ` · ${fill(texts.length, { time: clock(sound.milliseconds) })}`;
	return (
		<li className={styles.episode} data-player>
			<h3 className={styles.name}>{card.headline}</h3>
			<p className={styles.soft}>
				<time dateTime={publishedAt}>{dateInWords(new Date(publishedAt), brand)}</time>
				{length}
			</p>
			<p>{description}</p>
			{/* biome-ignore lint/a11y/useMediaCaption: the story of the episode says what is heard. */}
			<audio className={styles.player} controls preload="none" src={sound.src} aria-label={card.headline} />
			<div className={styles.tools}>
				<Playback chapters={sound.chapters} brand={brand} />
				<Transcript paragraphs={sound.transcript} texts={brand.texts} />
			</div>
			<p>
				<a className={styles.more} href={card.href} aria-label={`${texts.read}: ${card.headline}`}>
					{texts.read}
				</a>
			</p>
		</li>
	);
}
