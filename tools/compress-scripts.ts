import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files are written once and sent many times: the best compression, which takes a second for all scripts. */
const forms = [
	{
		ending: '.br',
		compress: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
	},
	{ ending: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

/** Writes a Brotli and a gzip file beside each script of a folder, if they are smaller. The server sends the one that a browser takes. */
export async function compressScripts(folder: string): Promise<void> {
	const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
	await Promise.all(scripts.map((name) => compressScript(join(folder, name))));
}

async function compressScript(script: string): Promise<void> {
	const text = await readFile(script);
	for (const { ending, compress } of forms) {
		const compressed = await compress(text);
		if (compressed.length < text.length) await writeFile(`${script}${ending}`, compressed);
	}
}
