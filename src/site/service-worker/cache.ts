// Reads and writes caches that may be full, damaged or forbidden. Then reads find nothing, writes keep nothing, and the network answers.

export async function find(name: string, key: Request | string): Promise<Response | undefined> {
	try {
		const cache = await caches.open(name);
		return await cache.match(key, { ignoreVary: true });
	} catch {
		return undefined;
	}
}

type CachedResponse = {
	readonly response: Response;
	/** Largest number of entries; the oldest above it are removed. */
	readonly most: number;
	/** The cache whose older half is removed when the device is full; default: the same cache. */
	readonly roomIn?: string;
};

/** Stores a response as the newest entry. Returns false where there is no room; an older entry of the same address then stays. */
export async function keep(name: string, key: Request | string, { response, most, roomIn = name }: CachedResponse): Promise<boolean> {
	const again = response.clone();
	const put = async (one: Response) => {
		const cache = await caches.open(name);
		await cache.put(key, one);
		const keys = await cache.keys();
		await Promise.all(keys.slice(0, -most).map((old) => cache.delete(old)));
		return true;
	};
	try {
		return await put(response).catch(() => removeOlderHalf(roomIn).then(() => put(again)));
	} catch {
		return false;
	}
}

async function removeOlderHalf(name: string): Promise<void> {
	const cache = await caches.open(name);
	const keys = await cache.keys();
	await Promise.all(keys.slice(0, Math.ceil(keys.length / 2)).map((old) => cache.delete(old)));
}
