import type { Brand } from '#brands';
import type { Content } from '#content';
import { framesRoot, type Previews } from '#newsroom';
import type { Site } from '#site';

/** Previews for the newsroom: `content` has the newest version of a story, and `site`, which is created later, renders its page. */
export const newsroomPreviews = (
	content: Pick<Content, 'drafts' | 'idAt' | 'newest' | 'tryEdit'>,
	site: () => Pick<Site, 'preview' | 'previewAt' | 'rawFrame'>,
): Previews => ({
	drafts: ({ id }) => content.drafts(id),
	idAt: ({ id }, address) => content.idAt(id, address),
	page: async (own, id, { output = 'html', on = own } = {}) => {
		const story = await content.newest(own.brand.id, id, on.brand.id);
		if (!story) return undefined;
		const { body, headers } = await site().preview(on.brand, story, output);
		const html = atNewsroom(own.brand, on.origin, body);
		return { body: html, headers: output === 'amp' ? sandboxed(headers) : headers };
	},
	afterEdit: async ({ brand, origin }, sender, { edit, path }) => {
		const tried = await content.tryEdit(sender, edit, (queries) => site().previewAt(brand, path, queries));
		if (tried.kind === 'refused') return tried;
		return tried.found && { headers: tried.found.headers, body: atNewsroom(brand, origin, tried.found.body) };
	},
	frame: async ({ brand }, id, elementId) => {
		const story = await content.newest(brand.id, id);
		const frame = story && site().rawFrame(brand, story, elementId);
		return frame && { body: frame.html, headers: { ...frame.headers, 'cache-control': 'no-store' } };
	},
});

/** The page of a site as the host of the newsroom sends it. */
const atNewsroom = (brand: Brand, origin: string, body: string | Uint8Array): string =>
	withFramesAt(framesRoot(brand), leadingTo(origin, body.toString()));

/** Makes the links of a page open the site in another tab, since a preview is at the host of the newsroom. */
const leadingTo = (origin: string, html: string): string =>
	html.replaceAll(/(<a\b[^<>]*?\shref=")(\/[^"]*")/g, (_link, start: string, path: string) => `${start}${origin}${path} target="_blank"`);

/** Makes the frames of raw HTML ask the newsroom, which also has those of drafts. */
const withFramesAt = (root: string, html: string): string =>
	html.replaceAll(/(<iframe\b[^<>]*?\ssrc=")\/marco\//g, (_frame, start: string) => start + root);

/**
 * AMP runs third-party scripts, which must not reach the newsroom, at whose host a preview is. Without `allow-same-origin` the page has an
 * opaque origin, so its scripts can neither read the newsroom nor act in it (W06).
 */
const sandboxed = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
	...headers,
	'content-security-policy': `${headers['content-security-policy']}; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox`,
});
