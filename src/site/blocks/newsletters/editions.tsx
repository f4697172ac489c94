import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { StoryList } from '../story-list/story-list.tsx';
import styles from './newsletters.module.css';

/** How many editions a page shows. */
const most = 6;

/** The latest editions of a newsletter: stories of the kind `newsletter` with its slug as a tag. */
export const editions = defineBlock({
	fields: v.object({}),
	async load(_, { subject, context }): Promise<readonly Card[] | undefined> {
		if (subject.kind !== 'newsletter') return undefined;
		return context.contentQueries.list({ all: ['kind:newsletter', `tag:${subject.newsletter.slug}`], size: most });
	},
	choose(cards, _, shown) {
		for (const { href } of cards) shown.add(href);
		return cards;
	},
	view: ({ data: cards, context: { brand, now } }) => {
		const texts = brand.texts.newsletters;
		return (
			<section className={styles.editions} aria-labelledby="ediciones">
				<Heading title={texts.editions} brand={brand} id="ediciones" />
				{cards.length === 0 ? <p>{texts.noEditions}</p> : <StoryList cards={cards} look="list" brand={brand} now={now} />}
			</section>
		);
	},
});
