import type { Content } from '#content';
import type { Previews } from '#newsroom';
import type { Site } from '#site';

/** Previews for the newsroom: `content` has the newest version of a story, and `site`, which is created later, renders its page. */
export const previewsOf = (content: Pick<Content, 'drafts' | 'idAt' | 'newest'>, site: () => Pick<Site, 'preview'>): Previews => ({
	drafts: ({ id }) => content.drafts(id),
	idAt: ({ id }, address) => content.idAt(id, address),
	page: async (brand, id) => {
		const story = await content.newest(brand.id, id);
		return story && site().preview(brand, story);
	},
});
