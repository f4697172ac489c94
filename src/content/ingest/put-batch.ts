import type { Piece } from '#platform/json-stream';
import type { Publisher, SenderReference } from '../publish/publisher.ts';
import { type Answer, answerOf, envelope } from './answers.ts';

type Publishes = Pick<Publisher, 'putAll'>;

/** Counts, and every document that was not kept by its place in the batch, from 0; the others are kept (C06). */
export async function putBatch(publisher: Publishes, from: SenderReference, pieces: readonly Piece[]) {
	const results = await publisher.putAll(
		from,
		pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])),
	);
	const told = results.map(answerOf).values();
	const answers = pieces.map((piece) => (piece.kind === 'text' ? told.next().value : undefined) ?? tooLong);
	const errors = answers.flatMap(({ status, body }, index) => (status >= 400 ? [{ index, ...body }] : []));
	const stored = answers.filter(({ status }) => status === 201).length;
	return { stored, ignored: answers.length - stored - errors.length, refused: errors.length, errors };
}

const tooLong: Answer = envelope('BEYOND_LIMITS', [{ path: '$', message: 'is longer than a document may be' }]);
