// A text as a step from another one. Parts that did not change are the same objects in both, so that a key makes a step of one paragraph.
import * as v from 'valibot';
import type { AnsObject } from '../ans/ans-value.ts';

const body = 'content_elements';

export const stepSchema = v.object({
	/** The members that changed, without the content elements. */
	members: v.record(v.string(), v.unknown()),
	/** The names of the members that are gone. */
	gone: v.array(v.string()),
	/** The content elements of which `removed`, from the one at `at` on, are replaced by others. */
	elements: v.optional(v.object({ at: v.number(), removed: v.number(), added: v.array(v.unknown()) })),
});
export type Step = v.InferOutput<typeof stepSchema>;

/** The step from a text to the next. */
export function stepBetween(before: AnsObject, after: AnsObject): Step {
	const { [body]: elements, ...others } = after;
	const changed = Object.entries(Array.isArray(elements) ? others : after).filter(([key, value]) => before[key] !== value);
	return {
		members: Object.fromEntries(changed),
		gone: Object.keys(before).filter((key) => !(key in after)),
		...(Array.isArray(elements) && elements !== before[body] && { elements: replacement(listIn(before), elements) }),
	};
}

/** The text after a step. */
export function textAfter(before: AnsObject, { members, gone, elements }: Step): AnsObject {
	const kept = Object.entries(before).filter(([key]) => !gone.includes(key));
	return {
		...Object.fromEntries(kept),
		...members,
		...(elements && { [body]: listIn(before).toSpliced(elements.at, elements.removed, ...elements.added) }),
	};
}

const listIn = ({ [body]: elements }: AnsObject): readonly unknown[] => (Array.isArray(elements) ? elements : []);

/** What replaces what between the elements that both lists begin and end with. */
function replacement(before: readonly unknown[], after: readonly unknown[]): NonNullable<Step['elements']> {
	const shorter = Math.min(before.length, after.length);
	let at = 0;
	while (at < shorter && before[at] === after[at]) at += 1;
	let end = 0;
	while (end < shorter - at && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	return { at, removed: before.length - at - end, added: after.slice(at, after.length - end) };
}
