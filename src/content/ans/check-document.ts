import { checkLimits } from './check/check-limits.ts';
import { checkMeaning } from './check/check-meaning.ts';
import { checkPart, isKnownType } from './check/check-part.ts';
import { type DocumentPart, partsOf } from './check/document-parts.ts';
import { type AnsDocument, isStored, opaqueKeys, type Problem } from './document.ts';
import { childPath, isObject } from './json.ts';
import { upgradeDocument } from './upgrade-document.ts';

/** The result of a check. `document` is in the form for reading; the bytes that the sender sent are stored. */
export type CheckedDocument =
	| { readonly kind: 'accepted'; readonly document: AnsDocument; readonly warnings: readonly Problem[] }
	| { readonly kind: 'beyond-limits'; readonly problems: readonly Problem[] }
	| { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** The most problems in one result. More point to a fault in the sender's program, not in the document. */
const maxProblems = 100;

/**
 * Checks whether a document may be stored (C01, C07): first the limits, in one pass; then, upgraded to 0.10.12, every part of it by the
 * schema of its own type and by the rules that schemas cannot express. Elements of unknown types are accepted with a warning.
 */
export function checkDocument(json: unknown): CheckedDocument {
	const beyondLimits = checkLimits(json);
	if (beyondLimits) return { kind: 'beyond-limits', problems: [beyondLimits] };
	if (!isStored(json))
		return { kind: 'refused', problems: [{ path: '$.type', message: 'must be a type of ANS document that can be stored' }] };
	const document = upgradeDocument(json);
	const parts = partsIn({ value: document, path: '$', role: 'document' });
	const problems = [...parts.flatMap(checkPart), ...problemsIn(document, '$')].slice(0, maxProblems);
	return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'accepted', document, warnings: warningsOf(parts) };
}

/** A part and all parts inside it. The limits bound the recursion. */
function partsIn(part: DocumentPart): readonly DocumentPart[] {
	return isObject(part.value) ? [part, ...partsOf(part.value, part.path).flatMap(partsIn)] : [part];
}

/** The problems of meaning in a value and everything inside it. */
function problemsIn(value: unknown, path: string): readonly Problem[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => problemsIn(item, childPath(path, index)));
	if (!isObject(value)) return [];
	const inside = Object.entries(value).flatMap(([key, item]) => (opaqueKeys.has(key) ? [] : problemsIn(item, childPath(path, key))));
	return [...checkMeaning(value, path), ...inside];
}

const warningsOf = (parts: readonly DocumentPart[]): readonly Problem[] =>
	parts
		.filter(({ value }) => !isKnownType(value))
		.map(({ path }) => ({ path: `${path}.type`, message: 'is not a type that ANS knows; readers skip it' }));
