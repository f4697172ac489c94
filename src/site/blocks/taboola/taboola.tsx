import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { ThirdPartyAdSlot } from '../ads/third-party-ad-slot.tsx';
import { countUnshown, firstUnshown } from '../first-unshown.ts';
import { compose, type LookName } from '../stories/composition.ts';
import { looks } from '../stories/looks.ts';
import styles from '../stories/stories.module.css';
import { loadStories } from '../story-source.ts';
import frame from './taboola.module.css';

type Recommended = { readonly cards: readonly Card[]; readonly look: LookName };

type TaboolaPlace = { readonly name: string; readonly look: LookName; readonly defaultCount: number };

/**
 * A slot for Taboola (BLK-01). It recommends the brand's own stories, the most read first. Where the brand is a publisher at Taboola, readers
 * who consent get Taboola's recommendations in their place.
 */
function taboolaBlock({ name, look, defaultCount }: TaboolaPlace) {
	return defineBlock({
		fields: v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), defaultCount) }),
		load: async ({ count }, { context }): Promise<Recommended> => ({
			cards: await loadStories({ kind: 'most-read' }, count, context),
			look,
		}),
		choose({ cards }, { count }, shown) {
			const composition = compose(look, count, countUnshown(cards, shown));
			return composition && { cards: firstUnshown(cards, composition.count, shown), look: composition.look };
		},
		view: ({ data, context }) => {
			const { brand, adServices } = context;
			const Look = looks[data.look];
			const { recommended } = brand.texts;
			return (
				<ThirdPartyAdSlot place={name} isFilled={adServices?.taboola !== undefined} context={context}>
					<section className={`${styles.stories} ${frame.place}`} data-recommended={name} data-ad-box="">
						<Heading title={recommended} brand={brand} small={look === 'stack'} />
						<Look cards={data.cards} brand={brand} level={3} label={recommended} />
					</section>
				</ThirdPartyAdSlot>
			);
		},
	});
}

/** The most read stories in a grid. */
export const taboolaFeed = taboolaBlock({ name: 'TaboolaFeed', look: 'grid', defaultCount: 8 });

/** The most read stories as a carousel. */
export const taboolaCarousel = taboolaBlock({ name: 'TaboolaCarousel', look: 'carousel', defaultCount: 8 });

/** The most read stories in a narrow column. */
export const taboolaSide = taboolaBlock({ name: 'TaboolaSide', look: 'stack', defaultCount: 3 });
