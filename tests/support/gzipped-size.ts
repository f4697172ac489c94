import { gzipSync } from 'node:zlib';

/** The size of a text in bytes after gzip at its best, in which budgets count. */
export const gzippedSize = (text: string): number => gzipSync(text, { level: 9 }).length;
