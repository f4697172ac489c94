import type { CityWeather } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleAlerts, sampleWeather } from '../../samples/sample-weather.ts';

const contentOf = (more?: Partial<CityWeather>) => ({ weather: async () => ({ cities: [], city: sampleWeather(more) }) });

export const weatherStripSamples: BlockSamples<'weather-strip'> = {
	block: 'weather-strip',
	samples: [
		{ name: 'the weather of the first city', size: 'brick_full', content: contentOf() },
		...sampleAlerts.map((alert) => ({
			name: `an alert of level ${alert.level}`,
			size: 'brick_full' as const,
			content: contentOf({ alerts: [alert] }),
		})),
		{ name: 'weather that nobody confirmed for hours', size: 'brick_full', content: contentOf({ isOld: true }) },
		{ name: 'a forecast alone', size: 'brick_full', content: contentOf({ isOld: true, now: undefined }) },
		{
			name: 'no weather yet: the strip is left out',
			shows: 'nowhere',
			content: contentOf({ now: undefined, hours: [], days: [] }),
		},
	],
};
