import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { JsonSplitter, type Piece } from './split-json.ts';
import { LineSplitter } from './split-lines.ts';

/**
 * Reads the JSON values of a file of any size, one at a time: the lines of `.ndjson` and `.jsonl`, the elements of an array otherwise.
 * A value of more than `maxLength` characters is reported, not buffered. Throws when the file is unreadable.
 */
export async function* readPieces(path: string, maxLength: number): AsyncGenerator<Piece> {
	const byLine = ['.ndjson', '.jsonl'].includes(extname(path).toLowerCase());
	const splitter = byLine ? new LineSplitter(maxLength) : new JsonSplitter(maxLength);
	for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 262_144 })) yield* splitter.push(String(chunk));
	yield* splitter.end();
}
