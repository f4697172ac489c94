import { expect, it } from 'vitest';
import { utc, zoned } from './newsroom-time.ts';

it("a time without a zone is in the newsroom's zone", () => {
	expect(utc('2026-11-20T10:00')).toBe('2026-11-20T13:00:00.000Z');
	expect(utc('2026-11-20T10:00:30.5')).toBe('2026-11-20T13:00:30.500Z');
	expect(utc('2026-11-20T10:00:30')).toBe('2026-11-20T13:00:30.000Z');
	expect(utc('2026-11-20T10:00:30.123456789')).toBe('2026-11-20T13:00:30.123Z');
	expect(utc('2026-11-20')).toBe('2026-11-20T00:00:00.000Z');
	expect(utc('2026-11-20T10:00:00Z')).toBe('2026-11-20T10:00:00.000Z');
	expect(zoned('2026-11-20T10:00')).toBe('2026-11-20T10:00:00-03:00');
	expect(['x 2026-11-20T10:00', '2026-11-20T10:00 x'].map(zoned)).toEqual(['x 2026-11-20T10:00', '2026-11-20T10:00 x']);
	expect(zoned('2026-11-20T10:00:00+01:00')).toBe('2026-11-20T10:00:00+01:00');
});

it.each([
	'Nov 5',
	'x 5',
	'x 2026-11-20',
	'2026-11-20 10:00',
	'2026-11-20T10:00:00 (x)',
	'2026-11-20T10',
	'20/11/2026',
	'2026-13-40T10:00:00Z',
	'2026-11-20T25:00:00Z',
	'',
	undefined,
])('%j is not a time', (time) => {
	expect(utc(time)).toBeUndefined();
});
