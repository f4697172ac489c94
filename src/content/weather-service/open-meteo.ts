import * as v from 'valibot';
import type { OutboundHttp } from '#platform/outbound-http';
import { openMeteoAnswer, readingOf } from './open-meteo-answer.ts';
import type { WeatherService } from './weather-service.ts';

/** Time for one answer, in ms, and its most bytes; it has about 6,000. */
const limits = { timeLimitMs: 5_000, maxBytes: 100_000 };

/** What we ask for: two days by the hour and a week by the day. */
const question = {
	current: 'temperature_2m,apparent_temperature,relative_humidity_2m,wind_speed_10m,wind_direction_10m,weather_code',
	hourly: 'temperature_2m,precipitation_probability,weather_code',
	daily: 'temperature_2m_min,temperature_2m_max,precipitation_probability_max,weather_code,sunrise,sunset',
	forecast_hours: '48',
	forecast_days: '7',
};

/** The weather by the forecast API of Open-Meteo at an address, whose query may hold a key. */
export function openMeteo(address: URL, outboundHttp: Pick<OutboundHttp, 'only'>): WeatherService {
	const fetch = outboundHttp.only(new Set([address.host]), limits);
	return async ({ latitude, longitude }, timeZone) => {
		const url = new URL(address);
		const place = { latitude: String(latitude), longitude: String(longitude), timezone: timeZone };
		for (const [name, value] of Object.entries({ ...place, ...question })) url.searchParams.set(name, value);
		const response = await fetch(url);
		if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
		return readingOf(v.parse(openMeteoAnswer, await response.json()), timeZone);
	};
}
