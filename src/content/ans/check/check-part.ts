import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../document.ts';
import { childPath, isObject, without } from '../json.ts';
import { validatorOf, validatorOfAnyElement, validatorOfContent } from '../schema/schemas.ts';
import { type Part, withoutParts } from './parts.ts';

/** Types that may stand in `promo_items` and `related_content` without being a document. */
const pointers: ReadonlySet<unknown> = new Set(['reference', 'raw_html', 'custom_embed']);

/** Whether ANS knows the type. What it does not know is kept, and readers skip it. */
export const isKnownType = (value: unknown): boolean => isObject(value) && validatorOf(value.type) !== undefined;

/** What the schema of its own type says about one part, its children left out. */
export function checkPart({ value, path, role, only }: Part): readonly Problem[] {
	if (!isObject(value)) return [{ path, message: 'must be an object' }];
	if (only && !only.some((type) => type === value.type)) return [{ path: `${path}.type`, message: `must be one of: ${only.join(', ')}` }];
	const validate = validatorFor(value.type, role);
	// The gallery's word about an image stands on the image, where only the schema of elements knows it.
	const shallow = withoutParts(role === 'element' ? without(value, 'gallery_properties') : value);
	if (!validate || validate(shallow)) return [];
	return (validate.errors ?? []).map((error) => problemOf(error, shallow, path));
}

function validatorFor(type: unknown, role: Part['role']): ValidateFunction | undefined {
	const known = validatorOf(type);
	if (role === 'element') return known ?? validatorOfAnyElement();
	const isDocument = known && (role === 'document' || pointers.has(type) || documentTypes.has(type));
	return isDocument ? known : validatorOfContent();
}

const documentTypes: ReadonlySet<unknown> = new Set(['story', 'video', 'gallery', 'image', 'audio', 'collection', 'redirect']);

function problemOf(error: ErrorObject, value: unknown, path: string): Problem {
	const place = placeOf(error.instancePath, value, path);
	const { additionalProperty, allowedValues } = error.params;
	if (typeof additionalProperty === 'string')
		return { path: childPath(place, additionalProperty), message: 'is not a field that ANS has here' };
	if (Array.isArray(allowedValues)) return { path: place, message: `must be one of: ${allowedValues.join(', ')}` };
	return { path: place, message: error.message ?? 'is not what ANS asks' };
}

/** From a JSON pointer (`/streams/0/url`, RFC 6901) to a JSON path (`$.streams[0].url`). */
function placeOf(pointer: string, root: unknown, path: string): string {
	let value = root;
	let place = path;
	for (const escaped of pointer.split('/').slice(1)) {
		const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
		place = childPath(place, Array.isArray(value) ? Number(key) : key);
		value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
	}
	return place;
}
