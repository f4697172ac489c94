import { fill } from '#brands';
import type { WeatherCity } from '#content/contract';
import { row } from '../../arrangement.ts';
import type { LoadResult, PageDefinition } from '../../page-definition.ts';
import type { PageMeta } from '../../page-meta.ts';
import type { RenderContext } from '../../render-context.ts';
import type { Subject } from '../../subject.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { unindexedMeta } from '../notice-page.ts';

/** `/clima/`, the weather of the brand's first city, and `/clima/{city}/` that of another (ROUTE-10). */
export const weatherPage: PageDefinition = {
	// The current hour changes.
	freshFor: 120,
	load: loadWeather,
	arrange: () => [row('brick_100', { block: 'weather' }), row('brick_100', { block: 'latest' })],
	meta: weatherMeta,
};

async function loadWeather({ address, brand, contentQueries }: RenderContext): Promise<LoadResult> {
	const [, id] = address.path.split('/').filter(Boolean);
	const { cities, city } = await contentQueries.weather(id);
	if (id !== undefined && address.path !== `/clima/${city?.id}/`) return { kind: 'missing' };
	const { title, titleOf } = brand.texts.weather;
	const name = city === undefined ? title : fill(titleOf, { city: city.name });
	return { kind: 'found', subject: { kind: 'weather', name, city, cities } };
}

function weatherMeta(subject: Subject, context: RenderContext): PageMeta {
	const { name, texts } = context.brand;
	if (subject.kind !== 'weather' || subject.city === undefined)
		return unindexedMeta({ title: texts.weather.title, text: texts.weather.empty }, context);
	const description = fill(texts.weather.description, { city: subject.city.name, brand: name });
	return namedPageMeta({ name: subject.name, description, path: pathOf(subject.city, subject.cities) }, context);
}

/** The one address of a city's weather: that of the first city is `/clima/`. */
const pathOf = ({ id }: WeatherCity, [first]: readonly WeatherCity[]): string => (id === first?.id ? '/clima/' : `/clima/${id}/`);
