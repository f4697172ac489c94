import { expect, it } from 'vitest';
import { repairDateZone } from './date-zone.ts';

it("a date without a zone is read on the newsroom's clock", () => {
	expect(
		repairDateZone({ display_date: '2026-11-20T10:00:00', publish_date: '2026-11-20T10:00' }, { key: '', version: undefined }),
	).toEqual({
		display_date: '2026-11-20T10:00:00-03:00',
		publish_date: '2026-11-20T10:00:00-03:00',
	});
});

it('a date with a zone, or that is none, stays', () => {
	const dates = { display_date: '2026-11-20T10:00:00Z', publish_date: 'yesterday' };
	expect(repairDateZone(dates, { key: '', version: undefined })).toBe(dates);
});
