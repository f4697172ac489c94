import { dateKeys } from '../date-keys.ts';
import { zoned } from '../text/newsroom-time.ts';
import type { Repair } from './repair.ts';

/** Adds the newsroom's time zone to dates without one (RFC 3339 requires a zone). */
export const repairDateZone: Repair = (object) => {
	let repaired = object;
	for (const key of dateKeys) {
		const date = object[key];
		const dateWithZone = typeof date === 'string' ? zoned(date) : date;
		if (dateWithZone !== date) repaired = { ...repaired, [key]: dateWithZone };
	}
	return repaired;
};
