/** A story whose page is kept on the device. */
export type StoryOnDevice = { readonly path: string; readonly title: string; readonly readAt: Date };

/** The stories in a cache of pages, the last read first. Throws when the device's store cannot be read. */
export async function storiesOnDevice(name: string): Promise<readonly StoryOnDevice[]> {
	const cache = await caches.open(name);
	const requests = await cache.keys();
	const stories = await Promise.all(requests.map(async (request) => storyIn(request, await cache.match(request))));
	return stories.filter((story) => story !== undefined).reverse();
}

/** The story of a kept page; undefined for a page that is not a story, and for a damaged one. */
async function storyIn({ url }: Request, response: Response | undefined): Promise<StoryOnDevice | undefined> {
	const text = (await response?.text()) ?? '';
	// Without the head: the policy of this page forbids other style sheets.
	const page = new DOMParser().parseFromString(text.slice(text.indexOf('<body')), 'text/html');
	const title = page.querySelector('h1')?.textContent.trim();
	if (page.body.dataset.pageType !== 'story' || !title) return undefined;
	return { path: new URL(url).pathname, title, readAt: new Date(response?.headers.get('date') ?? Date.now()) };
}
