import { createServer, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';
import { publish, testContent } from '../../../tests/support/content.ts';
import { tablesOf } from '../store/tables.ts';
import recorded from './fixtures/open-meteo-buenos-aires.json' with { type: 'json' };
import { openMeteo } from './open-meteo.ts';
import { WeatherUpdates } from './weather-updates.ts';

const content = testContent();

/** Stands in for Open-Meteo. */
let answer: (response: ServerResponse) => void;
const asked: URL[] = [];
const service = createServer((request, response) => {
	asked.push(new URL(request.url ?? '', 'http://service'));
	answer(response);
});
let origin = '';
let outboundHttp: OutboundHttp;
beforeAll(async () => {
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
	const address = service.address();
	origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
	outboundHttp = openOutboundHttp({ privateHosts: new Set([new URL(origin).host]) });
	asked.length = 0;
	answer = (response) => response.end(JSON.stringify(recorded));
	// The recorded answer is of this moment.
	content.clock.now = new Date('2026-11-20T15:05:00Z');
});
afterEach(() => outboundHttp.close());

const updates = () =>
	new WeatherUpdates({
		tables: tablesOf(content.database()),
		clock: () => content.clock.now,
		log: content.log,
		brands: brandList,
		publisher: content(),
		service: openMeteo(new URL(`${origin}/v1/forecast?apikey=abc`), outboundHttp),
	});

const city = (more: object = {}) => ({
	type: 'weather',
	_id: 'buenos-aires',
	source: { name: 'la redacción', updated_at: '2026-11-20T12:00:00Z' },
	name: 'Buenos Aires',
	province: 'Ciudad de Buenos Aires',
	latitude: -34.6,
	longitude: -58.38,
	...more,
});
const weather = async () => (await content().queries('tn').weather()).city;
const lines = () => content.log.told.filter(({ level }) => level === 'warn').map(({ fields }) => fields);

describe('the weather of a service', () => {
	it('ROUTE-10 fills the cities of the brands, whose own data stay', async () => {
		const alert = { level: 'red', title: 'Granizo', text: 'Fuerte.', from: '2026-11-20T12:00:00Z', to: '2026-11-20T22:00:00Z' };
		await publish(content(), [city({ alerts: [alert] })]);
		await updates().run();
		expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
			apikey: 'abc',
			latitude: '-34.6',
			longitude: '-58.38',
			timezone: 'America/Argentina/Buenos_Aires',
			forecast_days: '7',
		});
		expect(await weather()).toMatchObject({
			name: 'Buenos Aires',
			source: { name: 'Open-Meteo.com', updatedAt: new Date('2026-11-20T15:00:00Z') },
			now: { temperature: 24.3, feelsLike: 25.1, humidity: 58, wind: { speed: 13.7, direction: 76 }, condition: 'partly-cloudy' },
			days: [{ date: '2026-11-20', min: 16.2, max: 27.4, rainChance: 5, sunrise: '05:37', sunset: '19:43' }, { condition: 'storm' }],
			alerts: [{ title: 'Granizo' }],
		});
		// Chances are missing for the last hour.
		expect((await weather())?.hours.map(({ time, condition, rainChance }) => [time, condition, rainChance])).toEqual([
			['12:00', 'partly-cloudy', 0],
			['13:00', 'cloudy', 5],
			['14:00', 'heavy-rain', undefined],
		]);
	});

	it('is asked for again when it is twenty minutes old, and not before', async () => {
		await publish(content(), [city()]);
		await updates().run();
		content.clock.now = new Date('2026-11-20T15:19:59Z');
		await updates().run();
		expect(asked).toHaveLength(1);
		content.clock.now = new Date('2026-11-20T15:20:00Z');
		await updates().run();
		expect(asked).toHaveLength(2);
	});

	it('is asked for at once for a city that has none, however new its document is', async () => {
		await publish(content(), [city({ source: { name: 'la redacción', updated_at: '2026-11-20T15:04:00Z' } })]);
		await updates().run();
		expect(await weather()).toMatchObject({ now: { temperature: 24.3 } });
	});

	it.each<[string, (response: ServerResponse) => void]>([
		['no JSON', (response) => response.end('<html>')],
		['JSON of another form', (response) => response.end('{"error":true}')],
		['a temperature that nobody has measured', (response) => response.end(withCurrent({ temperature_2m: 999 }))],
		['an unknown weather code', (response) => response.end(withCurrent({ weather_code: 42 }))],
		[
			'lists of different lengths',
			(response) => response.end(JSON.stringify({ ...recorded, hourly: { ...recorded.hourly, weather_code: [] } })),
		],
		['more bytes than an answer has', (response) => response.end(JSON.stringify({ ...recorded, more: 'a'.repeat(200_000) }))],
		['an error', (response) => response.writeHead(500).end()],
		['half an answer', (response) => response.writeHead(200, { 'content-length': '5000' }).write('{', () => response.destroy())],
	])('C01 that answers with %s changes nothing, and the log has one line', async (_, bad) => {
		await publish(content(), [city(), city({ _id: 'rosario', name: 'Rosario' })]);
		await updates().run();
		content.clock.now = new Date('2026-11-20T16:00:00Z');
		content.log.told.length = 0;
		answer = bad;
		await updates().run();
		expect(await weather()).toMatchObject({ now: { temperature: 24.3 }, source: { updatedAt: new Date('2026-11-20T15:00:00Z') } });
		expect(lines()).toMatchObject([{ cities: ['tn/buenos-aires', 'tn/rosario'] }]);
	});
});

function withCurrent(more: object): string {
	return JSON.stringify({ ...recorded, current: { ...recorded.current, ...more } });
}
