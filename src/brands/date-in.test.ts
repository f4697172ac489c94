import { expect, it } from 'vitest';
import { dateIn } from './date-in.ts';

it('the date of a moment is that of the time zone', () => {
	expect(dateIn('America/Argentina/Buenos_Aires', new Date('2026-12-01T02:59:59Z'))).toBe('2026-11-30');
	expect(dateIn('America/Argentina/Buenos_Aires', new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01');
	expect(dateIn('Asia/Tokyo', new Date('2026-12-01T02:59:59Z'))).toBe('2026-12-01');
});
