import { describe, expect, it } from 'vitest';
import { relativeLabel } from './relative-time.ts';

const words = ['Hace 1 minuto', 'Hace # minutos', 'Hace 1 hora', 'Hace # horas'];
const minutes = 60_000;

describe('a relative time', () => {
	it('UI-07 is in minutes below an hour, and at least one', () => {
		expect(relativeLabel(0, words)).toBe('Hace 1 minuto');
		expect(relativeLabel(59 * minutes, words)).toBe('Hace 59 minutos');
	});

	it('UI-06 is in hours from 60 minutes on, rounded down', () => {
		expect(relativeLabel(60 * minutes, words)).toBe('Hace 1 hora');
		expect(relativeLabel(179 * minutes, words)).toBe('Hace 2 horas');
	});

	it('is not shown from a day on', () => {
		expect(relativeLabel(24 * 60 * minutes, words)).toBeUndefined();
	});
});
