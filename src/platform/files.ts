// Files by name: in a folder of this machine, or in a bucket of a store that speaks S3.
import type { S3Settings } from './config/s3-settings.ts';
import { DiskFiles } from './files/disk-files.ts';
import type { FileStore, FileWatch } from './files/file-store.ts';

export { DiskFiles } from './files/disk-files.ts';
export type { FileAnswer, FileStore, StoredFile } from './files/file-store.ts';
export { isStorageFull } from './files/storage-full.ts';

/** Where an installation has the files of readers and editors. */
export type FileSettings = { readonly dataDir: string; readonly s3: S3Settings | undefined };

/**
 * Opens the files of an installation: in its bucket, or in its data directory. The S3 client is loaded only for a bucket. With a log, a bucket that cannot
 * be used is logged as an error.
 */
export async function openFiles({ dataDir, s3 }: FileSettings, watch?: FileWatch): Promise<FileStore> {
	if (!s3) return new DiskFiles(dataDir);
	const { openBucket } = await import('./files/s3-files.ts');
	return openBucket(s3, watch);
}
