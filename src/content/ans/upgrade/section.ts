import { without } from '../json.ts';
import { ansVersion } from '../schema/schemas.ts';
import type { Repair } from './repair.ts';

const sectionKeys: ReadonlySet<string> = new Set(['primary_section', 'website_section', 'sections']);

/** Repairs sections: removes `_website_section_id` and a description of null, and adds a missing type and version. */
export const repairSection: Repair = (object, { key }) => {
	if (object.type !== 'section' && (!sectionKeys.has(key) || object.type !== undefined)) return object;
	const known =
		object.description === null ? without(object, '_website_section_id', 'description') : without(object, '_website_section_id');
	return { type: 'section', version: ansVersion, ...known };
};
