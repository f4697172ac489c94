import type { WeatherDocument } from '../data-documents/weather/weather-schema.ts';

/** The data that a service gives for a city: the parts of its document that change. Alerts that it does not give are not changed. */
export type WeatherReading = Pick<WeatherDocument, 'source' | 'now' | 'hours' | 'days'> & Partial<Pick<WeatherDocument, 'alerts'>>;

/**
 * Gives the weather of a city, whose clocks are those of `timeZone`; undefined for a city that it leaves to other senders. Throws when the
 * service gives no answer, or one that cannot be read.
 */
export type WeatherService = (city: WeatherDocument, timeZone: string) => Promise<WeatherReading | undefined>;
