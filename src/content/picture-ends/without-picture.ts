import { isObject, type JsonObject, objectAt } from '../ans/json.ts';

/** A document without a picture in its body, galleries and lead. If it was the lead, the first remaining picture of the body becomes the lead. */
export function withoutPicture(document: JsonObject, id: string): JsonObject {
	const rest = cleaned(document, id);
	const hadLead = isObject(objectAt(document, 'promo_items')?.basic) && objectAt(rest, 'promo_items')?.basic === undefined;
	const next = hadLead ? firstPicture(rest.content_elements) : undefined;
	return next === undefined ? rest : { ...rest, promo_items: { ...objectAt(rest, 'promo_items'), basic: next } };
}

const isPicture = (value: unknown, id: string): boolean =>
	isObject(value) && value.type === 'image' && (value._id === id || (typeof value.url === 'string' && value.url.includes(`/${id}.`)));

function cleaned(object: JsonObject, id: string): JsonObject {
	return Object.fromEntries(
		Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
			if (isPicture(value, id)) return [];
			return [
				[
					key,
					Array.isArray(value) ? value.filter((one) => !isPicture(one, id)).map((one) => cleanedValue(one, id)) : cleanedValue(value, id),
				],
			];
		}),
	);
}

const cleanedValue = (value: unknown, id: string): unknown => (isObject(value) ? cleaned(value, id) : value);

const firstPicture = (elements: unknown): JsonObject | undefined =>
	Array.isArray(elements) ? elements.filter(isObject).find(({ type }) => type === 'image') : undefined;
