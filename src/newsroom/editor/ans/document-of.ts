import type { StoredStory } from '#newsroom/contract';
import { type AnsObject, isObject } from '../ans/ans-value.ts';

/** The ANS of a stored text. */
export function documentOf({ text }: Pick<StoredStory, 'text'>): AnsObject {
	const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
	return isObject(json) ? json : {};
}
