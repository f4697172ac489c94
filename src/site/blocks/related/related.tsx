import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { firstUnshown } from '../first-unshown.ts';
import styles from './related.module.css';

/** How many stories are loaded beyond `count`, because the page may already show some of them. */
const spare = 8;

/** Related stories under a story: those that the newsroom chose, else stories on the same subject. */
export const related = defineBlock({
	fields: v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 4) }),
	load: async ({ count }, { subject, context }) =>
		subject.kind === 'story' ? context.contentQueries.related(subject.story, count + spare) : undefined,
	choose(cards, { count }, shown) {
		const chosen = firstUnshown(cards, count, shown);
		return chosen.length === 0 ? undefined : chosen;
	},
	group: ({ data, context: { brand } }) => ({ title: brand.texts.keepReading, cards: data }),
	view: ({ data, context: { brand } }) => (
		<section className={styles.related} aria-labelledby="seguir-leyendo">
			<Heading id="seguir-leyendo" title={brand.texts.keepReading} brand={brand} />
			<ul className={styles.cards}>
				{data.map((card) => (
					<li key={card.id}>
						<Card card={card} weight="standard" brand={brand} />
					</li>
				))}
			</ul>
		</section>
	),
});
