// Access to the JSON of documents, whose shape nobody has checked.

/** A JSON object of a document: an element, or a member such as `headlines`. */
export type AnsObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is AnsObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object at a path of keys; an empty one where the path ends early. */
export const objectAt = (value: unknown, ...keys: readonly string[]): AnsObject =>
	keys.reduce<AnsObject>((found, key) => (isObject(found[key]) ? found[key] : {}), isObject(value) ? value : {});

/** The text of a member; empty if the member is not a text. */
export const textOf = (object: AnsObject, key: string): string => (typeof object[key] === 'string' ? object[key] : '');

/** The list of a member; empty if the member is not a list. */
export const listOf = (object: AnsObject, key: string): readonly unknown[] => (Array.isArray(object[key]) ? object[key] : []);

/** The objects of the list of a member. */
export const objectsOf = (object: AnsObject, key: string): readonly AnsObject[] => listOf(object, key).filter(isObject);

/** Whether an object has only these members. */
export const hasOnly = (object: AnsObject, ...keys: readonly string[]): boolean => Object.keys(object).every((key) => keys.includes(key));
