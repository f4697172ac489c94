import type { WeatherDocument } from '../data-documents/weather/weather-schema.ts';

/** What a service says of a city: the parts of its document that change. Alerts that it does not give stay as they are. */
export type WeatherReading = Pick<WeatherDocument, 'source' | 'now' | 'hours' | 'days'> & Partial<Pick<WeatherDocument, 'alerts'>>;

/**
 * Gives the weather of a city, whose clocks are those of `timeZone`; undefined when it leaves that city to others. Throws when there is no
 * answer, or one that it cannot read.
 */
export type WeatherService = (city: WeatherDocument, timeZone: string) => Promise<WeatherReading | undefined>;
