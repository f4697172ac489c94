import { type AnsObject, objectAt } from './ans-value.ts';

/** A tag, an author, a section or another story that a story names. */
export type SlugAndName = { readonly slug: string; readonly name: string };

/** The object with a member set; without the member if the value is undefined. */
export function withMember(object: AnsObject, key: string, value: unknown): AnsObject {
	const { [key]: _, ...others } = object;
	return value === undefined ? others : { ...object, [key]: value };
}

/** The document with members changed inside one of its objects. */
export function withIn(document: AnsObject, key: string, members: AnsObject): AnsObject {
	const changed = Object.entries(members).reduce((object, [name, value]) => withMember(object, name, value), objectAt(document, key));
	return { ...document, [key]: changed };
}
