import { describe, expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

const page = '/programas/ficcion/salina-vieja';
const document = {
	type: 'programme',
	_id: 'salina-vieja',
	source: { name: 'la producción', updated_at: '2026-11-20T12:00:00Z' },
	section: page,
	text: 'Una familia, una herencia y un desierto de sal.',
	hours: 'De lunes a jueves, a las 21.15',
	cast: [{ name: 'Guadalupe Sarmoria', role: 'Amparo' }],
	seasons: [{ name: 'Temporada 1', chapters: [{ number: 1, title: 'La sal', date: '2026-08-03', story: 'A' }] }],
};

const programmeNow = (section = page, brand: 'tn' | 'eltrece' = 'tn') => content().queries(brand).programme(section);
const put = (part: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify({ ...document, ...part }));

describe('a programme', () => {
	it('has its cast, its hours and its chapters by season, on the page of its section, of this brand alone', async () => {
		await publish(content(), [document]);
		const { section, text, hours, cast, seasons } = document;
		const source = { name: 'la producción', updatedAt: new Date('2026-11-20T12:00:00Z') };
		expect(await programmeNow()).toEqual({ section, text, hours, cast, seasons, source });
		expect(await programmeNow('/programas/ficcion')).toBeUndefined();
		expect(await programmeNow(page, 'eltrece')).toBeUndefined();
	});

	it('may have neither cast nor chapters', async () => {
		const { cast: _, seasons: __, hours: ___, ...least } = document;
		await publish(content(), [least]);
		expect(await programmeNow()).toMatchObject({ cast: [], seasons: [] });
	});

	it('is purged from the pages that asked for it when it is removed', async () => {
		await publish(content(), [document]);
		const queries = content().queries('tn');
		await queries.programme('/programas/nada');
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await content().remove({ brand: 'tn', sender: 'test' }, { type: 'programme', id: 'salina-vieja' });
		stop();
		expect(purged).toEqual([...queries.keys]);
		expect(await programmeNow()).toBeUndefined();
	});

	const season = document.seasons[0];
	it.each([
		['a section that is no path', { section: 'programas' }, '$.section'],
		['somebody without a role', { cast: [{ name: 'Ramiro Uncal' }] }, '$.cast.0.role'],
		['two seasons of one name', { seasons: [season, season] }, '$.seasons'],
		['a season without chapters', { seasons: [{ name: 'Temporada 1', chapters: [] }] }, '$.seasons.0.chapters'],
		[
			'two chapters of one number',
			{ seasons: [{ name: 'Temporada 1', chapters: [1, 1].map((number) => ({ number, title: 'La sal' })) }] },
			'$.seasons.0.chapters',
		],
		[
			'a day that is none',
			{ seasons: [{ name: '1', chapters: [{ number: 1, title: 'La sal', date: '2026-13-01' }] }] },
			'$.seasons.0.chapters.0.date',
		],
		['no source', { source: undefined }, '$.source'],
	])('C01 keeps the last good one when %s is sent', async (_, part, path) => {
		await publish(content(), [document]);
		expect(await put(part)).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect(await programmeNow()).toMatchObject({ text: document.text });
	});
});
