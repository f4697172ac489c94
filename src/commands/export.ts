import { join, resolve } from 'node:path';
import type { BrandId } from '#brands';
import { exportDocuments } from '#content';
import { mediaExport } from '#media';
import type { Database } from '#platform/database';
import type { FileStore } from '#platform/files';
import { makeNewFolder } from './new-folder.ts';

/** Where an installation has its data. */
export type ExportSource = { readonly files: FileStore; readonly database: Database };

/** The brand to export, and the new folder. */
export type ExportRequest = { readonly brand: BrandId; readonly to: string };

/** How many documents, and files of pictures, videos and sounds, were written. */
export type Exported = { readonly documents: number; readonly files: number };

/**
 * Writes all content of a brand into a new folder: `documents` as ANS, and in `media` the files that they name. Throws `CommandRefused`
 * when the folder exists.
 */
export async function exportBrand({ files, database }: ExportSource, { brand, to }: ExportRequest): Promise<Exported> {
	const folder = resolve(to);
	await makeNewFolder(folder);
	const copyMedia = mediaExport(files, join(folder, 'media'));
	const count = { documents: 0, files: 0 };
	const written = async (texts: readonly string[]) => {
		count.documents += texts.length;
		count.files += await copyMedia(texts);
	};
	await exportDocuments({ database, brand, folder: join(folder, 'documents'), written });
	return count;
}
