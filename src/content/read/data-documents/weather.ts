import type { CityWeather, Weather } from '../../contract/contract.ts';
import { weatherAt } from '../../data-documents/weather/weather-at.ts';
import { type WeatherDocument, weatherSchema } from '../../data-documents/weather/weather-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { inOrder } from './in-order.ts';
import { validDocumentsOf } from './valid-documents.ts';

const weatherDocuments = validDocumentsOf('weather', weatherSchema);

/** The cities of the brand in its order, and the weather of one of them, or of the first. */
export async function weather(context: QueryContext, id?: string): Promise<Weather> {
	const documents = await citiesInOrder(context);
	const document = id === undefined ? documents[0] : documents.find(({ _id }) => _id === id);
	return {
		cities: documents.map(({ _id, name, province }) => ({ id: _id, name, province })),
		city: document && weatherOf(document, context),
	};
}

/** The cities of lists of documents in order: every page asks for them. */
const ordered = new WeakMap<readonly WeatherDocument[], readonly WeatherDocument[]>();

async function citiesInOrder(context: QueryContext): Promise<readonly WeatherDocument[]> {
	const documents = await weatherDocuments(context);
	const cities = ordered.get(documents) ?? inOrder(context, documents, ({ name }) => name);
	ordered.set(documents, cities);
	return cities;
}

const minuteMs = 60_000;

/** The weather of each document in the last minute in which a page showed it: most pages show the same. */
const latest = new WeakMap<WeatherDocument, { readonly minute: number; readonly city: CityWeather }>();

function weatherOf(document: WeatherDocument, { brand, now }: QueryContext): CityWeather {
	const minute = Math.floor(now.getTime() / minuteMs);
	const known = latest.get(document);
	if (known?.minute === minute) return known.city;
	const city = weatherAt(document, brand.timeZone, now);
	latest.set(document, { minute, city });
	return city;
}
