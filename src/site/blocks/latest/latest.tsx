import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { reuseList } from '../../ui/cached/reuse-list.ts';
import { Heading } from '../../ui/heading.tsx';
import { agoLabel, isOfEarlierDays } from '../../ui/time.tsx';
import { countUnshown, firstUnshown } from '../first-unshown.ts';
import { compose, type LookName } from '../stories/composition.ts';
import type { LookProps } from '../stories/look-props.ts';
import { looks } from '../stories/looks.ts';
import { loadStories } from '../story-source.ts';
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
	choose({ cards }, { count, look }, shown) {
		const available = countUnshown(cards, shown);
		// A single story is shown, too: a new site has no other place for it.
		const composition = compose(look === 'wire' ? 'stack' : look, count, available) ?? compose('stack', count, available);
		return composition && { cards: firstUnshown(cards, composition.count, shown), look: look === 'wire' ? look : composition.look };
	},
	group: ({ data: { cards }, context: { brand } }) => ({ title: brand.texts.latestNews, href: '/ultimas-noticias/', cards }),
	view: ({ data: { cards, look }, context: { brand, now } }) => {
		const ageIn = look === 'wire' ? isOfEarlierDays : agoLabel;
		const ages = cards.map(({ displayedAt }) => ageIn(displayedAt, brand, now));
		return (
			<CachedMarkup
				as="section"
				of={reuseList(cards)}
				variant={['latest', brand.id, look, ...ages].join('\n')}
				className={styles.latest}
				view={() => <Titled {...{ cards, look, brand, now }} />}
			/>
		);
	},
});

function Titled({ look, ...list }: LatestData & Required<Pick<LookProps, 'brand' | 'now'>>) {
	const Look = look === 'wire' ? Wire : looks[look];
	const { brand } = list;
	const { latestNews } = brand.texts;
	return (
		<>
			<Heading title={latestNews} brand={brand} href="/ultimas-noticias/" small={look !== 'grid' && look !== 'carousel'} />
			<Look {...list} level={3} label={latestNews} />
		</>
	);
}
