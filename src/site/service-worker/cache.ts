// A cache that may be full, damaged or forbidden: then nothing is found and nothing is kept, and the reader is answered from the network.

export async function find(name: string, key: Request | string): Promise<Response | undefined> {
	try {
		const cache = await caches.open(name);
		return await cache.match(key, { ignoreVary: true });
	} catch {
		return undefined;
	}
}

type Kept = {
	readonly response: Response;
	/** How many are kept; beyond them the oldest are removed. */
	readonly most: number;
	/** The cache whose older half makes room on a full device; default: the same one. */
	readonly roomIn?: string;
};

/** Keeps a response as the newest, and returns whether it is kept. Where there is no room, what was kept of the same address stays. */
export async function keep(name: string, key: Request | string, { response, most, roomIn = name }: Kept): Promise<boolean> {
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
