import { find, keep } from './cache.ts';

/** The pages that were read; `read-pages.island.ts` lists them. */
const readPages = 'kiosco-read';

/** The page that is shown without a connection, apart from those that were read. */
const offline = 'kiosco-offline';
const offlinePath = '/sin-conexion/';

/** How many of the pages that were read last are kept. */
const most = 40;

/** How long the network may take until a kept page is shown, in ms. */
const patience = 4_000;

/** What would be out of date, belongs to one search, or needs the network: it is not kept. */
const unkept = /^\/(buscar|reproductor|marco|envivo|vivo|pf|sin-conexion)\//;

/** Parameters that make another page; all others, such as those of campaigns, do not. */
const parameters = /[?&](page|q|seccion|fecha|outputType)=/;

/** Keeps the page that is shown without a connection. */
export async function keepOfflinePage(): Promise<void> {
	const response = await fetch(offlinePath);
	if (isForAll(response)) await keep(offline, offlinePath, { response, most: 1 });
}

/** The page from the network; when that fails, or is slow, the page as it was read before, or else the page that says so. */
export async function pageFrom(event: FetchEvent): Promise<Response> {
	const page = fromNetwork(event);
	// A page that comes late is kept too.
	event.waitUntil(page.catch(() => undefined));
	const { pathname, search } = new URL(event.request.url);
	const kept = parameters.test(search) ? undefined : await find(readPages, pathname);
	if (kept) return Promise.race([page.catch(() => kept), late().then(() => kept)]);
	return page.catch(async (fault: unknown) => {
		const instead = await find(offline, offlinePath);
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
	const { pathname, search } = new URL(url);
	if (isForAll(response) && !unkept.test(pathname) && !parameters.test(search)) await keep(readPages, pathname, { response, most });
}

/** Whether everybody gets this page: what is made for one reader, or for registered ones, says that nobody may store it. */
function isForAll({ status, type, headers }: Response): boolean {
	const control = headers.get('cache-control') ?? '';
	const isPage = headers.get('content-type')?.startsWith('text/html') === true;
	return status === 200 && type === 'basic' && isPage && /\bpublic\b/.test(control) && !/no-store|private/.test(control);
}

const late = () => new Promise((resolve) => setTimeout(resolve, patience));
