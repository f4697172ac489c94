import { find, keep } from './cache.ts';
import { readPages } from './kept-page.ts';
import { keepOfflinePage } from './pages.ts';

const prefix = 'kiosco-assets-';

/** The scripts of this build, and the type faces. Their addresses name their content, so that what is kept is never out of date. */
const name = prefix + build;

/** More than a build has. */
const most = 80;

/** The script of the page that is shown without a connection. */
const offlineScript = `/assets/${build}/island-read-pages.js`;

/** Keeps what is needed without a connection before anything was read. */
export async function keepAssets(): Promise<void> {
	await Promise.all([keepOfflinePage(), assetFrom(new Request(offlineScript))]);
}

/** A kept asset, or else the network's, which is kept. */
export async function assetFrom(request: Request): Promise<Response> {
	const kept = await find(name, request);
	if (kept && isAsset(kept)) return kept;
	const response = await fetch(request);
	if (isAsset(response)) await keep(name, request, { response: response.clone(), most, roomIn: readPages });
	return response;
}

/** What a damaged store holds in the place of a script or a face is none. */
const isAsset = ({ status, headers }: Response): boolean => status === 200 && /javascript|font/.test(headers.get('content-type') ?? '');

/** Removes the scripts of other builds. */
export async function removeOtherAssets(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((other) => other.startsWith(prefix) && other !== name).map((other) => caches.delete(other)));
}
