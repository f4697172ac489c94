import { find, keep } from './cache.ts';
import { readPages } from './kept-page.ts';
import { keepOfflinePage } from './serve-page.ts';

const prefix = 'kiosco-assets-';

/** The cache of this build's scripts and of the fonts. Their addresses change with their content, so a cached copy is never out of date. */
const name = prefix + build;

/** Largest number of cached assets; a build has fewer. */
const most = 80;

/** The script of the page that is shown without a connection. */
const offlineScript = `/assets/${build}/island-read-pages.js`;

/** Caches what an offline reader needs before any page was read: the offline page and its script. */
export async function keepAssets(): Promise<void> {
	await Promise.all([keepOfflinePage(), assetFrom(new Request(offlineScript))]);
}

/** The cached asset, or else the one from the network, which is then cached. */
export async function assetFrom(request: Request): Promise<Response> {
	const kept = await find(name, request);
	if (kept && isAsset(kept)) return kept;
	const response = await fetch(request);
	if (isAsset(response)) await keep(name, request, { response: response.clone(), most, roomIn: readPages });
	return response;
}

/** A damaged store may hold something else in place of a script or a font. */
const isAsset = ({ status, headers }: Response): boolean => status === 200 && /javascript|font/.test(headers.get('content-type') ?? '');

/** Removes the scripts of other builds. */
export async function removeOtherAssets(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((other) => other.startsWith(prefix) && other !== name).map((other) => caches.delete(other)));
}
