import { expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

const day = '2026-11-20';
const idsOf = async (from: string, to: string, size: number, offset?: number) => {
	const works = await content()
		.queries('tn')
		.indexedWorks({ from, to, size, ...(offset !== undefined && { offset }) });
	return works.map(({ card }) => card.id);
};

it('the works of days are counted in UTC, and listed newest first, from an offset on', async () => {
	const shown = { A: '2026-11-18T23:59:59Z', B: '2026-11-19T00:00:00Z', C: '2026-11-19T21:00:00-03:00', D: '2026-11-20T12:00:00Z' };
	await publish(content(), [section('/deportes'), ...Object.entries(shown).map(([id, display_date]) => story(id, { display_date }))]);
	expect(await content().queries('tn').indexedDays()).toEqual([
		{ day, count: 2 },
		{ day: '2026-11-19', count: 1 },
		{ day: '2026-11-18', count: 1 },
	]);
	expect(await idsOf(day, day, 10)).toEqual(['D', 'C']);
	expect(await idsOf('2026-11-18', day, 2, 1)).toEqual(['C', 'B']);
	expect(await idsOf('2026-11-21', '2026-11-21', 10)).toEqual([]);
});

it('depend on the days that they were asked for', async () => {
	const queries = content().queries('tn');
	await queries.indexedWorks({ from: '2026-11-19', to: day, size: 1 });
	expect([...queries.keys]).toEqual(['tn/day:2026-11-19', 'tn/day:2026-11-20']);
});
