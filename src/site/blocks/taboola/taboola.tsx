import * as v from 'valibot';
import type { Card } from '#content/contract';
import { type Block, defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { compose, type LookName } from '../stories/composition.ts';
import { looks } from '../stories/looks.ts';
import styles from '../stories/stories.module.css';
import { firstUnshown, loadStories } from '../story-source.ts';

type Recommended = { readonly cards: readonly Card[]; readonly look: LookName };

/**
 * The places that existing pages give to Taboola, by the names that they place them under (BLK-01). Here they recommend the brand's own
 * stories, those that are read most first: nothing of others is loaded.
 */
const variants: Readonly<Record<string, { readonly look: LookName; readonly count: number }>> = {
	TaboolaFeed: { look: 'grid', count: 8 },
	TaboolaCarousel: { look: 'carousel', count: 8 },
	TaboolaSide: { look: 'stack', count: 3 },
};

export const taboola: readonly Block[] = Object.entries(variants).map(([name, { look, count: usual }]) =>
	defineBlock({
		name,
		fields: v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), usual) }),
		load: async ({ count }, { visit }): Promise<Recommended> => ({ cards: await loadStories({ kind: 'most-read' }, count, visit), look }),
		choose({ cards }, { count }, shown) {
			const composition = compose(look, count, cards.filter(({ id }) => !shown.has(id)).length);
			return composition && { cards: firstUnshown(cards, composition.count, shown), look: composition.look };
		},
		view: ({ data, visit: { brand } }) => {
			const Look = looks[data.look];
			const { recommended } = brand.texts;
			return (
				<section className={styles.stories} data-recommended={name}>
					<Heading title={recommended} brand={brand} small={look === 'stack'} />
					<Look cards={data.cards} brand={brand} level={3} label={recommended} />
				</section>
			);
		},
	}),
);
