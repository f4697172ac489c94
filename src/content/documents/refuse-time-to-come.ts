import { textAt } from '../ans/json.ts';
import { dataSchemas } from './check-by-schema.ts';
import { refuseDocument } from './document-refusal.ts';
import type { IncomingDocument } from './incoming-document.ts';

/** How far the clock of a source may be ahead of ours, in ms. Clocks that are set by the network differ by less than a second. */
const mostAheadMs = 300_000;

/**
 * Throws `DocumentRefusal` when the source of a document of data states a time to come. Pages take data for old by that time, so a wrong
 * one would keep old data looking new (decision 22).
 */
export function refuseTimeToCome({ kind, document }: IncomingDocument, now: Date): void {
	const updatedAt = Object.hasOwn(dataSchemas, kind) ? textAt(document, 'source', 'updated_at') : undefined;
	if (updatedAt === undefined || Date.parse(updatedAt) - now.getTime() <= mostAheadMs) return;
	refuseDocument('INVALID_DOCUMENT', '$.source.updated_at', `must not be a time to come: it is ${now.toISOString()} now`);
}
