import { isObject, type JsonObject, textAt } from '../json.ts';
import { isBefore058, type Repair } from './repair.ts';

/** Converts labels from before ANS 0.5.8, when a label was a text, or an object with any members. */
export const repairOldLabel: Repair = (object, { version }) => {
	const label = object.label;
	if (!isBefore058(version) || label === undefined) return object;
	if (typeof label === 'string') return { ...object, label: { basic: { text: label } } };
	return isObject(label) ? { ...object, label: labelOf(label) } : object;
};

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
