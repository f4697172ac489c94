import * as v from 'valibot';
import type { Card, Listing } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { Subject } from '../../subject.ts';
import { Pagination } from '../story-list/pagination.tsx';
import { StoryList } from '../story-list/story-list.tsx';
import { firstUnshown } from '../story-source.ts';
import { EmptyList } from './empty-list.tsx';
import styles from './listing.module.css';

/** Stories offered where a list has none. */
const instead = 8;

type Data = { readonly listing: Listing; readonly latest: readonly Card[] };

/** One page of the stories of a section, tag, author or collection, with the ways to the pages beside it. */
export const listing = defineBlock({
	fields: v.object({ look: v.optional(v.picklist(['list', 'grid']), 'list') }),
	async load(_, { subject, context }): Promise<Data | undefined> {
		const found = listingOf(subject);
		if (found === undefined) return undefined;
		const isEmpty = found.cards.length === 0;
		return { listing: found, latest: isEmpty ? await context.contentQueries.list({ all: ['all'], size: instead }) : [] };
	},
	// A list is what its page is about: it shows all its stories, and other blocks leave them out.
	choose({ listing: found, latest }, _, shown) {
		for (const { id } of found.cards) shown.add(id);
		return { listing: found, latest: firstUnshown(latest, instead, shown) };
	},
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
