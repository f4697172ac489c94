import { checkLimits } from './check/check-limits.ts';
import { checkMeaning } from './check/check-meaning.ts';
import { checkPart, isKnownType } from './check/check-part.ts';
import { type Part, partsOf } from './check/parts.ts';
import { type AnsDocument, isStored, opaqueKeys, type Problem } from './document.ts';
import { childPath, isObject } from './json.ts';
import { upgradeDocument } from './upgrade-document.ts';

/** What a check answers. `document` is the form to read; what has to be stored are the sender's bytes. */
export type CheckedDocument =
	| { readonly kind: 'accepted'; readonly document: AnsDocument; readonly warnings: readonly Problem[] }
	| { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** A sender that made more mistakes than this has a program to mend, not a document. */
const mostProblems = 100;

/**
 * Whether a document may be stored (C01, C07). First the limits, in one pass; then it is brought to 0.10.12 and every part
 * of it is checked by the schema of its own type and for its meaning. Unknown types of elements are kept with a warning.
 */
export function checkDocument(json: unknown): CheckedDocument {
	const beyond = checkLimits(json);
	if (beyond) return { kind: 'refused', problems: [beyond] };
	if (!isStored(json))
		return { kind: 'refused', problems: [{ path: '$.type', message: 'must be a type of ANS document that can be stored' }] };
	const document = upgradeDocument(json);
	const parts = partsBelow({ value: document, path: '$', role: 'document' });
	const problems = [...parts.flatMap(checkPart), ...meaningBelow(document, '$')].slice(0, mostProblems);
	return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'accepted', document, warnings: warningsOf(parts) };
}

/** The part and all parts below it. The limits bound how deep this goes. */
function partsBelow(part: Part): readonly Part[] {
	return isObject(part.value) ? [part, ...partsOf(part.value, part.path).flatMap(partsBelow)] : [part];
}

function meaningBelow(value: unknown, path: string): readonly Problem[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => meaningBelow(item, childPath(path, index)));
	if (!isObject(value)) return [];
	const below = Object.entries(value).flatMap(([key, item]) => (opaqueKeys.has(key) ? [] : meaningBelow(item, childPath(path, key))));
	return [...checkMeaning(value, path), ...below];
}

const warningsOf = (parts: readonly Part[]): readonly Problem[] =>
	parts
		.filter(({ value }) => !isKnownType(value))
		.map(({ path }) => ({ path: `${path}.type`, message: 'is not a type that ANS knows; readers skip it' }));
