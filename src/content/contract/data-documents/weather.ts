// The weather of a city, as pages show it. Temperatures are in °C, speeds in km/h; humidity and chances in %.
import type { DataSource } from './data-source.ts';

/** What the sky does. */
export const weatherConditions = ['clear', 'partly-cloudy', 'cloudy', 'fog', 'drizzle', 'rain', 'heavy-rain', 'storm', 'snow'] as const;

export type WeatherCondition = (typeof weatherConditions)[number];

/** The sky, as an icon shows it. */
export type Sky = { readonly condition: WeatherCondition; readonly isNight: boolean };

/** The weather as it was measured last. `direction` is where the wind comes from, in degrees clockwise from north. */
export type WeatherNow = Sky & {
	readonly temperature: number;
	readonly feelsLike?: number | undefined;
	readonly humidity?: number | undefined;
	readonly wind?: { readonly speed: number; readonly direction: number } | undefined;
};

/** What the clocks of a city show: `YYYY-MM-DD` and `HH:MM`. */
export type LocalTime = { readonly date: string; readonly time: string };

/** The forecast of an hour, which begins `at` a moment. */
export type WeatherHour = Sky &
	LocalTime & {
		readonly at: Date;
		readonly temperature: number;
		readonly rainChance?: number | undefined;
	};

/** The forecast of a day. `date` is `YYYY-MM-DD`; sunrise and sunset are `HH:MM` on the clocks of the city. */
export type WeatherDay = {
	readonly date: string;
	readonly condition: WeatherCondition;
	readonly min: number;
	readonly max: number;
	readonly rainChance?: number | undefined;
	readonly sunrise?: string | undefined;
	readonly sunset?: string | undefined;
};

/** A warning of the weather service of a country, which grades its alerts by colour. */
export type WeatherAlert = {
	readonly level: 'yellow' | 'orange' | 'red';
	readonly title: string;
	readonly text: string;
	readonly until: LocalTime;
};

/** A city whose weather a brand shows; `id` is its part of the address. */
export type WeatherCity = { readonly id: string; readonly name: string; readonly province: string };

/**
 * The weather of a city at a moment: what was measured last, the hours from this one on, the days from today on, and the alerts in force.
 * `isOld`: the source has not confirmed it for hours.
 */
export type CityWeather = WeatherCity & {
	readonly source: DataSource;
	readonly isOld: boolean;
	readonly now?: WeatherNow | undefined;
	readonly hours: readonly WeatherHour[];
	readonly days: readonly WeatherDay[];
	readonly alerts: readonly WeatherAlert[];
};

/** The cities of a brand in its order, and the weather of one of them. */
export type Weather = { readonly cities: readonly WeatherCity[]; readonly city?: CityWeather | undefined };
