import type { Weather } from '../../contract/contract.ts';
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
		city: document && weatherAt(document, context.brand.timeZone, context.now),
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
