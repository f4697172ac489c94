import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { Numbered } from '../stories/lists.tsx';
import styles from './most-read.module.css';

/** The most read stories in their order. It may repeat stories that the page shows elsewhere, because the ranking must be complete. */
export const mostRead = defineBlock({
	fields: v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 5) }),
	load: async ({ count }, { context }) => {
		const cards = await context.contentQueries.mostRead(count);
		return cards.length === 0 ? undefined : cards;
	},
	view: ({ data, context: { brand } }) => (
		<section className={styles.list}>
			<Heading title={brand.texts.mostRead} brand={brand} small />
			<Numbered cards={data} brand={brand} level={3} label={brand.texts.mostRead} />
		</section>
	),
});
