import { expect, it } from 'vitest';
import { repairDateZone } from './date-zone.ts';

it("a date without a zone gets the newsroom's zone", () => {
	expect(
		repairDateZone({ display_date: '2026-11-20T10:00:00', publish_date: '2026-11-20T10:00' }, { key: '', version: undefined }),
	).toEqual({
		display_date: '2026-11-20T10:00:00-03:00',
		publish_date: '2026-11-20T10:00:00-03:00',
	});
});

it('a date with a zone and a text that is not a date are not changed', () => {
	const dates = { display_date: '2026-11-20T10:00:00Z', publish_date: 'yesterday' };
	expect(repairDateZone(dates, { key: '', version: undefined })).toBe(dates);
});
