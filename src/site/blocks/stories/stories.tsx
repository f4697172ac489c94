import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { reuseList } from '../../ui/cached/reuse-list.ts';
import { Heading } from '../../ui/heading.tsx';
import { agoLabel } from '../../ui/time.tsx';
import { countUnshown, firstUnshown } from '../first-unshown.ts';
import { headingOfSource, type SourceHeading } from '../source-heading.ts';
import { loadStories, storySource } from '../story-source.ts';
import { compose, type LookName } from './composition.ts';
import type { LookProps } from './look-props.ts';
import { looks } from './looks.ts';
import styles from './stories.module.css';

type StoriesData = { readonly cards: readonly Card[]; readonly look: LookName; readonly heading: SourceHeading | undefined };

/** A list of stories from any source, in one of several looks; covers are mostly made of these. */
export const stories = defineBlock({
	fields: v.object({
		source: storySource,
		count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
		/** The title, text and link default to those of the section or collection. */
		named: v.optional(v.boolean(), false),
		title: v.optional(v.string()),
		/** A line under the title. */
		text: v.optional(v.string()),
		href: v.optional(v.string()),
		look: v.optional(
			v.picklist(['grid', 'stack', 'list', 'headlines', 'numbered', 'carousel', 'lead', 'mosaic', 'pair', 'posters']),
			'grid',
		),
		/** Shows the age of the stories. */
		dated: v.optional(v.boolean(), false),
		/** Shows the facts of recipes, films and series; the looks `grid`, `lead` and `posters` do. */
		facts: v.optional(v.boolean(), false),
	}),
	load: async ({ source, count, named, look }, { context }): Promise<StoriesData> => {
		const [cards, heading] = await Promise.all([loadStories(source, count, context), named ? headingOfSource(source, context) : undefined]);
		return { cards, heading, look };
	},
	choose({ cards, heading }, { count, look }, shown) {
		const composition = compose(look, count, countUnshown(cards, shown));
		return composition && { cards: firstUnshown(cards, composition.count, shown), look: composition.look, heading };
	},
	group: ({ data: { cards, heading }, fields: { title = heading?.title, href = heading?.href } }) => ({ title, href, cards }),
	view: ({ data: { cards, look, heading }, fields, context: { brand, now } }) => {
		const { title = heading?.title, text = heading?.text, href = heading?.href, dated, facts } = fields;
		const ages = dated ? cards.map(({ displayedAt }) => agoLabel(displayedAt, brand, now)) : [];
		return (
			<CachedMarkup
				as="section"
				of={reuseList(cards)}
				variant={[brand.id, look, title, text, href, facts, ...ages].join('\n')}
				className={styles.stories}
				view={() => <Titled {...{ cards, brand, look, title, text, href, facts }} {...(dated && { now })} />}
			/>
		);
	},
});

type TitledProps = Pick<LookProps, 'cards' | 'brand' | 'facts' | 'now'> & { readonly look: LookName } & {
	readonly [Key in 'title' | 'text' | 'href']: string | undefined;
};

/** The list in its look, under its title. */
function Titled({ look, title, text, href, ...list }: TitledProps) {
	const Look = looks[look];
	const { brand } = list;
	return (
		<>
			{title && <Heading title={title} brand={brand} small={look === 'stack'} {...(href && { href })} {...(text && { text })} />}
			<Look {...list} level={title ? 3 : 2} label={title ?? brand.texts.stories} />
		</>
	);
}
