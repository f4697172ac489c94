import { describe, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';

const content = testContent();

const inSection = (id: string) => ({ taxonomy: { primary_section: { type: 'section', version: '0.10.12', _id: id, name: id } } });
const at = (date: string, more: object = {}) => ({ display_date: date, publish_date: date, ...more });
const counts = (brand: 'tn' | 'eltrece' = 'tn') => content().queries(brand).publicationCounts();

describe('the works that a newsroom published', () => {
	it('are counted for four weeks by the days of the brand, today last', async () => {
		// The day of Buenos Aires begins at 3:00 UTC.
		await publish(content(), [
			story('TODAY', at('2026-11-20T03:00:00Z')),
			story('YESTERDAY', at('2026-11-20T02:59:59Z')),
			story('ALSO', at('2026-11-19T12:00:00Z')),
			story('FIRST', at('2026-10-24T03:00:00Z')),
			story('BEFORE', at('2026-10-24T02:59:59Z')),
		]);
		const { days } = await counts();
		expect(days).toHaveLength(28);
		expect(days.filter(({ count }) => count > 0)).toEqual([
			{ date: '2026-10-24', count: 1 },
			{ date: '2026-11-19', count: 2 },
			{ date: '2026-11-20', count: 1 },
		]);
		expect((await counts('eltrece')).days.every(({ count }) => count === 0)).toBe(true);
	});

	it('are counted by main section with those below it, most first; a section without works is left out', async () => {
		await publish(content(), [
			...['/deportes', '/politica', '/show'].map((id) => section(id)),
			section('/deportes/futbol', { parent: { default: '/deportes' } }),
			story('ONE', at('2026-11-19T12:00:00Z', inSection('/politica'))),
			story('TWO', at('2026-11-19T12:00:00Z', inSection('/deportes'))),
			story('THREE', at('2026-11-20T12:00:00Z', inSection('/deportes/futbol'))),
			story('OLD', at('2026-09-20T12:00:00Z', inSection('/show'))),
		]);
		expect((await counts()).sections.map(({ id, count }) => [id, count])).toEqual([
			['/deportes', 2],
			['/politica', 1],
		]);
	});

	it('C08 are only those that readers can see', async () => {
		await publish(content(), [story('HERE', at('2026-11-20T12:00:00Z')), story('LATER', at('2026-11-21T12:00:00Z'))]);
		await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'HERE' });
		expect((await counts()).days.reduce((sum, { count }) => sum + count, 0)).toBe(0);
	});
});
