import { expect, it } from 'vitest';
import { daysAfter, momentAt } from './zoned-time.ts';

it.each([
	['2026-11-23', '21:30', 'America/Argentina/Buenos_Aires', '2026-11-24T00:30:00.000Z'],
	['2026-11-23', '00:00', 'Asia/Kolkata', '2026-11-22T18:30:00.000Z'],
	// The clocks of Madrid go back at 3:00 on this day, and forward at 2:00 on the next.
	['2026-10-25', '01:30', 'Europe/Madrid', '2026-10-24T23:30:00.000Z'],
	['2026-10-25', '03:30', 'Europe/Madrid', '2026-10-25T02:30:00.000Z'],
	['2026-03-29', '01:30', 'Europe/Madrid', '2026-03-29T00:30:00.000Z'],
	['2026-03-29', '03:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
])('%s at %s in %s is %s', (date, time, timeZone, moment) => {
	expect(momentAt(date, time, timeZone).toISOString()).toBe(moment);
});

it('days are counted over months', () => {
	expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
	expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});
