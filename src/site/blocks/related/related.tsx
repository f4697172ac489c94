import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { firstUnshown } from '../story-source.ts';
import styles from './related.module.css';

/** Asked for beyond what is shown, because the story itself may offer some of them already. */
const spare = 8;

/** More to read after a story: what the newsroom named, else what is about the same. */
export const related = defineBlock({
	fields: v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 4) }),
	load: async ({ count }, { subject, context }) =>
		subject.kind === 'story' ? context.contentQueries.related(subject.story, count + spare) : undefined,
	choose(cards, { count }, shown) {
		const chosen = firstUnshown(cards, count, shown);
		return chosen.length === 0 ? undefined : chosen;
	},
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
