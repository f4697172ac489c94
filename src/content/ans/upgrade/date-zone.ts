import { dateKeys } from '../date-keys.ts';
import { zoned } from '../text/newsroom-time.ts';
import type { Repair } from './repair.ts';

/** Adds the newsroom's time zone to dates without one (RFC 3339 requires a zone). */
export const repairDateZone: Repair = (object) => {
	const dates = dateKeys.flatMap((key) => {
		const date = object[key];
		return typeof date === 'string' && zoned(date) !== date ? [[key, zoned(date)] as const] : [];
	});
	return dates.length === 0 ? object : { ...object, ...Object.fromEntries(dates) };
};
