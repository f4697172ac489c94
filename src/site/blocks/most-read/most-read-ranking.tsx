import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { Numbered } from '../stories/lists.tsx';
import styles from './most-read.module.css';

/** How many stories a ranking has. */
const count = 10;

/** The whole ranking of what was read most in an hour, a day or a week, also of stories that the page shows elsewhere. */
export const mostReadRanking = defineBlock({
	fields: v.object({ period: v.picklist(['hour', 'day', 'week']), title: v.optional(v.string()) }),
	load: ({ period }, { context }) => context.contentQueries.mostRead(count, period),
	group: ({ data, fields: { period, title }, context: { brand } }) => ({ title: title ?? brand.texts.mostReadIn[period], cards: data }),
	view: ({ data, fields: { period, title: ownTitle }, context: { brand } }) => {
		const { mostReadIn, tooFewRead } = brand.texts;
		const title = ownTitle ?? mostReadIn[period];
		return (
			<section className={styles.list}>
				<Heading title={title} brand={brand} small />
				{data.length === 0 ? <p className={styles.none}>{tooFewRead}</p> : <Numbered cards={data} brand={brand} level={3} label={title} />}
			</section>
		);
	},
});
