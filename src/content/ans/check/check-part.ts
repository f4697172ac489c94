import type { ValidateFunction } from 'ajv';
import { documentTypes, opaqueKeys } from '../document.ts';
import { isObject, without } from '../json.ts';
import { isKnown, type Thoroughness, validators } from '../schema/schemas.ts';
import type { DocumentPart } from './document-part.ts';
import { withoutParts } from './document-parts.ts';
import { type Misfit, misfitsOf } from './misfit.ts';

/** Types that `promo_items` and `related_content` may have besides documents. */
const pointers: ReadonlySet<unknown> = new Set(['reference', 'raw_html', 'custom_embed']);

/** The most values of a part for which the validator collects every misfit. The time for that grows with the square of their number. */
const maxValues = 2_000;

/** Whether ANS has the type of a value. Elements of other types are stored, and reading skips them. */
export const isKnownType = (value: unknown): boolean => isObject(value) && isKnown(value.type);

/** Checks one part by the schema of its type, without the parts inside it. */
export function checkPart({ value, path, role, only }: DocumentPart): readonly Misfit[] {
	if (!isObject(value)) return [{ path, what: 'wrong', message: 'must be an object' }];
	if (only && !only.some((type) => type === value.type)) return [wrongType(value.type, path, only)];
	// A gallery puts its own properties on its images, where the schema of images does not allow them.
	const shallow = withoutParts(role === 'element' ? without(value, 'gallery_properties') : value);
	const thoroughness = holdsMore(shallow, maxValues) ? 'first' : 'every';
	const validate = validatorFor(value.type, role, thoroughness);
	if (!validate || validate(shallow)) return [];
	const misfits = misfitsOf(validate.errors ?? [], shallow, path);
	return thoroughness === 'every' ? misfits : misfits.map((misfit) => ({ ...misfit, stays: true }));
}

const wrongType = (type: unknown, path: DocumentPart['path'], only: readonly string[]): Misfit =>
	type === undefined
		? { path: [...path, 'type'], what: 'missing', message: 'is missing' }
		: { path: [...path, 'type'], what: 'wrong', message: `must be one of: ${only.join(', ')}` };

function validatorFor(type: unknown, role: DocumentPart['role'], thoroughness: Thoroughness): ValidateFunction | undefined {
	const { ofType, ofAnyElement, ofContent, ofPublishing } = validators[thoroughness];
	if (role === 'publishing') return ofPublishing();
	if (role === 'named') return ofType(type);
	if (role === 'element') return ofType(type) ?? ofAnyElement();
	const isDocument = isKnown(type) && (role === 'document' || pointers.has(type) || documents.has(type));
	return isDocument ? ofType(type) : ofContent();
}

const documents: ReadonlySet<unknown> = new Set(documentTypes);

/** Whether a value has more than `most` values inside, without those of members that no rule checks. Stops counting when it knows. */
const holdsMore = (value: unknown, most: number): boolean => valuesLeft(value, most) < 0;

/** How many values may still follow this one; below 0 there are too many. */
function valuesLeft(value: unknown, most: number): number {
	if (typeof value !== 'object' || value === null) return most - 1;
	let rest = most - 1;
	for (const [key, member] of Object.entries(value)) {
		if (rest < 0) return rest;
		rest = opaqueKeys.has(key) ? rest - 1 : valuesLeft(member, rest);
	}
	return rest;
}
