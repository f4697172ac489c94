import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './outputs/html/content-security-policy.ts';
import { reloadScript } from './reload-route.ts';

/** The build's files for browsers. */
export type Assets = {
	/** Hash of the build; part of every asset's address, so that a page loads the islands it was made for. */
	readonly build: string;
	/** The script that every page inlines. */
	readonly boot: string;
	/** Hash of the boot script, for the page's Content-Security-Policy. */
	readonly bootHash: string;
	/** The folder of the files. */
	readonly folder: string;
};

/**
 * Reads the build's files for browsers; throws when there is no build. With `reloadPages`, open pages reload when the server starts again.
 */
export async function readAssets(folder: string, reloadPages: boolean): Promise<Assets> {
	const boot = await readFile(join(folder, 'boot.js'), 'utf8');
	const hash = createHash('sha256').update(boot);
	for (const name of (await readdir(folder)).sort()) {
		if (name.endsWith('.js')) hash.update(name).update(await readFile(join(folder, name)));
	}
	const script = `(()=>{${boot.trim()}})()${reloadPages ? `;${reloadScript}` : ''}`;
	return { build: hash.digest('base64url').slice(0, 10), boot: script, bootHash: hashOf(script), folder };
}
