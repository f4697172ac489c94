import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const names = ['newsroom.js', 'newsroom.css'];

/** Whether the application has a file of this name. */
export const isApplicationFile = (name: string): boolean => names.includes(name);

/** The hash of the application's files, which is a part of their addresses; rejects when the folder has no build. */
export async function applicationBuild(folder: string): Promise<string> {
	const hash = createHash('sha256');
	for (const name of names) hash.update(await readFile(join(folder, name)));
	return hash.digest('base64url').slice(0, 10);
}
