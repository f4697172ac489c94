import { describe, expect, it } from 'vitest';
import type { SearchPeriod } from '#content/contract';
import { publish, story, testContent } from '../../../tests/support/content.ts';
import { typingErrors } from './correct.ts';
import { searchTerms } from './search-terms.ts';

const content = testContent();

const headlined = (id: string, headline: string, more = {}) =>
	story(id, { headlines: { basic: headline }, content_elements: [{ type: 'text', content: 'Texto.' }], ...more });
const find = async (terms: string, ...more: [page?: number, size?: number, section?: string]) => {
	const [page = 1, size = 10, section] = more;
	return content().queries('tn').search({ terms, page, size, section });
};
const ids = async (terms: string) => (await find(terms)).cards.map(({ id }) => id);

describe('a search', () => {
	it.each(['ñandú', 'nandu', 'ÑANDÚ', 'n\u0303andu\u0301', 'ñandúes', 'ＮＡＮＤＵ'])('%s finds the story of the ñandú', async (terms) => {
		await publish(content(), [headlined('A', 'Un ñandú en la ruta'), headlined('B', 'Otra cosa')]);
		expect(await ids(terms)).toEqual(['A']);
	});

	it('plurals, conjugations and words without accents find the same story', async () => {
		await publish(content(), [headlined('A', 'La inflación de los camiones')]);
		for (const terms of ['inflacion', 'camión', 'camion', 'CAMIONES', 'inflaciones']) expect(await ids(terms)).toEqual(['A']);
	});

	it('headlines rank before tags, tags before texts, and newer stories before older ones', async () => {
		const body = (word: string) => ({ content_elements: [{ type: 'text', content: `Habla de ${word}.` }] });
		await publish(content(), [
			headlined('TEXT', 'Uno', body('quebracho')),
			headlined('TAG', 'Dos', { taxonomy: { tags: [{ text: 'Quebracho', slug: 'quebracho' }] } }),
			headlined('OLD', 'El quebracho', { display_date: '2020-01-01T00:00:00Z' }),
			headlined('HEAD', 'El quebracho'),
		]);
		expect(await ids('quebracho')).toEqual(['HEAD', 'TAG', 'TEXT', 'OLD']);
	});

	it('quotes search for a phrase, and a minus excludes a word', async () => {
		await publish(content(), [headlined('A', 'Copa del mundo'), headlined('B', 'El mundo y la copa')]);
		expect(await ids('"copa del mundo"')).toEqual(['A']);
		expect((await ids('mundo copa')).toSorted()).toEqual(['A', 'B']);
		await publish(content(), [headlined('C', 'La copa de vino')]);
		expect(await ids('copa -mundo')).toEqual(['C']);
		expect(await ids('copa-del-mundo')).toHaveLength(2);
	});

	it('a section narrows the search', async () => {
		await publish(content(), [
			headlined('A', 'Quebracho'),
			headlined('B', 'Quebracho', {
				taxonomy: { primary_section: { _id: '/politica/x', type: 'section', version: '0.10.12', name: 'X' } },
			}),
		]);
		expect((await find('quebracho', 1, 10, '/politica')).cards).toMatchObject([{ id: 'B' }]);
	});

	it('a time up to now narrows the search', async () => {
		const published = (id: string, at: string) => headlined(id, 'El quebracho', { display_date: at });
		await publish(content(), [
			published('NOW', '2026-11-20T10:00:00Z'),
			published('WEEK', '2026-11-15T10:00:00Z'),
			published('MONTH', '2026-10-25T10:00:00Z'),
			published('YEAR', '2026-01-01T10:00:00Z'),
			published('OLD', '2020-01-01T10:00:00Z'),
		]);
		const since = async (period?: SearchPeriod, terms = 'quebracho') => {
			const { cards, total } = await content().queries('tn').search({ terms, page: 1, size: 10, period });
			expect(total).toBe(cards.length);
			return cards.map(({ id }) => id);
		};
		expect(await since('day')).toEqual(['NOW']);
		expect(await since('week')).toEqual(['NOW', 'WEEK']);
		expect(await since('month', '"el quebracho"')).toEqual(['NOW', 'WEEK', 'MONTH']);
		expect(await since('year')).toEqual(['NOW', 'WEEK', 'MONTH', 'YEAR']);
		expect(await since()).toHaveLength(5);
	});

	it('the matching words of headlines and subheadlines are returned as they are spelt there', async () => {
		await publish(content(), [headlined('A', 'La INFLACIÓN de los camiones', { subheadlines: { basic: 'Un camión y dos rutas' } })]);
		const matched = async (terms: string) => [...(await find(terms)).matched].toSorted();
		expect(await matched('inflacion')).toEqual(['INFLACIÓN']);
		expect(await matched('camiones -guerra')).toEqual(['camiones', 'camión']);
		expect(await matched('"camion y" or guerra')).toEqual(['camiones', 'camión']);
		expect(await matched('inflasion')).toEqual(['INFLACIÓN']);
		expect(await matched('de la')).toEqual([]);
	});

	it('a word of another brand is not found', async () => {
		await publish(content(), [headlined('A', 'Quebracho')], 'ciudad');
		expect(await find('quebracho')).toMatchObject({ total: 0 });
		expect(await find('quebrcho')).not.toHaveProperty('correctedTerms');
	});
});

describe('a misspelt search', () => {
	it.each([
		['goviernno', 'gobierno'],
		['quebrcho', 'quebracho'],
		['quebarcho', 'quebracho'],
		['quebrracho gobierno', 'quebracho gobierno'],
	])('%s is corrected to %s, and the result says so', async (terms, corrected) => {
		await publish(content(), [headlined('A', 'El gobierno y el quebracho'), headlined('B', 'Una palabra cualquiera')]);
		expect(await find(terms)).toMatchObject({ terms, correctedTerms: corrected, total: 1 });
	});

	it('a word that is unlike all others finds nothing', async () => {
		await publish(content(), [headlined('A', 'El gobierno')]);
		const found = await find('xyzwqk');
		expect(found).toMatchObject({ total: 0, cards: [] });
		expect(found).not.toHaveProperty('correctedTerms');
	});

	it('a correction with which nothing is found is not told', async () => {
		await publish(content(), [headlined('A', 'El quebracho')]);
		expect(await find('quebrcho')).toHaveProperty('correctedTerms', 'quebracho');
		expect(await find('quebrcho xyzwqk')).not.toHaveProperty('correctedTerms');
	});

	it.each(['ornitorinco', 'goviernno or ornitorinco', 'goviernno -ornitorinco', '"ornitorinco" or gobierrno'])(
		'C08 %s reveals no word of a story under embargo',
		async (terms) => {
			const embargo = { content_restrictions: { embargo: { active: true, end_time: '2026-11-20T18:00:00Z' } } };
			await publish(content(), [headlined('A', 'El gobierno'), headlined('B', 'El ornitorrinco', embargo)]);
			expect(JSON.stringify(await find(terms))).not.toContain('ornitorrinco');
			content.clock.now = new Date('2026-11-20T18:00:00Z');
			expect((await find('ornitorinco')).correctedTerms).toBe('ornitorrinco');
		},
	);

	it('typing errors are letters that are missing, added, wrong or swapped', () => {
		expect([
			typingErrors('gobierno', 'govierno'),
			typingErrors('ab', 'ba'),
			typingErrors('abc', 'ac'),
			typingErrors('', 'ab'),
			typingErrors('mesa', 'mesa'),
		]).toEqual([1, 1, 1, 2, 0]);
	});
});

describe('hostile terms', () => {
	it.each([
		['5,000 hyphens', '-'.repeat(5000)],
		['40 KB of a word', 'a'.repeat(40_960)],
		['40 KB of words', 'quebracho '.repeat(4096)],
		['a U+0000', 'quebracho\u0000'],
		['SQL', "'; drop table story; --"],
		['operators', 'a & | b <-> ((((( ! :*'],
		['an unbalanced quote', '"quebracho'],
		['quotes alone', '"""""'],
		['prefix marks', 'quebracho:*'],
		['wildcards', '%_\\'],
		['stop words alone', 'de la'],
		['one letter', 'q'],
		['spaces', '   '],
		['emoji', '😀🎉'],
		['Chinese', '新闻'],
		['Arabic', 'أخبار'],
		['writing direction', '\u202Equebracho\u202C'],
		['half a character', '\uD83D quebracho'],
		['a regular expression', '(a+)+$'],
		['a template', ['{{7*7}}', '$', '{7*7} <%= 7*7 %>'].join('')],
		['a script', '<script>alert(1)</script>'],
	])('%s are searched without a fault', async (_what, terms) => {
		await publish(content(), [headlined('A', 'El quebracho')]);
		const found = await find(terms);
		expect(found.total).toBeLessThanOrEqual(1);
		expect(found.terms.length).toBeLessThanOrEqual(200);
		expect(found.terms).not.toMatch(/[\p{Cc}\p{Cf}]/u);
	});

	it('terms are cut at 10 words and 200 characters', () => {
		expect(searchTerms('uno dos tres cuatro cinco seis siete ocho nueve diez once doce')?.folded.split(' ')).toHaveLength(10);
		expect(searchTerms(`x${'y'.repeat(500)}`)?.display).toHaveLength(200);
		expect(searchTerms('---')).toBeUndefined();
	});

	it.each([0, -1, 1e9, Number.NaN, 1.5])('page %s becomes an existing page', async (page) => {
		await publish(content(), [headlined('A', 'El quebracho')]);
		await expect(find('quebracho', page)).resolves.toMatchObject({ size: 10 });
	});

	it('a page beyond the fiftieth becomes the fiftieth', async () => {
		expect(await find('quebracho', 60)).toMatchObject({ offset: 490 });
	});
});
