import { convertExport, type ForeignSystem, mayHoldExport } from '../convert/convert-export.ts';
import { convertedDocuments } from './converted-documents.ts';
import { type FoundFile, findFiles, mayHoldDocuments } from './find-files.ts';
import type { ImportEvent, PreparedDocument } from './import-event.ts';
import type { ImportOptions } from './import-options.ts';
import { ImportPuts } from './import-puts.ts';
import { documentsAt } from './read-documents.ts';

/** Documents that are put at a time, and their characters: more are held at once only by one document. */
const batchSize = 2_500;
/** The same when pictures are fetched: smaller, since many pictures take minutes. */
const batchSizeWithPictures = 25;
const batchLength = 8_000_000;

/**
 * Imports the documents of files, folders and lists of any size, in batches. While one batch is stored, the next one is read. A bad document does not
 * stop the others.
 */
export async function* importDocuments(options: ImportOptions): AsyncGenerator<ImportEvent> {
	const puts = new ImportPuts(options);
	let putting: Promise<readonly ImportEvent[]> = Promise.resolve([]);
	for await (const { events, documents } of batchesOf(options)) {
		yield* events;
		yield* await putting;
		putting = puts.add(documents);
		// A failure is thrown later, where the batch is awaited.
		putting.catch(() => {});
	}
	yield* await putting;
	yield* await puts.finish();
}

type Batch = { readonly events: readonly ImportEvent[]; readonly documents: readonly PreparedDocument[] };

async function* batchesOf(options: ImportOptions): AsyncGenerator<Batch> {
	const size = options.pictures?.fetches ? batchSizeWithPictures : batchSize;
	let events: ImportEvent[] = [];
	let documents: PreparedDocument[] = [];
	let length = 0;
	for await (const one of documentsIn(options)) {
		if ('kind' in one) events.push(one);
		else {
			documents.push(one);
			length += one.text.length;
		}
		const isFull = documents.length + events.length >= size || length >= batchLength;
		if (isFull) {
			yield { events, documents };
			[events, documents, length] = [[], [], 0];
		}
		if (options.stopped()) break;
	}
	yield { events, documents };
}

/** How many pictures the documents have at each host of other sites; the same address counts as often as it is named. */
export async function countPictureHosts(options: ImportOptions): Promise<ReadonlyMap<string, number>> {
	const counts = new Map<string, number>();
	for await (const found of documentsIn(options))
		for (const address of 'kind' in found ? [] : (found.pictures ?? [])) {
			const { hostname } = new URL(address);
			counts.set(hostname, (counts.get(hostname) ?? 0) + 1);
		}
	return counts;
}

async function* documentsIn(options: ImportOptions): AsyncGenerator<ImportEvent | PreparedDocument> {
	const { paths, brand, brands, section, from, site, website, menus, withoutShortcodes, download = noDownload } = options;
	const target = { brand, section, brandIds: new Set(brands.map(({ id }) => id)) };
	const files: string[] = [];
	for await (const found of filesAt(paths, from)) {
		if (found.kind === 'missing') yield { kind: 'unreadable', place: { file: found.path, number: 0 }, why: found.why };
		else if (from) files.push(found.path);
		else yield* documentsAt(found.path, target);
	}
	if (from && files.length > 0)
		yield* convertedDocuments(convertExport(from, files, { brand, section, site, website, menus, withoutShortcodes, download }), target);
}

/** The files of an import; addresses of the web are taken as they are. */
async function* filesAt(paths: readonly string[], from: ForeignSystem | undefined): AsyncGenerator<FoundFile> {
	for (const path of paths) {
		if (from === 'rss' && /^https?:\/\//.test(path)) yield { kind: 'file', path };
		else yield* findFiles([path], (name) => (from ? mayHoldExport(from, name) : mayHoldDocuments(name)));
	}
}

const noDownload = (address: string): Promise<never> => Promise.reject(new Error(`${address} is not a file`));
