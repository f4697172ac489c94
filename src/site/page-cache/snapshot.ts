import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import * as v from 'valibot';
import { removeUnfinished } from '#platform/files/remove-unfinished';
import type { Log } from '#platform/log';
import type { PageCache } from './page-cache.ts';
import { type StoredPage, sizeOf } from './stored-page.ts';

/** Most bytes of pages in a snapshot; it takes the most recently used pages. */
const capacity = 64_000_000;

/** A file of another version is ignored. */
const formatVersion = 5;

const key = v.pipe(v.string(), v.brand('PurgeKey'));

const coding = v.picklist(['identity', 'zstd', 'br', 'gzip']);

const representation = v.object({ coding, bytes: v.instance(Uint8Array), headers: v.array(v.string()) });

const page = v.object({
	status: v.number(),
	etag: v.string(),
	contentType: v.string(),
	representations: v.object({
		identity: representation,
		zstd: v.exactOptional(representation),
		br: v.exactOptional(representation),
		gzip: v.exactOptional(representation),
	}),
	notModified: v.array(v.string()),
	keys: v.array(key),
	subject: v.undefinedable(key),
	freshFor: v.number(),
	audience: v.picklist(['all', 'visitors', 'registered']),
});

const snapshot = v.object({ formatVersion: v.literal(formatVersion), pages: v.array(v.tuple([v.string(), page])) });

/** Writes the pages of the cache to a file, atomically: processes that share the folder write the same file. */
export async function saveSnapshot(cache: PageCache, file: string): Promise<void> {
	const partial = `${file}.${randomBytes(6).toString('hex')}`;
	try {
		await writeFile(partial, serialize({ formatVersion, pages: mostUsed(cache) }), { flush: true });
		await rename(partial, file);
	} catch (error) {
		await rm(partial, { force: true });
		throw error;
	}
}

/** Puts the pages of a snapshot into the cache, as stale (X02). A file that cannot be read is logged and ignored. */
export async function restoreSnapshot(cache: PageCache, file: string, log: Log): Promise<void> {
	await removeUnfinished(dirname(file), (name) => name.startsWith(`${basename(file)}.`));
	const bytes = await readFile(file).catch(() => undefined);
	if (bytes === undefined) return;
	try {
		const { pages } = v.parse(snapshot, deserialize(bytes));
		// From the least recently used, so that the cache has the same order of use.
		for (const [name, stored] of pages.reverse()) cache.restore(name, stored);
		log.info({ pages: pages.length }, 'pages of the last run were restored');
	} catch (error) {
		log.warn({ error }, 'the pages of the last run could not be read');
	}
}

function mostUsed(cache: PageCache): [string, StoredPage][] {
	const chosen: [string, StoredPage][] = [];
	let size = 0;
	for (const [name, stored] of cache.pages()) {
		size += sizeOf(stored);
		if (size > capacity) break;
		if (stored.status === 200) chosen.push([name, stored]);
	}
	return chosen;
}
