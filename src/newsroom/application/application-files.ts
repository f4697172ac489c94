import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** A file of the application, as it is and compressed with Brotli. */
type ApplicationFile = { readonly type: string; readonly bytes: Buffer; readonly compressed: Buffer };

/** The build of the application: its files by their names, and the hash of all of them. */
export type Application = { readonly build: string; readonly files: ReadonlyMap<string, ApplicationFile> };

const types = { 'newsroom.js': 'text/javascript; charset=utf-8', 'newsroom.css': 'text/css; charset=utf-8' } as const;

/** Reads the build of the application from a folder; rejects when there is none. */
export async function readApplication(folder: string): Promise<Application> {
	const files = new Map<string, ApplicationFile>();
	const hash = createHash('sha256');
	for (const [name, type] of Object.entries(types)) {
		const bytes = await readFile(join(folder, name));
		hash.update(bytes);
		files.set(name, { type, bytes, compressed: await promisify(brotliCompress)(bytes) });
	}
	return { build: hash.digest('base64url').slice(0, 10), files };
}
