/** How long a chunk may take to load, in ms (CONT-08). */
export const chunkTimeout = 120_000;

/** A script of the site could not be loaded; its message is the address (LOC-12). The page works without it. */
export class ChunkLoadError extends Error {
	override readonly name = 'ChunkLoadError';
}

/** Loads a chunk, and tries once more after a failure. Throws `ChunkLoadError` when that fails too, or after `timeout` ms. */
export async function loadChunk<Module>(url: string, load: (url: string) => Promise<Module>, timeout = chunkTimeout): Promise<Module> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new ChunkLoadError(url)), timeout);
	});
	// Browsers remember failed modules by their address, so the second try uses another address.
	const tries = load(url).catch(() => load(`${url}?retry`));
	try {
		return await Promise.race([tries, late]);
	} catch (cause) {
		throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(url, { cause });
	} finally {
		clearTimeout(timer);
	}
}
