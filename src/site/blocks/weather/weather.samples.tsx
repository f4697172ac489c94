import type { CityWeather } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleAlerts, sampleWeather } from '../../samples/sample-weather.ts';
import type { Subject } from '../../subject.ts';

const cities = [
	{ id: 'buenos-aires', name: 'Buenos Aires', province: 'Ciudad de Buenos Aires' },
	{ id: 'ushuaia', name: 'Ushuaia', province: 'Tierra del Fuego' },
];

const subjectOf = (city: CityWeather | undefined) => async (): Promise<Subject> => ({
	kind: 'weather',
	name: city === undefined ? 'El tiempo' : 'El tiempo en Buenos Aires',
	city,
	cities: city === undefined ? [] : cities,
});

export const weatherSamples: BlockSamples<'weather'> = {
	block: 'weather',
	samples: [
		{ name: 'a city, with every condition by day and by night', subject: subjectOf(sampleWeather()) },
		{ name: 'alerts of every level', subject: subjectOf(sampleWeather({ alerts: sampleAlerts })) },
		{ name: 'weather that nobody confirmed for hours', subject: subjectOf(sampleWeather({ isOld: true })) },
		{ name: 'a city without weather yet', subject: subjectOf(sampleWeather({ now: undefined, hours: [], days: [] })) },
		{ name: 'no city yet', subject: subjectOf(undefined) },
	],
};
