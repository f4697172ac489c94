import * as v from 'valibot';
import { fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './podcasts.module.css';

/** What a show is about, who makes it, and the address of its feed for podcast apps (ROUTE-06). */
export const podcast = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'podcast' ? subject.podcast : undefined),
	view: ({ data: { slug, title, text, author, schedule, picture }, context }) => {
		const { brand } = context;
		const { podcasts: texts } = brand.texts;
		const feed = `/podcasts/${slug}/rss/`;
		return (
			<div className={styles.about}>
				<PageHead name={title} brand={brand} above={{ text: texts.title, href: '/podcasts/' }} />
				<div className={styles.columns}>
					<div className={styles.cover}>{picture && <Picture picture={{ ...picture, alt: '' }} ratio="1:1" slot="third" eager />}</div>
					<div className={styles.words}>
						<p className={styles.lead}>{text}</p>
						<p className={styles.soft}>{[fill(texts.by, { author }), schedule].filter(Boolean).join(' · ')}</p>
						<p>
							<ButtonLink href={feed}>{texts.feed}</ButtonLink>
						</p>
						<p className={styles.soft}>
							{texts.feedText} <code className={styles.address}>{`${context.origins[brand.id]}${feed}`}</code>
						</p>
					</div>
				</div>
			</div>
		);
	},
});
