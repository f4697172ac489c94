import { checkLimits } from '../ans/check/check-limits.ts';
import { checkDocument } from '../ans/check-document.ts';
import type { Problem } from '../ans/document.ts';
import { isObject, type JsonObject } from '../ans/json.ts';
import { checkNode } from './check-node.ts';
import { DocumentRefusal, refuseDocument } from './document-refusal.ts';
import { type IncomingDocument, incomingDocument, typeOf } from './incoming-document.ts';

/** A document that passed all checks, and the warnings about it. */
export type AcceptedDocument = { readonly incoming: IncomingDocument; readonly warnings: readonly Problem[] };

/** Parses and checks a text as a document (C01, C07). Throws `DocumentRefusal` with every problem and its path. */
export function acceptDocument(text: string): AcceptedDocument {
	const json = parse(text);
	const problem = checkLimits(json);
	if (problem) throw new DocumentRefusal('BEYOND_LIMITS', [problem]);
	const { document, warnings } = isNode(json) ? checkNode(json) : checkAns(json);
	const incoming = incomingDocument(document, text);
	if ('message' in incoming) throw new DocumentRefusal('INVALID_DOCUMENT', [incoming]);
	return { incoming, warnings };
}

/** A byte order mark is allowed; editors on Windows write one. */
function parse(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		return refuseDocument('INVALID_JSON', '$', error instanceof Error ? error.message.slice(0, 200) : 'is not JSON');
	}
}

/** Sections and links come in the form of the site service, for which ANS has no schema (content API, section c). */
const isNode = (json: unknown): json is JsonObject => isObject(json) && ['section', 'link'].includes(typeOf(json) ?? '');

type CheckedJson = { readonly document: JsonObject; readonly warnings: readonly Problem[] };

function checkAns(json: unknown): CheckedJson {
	const checked = checkDocument(json);
	if (checked.kind === 'accepted') return checked;
	throw new DocumentRefusal('INVALID_DOCUMENT', checked.problems);
}
