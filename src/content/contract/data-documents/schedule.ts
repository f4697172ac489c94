// What a channel broadcasts, as pages show it.
import type { DataSource } from './data-source.ts';

/** What a broadcast is besides its title: live, the first one of a series, or shown before. */
type BroadcastMark = 'live' | 'premiere' | 'repeat';

/** A programme at a time. */
export type Broadcast = {
	readonly start: Date;
	readonly end: Date;
	readonly title: string;
	readonly text?: string | undefined;
	/** Path of the programme on the brand's site, where it has a page there. */
	readonly programme?: string | undefined;
	readonly mark?: BroadcastMark | undefined;
};

/** The broadcasts that begin on a day; `date` is `YYYY-MM-DD` in the brand's time zone. */
export type ScheduleDay = { readonly date: string; readonly broadcasts: readonly Broadcast[] };

/** The schedule of seven days, today first. `isOld`: the source has not confirmed it for long. */
export type Schedule = {
	readonly source: DataSource;
	readonly isOld: boolean;
	readonly days: readonly ScheduleDay[];
	/** The broadcasts of this day in a week: next after those of today that have ended. */
	readonly weekLater: readonly Broadcast[];
};

/** The broadcast at a time, and those that begin after it. */
type OnAir = { readonly current: Broadcast | undefined; readonly coming: readonly Broadcast[] };

/** What is on air at a time, and what comes then. */
export function onAirAt({ days }: Schedule, now: Date): OnAir {
	const all = days.flatMap(({ broadcasts }) => broadcasts);
	return { current: all.find(({ start, end }) => start <= now && now < end), coming: all.filter(({ start }) => start > now) };
}
