// Reads JSON as a stream, one value at a time, from files, zip archives and request bodies of any size.
export { readPieces, readPiecesFrom } from './json-stream/read-pieces.ts';
export { readZip } from './json-stream/read-zip.ts';
export { JsonSplitter, type Piece } from './json-stream/split-json.ts';
export { LineSplitter } from './json-stream/split-lines.ts';
