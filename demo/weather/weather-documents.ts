import { brands } from '#brands';
import type { Edition } from '../edition.ts';
import { madeUpReading } from './demo-weather.ts';

/** The cities of a brand, with weather that is made up for the time of the edition. */
export const weatherDocuments = ({ brand, cities, now }: Edition): object[] =>
	cities.map(({ id, ...city }, order) => ({
		type: 'weather',
		_id: id,
		...city,
		order,
		...madeUpReading(city, city.time_zone ?? brands[brand].timeZone, now),
	}));
