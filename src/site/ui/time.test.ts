import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { agoLabel } from './time.tsx';

const now = new Date('2026-11-20T15:00:00Z');

describe.each(brandList)('a relative time on $id', (brand) => {
	const after = (minutes: number) => agoLabel(new Date(now.getTime() - minutes * 60_000).toISOString(), brand, now);

	it('UI-07 is in minutes below an hour', () => {
		expect([1, 2, 59].map(after)).toEqual(['Hace 1 minuto', 'Hace 2 minutos', 'Hace 59 minutos']);
	});

	it('UI-06 is in hours from one on', () => {
		expect([60, 119, 120, 23 * 60].map(after)).toEqual(['Hace 1 hora', 'Hace 1 hora', 'Hace 2 horas', 'Hace 23 horas']);
	});
});
