import * as v from 'valibot';
import type { Card, Listing } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { Subject } from '../../subject.ts';
import { firstUnshown } from '../first-unshown.ts';
import { Pagination } from '../story-list/pagination.tsx';
import { StoryList } from '../story-list/story-list.tsx';
import { EmptyList } from './empty-list.tsx';
import styles from './listing.module.css';

/** How many of the latest stories an empty list offers instead. */
const fallbackSize = 8;

type ListingData = { readonly listing: Listing; readonly latest: readonly Card[] };

/** One page of the stories of a section, tag, author or collection, with pagination. */
export const listing = defineBlock({
	fields: v.object({ look: v.optional(v.picklist(['list', 'grid', 'featured']), 'list') }),
	async load(_, { subject, context }): Promise<ListingData | undefined> {
		const found = listingOf(subject);
		if (found === undefined) return undefined;
		const isEmpty = found.cards.length === 0;
		return { listing: found, latest: isEmpty ? await context.contentQueries.list({ all: ['all'], size: fallbackSize }) : [] };
	},
	// The list is what the page is about, so it shows all its stories, and blocks after it leave them out.
	choose({ listing: found, latest }, _, shown) {
		for (const { href } of found.cards) shown.add(href);
		return { listing: found, latest: firstUnshown(latest, fallbackSize, shown) };
	},
	group: ({ data: { listing: found, latest }, context: { brand } }) =>
		found.cards.length > 0 ? { cards: found.cards } : { title: brand.texts.latestNews, cards: latest },
	view: ({ data: { listing: found, latest }, fields: { look }, context: { address, brand, now } }) =>
		found.cards.length === 0 ? (
			<EmptyList latest={latest} brand={brand} now={now} />
		) : (
			<div className={styles.listing}>
				<StoryList cards={found.cards} look={look} brand={brand} now={now} eager={address.page === 1} />
				<Pagination listing={found} address={address} texts={brand.texts} />
			</div>
		),
});

function listingOf(subject: Subject): Listing | undefined {
	return 'listing' in subject ? subject.listing : undefined;
}
