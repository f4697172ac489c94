import type { ValidateFunction } from 'ajv';
import { isObject, without } from '../json.ts';
import { validatorOf, validatorOfAnyElement, validatorOfContent, validatorOfPublishing } from '../schema/schemas.ts';
import type { DocumentPart } from './document-part.ts';
import { withoutParts } from './document-parts.ts';
import { type Misfit, misfitsOf } from './misfit.ts';

/** Types that `promo_items` and `related_content` may have besides documents. */
const pointers: ReadonlySet<unknown> = new Set(['reference', 'raw_html', 'custom_embed']);

/** Whether ANS has the type of a value. Elements of other types are stored, and reading skips them. */
export const isKnownType = (value: unknown): boolean => isObject(value) && validatorOf(value.type) !== undefined;

/** Checks one part by the schema of its type, without the parts inside it. */
export function checkPart({ value, path, role, only }: DocumentPart): readonly Misfit[] {
	if (!isObject(value)) return [{ path, what: 'wrong', message: 'must be an object' }];
	if (only && !only.some((type) => type === value.type)) return [wrongType(value.type, path, only)];
	const validate = validatorFor(value.type, role);
	// A gallery puts its own properties on its images, where the schema of images does not allow them.
	const shallow = withoutParts(role === 'element' ? without(value, 'gallery_properties') : value);
	if (!validate || validate(shallow)) return [];
	return misfitsOf(validate.errors ?? [], shallow, path);
}

const wrongType = (type: unknown, path: DocumentPart['path'], only: readonly string[]): Misfit =>
	type === undefined
		? { path: [...path, 'type'], what: 'missing', message: 'is missing' }
		: { path: [...path, 'type'], what: 'wrong', message: `must be one of: ${only.join(', ')}` };

function validatorFor(type: unknown, role: DocumentPart['role']): ValidateFunction | undefined {
	if (role === 'publishing') return validatorOfPublishing();
	const known = validatorOf(type);
	if (role === 'named') return known;
	if (role === 'element') return known ?? validatorOfAnyElement();
	const isDocument = known && (role === 'document' || pointers.has(type) || documentTypes.has(type));
	return isDocument ? known : validatorOfContent();
}

const documentTypes: ReadonlySet<unknown> = new Set(['story', 'video', 'gallery', 'image', 'audio', 'collection', 'redirect']);
