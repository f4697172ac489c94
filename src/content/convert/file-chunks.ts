import { createReadStream } from 'node:fs';

/** The bytes of a file, piece by piece. */
export const fileChunks = (path: string): AsyncIterable<Uint8Array> => createReadStream(path, { highWaterMark: 262_144 });
