// Before ANS 0.5.8, labels, sources and tags had no fixed form. This file gives them today's.
import { isObject, type JsonObject, textAt, without } from '../json.ts';
import type { Repair } from './repair.ts';

/** Gives today's form to the labels of an object, and to a source or a tag, from before 0.5.8. */
export const repairBefore058: Repair = (object, { key, version }) => {
	if (version === undefined || !/^0\.5\.[0-7]$/.test(version)) return object;
	if (key === 'source') return convertSource(convertLabel(object));
	return key === 'tags' ? convertTag(convertLabel(object)) : convertLabel(object);
};

/** A label was a text, or an object with any members. */
function convertLabel(object: JsonObject): JsonObject {
	const label = object.label;
	if (label === undefined) return object;
	if (typeof label === 'string') return { ...object, label: { basic: { text: label } } };
	return isObject(label) ? { ...object, label: labelOf(label) } : object;
}

const labelOf = (label: JsonObject): JsonObject =>
	Object.fromEntries(
		Object.entries(label)
			.filter(([key]) => /^\w{1,80}$/.test(key) && key !== 'additional_properties')
			.map(([key, value]) => [key, wordsOf(value)]),
	);

function wordsOf(value: unknown): JsonObject {
	const display = isObject(value) && typeof value.display === 'boolean' ? { display: value.display } : {};
	const url = textAt(value, 'url');
	return { text: typeof value === 'string' ? value : (textAt(value, 'text') ?? ''), ...(url === undefined ? {} : { url }), ...display };
}

const sourceMembers = ['source_id', 'source_type', 'name', 'system', 'edit_url', 'additional_properties'];

/** A source had any members. Unknown ones move to `additional_properties`. */
function convertSource(object: JsonObject): JsonObject {
	const unknown = without(object, ...sourceMembers);
	if (Object.keys(unknown).length === 0) return object;
	return { ...without(object, ...Object.keys(unknown)), additional_properties: { ...unknown, ...propertiesOf(object) } };
}

function propertiesOf(object: JsonObject): JsonObject {
	const properties = object.additional_properties;
	return isObject(properties) ? properties : {};
}

const tagMembers = ['_id', 'text', 'description', 'slug', 'additional_properties'];

/** A tag had any members, and often its text in `tag`. */
function convertTag(object: JsonObject): JsonObject {
	const text = textAt(object, 'text') ?? textAt(object, 'tag');
	const unknown = Object.keys(without(object, ...tagMembers));
	return text === undefined ? object : { ...without(object, ...unknown), text };
}
