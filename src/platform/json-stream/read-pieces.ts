import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { JsonSplitter, type Piece } from './split-json.ts';
import { LineSplitter } from './split-lines.ts';

/**
 * Reads the JSON values of a file of any size, one at a time: the lines of `.ndjson` and `.jsonl`, the elements of an array otherwise.
 * A value of more than `maxLength` characters is reported, not buffered. Throws when the file is unreadable.
 */
export const readPieces = (path: string, maxLength: number): AsyncGenerator<Piece> =>
	readPiecesFrom(createReadStream(path, { highWaterMark: 262_144 }), path, maxLength);

/** Like `readPieces`, for bytes from elsewhere, such as a file in an archive. The ending of `name` tells the form. */
export async function* readPiecesFrom(bytes: Readable, name: string, maxLength: number): AsyncGenerator<Piece> {
	const byLine = ['.ndjson', '.jsonl'].includes(extname(name).toLowerCase());
	const splitter = byLine ? new LineSplitter(maxLength) : new JsonSplitter(maxLength);
	for await (const chunk of bytes.setEncoding('utf8')) yield* splitter.push(String(chunk));
	yield* splitter.end();
}
