import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../document.ts';
import { childPath, isObject, without } from '../json.ts';
import { validatorOf, validatorOfAnyElement, validatorOfContent } from '../schema/schemas.ts';
import { type DocumentPart, withoutParts } from './document-parts.ts';

/** Types that `promo_items` and `related_content` may have besides documents. */
const pointers: ReadonlySet<unknown> = new Set(['reference', 'raw_html', 'custom_embed']);

/** Whether ANS has the type of a value. Elements of other types are stored, and reading skips them. */
export const isKnownType = (value: unknown): boolean => isObject(value) && validatorOf(value.type) !== undefined;

/** Checks one part by the schema of its type, without the parts inside it. */
export function checkPart({ value, path, role, only }: DocumentPart): readonly Problem[] {
	if (!isObject(value)) return [{ path, message: 'must be an object' }];
	if (only && !only.some((type) => type === value.type)) return [{ path: `${path}.type`, message: `must be one of: ${only.join(', ')}` }];
	const validate = validatorFor(value.type, role);
	// A gallery puts its own properties on its images, where the schema of images does not allow them.
	const shallow = withoutParts(role === 'element' ? without(value, 'gallery_properties') : value);
	if (!validate || validate(shallow)) return [];
	return (validate.errors ?? []).map((error) => problemOf(error, shallow, path));
}

function validatorFor(type: unknown, role: DocumentPart['role']): ValidateFunction | undefined {
	const known = validatorOf(type);
	if (role === 'element') return known ?? validatorOfAnyElement();
	const isDocument = known && (role === 'document' || pointers.has(type) || documentTypes.has(type));
	return isDocument ? known : validatorOfContent();
}

const documentTypes: ReadonlySet<unknown> = new Set(['story', 'video', 'gallery', 'image', 'audio', 'collection', 'redirect']);

function problemOf(error: ErrorObject, value: unknown, path: string): Problem {
	const place = jsonPathOf(error.instancePath, value, path);
	const { additionalProperty, allowedValues } = error.params;
	if (typeof additionalProperty === 'string')
		return { path: childPath(place, additionalProperty), message: 'is not a field that ANS has here' };
	if (Array.isArray(allowedValues)) return { path: place, message: `must be one of: ${allowedValues.join(', ')}` };
	return { path: place, message: error.message ?? 'is not what ANS asks' };
}

/** Converts a JSON pointer (`/streams/0/url`, RFC 6901) to a JSON path (`$.streams[0].url`). */
function jsonPathOf(pointer: string, root: unknown, path: string): string {
	let value = root;
	let place = path;
	for (const escaped of pointer.split('/').slice(1)) {
		const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
		place = childPath(place, Array.isArray(value) ? Number(key) : key);
		value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
	}
	return place;
}
