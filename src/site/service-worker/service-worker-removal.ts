// Replaces the service worker where the operator has switched it off. It removes the kept pages, and then itself.

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith('kiosco-')).map((name) => caches.delete(name)));
	await registration.unregister();
}
