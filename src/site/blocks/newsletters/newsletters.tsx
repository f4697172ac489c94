import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { NewsletterCard } from './newsletter-card.tsx';
import styles from './newsletters.module.css';

/** The newsletters of the brand, each with what it brings and when (ROUTE-13). */
export const newsletters = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'newsletters' ? subject.newsletters : undefined),
	view: ({ data, context: { brand } }) =>
		data.length === 0 ? (
			<p>{brand.texts.newsletters.empty}</p>
		) : (
			<ul className={styles.list}>
				{data.map((newsletter, at) => (
					<li key={newsletter.slug}>
						<NewsletterCard newsletter={newsletter} brand={brand} isFirst={at === 0} />
					</li>
				))}
			</ul>
		),
});
