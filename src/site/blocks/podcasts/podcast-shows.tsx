import * as v from 'valibot';
import type { Podcast } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import linkCard from '../../ui/link-card.module.css';
import { Picture } from '../../ui/picture.tsx';
import styles from './podcasts.module.css';

/** The podcasts of the brand, each with its cover; left out where there is none (ROUTE-06). */
export const podcastShows = defineBlock({
	fields: v.object({}),
	load: async (_, { context }) => {
		const shows = await context.contentQueries.podcasts();
		return shows.length === 0 ? undefined : shows;
	},
	view: ({ data, context: { brand } }) => (
		<section className={styles.shows} aria-labelledby="nuestros-podcasts">
			<Heading id="nuestros-podcasts" title={brand.texts.podcasts.shows} brand={brand} />
			<ul className={styles.list}>
				{data.map((podcast) => (
					<li key={podcast.slug}>
						<Show podcast={podcast} />
					</li>
				))}
			</ul>
		</section>
	),
});

/** A show in the list. Its title is the link to its page, stretched over the whole card. */
const Show = ({ podcast: { slug, title, text, schedule, picture } }: { readonly podcast: Podcast }) => (
	<article className={`${linkCard.card} ${styles.card}`}>
		<div className={styles.cover}>{picture && <Picture picture={{ ...picture, alt: '' }} ratio="1:1" slot="third" eager />}</div>
		<div className={styles.words}>
			<h3 className={styles.name}>
				<a className={linkCard.link} href={`/podcasts/${slug}/`}>
					{title}
				</a>
			</h3>
			{schedule && <p className={styles.soft}>{schedule}</p>}
			<p>{text}</p>
		</div>
	</article>
);
