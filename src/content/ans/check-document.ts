import { checkLimits } from './check/check-limits.ts';
import { checkMeaning } from './check/check-meaning.ts';
import { checkPart, isKnownType } from './check/check-part.ts';
import type { DocumentPart } from './check/document-part.ts';
import { partsOf } from './check/document-parts.ts';
import type { Misfit } from './check/misfit.ts';
import { type AnsDocument, documentTypes, opaqueKeys, type Problem } from './document.ts';
import { isObject, type JsonObject } from './json.ts';
import { type PathKey, pathText } from './json-path.ts';
import { repairDocument } from './repair/repair-document.ts';
import type { DocumentRepair } from './repair/repair-of.ts';
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

/** The types that a sender may store as documents. */
const storedTypes: ReadonlySet<unknown> = new Set([...documentTypes, 'author', 'section', 'tag']);

const isStored = (value: unknown): value is JsonObject => isObject(value) && storedTypes.has(value.type);

/**
 * Checks whether a document may be stored (C01, C07): first the limits, in one pass; then, upgraded to 0.10.12, every part of it by the
 * schema of its own type and by the rules that schemas cannot express. What does not fit and harms nothing is repaired (decision 34); the
 * first misfit that could harm refuses the document. Elements of unknown types are accepted with a warning.
 */
export function checkDocument(json: unknown): CheckedDocument {
	const beyondLimits = checkLimits(json);
	if (beyondLimits) return { kind: 'beyond-limits', problems: [beyondLimits] };
	if (!isStored(json))
		return { kind: 'refused', problems: [{ path: '$.type', message: 'must be a type of ANS document that can be stored' }] };
	let parts: readonly DocumentPart[] = [];
	const good = new WeakSet<object>();
	const repaired = repairDocument(upgradeDocument(json), (document) => {
		parts = partsIn({ value: document, path: [], role: 'document' });
		return [...parts.flatMap((part) => misfitsIn(part, good)), ...meaninglessIn(document)];
	});
	if (repaired.kind === 'misfit') return { kind: 'refused', problems: [repaired.problem] };
	return { ...repaired, kind: 'accepted', warnings: warningsOf(parts) };
}

/** The misfits of a part. Parts that `good` has from a check before the last repairs are not checked again. */
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

const nothing: readonly Misfit[] = [];

/** What the rules of meaning refuse in a value and everything inside it. */
function meaninglessIn(value: unknown): readonly Misfit[] {
	if (typeof value !== 'object' || value === null) return nothing;
	if (Array.isArray(value)) return value.flatMap((item, index) => inside(index, meaninglessIn(item)));
	if (!isObject(value)) return nothing;
	const members = Object.keys(value).flatMap((key) => (opaqueKeys.has(key) ? nothing : inside(key, meaninglessIn(value[key]))));
	return [...checkMeaning(value), ...members];
}

/** The same misfits as seen from the value that holds theirs. */
const inside = (key: PathKey, misfits: readonly Misfit[]): readonly Misfit[] =>
	misfits.length === 0 ? misfits : misfits.map((misfit) => ({ ...misfit, path: [key, ...misfit.path] }));

const warningsOf = (parts: readonly DocumentPart[]): readonly Problem[] =>
	parts
		.filter(({ value, role }) => role !== 'publishing' && !isKnownType(value))
		.map(({ path }) => ({ path: pathText([...path, 'type']), message: 'is not a type that ANS knows; readers skip it' }));
