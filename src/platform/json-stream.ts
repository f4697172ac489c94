// Reads JSON as a stream, one value at a time, from files, zip archives and request bodies of any size.
export { readJsonValues, readJsonValuesFrom } from './json-stream/read-json-values.ts';
export { readZip } from './json-stream/read-zip.ts';
export { JsonSplitter, type JsonValueText } from './json-stream/split-json.ts';
export { LineSplitter } from './json-stream/split-lines.ts';
