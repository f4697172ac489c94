import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { JsonSplitter, type Piece } from './split-json.ts';
import { LineSplitter } from './split-lines.ts';

/** The JSON values of a file of any size, one at a time; those of more than `longest` characters are told and not held. Ends in the error of the file system, should it not be readable. */
export async function* readPieces(path: string, longest: number): AsyncGenerator<Piece> {
	const byLine = ['.ndjson', '.jsonl'].includes(extname(path).toLowerCase());
	const splitter = byLine ? new LineSplitter(longest) : new JsonSplitter(longest);
	for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 262_144 })) yield* splitter.push(String(chunk));
	yield* splitter.end();
}
