import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { reuseList } from '../../ui/cached/reuse-list.ts';
import { Heading } from '../../ui/heading.tsx';
import { countUnshown, firstUnshown } from '../first-unshown.ts';
import { Numbered } from '../stories/lists.tsx';
import type { LookProps } from '../stories/look-props.ts';
import styles from './most-read.module.css';

/** With fewer stories it is no ranking. */
const least = 3;

/** Stories loaded beyond `count`: a front page shows most of what is read most already. */
const spare = 24;

/** The most read stories of the day that the page does not show yet, in their order. Left out when too few were read. */
export const mostRead = defineBlock({
	fields: v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(10)), 5) }),
	load: ({ count }, { context }): Promise<readonly Card[]> => context.contentQueries.mostRead(count + spare, 'day'),
	choose(cards, { count }, shown) {
		return countUnshown(cards, shown) < least ? undefined : firstUnshown(cards, count, shown);
	},
	group: ({ data, context: { brand } }) => ({ title: brand.texts.mostRead, href: '/los-mas-clickeados/', cards: data }),
	view: ({ data, context: { brand } }) => (
		<CachedMarkup
			as="section"
			of={reuseList(data)}
			variant={`most read ${brand.id}`}
			className={styles.list}
			view={() => <Ranking cards={data} brand={brand} />}
		/>
	),
});

function Ranking({ cards, brand }: Pick<LookProps, 'cards' | 'brand'>) {
	const { mostRead: title } = brand.texts;
	return (
		<>
			<Heading title={title} brand={brand} href="/los-mas-clickeados/" small />
			<Numbered cards={cards} brand={brand} level={3} label={title} />
		</>
	);
}
