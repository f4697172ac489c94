import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files are written once and sent many times: the best compression, which takes a second or two for all of them. */
const forms = [
	{
		ending: '.br',
		compress: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
	},
	{ ending: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

/** Writes a Brotli and a gzip file beside each script and style sheet of a folder, if they are smaller. The server sends the one that a browser takes. */
export async function compressFiles(folder: string): Promise<void> {
	const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
	await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
	const text = await readFile(file);
	for (const { ending, compress } of forms) {
		const compressed = await compress(text);
		if (compressed.length < text.length) await writeFile(`${file}${ending}`, compressed);
	}
}
