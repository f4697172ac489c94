import ical from 'ical-generator';
import { type Brand, fill } from '#brands';
import type { Schedule } from '#content/contract';

/** How often calendar programs ask for the schedule again, in seconds. */
const askEvery = 6 * 3_600;

/** The schedule as a calendar file (iCalendar, RFC 5545), for calendar programs that subscribe to it. `origin` is that of the brand's site. */
export function scheduleCalendar({ days }: Schedule, brand: Brand, origin: string): string {
	const { title, description } = brand.texts.schedule;
	const calendar = ical({
		name: `${title} de ${brand.name}`,
		description: fill(description, { brand: brand.name }),
		prodId: { company: 'Kiosco', product: 'Kiosco', language: 'ES' },
		url: `${origin}/grilla/`,
		ttl: askEvery,
	});
	for (const { start, end, title: summary, text, programme } of days.flatMap(({ broadcasts }) => broadcasts)) {
		const url = `${origin}${programme ?? '/grilla/'}`;
		// The id of a broadcast never changes, so that calendars update the event.
		const id = `${start.toISOString()}@${new URL(origin).host}`;
		calendar.createEvent({ id, start, end, summary, url, ...(text !== undefined && { description: text }) });
	}
	return calendar.toString();
}
