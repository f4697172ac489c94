import { textAt } from '../ans/json.ts';
import { dataSchemas } from './check-by-schema.ts';
import { refuseDocument } from './document-refusal.ts';
import type { IncomingDocument } from './incoming-document.ts';

/** How far the clock of a source may be ahead of ours, in ms. Clocks that are set by the network differ by less than a second. */
const mostAheadMs = 300_000;

/**
 * Throws `DocumentRefusal` when the source of a data document states a time in the future. Pages judge by that time whether data is old
 * (decision 22).
 */
export function refuseFutureTime({ kind, document }: IncomingDocument, now: Date): void {
	const updatedAt = Object.hasOwn(dataSchemas, kind) ? textAt(document, 'source', 'updated_at') : undefined;
	if (updatedAt === undefined || Date.parse(updatedAt) - now.getTime() <= mostAheadMs) return;
	refuseDocument('INVALID_DOCUMENT', '$.source.updated_at', `must not be in the future: it is ${now.toISOString()} now`);
}
