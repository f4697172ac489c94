// Weather that could be: seasons, days and nights of the place, and clouds that come and go. The same moment has the same weather.
import type { WeatherCondition } from '#content/contract';
import { noise } from './noise.ts';
import { dayOfYear, type Place } from './sun.ts';

/** The weather of a place at a moment; `clouds` is from 0 to 1. */
export type Air = {
	readonly clouds: number;
	readonly temperature: number;
	readonly feelsLike: number;
	readonly humidity: number;
	readonly wind: { readonly speed: number; readonly direction: number };
};

const hourMs = 3_600_000;

/** The weather of a place in the south at a moment. Places near each other have nearly the same. */
export function airAt(place: Place, at: Date): Air {
	const region = `${Math.round(place.latitude / 2)} ${Math.round(place.longitude / 2)}`;
	const hours = at.getTime() / hourMs;
	const clouds = within(0, 1, 1.7 * (0.7 * noise(`${region} front`, hours / 34) + 0.3 * noise(`${region} cloud`, hours / 8)) - 0.45);
	const usual = usualTemperature(place, at) + 8 * (noise(`${region} warmth`, hours / 60) - 0.5);
	const temperature = usual + (6.5 - 3.5 * clouds) * Math.cos((Math.PI / 12) * (sunHour(place, at) - 15));
	const humidity = within(25, 98, 62 - 2.6 * (temperature - usual) + 26 * (clouds - 0.4));
	const speed = 4 + 26 * noise(`${region} wind`, hours / 6);
	const direction = 360 * noise(`${region} vane`, hours / 20);
	return { clouds, temperature, humidity, feelsLike: felt(temperature, humidity, speed), wind: { speed, direction } };
}

/** The mean temperature of the season: warmest in the middle of January, and colder to the south. */
function usualTemperature({ latitude }: Place, at: Date): number {
	const south = Math.abs(latitude);
	return 27.5 - 0.58 * (south - 20) + 6 * Math.cos(((2 * Math.PI) / 365) * (dayOfYear(at) - 15));
}

/** The hour of the day by the sun. */
const sunHour = ({ longitude }: Place, at: Date): number => (at.getTime() / hourMs + longitude / 15) % 24;

/** The apparent temperature of the Australian Bureau of Meteorology, for a wind in km/h. */
function felt(temperature: number, humidity: number, windSpeed: number): number {
	const vapour = (humidity / 100) * 6.105 * Math.exp((17.27 * temperature) / (237.7 + temperature));
	return temperature + 0.33 * vapour - 0.7 * (windSpeed / 3.6) - 4;
}

/** What the sky does with so many clouds. */
export function conditionOf({ clouds, temperature }: Pick<Air, 'clouds' | 'temperature'>): WeatherCondition {
	if (clouds < 0.36) return 'clear';
	if (clouds < 0.56) return 'partly-cloudy';
	if (clouds < 0.7) return 'cloudy';
	if (temperature < 1) return 'snow';
	if (clouds < 0.78) return 'drizzle';
	if (clouds < 0.92) return 'rain';
	return temperature > 17 ? 'storm' : 'heavy-rain';
}

/** The chance of rain in %, by steps of five. */
export const rainChanceOf = ({ clouds }: Pick<Air, 'clouds'>): number => 5 * Math.round(within(0, 19, 30 * (clouds - 0.4)));

const within = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));
