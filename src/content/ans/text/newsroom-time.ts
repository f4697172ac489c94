/** Offset of times that come without one: Argentina's, where all newsrooms are. It has not moved its clocks since 2009. */
const newsroomOffset = '-03:00';

const withoutZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/;

/** An ISO 8601 time of the day and hour, completed with seconds and the newsroom's offset where it has none. */
export const zoned = (time: string): string => {
	if (!withoutZone.test(time)) return time;
	return `${time}${time.length === 16 ? ':00' : ''}${newsroomOffset}`;
};

const iso = /^\d{4}-\d{2}-\d{2}(T[\d:.+Z-]{5,30})?$/;

/** The time in UTC as `2026-11-20T12:00:00.000Z`; undefined for what is no ISO 8601, of which a browser's clock would make something. */
export function utc(time: string | undefined): string | undefined {
	if (time === undefined || !iso.test(time)) return undefined;
	const date = new Date(zoned(time));
	return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
