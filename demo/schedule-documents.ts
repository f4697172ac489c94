import type { Edition } from './edition.ts';

/** The documents of a brand's usual week, one for each weekday. */
export const scheduleDocuments = ({ schedule: { source, week }, now }: Edition): object[] =>
	week.flatMap(({ days, broadcasts }) =>
		days.map((day) => ({ type: 'schedule', _id: day, source: { name: source, updated_at: now.toISOString() }, broadcasts })),
	);
