import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import { videoFeedPath } from '../player-paths.ts';
import { listArrangement } from './list-arrangements.ts';
import { isPastTheEnd, loadListing } from './listing.ts';
import { sectionPage } from './section-page.ts';

/** The videos of a brand (ROUTE-06). */
export const videosPage: PageDefinition = {
	...mediaPage('/videos', ['kind:video', 'kind:video-dark'], ({ video }) => `${video}s`),
	arrange: (_, { brand }) => [
		row('brick_100', { block: 'section-head', fields: { action: { href: videoFeedPath, text: brand.texts.player.watchAll } } }),
		row('brick_100', { block: 'listing', fields: { look: 'featured' } }),
	],
};

/** The podcasts of a brand (ROUTE-06). */
export const podcastsPage: PageDefinition = {
	...mediaPage('/podcasts', ['section:/podcasts'], ({ podcast }) => `${podcast}s`),
	arrange: () => {
		const [head, ...rest] = listArrangement('section-head');
		return [...(head ? [head] : []), row('brick_100', { block: 'podcast-shows' }), ...rest];
	},
};

function mediaPage(id: string, any: readonly string[], nameOf: (texts: { video: string; podcast: string }) => string): PageDefinition {
	return {
		...sectionPage,
		async load(context) {
			const [section, listing] = await Promise.all([
				context.contentQueries.section(id),
				loadListing({ all: [], any: [`section:${id}`, ...any] }, context),
			]);
			if (isPastTheEnd(listing)) return { kind: 'missing' };
			const name = nameOf(context.brand.texts);
			return { kind: 'found', subject: { kind: 'section', section: section ?? { id, name, ancestors: [], children: [] }, listing } };
		},
	};
}
