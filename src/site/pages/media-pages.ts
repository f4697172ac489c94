import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import { videoFeedPath } from '../player-paths.ts';
import { listWithMostRead } from './list-arrangements.ts';
import { isPastTheEnd, loadListing } from './listing.ts';
import { sectionPage } from './section-page.ts';

/** The videos of a brand (ROUTE-06). */
export const videosPage: PageDefinition = {
	...mediaPage('/videos', ['kind:video', 'kind:video-dark'], 'video'),
	arrange: (_, { brand }) => [
		row('brick_100', { block: 'section-head', fields: { action: { href: videoFeedPath, text: brand.texts.player.watchAll } } }),
		row('brick_100', { block: 'listing', fields: { look: 'featured' } }),
	],
};

/** The podcasts of a brand (ROUTE-06). */
export const podcastsPage: PageDefinition = {
	...mediaPage('/podcasts', [], 'podcast'),
	arrange: () => [row('brick_100', { block: 'section-head' }), row('brick_100', { block: 'podcast-shows' }), listWithMostRead],
};

/** The page of a section that lists stories with other terms too. It opens even before the newsroom has sent the section. */
function mediaPage(id: string, otherTerms: readonly string[], medium: 'video' | 'podcast'): PageDefinition {
	return {
		...sectionPage,
		async load(context) {
			const [section, listing] = await Promise.all([
				context.contentQueries.section(id),
				loadListing({ all: [], any: [`section:${id}`, ...otherTerms] }, context),
			]);
			if (isPastTheEnd(listing)) return { kind: 'missing' };
			const name = `${context.brand.texts[medium]}s`;
			return { kind: 'found', subject: { kind: 'section', section: section ?? { id, name, ancestors: [], children: [] }, listing } };
		},
	};
}
