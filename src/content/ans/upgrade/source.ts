import { isObject, type JsonObject, without } from '../json.ts';
import { isBefore058, type Repair } from './repair.ts';

const known = ['source_id', 'source_type', 'name', 'system', 'edit_url', 'additional_properties'];

/** Before 0.5.8 a source was any object; what ANS does not know of it goes to `additional_properties`. */
export const repairOldSource: Repair = (object, { key, version }) => {
	if (key !== 'source' || !isBefore058(version)) return object;
	const strange = without(object, ...known);
	if (Object.keys(strange).length === 0) return object;
	return { ...without(object, ...Object.keys(strange)), additional_properties: { ...strange, ...bag(object) } };
};

function bag(object: JsonObject): JsonObject {
	const properties = object.additional_properties;
	return isObject(properties) ? properties : {};
}
