import { dateIn } from '#brands';
import type { WeatherReading, WeatherService } from '#content';
import type { Clock } from '#platform/clock';
import { airAt, conditionOf, rainChanceOf } from './climate.ts';
import { type Place, sunOn } from './sun.ts';

/** The source of the weather that the demo makes up, as pages say it. */
const demoSource = 'datos de demostración';

const hourMs = 3_600_000;

/** Weather that is made up for the cities of the demo, so that their pages are never old. Other cities are left as they are. */
export function demoWeather(clock: Clock): WeatherService {
	return async (city, timeZone) => (city.source.name === demoSource ? madeUpReading(city, timeZone, clock()) : undefined);
}

/** The made up weather of a place at a moment. */
export function madeUpReading(place: Place, timeZone: string, now: Date): WeatherReading {
	const thisHour = Math.floor(now.getTime() / hourMs) * hourMs;
	const hours = Array.from({ length: 48 }, (_, at) => hourAt(place, new Date(thisHour + at * hourMs)));
	const { temperature, feelsLike, humidity, wind, clouds } = airAt(place, now);
	return {
		source: { name: demoSource, updated_at: now.toISOString() },
		now: {
			temperature: oneDecimal(temperature),
			feels_like: oneDecimal(feelsLike),
			humidity: Math.round(humidity),
			wind: { speed: Math.round(wind.speed), direction: Math.round(wind.direction) },
			condition: conditionOf({ temperature, clouds }),
		},
		hours,
		days: Array.from({ length: 8 }, (_, at) => dayAt(place, timeZone, new Date(now.getTime() + at * 24 * hourMs))),
		alerts: stormAlerts(hours.slice(0, 12), now),
	};
}

function hourAt(place: Place, at: Date): WeatherReading['hours'][number] {
	const air = airAt(place, at);
	return { at: at.toISOString(), temperature: oneDecimal(air.temperature), condition: conditionOf(air), rain_chance: rainChanceOf(air) };
}

/** The day of a moment on the clocks of a place. */
function dayAt(place: Place, timeZone: string, at: Date): WeatherReading['days'][number] {
	const date = dateIn(timeZone, at);
	const clock = (moment: Date) => moment.toLocaleTimeString('sv', { timeZone, timeStyle: 'short' });
	const { rise, set } = sunOn(date, place);
	// From an hour before dawn to six hours after dusk, which has the coldest hour, the warmest and the storms of the evening.
	const airs = Array.from({ length: 20 }, (_, hour) => airAt(place, new Date(rise.getTime() + (hour - 1) * hourMs)));
	const temperatures = airs.map(({ temperature }) => temperature);
	const all = airs.map(({ clouds }) => clouds);
	const mean = all.reduce((sum, clouds) => sum + clouds, 0) / all.length;
	// A day of sun with a storm is a day of storms.
	const clouds = (mean + Math.max(...all)) / 2;
	const max = oneDecimal(Math.max(...temperatures));
	return {
		date,
		min: oneDecimal(Math.min(...temperatures)),
		max,
		condition: conditionOf({ clouds, temperature: max }),
		rain_chance: Math.max(...airs.map(rainChanceOf)),
		sunrise: clock(rise),
		sunset: clock(set),
	};
}

/** An alert while storms are coming. */
function stormAlerts(hours: WeatherReading['hours'], now: Date): NonNullable<WeatherReading['alerts']> {
	const last = hours.findLast(({ condition }) => condition === 'storm');
	if (last === undefined) return [];
	const text = 'Se esperan tormentas, algunas fuertes, con ráfagas y caída de granizo. Es un aviso de demostración.';
	const to = new Date(Date.parse(last.at) + hourMs).toISOString();
	return [{ level: 'yellow', title: 'Tormentas', text, from: now.toISOString(), to }];
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
