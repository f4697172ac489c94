import { JsonSplitter, LineSplitter, type Piece } from '#platform/json-stream';
import { refuse } from './refusals.ts';

const mostDocuments = 1_000;

/** The documents of a batch as they were written: the elements of a JSON array, or lines (NDJSON). `longest` is in characters. */
export function splitBatch(text: string, contentType: string | undefined, longest: number): readonly Piece[] {
	const splitter = contentType?.includes('ndjson') ? new LineSplitter(longest) : new JsonSplitter(longest);
	const pieces: Piece[] = [];
	for (const piece of piecesOf(splitter, text)) {
		if (pieces.length === mostDocuments) refuse('too-many');
		pieces.push(piece);
	}
	return pieces;
}

function* piecesOf(splitter: JsonSplitter | LineSplitter, text: string): Generator<Piece> {
	yield* splitter.push(text);
	yield* splitter.end();
}
