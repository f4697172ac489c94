import { type CheckedDocument, checkDocument } from '../ans/check-document.ts';
import type { Problem } from '../ans/document.ts';
import { isObject, textAt } from '../ans/json.ts';
import { checkBySchema, dataSchemas, ownSchemaOf } from './check-by-schema.ts';
import { DocumentRefusal, refuseDocument } from './document-refusal.ts';
import { type IncomingDocument, incomingDocument } from './incoming-document.ts';

/** A document that passed all checks, and the warnings about it. */
export type AcceptedDocument = { readonly incoming: IncomingDocument; readonly warnings: readonly Problem[] };

/** Parses and checks a text as a document (C01, C07) that comes at `now`. Throws `DocumentRefusal` with every problem and its path. */
export function acceptDocument(text: string, now: Date): AcceptedDocument {
	const json = parse(text);
	const checked = check(json);
	if (checked.kind === 'beyond-limits') throw new DocumentRefusal('BEYOND_LIMITS', checked.problems);
	if (checked.kind === 'refused') throw new DocumentRefusal('INVALID_DOCUMENT', checked.problems);
	const incoming = incomingDocument(checked.document, text, checked.repairs);
	if ('message' in incoming) throw new DocumentRefusal('INVALID_DOCUMENT', [incoming]);
	refuseFutureTime(incoming, now);
	return { incoming, warnings: checked.warnings };
}

/** A byte order mark is allowed; editors on Windows write one. */
function parse(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		return refuseDocument('INVALID_JSON', '$', error instanceof Error ? error.message.slice(0, 200) : 'is not JSON');
	}
}

function check(json: unknown): CheckedDocument {
	const schema = isObject(json) ? ownSchemaOf(json) : undefined;
	return isObject(json) && schema ? checkBySchema(json, schema) : checkDocument(json);
}

/** How far the clock of a source may be ahead of ours, in ms. Clocks that are set by the network differ by less than a second. */
const mostAheadMs = 300_000;

/**
 * Throws `DocumentRefusal` when the source of a data document states a time in the future. Pages judge by that time whether data is old
 * (decision 22).
 */
function refuseFutureTime({ kind, document }: IncomingDocument, now: Date): void {
	const updatedAt = Object.hasOwn(dataSchemas, kind) ? textAt(document, 'source', 'updated_at') : undefined;
	if (updatedAt === undefined || Date.parse(updatedAt) - now.getTime() <= mostAheadMs) return;
	refuseDocument('INVALID_DOCUMENT', '$.source.updated_at', `must not be in the future: it is ${now.toISOString()} now`);
}
