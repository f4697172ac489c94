// Keeps the pages that a reader read or saved on the device, for reading without a connection. The network comes first. Only pages that
// everybody may get are kept: no page or answer for one reader is ever in a cache.
import { assetFrom, keepAssets, removeOtherAssets } from './assets.ts';
import { keepSaved } from './saved-pages.ts';
import { keepOpenPages, pageFrom } from './serve-page.ts';

addEventListener('install', (event) => event.waitUntil(keepAssets().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('message', (event) => event.waitUntil(keepSaved(event.data)));
addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	if (request.mode === 'navigate') event.respondWith(pageFrom(event));
	else if (/^\/(assets|fonts)\//.test(pathname)) event.respondWith(assetFrom(request));
});

async function takeOver(): Promise<void> {
	await removeOtherAssets();
	// The browser requests the page while the worker starts, so the worker makes no page slower.
	await registration.navigationPreload?.enable();
	await clients.claim();
	await keepOpenPages();
}
