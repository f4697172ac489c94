import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { compose, type LookName } from '../stories/composition.ts';
import { looks } from '../stories/looks.ts';
import { firstUnshown, loadStories } from '../story-source.ts';
import styles from './latest.module.css';
import { Wire } from './wire.tsx';

type LatestData = { readonly cards: readonly Card[]; readonly look: LookName | 'wire' };

/** The newest stories of the brand, without those that the page already shows. */
export const latest = defineBlock({
	fields: v.object({
		look: v.optional(v.picklist(['grid', 'stack', 'list', 'headlines', 'carousel', 'wire']), 'grid'),
		count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 4),
	}),
	load: async ({ count, look }, { context }): Promise<LatestData> => ({
		cards: await loadStories({ kind: 'latest' }, count, context),
		look,
	}),
	choose({ cards }, { count, look }, shownIds) {
		const available = cards.filter(({ id }) => !shownIds.has(id)).length;
		const composition = compose(look === 'wire' ? 'stack' : look, count, available);
		return composition && { cards: firstUnshown(cards, composition.count, shownIds), look: look === 'wire' ? look : composition.look };
	},
	group: ({ data: { cards }, context: { brand } }) => ({ title: brand.texts.latestNews, href: '/ultimas-noticias/', cards }),
	view: ({ data: { cards, look }, context: { brand, now } }) => {
		const Look = look === 'wire' ? Wire : looks[look];
		const { latestNews } = brand.texts;
		return (
			<section className={styles.latest}>
				<Heading title={latestNews} brand={brand} href="/ultimas-noticias/" small={look !== 'grid' && look !== 'carousel'} />
				<Look cards={cards} brand={brand} level={3} label={latestNews} now={now} />
			</section>
		);
	},
});
