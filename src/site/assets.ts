import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './outputs/html/content-security.ts';
import { reloadScript } from './reload-route.ts';

/** What the build made for browsers. */
export type Assets = {
	/** Name of the build; part of every asset's address, so that a page finds the islands it was made for. */
	readonly build: string;
	/** The boot script, to be inlined. */
	readonly boot: string;
	/** Its hash, for the page's policy. */
	readonly bootHash: string;
	/** Folder of the files. */
	readonly folder: string;
};

/** Reads the build for browsers; throws when there is none. With `reloadPages` pages watch for the next start. */
export async function readAssets(folder: string, reloadPages: boolean): Promise<Assets> {
	const boot = await readFile(join(folder, 'boot.js'), 'utf8');
	const hash = createHash('sha256').update(boot);
	for (const name of (await readdir(folder)).sort()) {
		if (name.endsWith('.js')) hash.update(name).update(await readFile(join(folder, name)));
	}
	const script = `(()=>{${boot.trim()}})()${reloadPages ? `;${reloadScript}` : ''}`;
	return { build: hash.digest('base64url').slice(0, 10), boot: script, bootHash: hashOf(script), folder };
}
