import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandId } from '#brands';
import type { Database } from '#platform/database';
import { redirectDocument } from '../ans/redirect-document.ts';
import { type Tables, tablesOf } from '../store/tables.ts';
import { exportOrder, movedFile } from './export-order.ts';
import { exportedText } from './exported-text.ts';
import { movedAddresses, storedDocuments } from './stored-documents.ts';

/** What to export, and the folder, which must not exist. `written` is called with the texts of each batch before they are written. */
export type ExportOptions = {
	readonly database: Database;
	readonly brand: BrandId;
	readonly folder: string;
	readonly written: (texts: readonly string[]) => Promise<void>;
};

/**
 * Writes all documents of a brand that readers or the newsroom have, as they were sent, with the addresses of their works: one NDJSON file
 * for each kind. `npm run import` accepts the folder. Documents that were removed are left out. Memory does not grow with their number.
 * Throws when the folder exists.
 */
export async function exportDocuments({ database, brand, folder, written }: ExportOptions): Promise<void> {
	await mkdir(folder);
	const tables = tablesOf(database);
	for (const { kind, file } of exportOrder) await writeLines(join(folder, file), textsOfKind(tables, brand, kind), written);
	await writeLines(join(folder, movedFile), redirects(tables, brand), written);
}

async function* textsOfKind(tables: Tables, brand: string, kind: string): AsyncGenerator<readonly string[]> {
	for await (const documents of storedDocuments(tables, brand, kind)) yield documents.map((document) => exportedText(document, brand));
}

async function* redirects(tables: Tables, brand: string): AsyncGenerator<readonly string[]> {
	const moved = await movedAddresses(tables, brand);
	if (moved.length > 0) yield moved.map(({ from, to }) => JSON.stringify(redirectDocument(from, to)));
}

/** Adds texts as lines to a file; without texts there is no file. */
async function writeLines(path: string, batches: AsyncIterable<readonly string[]>, written: ExportOptions['written']): Promise<void> {
	for await (const texts of batches) {
		await written(texts);
		await appendFile(path, `${texts.join('\n')}\n`);
	}
}
