import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { firstUnshown } from '../first-unshown.ts';
import { loadStories, storySource } from '../story-source.ts';
import { CoverHero } from './cover-hero.tsx';
import { SideHero } from './side-hero.tsx';
import { StackedHero } from './stacked-hero.tsx';
import { StageHero } from './stage-hero.tsx';

/** How many stories of the hero's section are linked under it. */
const bulletSize = 3;

const looks = { stacked: StackedHero, stage: StageHero, cover: CoverHero, side: SideHero } as const;

type HeroData = { readonly cards: readonly Card[]; readonly bullets: readonly Card[] };

/** The main story of a page, large, in one of four looks. */
export const hero = defineBlock({
	fields: v.object({
		source: storySource,
		look: v.optional(v.picklist(['stacked', 'stage', 'cover', 'side']), 'stacked'),
		/** Links to more stories of the same section. */
		bullets: v.optional(v.boolean(), false),
	}),
	load: async ({ source, bullets }, { context }): Promise<HeroData> => {
		const cards = await loadStories(source, 1, context);
		const section = cards[0]?.section;
		const more =
			bullets && section !== undefined ? await context.contentQueries.list({ all: [`section:${section.id}`], size: bulletSize * 3 }) : [];
		return { cards, bullets: more };
	},
	choose({ cards, bullets }, _, shown) {
		const first = firstUnshown(cards, 1, shown);
		return first.length === 0 ? undefined : { cards: first, bullets: firstUnshown(bullets, bulletSize, shown) };
	},
	group: ({ data: { cards, bullets } }) => ({ cards: [...cards, ...bullets] }),
	view: ({ data: { cards, bullets }, fields, context: { brand } }) => {
		const Look = looks[fields.look];
		return cards.map((card) => <Look key={card.id} card={card} bullets={bullets} brand={brand} />);
	},
});
