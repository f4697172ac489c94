import { JsonSplitter, LineSplitter, type Piece } from '#platform/json-stream';
import { refuse } from './refusals.ts';

const maxDocuments = 1_000;

/**
 * Splits a batch into its documents as they were written: the elements of a JSON array, or the lines of NDJSON. `maxLength` is for one
 * document, in characters.
 */
export function splitBatch(text: string, contentType: string | undefined, maxLength: number): readonly Piece[] {
	const splitter = contentType?.includes('ndjson') ? new LineSplitter(maxLength) : new JsonSplitter(maxLength);
	const pieces: Piece[] = [];
	for (const piece of piecesOf(splitter, text)) {
		if (pieces.length === maxDocuments) refuse('too-many');
		pieces.push(piece);
	}
	return pieces;
}

function* piecesOf(splitter: JsonSplitter | LineSplitter, text: string): Generator<Piece> {
	yield* splitter.push(text);
	yield* splitter.end();
}
