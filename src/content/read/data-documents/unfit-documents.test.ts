import { expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';
import { tablesOf } from '../../store/tables.ts';

const content = testContent();
const source = { name: 'el mercado', updated_at: '2026-11-20T12:00:00Z' };
const board = (id: string, title = 'El dólar hoy') => ({
	type: 'board',
	_id: id,
	source,
	title,
	section: '/economia',
	kind: 'indicators',
	indicators: [{ name: 'Oficial', value: '$ 1.045' }],
});

/** Stores what a schema of an earlier time allowed: figures without values. */
const storeUnfit = (id: string, title?: string) => {
	const body = JSON.stringify({ ...board(id, title), indicators: [{ name: 'Oficial' }] });
	return tablesOf(content.database()).updateTable('content.revision').set({ body }).where('id', '=', id).execute();
};
const shown = async () => (await content().queries('tn').boards('/economia')).map(({ id }) => id);
const told = () => content.log.told.filter(({ event }) => event.startsWith('a stored document'));

it('a stored document that does not fit its schema is left out, and the log says once for each revision which one and why', async () => {
	await publish(content(), [board('dolar'), board('merval')]);
	await storeUnfit('dolar');
	expect(await shown()).toEqual(['merval']);
	// Another list is read after each purge.
	await publish(content(), [board('bonos')]);
	expect(await shown()).toEqual(['bonos', 'merval']);
	const line = {
		level: 'warn',
		fields: { document: 'tn/board/dolar', problems: [{ path: '$.indicators.0.value', message: 'expected "value"' }] },
	};
	expect(told()).toMatchObject([line]);

	await publish(content(), [board('dolar', 'El dólar de mañana')]);
	await storeUnfit('dolar', 'El dólar de mañana');
	expect(await shown()).toEqual(['bonos', 'merval']);
	expect(told()).toMatchObject([line, line]);
	expect(new Set(told().map(({ fields }) => fields.revision)).size).toBe(2);
});
