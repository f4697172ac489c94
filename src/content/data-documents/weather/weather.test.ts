import { describe, expect, it } from 'vitest';
import type { CityWeather } from '#content/contract';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

type Part = { readonly [name: string]: unknown };

const measured = { temperature: 21.4, feels_like: 22, humidity: 60, wind: { speed: 12, direction: 90 }, condition: 'clear' };
const hour = (at: string, more: Part = {}): Part => ({ at, temperature: 20, condition: 'rain', rain_chance: 80, ...more });
const day = (date: string, more: Part = {}): Part => ({
	date,
	min: 12,
	max: 27,
	condition: 'cloudy',
	sunrise: '05:40',
	sunset: '19:45',
	...more,
});
const alert = (title: string, from: string, to: string, level = 'yellow'): Part => ({ level, title, text: 'Con granizo.', from, to });

/** A city at noon of Buenos Aires, the time of the tests. */
const city = (more: Part = {}): Part => ({
	type: 'weather',
	_id: 'buenos-aires',
	source: { name: 'el servicio', updated_at: '2026-11-20T14:30:00Z' },
	name: 'Buenos Aires',
	province: 'Ciudad de Buenos Aires',
	latitude: -34.6,
	longitude: -58.4,
	now: measured,
	hours: [hour('2026-11-20T14:00:00Z'), hour('2026-11-20T15:00:00Z'), hour('2026-11-21T00:00:00Z')],
	days: [day('2026-11-19'), day('2026-11-20'), day('2026-11-21')],
	...more,
});

async function weatherOf(id?: string): Promise<CityWeather> {
	const weather = await content().queries('tn').weather(id);
	if (weather.city === undefined) throw new Error('the city has no weather');
	return weather.city;
}

const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('the weather of a city', () => {
	it('is what was measured, the hours from this one on and the days from today on, on the clocks of the city', async () => {
		await publish(content(), [city()]);
		expect(await weatherOf()).toEqual({
			id: 'buenos-aires',
			name: 'Buenos Aires',
			province: 'Ciudad de Buenos Aires',
			source: { name: 'el servicio', updatedAt: new Date('2026-11-20T14:30:00Z') },
			isOld: false,
			now: {
				temperature: 21.4,
				feelsLike: 22,
				humidity: 60,
				wind: { speed: 12, direction: 90 },
				condition: 'clear',
				isNight: false,
			},
			hours: [
				{
					at: new Date('2026-11-20T15:00:00Z'),
					date: '2026-11-20',
					time: '12:00',
					temperature: 21.4,
					condition: 'clear',
					rainChance: 80,
					isNight: false,
				},
				{
					at: new Date('2026-11-21T00:00:00Z'),
					date: '2026-11-20',
					time: '21:00',
					temperature: 20,
					condition: 'rain',
					rainChance: 80,
					isNight: true,
				},
			],
			days: [
				{ date: '2026-11-20', min: 12, max: 27, condition: 'cloudy', sunrise: '05:40', sunset: '19:45' },
				{ date: '2026-11-21', min: 12, max: 27, condition: 'cloudy', sunrise: '05:40', sunset: '19:45' },
			],
			alerts: [],
		});
	});

	it('passes from an hour to the next, and from a day to the next, without a new document', async () => {
		await publish(content(), [city()]);
		content.clock.now = new Date('2026-11-20T15:59:59Z');
		expect((await weatherOf()).hours).toHaveLength(2);
		content.clock.now = new Date('2026-11-20T16:00:00Z');
		expect((await weatherOf()).hours).toHaveLength(1);
		content.clock.now = new Date('2026-11-21T02:59:59Z');
		expect((await weatherOf()).days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
		content.clock.now = new Date('2026-11-21T03:00:00Z');
		expect((await weatherOf()).days.map(({ date }) => date)).toEqual(['2026-11-21']);
	});

	it('shows twenty-four hours and seven days of a longer forecast', async () => {
		const hours = Array.from({ length: 48 }, (_, at) => hour(new Date(Date.UTC(2026, 10, 20, 15 + at)).toISOString()));
		const days = Array.from({ length: 10 }, (_, at) => day(`2026-11-${20 + at}`));
		await publish(content(), [city({ hours, days })]);
		const shown = await weatherOf();
		expect([shown.hours.length, shown.days.length]).toEqual([24, 7]);
	});

	it('is on the clocks of the city where they are not those of the brand', async () => {
		await publish(content(), [city({ time_zone: 'Atlantic/Canary' })]);
		const { hours, now } = await weatherOf();
		expect(hours.map(({ time }) => time)).toEqual(['15:00', '00:00']);
		expect(now?.isNight).toBe(false);
	});

	it('has one sky now, though the sun rose within the hour', async () => {
		// Sunrise is at 5:40, which is 8:40 UTC.
		const source = { name: 'el servicio', updated_at: '2026-11-20T08:45:00Z' };
		content.clock.now = new Date('2026-11-20T08:50:00Z');
		await publish(content(), [city({ source, hours: [hour('2026-11-20T08:00:00Z'), hour('2026-11-20T09:00:00Z')] })]);
		const { now, hours } = await weatherOf();
		expect([now?.isNight, ...hours.map(({ isNight }) => isNight)]).toEqual([false, false, false]);
	});

	it('is old after three hours, and what was measured is gone after a day', async () => {
		await publish(content(), [city()]);
		content.clock.now = new Date('2026-11-20T17:30:00Z');
		expect((await weatherOf()).isOld).toBe(false);
		content.clock.now = new Date('2026-11-20T17:31:00Z');
		expect(await weatherOf()).toMatchObject({ isOld: true, now: { temperature: 21.4 }, hours: [{ temperature: 20 }] });
		content.clock.now = new Date('2026-11-21T14:31:00Z');
		expect((await weatherOf()).now).toBeUndefined();
	});

	it('has the alerts in force, the gravest first', async () => {
		const [before, from, to] = ['2026-11-20T10:00:00Z', '2026-11-20T15:00:00Z', '2026-11-20T21:00:00Z'];
		const alerts = [alert('Niebla', from, to), alert('Calor', before, from), alert('Viento', to, '2026-11-21T00:00:00Z')];
		await publish(content(), [city({ alerts: [...alerts, alert('Granizo', before, to, 'red')] })]);
		expect((await weatherOf()).alerts).toEqual([
			{ level: 'red', title: 'Granizo', text: 'Con granizo.', until: { date: '2026-11-20', time: '18:00' } },
			{ level: 'yellow', title: 'Niebla', text: 'Con granizo.', until: { date: '2026-11-20', time: '18:00' } },
		]);
	});

	it.each([
		['a temperature in Fahrenheit', { now: { ...measured, temperature: 71 } }, '$.now.temperature'],
		['a humidity of more than all', { now: { ...measured, humidity: 101 } }, '$.now.humidity'],
		['a condition without an icon', { now: { ...measured, condition: 'tornado' } }, '$.now.condition'],
		['a chance below nothing', { hours: [hour('2026-11-20T14:00:00Z', { rain_chance: -1 })] }, '$.hours.0.rain_chance'],
		['hours in no order', { hours: [hour('2026-11-20T15:00:00Z'), hour('2026-11-20T14:00:00Z')] }, '$.hours'],
		['two days of one date', { days: [day('2026-11-20'), day('2026-11-20')] }, '$.days'],
		['a minimum above its maximum', { days: [day('2026-11-20', { min: 28 })] }, '$.days.0'],
		['a sunrise that no clock shows', { days: [day('2026-11-20', { sunrise: '25:40' })] }, '$.days.0.sunrise'],
		['an alert that ends first', { alerts: [alert('Viento', '2026-11-20T15:00:00Z', '2026-11-20T14:00:00Z')] }, '$.alerts.0'],
		['a place beside the earth', { latitude: 91 }, '$.latitude'],
		['a time zone of nowhere', { time_zone: 'America/Macondo' }, '$.time_zone'],
		['no source', { source: undefined }, '$.source'],
	])('C01 ROUTE-10 keeps the last good weather when %s is sent', async (_, wrong, path) => {
		await publish(content(), [city()]);
		expect(await put(city(wrong))).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect(await weatherOf()).toMatchObject({ now: { temperature: 21.4 } });
	});
});

describe('the cities of a brand', () => {
	const salta = city({ _id: 'salta', name: 'Salta', order: 2 });
	const cordoba = city({ _id: 'cordoba', name: 'Córdoba', order: 2 });
	const first = city({ order: 1 });

	it('are in its order, then in that of the alphabet; the first is the city of the brand', async () => {
		await publish(content(), [salta, cordoba, first]);
		const { cities, city: shown } = await content().queries('tn').weather();
		expect(cities.map(({ id }) => id)).toEqual(['buenos-aires', 'cordoba', 'salta']);
		expect(shown?.id).toBe('buenos-aires');
		expect((await content().queries('tn').weather('salta')).city?.name).toBe('Salta');
		expect((await content().queries('tn').weather('macondo')).city).toBeUndefined();
	});

	it('are purged by a city that changes, and are gone when their documents are removed', async () => {
		await publish(content(), [first]);
		const page = content().queries('tn');
		await page.weather();
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await content().remove({ brand: 'tn', sender: 'test' }, { type: 'weather', id: 'buenos-aires' });
		stop();
		expect(purged).toEqual([...page.keys]);
		expect(await content().queries('tn').weather()).toEqual({ cities: [], city: undefined });
	});

	it('are those of the brand alone', async () => {
		await publish(content(), [first]);
		expect((await content().queries('eltrece').weather()).cities).toEqual([]);
	});
});
