import type { Brand } from '#brands';
import type { WeatherNow } from '#content/contract';

const round = (value: number): string => String(Math.round(value)).replace(/^-0$/, '0').replace('-', '−');

/** A temperature as "22°". */
export const degrees = (temperature: number): string => `${round(temperature)}°`;

/** A humidity or a probability, from 0 to 100, as "40 %". */
export const percentOfHundred = (value: number): string => `${Math.round(value)} %`;

/** A wind as "14 km/h del sudeste". */
export function windWords({ speed, direction }: NonNullable<WeatherNow['wind']>, { texts: { weather } }: Brand): string {
	const from = weather.winds[Math.round(direction / 45) % weather.winds.length];
	return Math.round(speed) === 0 ? weather.calm : `${Math.round(speed)} km/h ${from}`;
}
