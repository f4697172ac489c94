// Stories that readers may not see yet: the content's newest text, in the dress of the site, for the newsroom.
import type { Content } from '#content';
import type { Previews } from '#newsroom';
import type { Site } from '#site';

/** `site` is asked for when somebody looks: the program makes it after the newsroom. */
export const previewsOf = (content: Pick<Content, 'drafts' | 'idAt' | 'newest'>, site: () => Pick<Site, 'preview'>): Previews => ({
	drafts: ({ id }) => content.drafts(id),
	idAt: ({ id }, address) => content.idAt(id, address),
	page: async (brand, id) => {
		const story = await content.newest(brand.id, id);
		return story && site().preview(brand, story);
	},
});
