import type { RenderedPage } from '../page-cache/stored-page.ts';
import { storyById } from '../pages/story-by-id.ts';
import type { RenderContext } from '../render-context.ts';
import { rawFrameDocument } from './raw-frame-document.ts';

const framePath = /^\/marco\/([^/]+)\/([^/]+)\/$/;

/** Whether an address is that of raw HTML in a story: `/marco/{storyId}/{elementId}/`. */
export function isRawFrame({ path }: RenderContext['address']): boolean {
	return framePath.test(path);
}

/**
 * Renders the frame of raw HTML in a story, to be cached and purged with the story; undefined when there is none. The element's id contains a
 * digest of the HTML, so only somebody who has read the story knows the address. That is why the frame of a story for registered readers
 * needs no session, which a sandboxed frame could not send.
 */
export async function renderRawFramePage({ address: { path, brand }, contentQueries }: RenderContext): Promise<RenderedPage | undefined> {
	const [, storyId = '', elementId = ''] = (framePath.exec(path) ?? []).map(decodeURIComponent);
	const story = await storyById(storyId, contentQueries);
	if (story === undefined) return undefined;
	const frame = rawFrameDocument(story, elementId, brand);
	if (frame === undefined) return undefined;
	return {
		status: 200,
		contentType: 'text/html; charset=utf-8',
		body: frame.html,
		headers: frame.headers,
		keys: [...contentQueries.keys],
		subject: contentQueries.keyOf(story.id),
		freshFor: 300,
		...(story.access !== 'free' && { audience: 'registered' }),
	};
}
