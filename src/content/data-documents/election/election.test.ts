import { describe, expect, it } from 'vitest';
import type { Election } from '#content/contract';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

type Part = { readonly [name: string]: unknown };

const party = (id: string, more: Part = {}): Part => ({
	id,
	name: `Lista ${id}`,
	short: id.toUpperCase(),
	color: '#1f7a8c',
	candidates: ['Ana Paz', 'Luis Sol'],
	...more,
});

const salta = (more: Part = {}): Part => ({
	id: 'salta',
	stations: { total: 100, counted: 60 },
	electors: 1_000,
	votes: { a: 300, b: 100 },
	blank: 60,
	spoiled: 30,
	contested: 10,
	...more,
});
const jujuy = (more: Part = {}): Part => ({ id: 'jujuy', stations: { total: 60, counted: 20 }, electors: 300, votes: { b: 250 }, ...more });

/** A count that goes on; the time of the tests is half an hour after noon of Buenos Aires. */
const count = (more: Part = {}): Part => ({
	type: 'election',
	_id: 'elecciones-2023',
	source: { name: 'la junta', updated_at: '2026-11-20T14:50:00Z' },
	title: 'Elecciones presidenciales 2023',
	date: '2023-10-22',
	parties: [party('a'), party('b'), party('c')],
	districts: [salta(), jujuy()],
	...more,
});

async function counted(): Promise<Election> {
	const election = await content().queries('tn').election('elecciones-2023');
	if (election === undefined) throw new Error('there is no election');
	return election;
}

const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('the count of an election', () => {
	it('has shares of the votes for parties, and of all votes for the others', async () => {
		await publish(content(), [count()]);
		const [first] = (await counted()).districts;
		expect(first).toMatchObject({
			id: 'salta',
			stations: { counted: 60, total: 100, share: 0.6 },
			parties: [
				{ party: { id: 'a', name: 'Lista a', candidates: ['Ana Paz', 'Luis Sol'] }, votes: 300, share: 0.75 },
				{ party: { id: 'b' }, votes: 100, share: 0.25 },
				{ party: { id: 'c' }, votes: 0, share: 0 },
			],
			blank: { votes: 60, share: 0.12 },
			spoiled: { votes: 30, share: 0.06 },
			contested: { votes: 10, share: 0.02 },
			turnout: 0.5,
		});
	});

	it('of the country is the sum of the districts, the first party first', async () => {
		await publish(content(), [count()]);
		const { country } = await counted();
		expect(country.stations).toEqual({ counted: 80, total: 160, share: 0.5 });
		expect(country.parties.map(({ party: { id }, votes }) => [id, votes])).toEqual([
			['b', 350],
			['a', 300],
			['c', 0],
		]);
		expect(country.turnout).toBeCloseTo(750 / 1_300);
	});

	it('accepts no share from its sender', async () => {
		await publish(content(), [count({ districts: [salta({ share: 0.99, turnout: 1, leader: 'c' })] })]);
		const [first] = (await counted()).districts;
		expect([first?.parties[0]?.party.id, first?.parties[0]?.share, first?.turnout]).toEqual(['a', 0.75, 0.5]);
	});

	it('has shares of nothing before the first polling station, and no turnout where the electors are not known', async () => {
		const before = { stations: { total: 100, counted: 0 }, electors: 0, votes: {}, blank: 0, spoiled: 0, contested: 0 };
		await publish(content(), [count({ districts: [salta(before), jujuy({ electors: undefined })] })]);
		const { districts, country } = await counted();
		expect(districts[0]).toMatchObject({
			stations: { share: 0 },
			parties: [{ share: 0 }, { share: 0 }, { share: 0 }],
			blank: { share: 0 },
		});
		expect([districts[0]?.turnout, country.turnout]).toEqual([undefined, undefined]);
	});

	it('has seats where the document says so', async () => {
		await publish(content(), [count({ districts: [salta({ seats: { a: 3 } }), jujuy({ seats: { a: 1, b: 2 } })] })]);
		expect((await counted()).country.parties.map(({ seats }) => seats)).toEqual([2, 4, 0]);
		await publish(content(), [count()]);
		expect((await counted()).country.parties[0]).not.toHaveProperty('seats');
	});

	it('continues until all polling stations are counted, or until the source ends it', async () => {
		await publish(content(), [count()]);
		expect((await counted()).isCounting).toBe(true);
		await publish(content(), [count({ final: true })]);
		expect((await counted()).isCounting).toBe(false);
		await publish(content(), [count({ districts: [salta({ stations: { total: 100, counted: 100 } })] })]);
		expect((await counted()).isCounting).toBe(false);
	});

	it('is old a quarter of an hour after the last word of its source, unless it is final', async () => {
		await publish(content(), [count()]);
		content.clock.now = new Date('2026-11-20T15:05:00Z');
		expect((await counted()).isOld).toBe(false);
		content.clock.now = new Date('2026-11-20T15:05:01Z');
		expect((await counted()).isOld).toBe(true);
		await publish(content(), [count({ final: true })]);
		expect((await counted()).isOld).toBe(false);
	});

	it('ends with who was elected, or with a second round', async () => {
		await publish(content(), [count({ outcome: { elected: 'a' } })]);
		expect((await counted()).outcome).toMatchObject({ kind: 'elected', party: { id: 'a' } });
		await publish(content(), [count({ outcome: { run_off: ['b', 'a'], date: '2023-11-19' } })]);
		expect((await counted()).outcome).toMatchObject({ kind: 'run-off', parties: [{ id: 'b' }, { id: 'a' }], date: '2023-11-19' });
	});

	it('purges what was made from it, and is gone when its document is removed', async () => {
		await publish(content(), [count()]);
		const page = content().queries('tn');
		await page.election('elecciones-2023');
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await content().remove({ brand: 'tn', sender: 'test' }, { type: 'election', id: 'elecciones-2023' });
		stop();
		expect(purged).toEqual([...page.keys]);
		expect(await content().queries('tn').election('elecciones-2023')).toBeUndefined();
	});

	it.each([
		['half a vote', { districts: [salta({ votes: { a: 0.5 } })] }, '$.districts.0.votes.a'],
		['fewer votes than none', { districts: [salta({ blank: -1 })] }, '$.districts.0.blank'],
		['votes as a text', { districts: [salta({ votes: { a: '300' } })] }, '$.districts.0.votes.a'],
		['votes of a party that does not stand', { districts: [salta({ votes: { d: 1 } })] }, '$.districts'],
		['seats of a party that does not stand', { districts: [salta({ seats: { d: 1 } })] }, '$.districts'],
		['more polling stations than all', { districts: [salta({ stations: { total: 1, counted: 2 } })] }, '$.districts.0.stations'],
		['votes of no polling station', { districts: [salta({ stations: { total: 1, counted: 0 } })] }, '$.districts.0'],
		['more votes than electors', { districts: [salta({ electors: 499 })] }, '$.districts.0'],
		['a district of nowhere', { districts: [salta({ id: 'macondo' })] }, '$.districts.0.id'],
		['a district twice', { districts: [salta(), salta()] }, '$.districts'],
		['a party twice', { parties: [party('a'), party('b'), party('b')] }, '$.parties'],
		['a colour without a number', { parties: [party('a', { color: 'red' }), party('b')] }, '$.parties.0.color'],
		['a party without candidates', { parties: [party('a', { candidates: [] }), party('b')] }, '$.parties.0.candidates'],
		['a winner who does not stand', { outcome: { elected: 'd' } }, '$.outcome'],
		['a second round of one', { outcome: { run_off: ['a', 'a'] } }, '$.outcome'],
		['an election without a page', { _id: 'elecciones-1983' }, '$._id'],
		['no source', { source: undefined }, '$.source'],
	])('C01 ROUTE-14 keeps the last good numbers when %s is sent', async (_, wrong, path) => {
		await publish(content(), [count()]);
		const answer = await put(count(wrong));
		expect(answer).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT' });
		expect(answer.kind === 'refused' && answer.problems.map((problem) => problem.path)).toContain(path);
		expect((await counted()).country.parties[0]?.votes).toBe(350);
	});
});
