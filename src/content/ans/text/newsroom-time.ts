/** The offset of times that come without one: Argentina's, where all newsrooms are. Argentina has had no summer time since 2009. */
const newsroomOffset = '-03:00';

const withoutZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/;

/** An ISO 8601 date and time, with seconds and the newsroom's offset added where it has none. */
export const zoned = (time: string): string => {
	if (!withoutZone.test(time)) return time;
	return `${time}${time.length === 16 ? ':00' : ''}${newsroomOffset}`;
};

const iso = /^\d{4}-\d{2}-\d{2}(T[\d:.+Z-]{5,30})?$/;

/** The time in UTC as `2026-11-20T12:00:00.000Z`; undefined for a text that is not ISO 8601, although `Date` may accept it. */
export function utc(time: string | undefined): string | undefined {
	if (time === undefined || !iso.test(time)) return undefined;
	const date = new Date(zoned(time));
	return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
