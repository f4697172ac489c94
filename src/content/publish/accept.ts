import { checkLimits } from '../ans/check/check-limits.ts';
import { checkDocument } from '../ans/check-document.ts';
import type { Problem } from '../ans/document.ts';
import { isObject, type JsonObject } from '../ans/json.ts';
import { checkNode } from './check-node.ts';
import { type Incoming, incoming, typeOf } from './incoming.ts';
import { Refused, refuseDocument } from './refused.ts';

/** What a document says of itself and the warnings about it. */
export type Accepted = { readonly incoming: Incoming; readonly warnings: readonly Problem[] };

/** Reads and checks a text as a document (C01, C07). Throws `Refused` with every problem and its path. */
export function accept(text: string): Accepted {
	const json = parse(text);
	const beyond = checkLimits(json);
	if (beyond) throw new Refused('BEYOND_LIMITS', [beyond]);
	const { document, warnings } = isNode(json) ? checkNode(json) : checkAns(json);
	const filed = incoming(document, text);
	if ('message' in filed) throw new Refused('INVALID_DOCUMENT', [filed]);
	return { incoming: filed, warnings };
}

/** A byte order mark is let pass; editors on Windows write one. */
function parse(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		return refuseDocument('INVALID_JSON', '$', error instanceof Error ? error.message.slice(0, 200) : 'is not JSON');
	}
}

/** Sections and links come as the site service has them, for which ANS has no schema (content API, section c). */
const isNode = (json: unknown): json is JsonObject => isObject(json) && ['section', 'link'].includes(typeOf(json) ?? '');

type Checked = { readonly document: JsonObject; readonly warnings: readonly Problem[] };

function checkAns(json: unknown): Checked {
	const checked = checkDocument(json);
	if (checked.kind === 'accepted') return checked;
	throw new Refused('INVALID_DOCUMENT', checked.problems);
}
