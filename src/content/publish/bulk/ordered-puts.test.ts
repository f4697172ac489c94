import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createContent, migrations } from '#content';
import { story, testContent } from '../../../../tests/support/content.ts';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import type { PutResult } from '../put-result.ts';

const content = testContent();
const operator = { brand: 'tn', sender: 'test', may: 'operator' } as const;

const at = (path: string) => ({ website: 'tn', website_url: path });
const inSection = (id: string) => ({ taxonomy: { primary_section: { _id: id, type: 'section', version: '0.10.12', name: id } } });
const image = (id: string) => ({ _id: id, type: 'image', version: '0.10.12', url: `https://img.test/${id}.jpg` });

/** Documents that depend on each other in every way that a batch can have. */
const documents: readonly object[] = [
	story('A', at('/a/')),
	story('B', at('/b/')),
	image('I1'),
	{ _id: 'ana', type: 'author', version: '0.10.12', name: 'Ana', slug: 'ana' },
	story('C', at('/c/')),
	story('C', { ...at('/c2/'), headlines: { basic: 'La segunda' } }),
	story('D', at('/a/')),
	story('E', { headlines: 'no' }),
	story('F', at('/f/')),
	story('G', { ...at('/g/'), ...inSection('/nueva/abajo') }),
	story('H', { ...at('/h/'), ...inSection('/nueva/abajo') }),
	story('J', at('/nueva/')),
	story('K', { revision: { published: false } }),
	story('L', { headlines: { basic: 'Sin dirección' } }),
	story('L2', { headlines: { basic: 'Sin dirección' } }),
	story('L3', { headlines: { basic: 'Tampoco' } }),
	story('L4', { ...inSection('/nueva'), headlines: { basic: 'Tampoco' } }),
	{ _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: '/vieja/', redirect_url: '/a/' },
	story('M', at('/vieja/')),
	story('N', { websites: { tn: { website_url: '/n/' }, ciudad: { website_url: '/n/' } } }),
	story('O', { ...at('/o/'), foo: 1, display_date: '2027-01-01T00:00:00Z' }),
	story('F', at('/f/')),
	story('P', at('/p/')),
];
const texts = documents.map((document) => JSON.stringify(document));

const tables = ['document', 'revision', 'address', 'placement', 'placement_term', 'search_entry', 'vocabulary'];

/** All rows of all tables, in one order, and the purge keys. */
async function everything(): Promise<readonly unknown[]> {
	const rows = await Promise.all(
		tables.map((table) => sql`select to_jsonb(t) as row from content.${sql.id(table)} as t order by 1`.execute(content.database().sql)),
	);
	const keys = sql`select distinct unnest(keys) as key from content.outbox order by 1`.execute(content.database().sql);
	return [...rows.map((found) => found.rows), (await keys).rows];
}

const forgetAll = () =>
	sql`truncate content.outbox, ${sql.join(tables.map((table) => sql`content.${sql.id(table)}`))}`.execute(content.database().sql);

/** Documents that do not depend on others. */
const plainTexts = (count: number) =>
	Array.from({ length: count }, (_none, index) => JSON.stringify(story(`S${index}`, at(`/s${index}/`))));

describe('many documents at once', () => {
	/** So many before them that those of one id or address are prepared and written at different times. */
	it.each([95, 195])('C06 leave the same results and rows as one after the other, behind %i others', { tags: 'slow' }, async (others) => {
		const all = [...plainTexts(others), ...texts];
		const together = await content().putAll(operator, all);
		const rows = await everything();
		await forgetAll();
		const alone: PutResult[] = [];
		for (const text of all) alone.push(await content().put(operator, text));
		expect(together).toEqual(alone);
		expect(rows).toEqual(await everything());
		expect(new Set(together.map(({ kind }) => kind))).toEqual(new Set(['stored', 'ignored', 'refused']));
	});

	it.each([1, 7, 120])('C06 leave the same results and rows when they come %i at a time', { tags: 'slow' }, async (size) => {
		const all = [...plainTexts(95), ...texts];
		const together = await content().putAll(operator, all);
		const rows = await everything();
		await forgetAll();
		// Another process, which does not know the words that were stored before.
		const later = createContent(content.options());
		const series = later.putSeries(operator);
		const results: PutResult[] = [];
		for (let start = 0; start < all.length; start += size) results.push(...(await series.add(all.slice(start, start + size))));
		results.push(...(await series.finish()));
		expect(results).toEqual(together);
		expect(await everything()).toEqual(rows);
		await later.close();
	});

	it('C02 change nothing the second time', async () => {
		const plain = plainTexts(150);
		await content().putAll(operator, plain);
		const rows = await everything();
		expect(new Set((await content().putAll(operator, plain)).map(({ kind }) => kind))).toEqual(new Set(['ignored']));
		expect(await everything()).toEqual(rows);
	});

	it('have all their words corrected in searches, those that only a later batch brings too', async () => {
		const word = (index: number) => `palabra${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 100)]}`;
		const worded = Array.from({ length: 250 }, (_none, index) =>
			story(`W${index}`, { ...at(`/w${index}/`), headlines: { basic: word(index) } }),
		);
		await content().putAll(
			operator,
			worded.map((one) => JSON.stringify(one)),
		);
		const rows = sql<{ word: string }>`select word from content.vocabulary where word like 'palabra%' order by word`;
		const stored = (await rows.execute(content.database().sql)).rows.map((row) => row.word);
		expect(stored).toEqual([...new Set(worded.map((_one, index) => word(index)))].sort());
	});

	it('are checked without being stored: known ones are distinguished from new ones', async () => {
		await content().putAll(operator, texts.slice(0, 2));
		const rows = await everything();
		const checked = await content().checkAll(operator, [...texts.slice(1, 3), ...texts.slice(7, 8)]);
		expect(checked.map(({ kind }) => kind)).toEqual(['ignored', 'checked', 'refused']);
		expect(await everything()).toEqual(rows);
	});
});

describeOnPostgres('many documents from two processes', (database) => {
	const first = testContent(database(migrations));

	it('C05 claim each address once, and the others are refused', { tags: 'slow' }, async () => {
		const second = createContent(first.options());
		const of = (name: string) => Array.from({ length: 60 }, (_none, index) => JSON.stringify(story(`${name}${index}`, at(`/p${index}/`))));
		const results = await Promise.all([first().putAll(operator, of('X')), second.putAll(operator, of('Y').toReversed())]);
		const kinds = results.flat().map((result) => (result.kind === 'refused' ? result.code : result.kind));
		expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(60);
		expect(kinds.filter((kind) => kind === 'PATH_TAKEN')).toHaveLength(60);
		await second.close();
	});

	it('C02 store each document once', { tags: 'slow' }, async () => {
		const second = createContent(first.options());
		const same = plainTexts(60);
		const results = await Promise.all([first().putAll(operator, same), second.putAll(operator, same)]);
		const kinds = results.flat().map(({ kind }) => kind);
		expect([kinds.filter((kind) => kind === 'stored').length, kinds.filter((kind) => kind === 'ignored').length]).toEqual([60, 60]);
		await second.close();
	});
});
