import { describe, expect, it } from 'vitest';
import { publish, testContent } from '../../../tests/support/content.ts';

const content = testContent();

const sourceOf = (updatedAt: string) => ({ name: 'el servicio', updated_at: updatedAt });
const board = (updatedAt: string) => ({
	type: 'board',
	_id: 'dolar',
	source: sourceOf(updatedAt),
	title: 'El dólar hoy',
	section: '/economia',
	kind: 'indicators',
	indicators: [{ name: 'Oficial', value: '$ 1.045' }],
});
const city = (updatedAt: string) => ({
	type: 'weather',
	_id: 'buenos-aires',
	source: sourceOf(updatedAt),
	name: 'Buenos Aires',
	province: 'Ciudad de Buenos Aires',
	latitude: -34.6,
	longitude: -58.38,
});
const boardTime = async () => (await content().queries('tn').boards('/economia'))[0]?.source.updatedAt.toISOString();
const cityTime = async () => (await content().queries('tn').weather()).city?.source.updatedAt.toISOString();

// The clock of these tests stands at 15:00.
describe.each([
	['board', board, boardTime],
	['weather', city, cityTime],
])('C01 a %s', (_, document, shownTime) => {
	const put = (updatedAt: string) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document(updatedAt)));

	it('whose source states a time in the future is refused with the reason, and the last good one stays', async () => {
		await publish(content(), [document('2026-11-20T14:00:00Z')]);
		const message = 'must not be in the future: it is 2026-11-20T15:00:00.000Z now';
		const refused = { kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path: '$.source.updated_at', message }] };
		expect(await put('2026-11-20T15:05:01Z')).toEqual(refused);
		expect(await put('2026-11-20T13:00:00-03:00')).toEqual(refused);
		expect(await shownTime()).toBe('2026-11-20T14:00:00.000Z');
	});

	it('is taken from a source whose clock is a little ahead', async () => {
		expect(await put('2026-11-20T15:05:00Z')).toMatchObject({ kind: 'stored' });
		expect(await shownTime()).toBe('2026-11-20T15:05:00.000Z');
	});
});
