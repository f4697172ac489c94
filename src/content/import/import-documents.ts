import type { Brand } from '#brands';
import { convertExport, type ForeignSystem } from '../convert/convert-export.ts';
import type { ConversionTarget } from '../convert/converted.ts';
import type { Publisher } from '../publish/publisher.ts';
import { checkOnly } from './check-only.ts';
import { convertedDocuments } from './converted-documents.ts';
import { findFiles } from './find-files.ts';
import { eventOf, type ImportEvent, type PreparedDocument } from './import-event.ts';
import { documentsAt } from './read-documents.ts';

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
		else yield* documentsAt(found.path, target);
	}
}

const noDownload = (address: string): Promise<never> => Promise.reject(new Error(`${address} is not a file`));

async function* putBatch({ content, brand }: ImportOptions, batch: readonly PreparedDocument[]): AsyncGenerator<ImportEvent> {
	if (batch.length === 0) return;
	const texts = batch.map(({ text }) => text);
	const results = content ? await content.putAll({ brand: brand.id, sender: 'import', may: 'operator' }, texts) : texts.map(checkOnly);
	for (const [index, result] of results.entries()) {
		const document = batch[index];
		if (document) yield eventOf(result, document);
	}
}
