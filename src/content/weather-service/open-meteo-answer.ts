// The answer of Open-Meteo (https://open-meteo.com/en/docs): lists of values side by side, and times on the clocks of the city.
import * as v from 'valibot';
import type { WeatherCondition } from '../contract/contract.ts';
import { momentAt } from '../data-documents/zoned-time.ts';
import type { WeatherReading } from './weather-service.ts';

/** The condition of each weather code of the World Meteorological Organization that Open-Meteo uses. */
const conditions = new Map<number, WeatherCondition>([
	[0, 'clear'],
	[1, 'partly-cloudy'],
	[2, 'partly-cloudy'],
	[3, 'cloudy'],
	...[45, 48].map((code): [number, WeatherCondition] => [code, 'fog']),
	...[51, 53, 55, 56, 57].map((code): [number, WeatherCondition] => [code, 'drizzle']),
	...[61, 63, 66, 80, 81].map((code): [number, WeatherCondition] => [code, 'rain']),
	...[65, 67, 82].map((code): [number, WeatherCondition] => [code, 'heavy-rain']),
	...[71, 73, 75, 77, 85, 86].map((code): [number, WeatherCondition] => [code, 'snow']),
	...[95, 96, 99].map((code): [number, WeatherCondition] => [code, 'storm']),
]);

const condition = v.pipe(
	v.number(),
	v.transform((code) => conditions.get(code)),
	v.picklist([...conditions.values()], 'is not a weather code'),
);
const localTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'is not a local time'));
const numbers = v.array(v.number());
/** Chances are missing for hours that are far away. */
const chances = v.array(v.nullable(v.number()));

/** The part of an answer that we ask for. */
export const openMeteoAnswer = v.object({
	current: v.object({
		time: localTime,
		temperature_2m: v.number(),
		apparent_temperature: v.number(),
		relative_humidity_2m: v.number(),
		wind_speed_10m: v.number(),
		wind_direction_10m: v.number(),
		weather_code: condition,
	}),
	hourly: v.object({
		time: v.array(localTime),
		temperature_2m: numbers,
		precipitation_probability: chances,
		weather_code: v.array(condition),
	}),
	daily: v.object({
		time: v.array(v.pipe(v.string(), v.isoDate())),
		temperature_2m_min: numbers,
		temperature_2m_max: numbers,
		precipitation_probability_max: chances,
		weather_code: v.array(condition),
		sunrise: v.array(localTime),
		sunset: v.array(localTime),
	}),
});

type Answer = v.InferOutput<typeof openMeteoAnswer>;

/** What an answer says. Throws when a list is shorter than its times. */
export function readingOf({ current, hourly, daily }: Answer, timeZone: string): WeatherReading {
	return {
		source: { name: 'Open-Meteo.com', updated_at: momentOf(current.time, timeZone) },
		now: {
			temperature: current.temperature_2m,
			feels_like: current.apparent_temperature,
			humidity: current.relative_humidity_2m,
			wind: { speed: current.wind_speed_10m, direction: current.wind_direction_10m },
			condition: current.weather_code,
		},
		hours: hourly.time.map((time, at) => ({
			at: momentOf(time, timeZone),
			temperature: item(hourly.temperature_2m, at),
			condition: item(hourly.weather_code, at),
			rain_chance: item(hourly.precipitation_probability, at) ?? undefined,
		})),
		days: daily.time.map((date, at) => ({
			date,
			min: item(daily.temperature_2m_min, at),
			max: item(daily.temperature_2m_max, at),
			condition: item(daily.weather_code, at),
			rain_chance: item(daily.precipitation_probability_max, at) ?? undefined,
			sunrise: clockOf(item(daily.sunrise, at)),
			sunset: clockOf(item(daily.sunset, at)),
		})),
	};
}

function item<Value>(list: readonly Value[], at: number): Value {
	const value = list[at];
	if (value === undefined) throw new Error('a list of the answer is shorter than its times');
	return value;
}

const clockOf = (time: string): string => time.slice(11);

const momentOf = (time: string, timeZone: string): string => momentAt(time.slice(0, 10), clockOf(time), timeZone).toISOString();
