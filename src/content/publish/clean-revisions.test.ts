import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { publish, story, testContent } from '../../../tests/support/content.ts';
import { tablesOf } from '../store/tables.ts';
import { cleanRevisions } from './clean-revisions.ts';

const content = testContent();

const city = (order: number) => ({
	type: 'weather',
	_id: 'salta',
	source: { name: 'el servicio', updated_at: '2026-11-20T10:00:00Z' },
	name: 'Salta',
	province: 'Salta',
	latitude: -24.8,
	longitude: -65.4,
	order,
});

const count = (order: number) => ({
	type: 'election',
	_id: 'elecciones-2023',
	source: { name: 'la junta', updated_at: '2026-11-20T10:00:00Z' },
	title: 'Elecciones',
	date: '2023-10-22',
	parties: [{ id: 'a', name: 'Lista A', short: 'A', color: '#1f7a8c', candidates: ['Ana Paz'] }],
	districts: [{ id: 'salta', stations: { total: 9, counted: order }, votes: { a: order } }],
	order,
});

it('former revisions of the weather and of elections are deleted after a day; the current one and those of stories stay', async () => {
	const tables = tablesOf(content.database());
	const kept = async () => {
		const rows = await tables
			.selectFrom('content.revision')
			.select(['shelf', 'body'])
			.where('shelf', 'in', ['election', 'weather', 'work'])
			.execute();
		return rows.map(({ shelf, body }) => `${shelf} ${/"order":(\d)|Versión (\d)/.exec(body)?.slice(1).join('')}`).toSorted();
	};
	for (const number of [1, 2, 3]) {
		content.clock.now = new Date(`2026-11-20T1${number}:00:00Z`);
		await publish(content(), [city(number), count(number), story('S', { headlines: { basic: `Versión ${number}` } })]);
	}
	await cleanRevisions(tables, brandList, new Date('2026-11-21T11:00:00Z'));
	expect(await kept()).toEqual([
		...['election 1', 'election 2', 'election 3'],
		...['weather 1', 'weather 2', 'weather 3'],
		'work 1',
		'work 2',
		'work 3',
	]);
	await cleanRevisions(tables, brandList, new Date('2026-11-21T11:00:01Z'));
	expect(await kept()).toEqual(['election 2', 'election 3', 'weather 2', 'weather 3', 'work 1', 'work 2', 'work 3']);
	await cleanRevisions(tables, brandList, new Date('2026-12-21T11:00:00Z'));
	expect(await kept()).toEqual(['election 3', 'weather 3', 'work 1', 'work 2', 'work 3']);
});
