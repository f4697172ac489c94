import type { JsonValueText } from '#platform/json-stream';
import type { Publisher, SenderReference } from '../publish/publisher.ts';
import type { PutResult } from '../publish/put-result.ts';
import { type Answer, answerOf, envelope } from './answers.ts';

/**
 * Puts the documents of a batch. Returns the counts, and by their index in the batch, from 0: an error for every refused document, while
 * the other documents are stored (C06), and the reason of every draft. The repairs are counted by their kinds.
 */
export async function putBatch(publisher: Pick<Publisher, 'putAll'>, from: SenderReference, values: readonly JsonValueText[]) {
	const results = await publisher.putAll(
		from,
		values.flatMap((value) => (value.kind === 'text' ? [value.text] : [])),
	);
	const textAnswers = results.map(answerOf).values();
	const answers = values.map((value) => (value.kind === 'text' ? textAnswers.next().value : undefined) ?? tooLong);
	const errors = answers.flatMap(({ status, body }, index) => (status >= 400 ? [{ index, ...body }] : []));
	const drafts = answers.flatMap(({ body: { id, draftReason } }, index) => (draftReason === undefined ? [] : [{ index, id, draftReason }]));
	const stored = answers.filter(({ status }) => status === 201).length;
	const counts = { stored, ignored: answers.length - stored - errors.length, refused: errors.length };
	return { ...counts, errors, drafts, repairs: repairCounts(results) };
}

const tooLong: Answer = envelope('BEYOND_LIMITS', [{ path: '$', message: 'is longer than a document may be' }]);

/** How many documents had a kind of repair, the most frequent first. */
function repairCounts(results: readonly PutResult[]): readonly { readonly kind: string; readonly documents: number }[] {
	const counts = new Map<string, number>();
	for (const result of results)
		for (const kind of result.kind === 'stored' ? result.repairs : []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	return [...counts].map(([kind, documents]) => ({ kind, documents })).toSorted((one, other) => other.documents - one.documents);
}
