import { describe, expect, it } from 'vitest';
import { fullTime, hourIn, timeAgo } from './times.ts';

const argentina = 'America/Argentina/Buenos_Aires';
const at = '2026-11-30T01:30:00.000Z';

describe('a time on the screens of the newsroom', () => {
	it('is in the time zone of the brand, wherever the computer is', () => {
		expect(fullTime(at, argentina)).toBe('29 de nov de 2026, 22:30');
		expect(fullTime(at, 'Asia/Tokyo')).toBe('30 de nov de 2026, 10:30');
		expect(hourIn(argentina, at)).toBe('22:30');
	});

	it('says how long ago it was, and a date in that time zone when it is further away', () => {
		expect(timeAgo(at, argentina, Date.parse(at) + 5 * 60_000)).toBe('hace 5 minutos');
		for (const days of [-1, 8]) expect(timeAgo(at, argentina, Date.parse(at) + days * 86_400_000)).toBe('29 de nov de 2026, 22:30');
	});
});
