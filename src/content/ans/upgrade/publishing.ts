import { at } from '../json.ts';
import type { Repair } from './repair.ts';

/** Adds a missing `has_published_edition`, which repeats what the default edition says. */
export const repairPublishing: Repair = (object, { key }) => {
	if (key !== 'publishing' || object.has_published_edition !== undefined) return object;
	return { ...object, has_published_edition: at(object, 'editions', 'default', 'edition_published') === true };
};
