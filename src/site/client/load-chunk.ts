/** A chunk took this long (ms) at the most; then it counts as lost (CONT-08). */
export const chunkTimeout = 120_000;

/** Tells that a script of the site, whose address is its message, could not be loaded (LOC-12). The page stays usable without it. */
export class ChunkLoadError extends Error {
	override readonly name = 'ChunkLoadError';
}

/** Loads a chunk, once more after a failure; throws `ChunkLoadError` when it fails again or takes too long. */
export async function loadChunk<Module>(url: string, load: (url: string) => Promise<Module>, timeout = chunkTimeout): Promise<Module> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new ChunkLoadError(url)), timeout);
	});
	// A browser remembers a failed module by its address, so the second try asks for another one.
	const tries = load(url).catch(() => load(`${url}?retry`));
	try {
		return await Promise.race([tries, late]);
	} catch (cause) {
		throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(url, { cause });
	} finally {
		clearTimeout(timer);
	}
}
