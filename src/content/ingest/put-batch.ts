import type { Piece } from '#platform/json-stream';
import type { Publisher, SenderReference } from '../publish/publisher.ts';
import { type Answer, answerOf, envelope } from './answers.ts';

/**
 * Puts the documents of a batch. Returns the counts, and an error for every refused document with its index in the batch, from 0;
 * the other documents are stored (C06).
 */
export async function putBatch(publisher: Pick<Publisher, 'putAll'>, from: SenderReference, pieces: readonly Piece[]) {
	const results = await publisher.putAll(
		from,
		pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])),
	);
	const textAnswers = results.map(answerOf).values();
	const answers = pieces.map((piece) => (piece.kind === 'text' ? textAnswers.next().value : undefined) ?? tooLong);
	const errors = answers.flatMap(({ status, body }, index) => (status >= 400 ? [{ index, ...body }] : []));
	const stored = answers.filter(({ status }) => status === 201).length;
	return { stored, ignored: answers.length - stored - errors.length, refused: errors.length, errors };
}

const tooLong: Answer = envelope('BEYOND_LIMITS', [{ path: '$', message: 'is longer than a document may be' }]);
