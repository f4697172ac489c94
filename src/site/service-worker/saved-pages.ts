// The pages of the stories that the reader saved for later: kept until the reader, here or on another device, removes them from the list.
import { keep } from './cache.ts';
import { isForAll, keptPage, keptPath, readPages, savedPages } from './kept-page.ts';

/** Largest number of kept stories. With more, those that were saved last are kept. */
const most = 60;

let last = Promise.resolve();

/** Makes the kept pages match the saved stories. A page sends their paths, the last saved first. Messages are handled one after another. */
export function keepSaved(message: unknown): Promise<void> {
	const paths = pathsIn(message);
	if (paths !== undefined) last = last.then(() => keepThese(new Set(paths.slice(0, most)))).catch(() => undefined);
	return last;
}

function pathsIn(message: unknown): readonly string[] | undefined {
	if (typeof message !== 'object' || message === null || !('saved' in message) || !Array.isArray(message.saved)) return undefined;
	return message.saved.flatMap((path: unknown) => (typeof path === 'string' ? (keptPath(path) ?? []) : []));
}

async function keepThese(wanted: ReadonlySet<string>): Promise<void> {
	const cache = await caches.open(savedPages);
	for (const key of await cache.keys()) if (!wanted.has(new URL(key.url).pathname)) await cache.delete(key);
	for (const path of wanted) if (!(await keptPage(savedPages, path)) && !(await keepSavedPage(path))) return;
}

/** Returns false where there is no room. A page that cannot be fetched now is fetched at the next message. */
async function keepSavedPage(path: string): Promise<boolean> {
	const response = (await keptPage(readPages, path)) ?? (await fetch(path).catch(() => undefined));
	if (response === undefined || !isForAll(response)) return true;
	return keep(savedPages, path, { response, most, roomIn: readPages });
}

/** Replaces a saved page with its newest version. */
export async function renewSaved(path: string, response: Response): Promise<void> {
	if (await keptPage(savedPages, path)) await keep(savedPages, path, { response, most, roomIn: readPages });
}
