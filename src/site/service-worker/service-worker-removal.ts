// Takes the place of the service worker where the operator has switched it off: it removes what was kept, and itself.

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith('kiosco-')).map((name) => caches.delete(name)));
	await registration.unregister();
}
