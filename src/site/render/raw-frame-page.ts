import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { RenderContext } from '../render-context.ts';
import { rawFrameDocument, storyById } from './raw-frame-document.ts';

const address = /^\/marco\/([^/]+)\/([^/]+)\/$/;

/** Whether an address is that of a story's raw HTML: `/marco/{storyId}/{elementId}/`. */
export function isRawFrame({ path }: RenderContext['address']): boolean {
	return address.test(path);
}

/**
 * The frame of a story's raw HTML, kept and purged with the story; undefined when there is none. The id holds a digest of the HTML: who
 * knows the address has read the story, so it is made for registered readers and asks for no session, which a frame cannot show.
 */
export async function renderRawFramePage({ address: { path }, contentQueries }: RenderContext): Promise<RenderedPage | undefined> {
	const [, storyId = '', elementId = ''] = (address.exec(path) ?? []).map(decodeURIComponent);
	const story = await storyById(storyId, contentQueries);
	if (story === undefined) return undefined;
	const frame = rawFrameDocument(story, elementId);
	if (frame === undefined) return undefined;
	return {
		status: 200,
		contentType: 'text/html; charset=utf-8',
		body: frame.html,
		headers: frame.headers,
		keys: [...contentQueries.keys],
		subject: contentQueries.keyOf(story.id),
		freshFor: 300,
		...(story.access !== 'free' && { audience: 'members' }),
	};
}
