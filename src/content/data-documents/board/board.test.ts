import { describe, expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

type Part = { readonly [name: string]: unknown };

const board = (id: string, more: Part = {}): Part => ({
	type: 'board',
	_id: id,
	source: { name: 'el mercado', updated_at: '2026-11-20T12:00:00Z' },
	title: 'El dólar hoy',
	section: '/economia',
	kind: 'indicators',
	indicators: [{ name: 'Oficial', value: '$ 1.045', change: 0.4 }],
	...more,
});
const standings = (more: Part = {}): Part =>
	board('posiciones', { kind: 'table', title: 'Posiciones', columns: ['Equipo', 'Pts'], rows: [['Ribereño', '31']], ...more });
const round = board('fecha', {
	kind: 'scores',
	section: '/deportes',
	matches: [{ home: { name: 'Ribereño', points: 2 }, away: { name: 'Las Quintas', points: 0 }, state: 'Final' }],
});

const boards = (section = '/economia') => content().queries('tn').boards(section);
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('the boards of a section', () => {
	it('come in their order, with their source, on the cover of their section alone', async () => {
		await publish(content(), [standings({ order: 2 }), board('dolar', { order: 1 }), round]);
		expect(await boards()).toEqual([
			{
				id: 'dolar',
				title: 'El dólar hoy',
				source: { name: 'el mercado', updatedAt: new Date('2026-11-20T12:00:00Z') },
				isOld: false,
				figures: { kind: 'indicators', indicators: [{ name: 'Oficial', value: '$ 1.045', change: 0.4 }] },
			},
			expect.objectContaining({ id: 'posiciones', figures: { kind: 'table', columns: ['Equipo', 'Pts'], rows: [['Ribereño', '31']] } }),
		]);
		expect(await boards('/deportes')).toMatchObject([{ id: 'fecha', figures: { kind: 'scores' } }]);
		expect(await content().queries('eltrece').boards('/economia')).toEqual([]);
	});

	it.each([
		['prices after four days', board('dolar'), '/economia', '2026-11-24T12:00:00Z'],
		['scores after ten', round, '/deportes', '2026-11-30T12:00:00Z'],
		['a table after thirty', standings(), '/economia', '2026-12-20T12:00:00Z'],
	])('are old when nobody confirmed them: %s', async (_, document, section, at) => {
		await publish(content(), [document]);
		content.clock.now = new Date(at);
		expect(await boards(section)).toMatchObject([{ isOld: false }]);
		content.clock.now = new Date(Date.parse(at) + 1);
		expect(await boards(section)).toMatchObject([{ isOld: true }]);
	});

	it.each([
		['no kind', board('dolar', { kind: undefined }), '$.kind'],
		['no figures', board('dolar', { indicators: [] }), '$.indicators'],
		['a figure without a value', board('dolar', { indicators: [{ name: 'Oficial', value: ' ' }] }), '$.indicators.0.value'],
		['a row with a cell too few', standings({ _id: 'dolar', rows: [['Ribereño']] }), '$'],
		['a section that is no path', board('dolar', { section: 'economia' }), '$.section'],
		['no source', board('dolar', { source: undefined }), '$.source'],
	])('C01 stay as they were when %s is sent', async (_, document, path) => {
		await publish(content(), [board('dolar')]);
		expect(await put(document)).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect(await boards()).toMatchObject([{ title: 'El dólar hoy', figures: { kind: 'indicators' } }]);
	});
});
