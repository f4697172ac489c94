// A cache that may be full, damaged or forbidden: then nothing is found and nothing is kept, and the reader is answered from the network.

export async function find(name: string, key: Request | string): Promise<Response | undefined> {
	try {
		const cache = await caches.open(name);
		return await cache.match(key, { ignoreVary: true });
	} catch {
		return undefined;
	}
}

/** Keeps a response as the newest; beyond `most`, and when the device is full, the oldest are removed. */
export async function keep(name: string, key: Request | string, { response, most }: { response: Response; most: number }): Promise<void> {
	try {
		const cache = await caches.open(name);
		await cache.delete(key);
		await cache.put(key, response);
		const keys = await cache.keys();
		await Promise.all(keys.slice(0, -most).map((old) => cache.delete(old)));
	} catch {
		await removeOldest(name).catch(() => undefined);
	}
}

/** Removes the older half. */
async function removeOldest(name: string): Promise<void> {
	const cache = await caches.open(name);
	const keys = await cache.keys();
	await Promise.all(keys.slice(0, Math.ceil(keys.length / 2)).map((old) => cache.delete(old)));
}
