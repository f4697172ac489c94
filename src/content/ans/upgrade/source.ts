import { isObject, type JsonObject, without } from '../json.ts';
import { isBefore058, type Repair } from './repair.ts';

const known = ['source_id', 'source_type', 'name', 'system', 'edit_url', 'additional_properties'];

/** Converts sources from before ANS 0.5.8, when a source had any members. Unknown members move to `additional_properties`. */
export const repairOldSource: Repair = (object, { key, version }) => {
	if (key !== 'source' || !isBefore058(version)) return object;
	const unknown = without(object, ...known);
	if (Object.keys(unknown).length === 0) return object;
	return { ...without(object, ...Object.keys(unknown)), additional_properties: { ...unknown, ...propertiesOf(object) } };
};

function propertiesOf(object: JsonObject): JsonObject {
	const properties = object.additional_properties;
	return isObject(properties) ? properties : {};
}
