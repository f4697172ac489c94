import * as v from 'valibot';
import { fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { oneDecimal, wholeNumber } from '../../ui/numbers.ts';
import { DayChart } from './day-chart.tsx';
import styles from './statistics.module.css';

/** How much the newsroom published each day of four weeks (ROUTE-14). */
export const publishedByDay = defineBlock({
	fields: v.object({}),
	load: async (_, { context }) => (await context.contentQueries.publicationCounts()).days,
	view: ({ data: days, context: { brand } }) => {
		const { statistics } = brand.texts;
		const total = days.reduce((sum, { count }) => sum + count, 0);
		const sum = { total: wholeNumber(total, brand), days: days.length, mean: oneDecimal(total / days.length, brand) };
		const text = total === 0 ? statistics.nothing : fill(statistics.byDayText, sum);
		return (
			<section className={styles.figure} aria-labelledby="por-dia">
				<Heading id="por-dia" title={statistics.byDay} text={text} brand={brand} small />
				{total > 0 && <DayChart days={days} brand={brand} />}
			</section>
		);
	},
});
