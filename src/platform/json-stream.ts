// JSON that is read as a stream: from a file or a body of any size, one value at a time.
export { readPieces } from './json-stream/read-pieces.ts';
export { JsonSplitter, type Piece } from './json-stream/split-json.ts';
export { LineSplitter } from './json-stream/split-lines.ts';
