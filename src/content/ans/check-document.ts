import { checkLimits } from './check/check-limits.ts';
import { checkMeaning } from './check/check-meaning.ts';
import { checkPart, isKnownType } from './check/check-part.ts';
import { type DocumentPart, partsOf } from './check/document-parts.ts';
import type { Misfit } from './check/misfit.ts';
import { type AnsDocument, isStored, opaqueKeys, type Problem } from './document.ts';
import { isObject, type JsonObject } from './json.ts';
import { type JsonPath, pathText } from './json-path.ts';
import type { DocumentRepair } from './repair/document-repair.ts';
import { repairDocument } from './repair/repair-document.ts';
import { upgradeDocument } from './upgrade-document.ts';

/** The result of a check. `document` is in the form for reading, upgraded and repaired; the bytes that the sender sent are stored. */
export type CheckedDocument =
	| {
			readonly kind: 'accepted';
			readonly document: AnsDocument;
			readonly warnings: readonly Problem[];
			readonly repairs: readonly DocumentRepair[];
	  }
	| { readonly kind: 'beyond-limits'; readonly problems: readonly Problem[] }
	| { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/**
 * Checks whether a document may be stored (C01, C07): first the limits, in one pass; then, upgraded to 0.10.12, every part of it by the
 * schema of its own type and by the rules that schemas cannot express. What does not fit and harms nothing is repaired (decision 33); the
 * first misfit that could harm refuses the document. Elements of unknown types are accepted with a warning.
 */
export function checkDocument(json: unknown): CheckedDocument {
	const beyondLimits = checkLimits(json);
	if (beyondLimits) return { kind: 'beyond-limits', problems: [beyondLimits] };
	if (!isStored(json))
		return { kind: 'refused', problems: [{ path: '$.type', message: 'must be a type of ANS document that can be stored' }] };
	const repaired = repairDocument(upgradeDocument(json), check(new WeakSet()));
	if (repaired.kind === 'misfit') return { kind: 'refused', problems: [repaired.problem] };
	const { document, repairs } = repaired;
	return { kind: 'accepted', document, repairs, warnings: warningsOf(partsIn(wholeOf(document))) };
}

const wholeOf = (document: JsonObject): DocumentPart => ({ value: document, path: [], role: 'document' });

/** Finds the misfits of a document. Parts that `good` has from a check before the last repairs are not checked again. */
const check =
	(good: WeakSet<object>) =>
	(document: JsonObject): readonly Misfit[] => [
		...partsIn(wholeOf(document)).flatMap((part) => misfitsIn(part, good)),
		...meaninglessIn(document, []),
	];

function misfitsIn(part: DocumentPart, good: WeakSet<object>): readonly Misfit[] {
	if (isObject(part.value) && good.has(part.value)) return [];
	const misfits = checkPart(part);
	if (isObject(part.value) && misfits.length === 0) good.add(part.value);
	return misfits;
}

/** A part and all parts inside it. The limits bound the recursion. */
function partsIn(part: DocumentPart): readonly DocumentPart[] {
	return isObject(part.value) ? [part, ...partsOf(part.value, part.path).flatMap(partsIn)] : [part];
}

/** What the rules of meaning refuse in a value and everything inside it. */
function meaninglessIn(value: unknown, path: JsonPath): readonly Misfit[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => meaninglessIn(item, [...path, index]));
	if (!isObject(value)) return [];
	const inside = Object.entries(value).flatMap(([key, item]) => (opaqueKeys.has(key) ? [] : meaninglessIn(item, [...path, key])));
	return [...checkMeaning(value, path), ...inside];
}

const warningsOf = (parts: readonly DocumentPart[]): readonly Problem[] =>
	parts
		.filter(({ value, role }) => role !== 'publishing' && !isKnownType(value))
		.map(({ path }) => ({ path: pathText([...path, 'type']), message: 'is not a type that ANS knows; readers skip it' }));
