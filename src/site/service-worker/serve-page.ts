// Serves pages from the network, else the copy on the device, else the offline page.
import { keep } from './cache.ts';
import { isForAll, keptPage, keptPath, readPages, savedPages } from './kept-page.ts';
import { renewSaved } from './saved-pages.ts';

/** The cache of the offline page, which is not among the kept pages. */
const offline = 'kiosco-offline';
const offlinePath = '/sin-conexion/';

/** How many of the pages that were read last are kept. */
const most = 40;

/** After this time without an answer from the network, in ms, the kept page is shown. */
const patience = 4_000;

/** Keeps the page that is shown without a connection. */
export async function keepOfflinePage(): Promise<void> {
	const response = await fetch(offlinePath);
	if (isForAll(response)) await keep(offline, offlinePath, { response, most: 1, roomIn: readPages });
}

/** The page from the network. If the network fails or is slow, the kept page; if it fails and no page is kept, the offline page. */
export async function pageFrom(event: FetchEvent): Promise<Response> {
	const page = fromNetwork(event);
	// A page that comes late is kept too.
	event.waitUntil(page.catch(() => undefined));
	const path = keptPath(event.request.url);
	const kept = path && ((await keptPage(readPages, path)) ?? (await keptPage(savedPages, path)));
	if (kept) return Promise.race([page.catch(() => kept), late().then(() => kept)]);
	return page.catch(async (fault: unknown) => {
		const instead = await keptPage(offline, offlinePath);
		if (instead) return instead;
		throw fault;
	});
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
	const response = (await event.preloadResponse) ?? (await fetch(event.request));
	event.waitUntil(keepPage(event.request.url, response.clone()));
	return response;
}

/** Keeps the pages that were open before the worker ran. */
export async function keepOpenPages(): Promise<void> {
	const open = await clients.matchAll({ includeUncontrolled: true });
	await Promise.all(open.map(async ({ url }) => keepPage(url, await fetch(url))));
}

async function keepPage(url: string, response: Response): Promise<void> {
	const path = keptPath(url);
	if (path === undefined || !isForAll(response)) return;
	await renewSaved(path, response.clone());
	await keep(readPages, path, { response, most });
	if (!(await keptPage(offline, offlinePath))) await keepOfflinePage().catch(() => undefined);
}

const late = () => new Promise((resolve) => setTimeout(resolve, patience));
