import { textAt, without } from '../json.ts';
import { isBefore058, type Repair } from './repair.ts';

const known = ['_id', 'text', 'description', 'slug', 'additional_properties'];

/** Converts tags from before ANS 0.5.8, when a tag had any members, and often its text in `tag`. */
export const repairOldTag: Repair = (object, { key, version }) => {
	if (key !== 'tags' || !isBefore058(version)) return object;
	const text = textAt(object, 'text') ?? textAt(object, 'tag');
	const unknown = Object.keys(without(object, ...known));
	return text === undefined ? object : { ...without(object, ...unknown), text };
};
