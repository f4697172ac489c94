import type { FileDefinition } from '../../file-definition.ts';
import { scheduleCalendar } from './schedule-calendar.ts';

/** `/grilla/calendario.ics`: the schedule of a channel (ROUTE-15); only brands that have one have the file. */
export const calendar: FileDefinition = {
	freshFor: 300,
	async make({ brand, contentQueries, origins }) {
		const schedule = await contentQueries.schedule();
		return schedule && { contentType: 'text/calendar; charset=utf-8', body: scheduleCalendar(schedule, brand, origins[brand.id]) };
	},
};
