import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { JsonSplitter, type JsonValueText } from './split-json.ts';
import { LineSplitter } from './split-lines.ts';

/**
 * Reads the JSON values of a file of any size, one at a time: the lines of `.ndjson` and `.jsonl`, the elements of an array otherwise.
 * A value of more than `maxLength` characters is reported, not buffered. Throws when the file is unreadable.
 */
export const readJsonValues = (path: string, maxLength: number): AsyncGenerator<JsonValueText> =>
	readJsonValuesFrom(createReadStream(path, { highWaterMark: 262_144 }), path, maxLength);

/** Like `readJsonValues`, for bytes from elsewhere, such as a file in an archive. The ending of `name` tells the form. */
export async function* readJsonValuesFrom(bytes: Readable, name: string, maxLength: number): AsyncGenerator<JsonValueText> {
	const byLine = ['.ndjson', '.jsonl'].includes(extname(name).toLowerCase());
	const splitter = byLine ? new LineSplitter(maxLength) : new JsonSplitter(maxLength);
	for await (const chunk of bytes.setEncoding('utf8')) yield* splitter.push(String(chunk));
	yield* splitter.end();
}
