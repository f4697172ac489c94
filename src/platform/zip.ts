// Reads zip archives as streams.
export { readZip, type ZipEntry } from './zip/read-zip.ts';
