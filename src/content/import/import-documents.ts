import type { Brand } from '#brands';
import type { Place } from '#platform/import-report';
import type { Piece } from '#platform/json-stream';
import { type JsonObject, textAt } from '../ans/json.ts';
import { convertExport, type ForeignSystem } from '../convert/convert-export.ts';
import type { ConversionTarget } from '../convert/converted.ts';
import { typeOf } from '../documents/incoming-document.ts';
import type { Publisher } from '../publish/publisher.ts';
import { checkOnly } from './check-only.ts';
import { completeDocument, type ImportTarget } from './complete-document.ts';
import { convertedDocuments } from './converted-documents.ts';
import { findFiles, jsonFilesAt } from './find-files.ts';
import { eventOf, type ImportEvent, type PreparedDocument } from './import-event.ts';
import { unpack } from './unpack.ts';

export type ImportOptions = {
	/** Gets a file from the web for exports that are there; without it only files are read. */
	readonly download?: ConversionTarget['download'];
	/** Publishes the documents; without it they are only checked. */
	readonly content?: Pick<Publisher, 'putAll'>;
	readonly brand: Brand;
	/** The brands of the installation. */
	readonly brands: readonly Brand[];
	/** The section of documents without one: `/noticias`. */
	readonly section: string;
	/** The system whose export the paths are; undefined for ANS. */
	readonly from?: ForeignSystem | undefined;
	/** The address of the old site, for exports that do not say it. */
	readonly site?: string | undefined;
	readonly paths: readonly string[];
	/** Is called after each document; `true` stops the import, which can be run again. */
	readonly stopped: () => boolean;
};

const batchSize = 50;

/** Longest JSON value that is read at once, in characters. A list of results has many documents. */
const maxLength = 64_000_000;

/** Imports the documents of files, folders and lists of any size, in batches. A bad document stops none of the others. */
export async function* importDocuments(options: ImportOptions): AsyncGenerator<ImportEvent> {
	const batch: PreparedDocument[] = [];
	for await (const found of documentsIn(options)) {
		if ('kind' in found) yield found;
		else batch.push(found);
		if (batch.length >= batchSize) yield* putBatch(options, batch.splice(0));
		if (options.stopped()) break;
	}
	yield* putBatch(options, batch);
}

async function* documentsIn(options: ImportOptions): AsyncGenerator<ImportEvent | PreparedDocument> {
	const { paths, brand, brands, section, from, site, download = noDownload } = options;
	const target = { brand, section, brandIds: new Set(brands.map(({ id }) => id)) };
	if (from) {
		yield* convertedDocuments(convertExport(from, paths, { brand, section, site, download }), target);
		return;
	}
	for await (const found of findFiles(paths)) {
		if (found.kind === 'missing') yield { kind: 'unreadable', place: { file: found.path, number: 0 }, why: found.why };
		else yield* documentsOf(found.path, target);
	}
}

const noDownload = (address: string): Promise<never> => Promise.reject(new Error(`${address} is not a file`));

async function* documentsOf(path: string, target: ImportTarget): AsyncGenerator<ImportEvent | PreparedDocument> {
	try {
		for await (const { name, pieces } of jsonFilesAt(path, maxLength)) yield* documentsOfFile(name, pieces(), target);
	} catch (error) {
		yield unreadable({ file: path, number: 0 }, error);
	}
}

async function* documentsOfFile(
	file: string,
	pieces: AsyncIterable<Piece>,
	target: ImportTarget,
): AsyncGenerator<ImportEvent | PreparedDocument> {
	let number = 0;
	try {
		for await (const piece of pieces) {
			for (const atPlace of documentsOfPiece(piece, target)) {
				number += 1;
				yield atPlace({ file, number });
			}
		}
		if (number === 0) yield { kind: 'fragment', place: { file, number }, why: 'holds no document' };
	} catch (error) {
		yield unreadable({ file, number }, error);
	}
}

const unreadable = (place: Place, error: unknown): ImportEvent => ({
	kind: 'unreadable',
	place,
	why: error instanceof Error ? error.message : String(error),
});

/** The documents of a piece, as functions of their place in the file. */
function* documentsOfPiece(piece: Piece, target: ImportTarget): Generator<(place: Place) => ImportEvent | PreparedDocument> {
	if (piece.kind === 'too-long') {
		yield (place) => ({ kind: 'unreadable', place, why: `has ${piece.characters} characters, more than are read at once` });
		return;
	}
	const json = parse(piece.text);
	// A text that is not JSON is put as it is, and refused with the reason.
	if (json === undefined) yield (place) => ({ place, text: piece.text });
	else
		for (const found of unpack(json))
			yield (place) =>
				found.kind === 'fragment' ? { ...found, place } : prepare(place, found.document, { text: piece.text, json, target });
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Where a document was found: the text that held it, and that text as JSON. */
type DocumentOrigin = { readonly text: string; readonly json: unknown; readonly target: ImportTarget };

/** Completes a document. A text that holds one complete document is put as it was written, byte for byte. */
function prepare(place: Place, document: JsonObject, { text, json, target }: DocumentOrigin): PreparedDocument {
	const complete = completeDocument(document, target);
	return {
		place: { ...place, id: textAt(complete, '_id'), type: typeOf(complete) },
		text: complete === json ? text : JSON.stringify(complete),
	};
}

async function* putBatch({ content, brand }: ImportOptions, batch: readonly PreparedDocument[]): AsyncGenerator<ImportEvent> {
	if (batch.length === 0) return;
	const texts = batch.map(({ text }) => text);
	const results = content ? await content.putAll({ brand: brand.id, sender: 'import', may: 'operator' }, texts) : texts.map(checkOnly);
	for (const [index, result] of results.entries()) {
		const document = batch[index];
		if (document) yield eventOf(result, document);
	}
}
